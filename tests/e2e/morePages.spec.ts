// Tests that many pages more cost the others little.
import { expect, test } from '@playwright/test'
import { morePages } from '../../tools/quality/bench/morePages'

test('a hundred pages more cost the start of every other page less than 1 kB', () => {
  const { before, after } = morePages(100)
  expect(before).toBeGreaterThan(100)
  expect(after - before).toBeLessThan(1)
  expect(after).toBeGreaterThan(before)
})
