import { expect, it } from 'vitest'
import { isolateFigure } from '../../../src/engine/lib/text'

it.each(['+971 4 555 0100', '2026-05-17', '2026-05-17 10:00:00', '-5'])('keeps "%s" left to right', (text) => {
  expect(isolateFigure(text)).toBe(`\u2066${text}\u2069`)
})

it.each(['1,000,000', '12.50', '81000004', 'Ali 12-3', 'نور', '--', ''])('leaves "%s" as it is', (text) => {
  expect(isolateFigure(text)).toBe(text)
})
