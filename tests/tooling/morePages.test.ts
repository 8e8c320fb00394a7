import { expect, it } from 'vitest'
import { morePages } from '../../tools/quality/bench/morePages'

it('a hundred pages more cost the start of every other page less than 1 kB', { timeout: 120_000 }, () => {
  const { before, after } = morePages(100)
  expect(before).toBeGreaterThan(100)
  expect(after - before).toBeLessThan(1)
  expect(after).toBeGreaterThan(before)
})
