import { expect, it } from 'vitest'
import { isolateAmounts, isolateFigure, joinDates } from '../../../src/engine/lib/text'

it.each(['+971 4 555 0100', '2026-05-17', '2026-05-17 10:00:00', '-5'])('keeps "%s" left to right', (text) => {
  expect(isolateFigure(text)).toBe(`\u2066${text}\u2069`)
})

it.each(['1,000,000', '12.50', '81000004', 'Ali 12-3', 'نور', '--', ''])('leaves "%s" as it is', (text) => {
  expect(isolateFigure(text)).toBe(text)
})

it.each([
  ['2026-05-17', '2026-\u206005-\u206017'],
  ['2026-05-17 10:00:00', '2026-\u206005-\u206017 10:00:00'],
  ['from 2026-05-17 to 2026-06-01', 'from 2026-\u206005-\u206017 to 2026-\u206006-\u206001'],
])('joins the parts of the date in "%s"', (text, joined) => {
  expect(joinDates(text)).toBe(joined)
})

it.each(['1-2', 'W2026-11', 'Ali-Baba', ''])('finds no date in "%s"', (text) => {
  expect(joinDates(text)).toBe(text)
})

it.each([
  ['ادفع 20.00\u00A0USD', 'ادفع \u206620.00\u00A0USD\u2069'],
  ['من 1,000.50\u00A0SAR إلى 9\u00A0SAR', 'من \u20661,000.50\u00A0SAR\u2069 إلى \u20669\u00A0SAR\u2069'],
  ['12 من العملات', '12 من العملات'],
  ['20.00 USD', '20.00 USD'],
  ['5\u00A0kg', '5\u00A0kg'],
])('keeps the amounts in "%s" left to right', (text, isolated) => {
  expect(isolateAmounts(text)).toBe(isolated)
})
