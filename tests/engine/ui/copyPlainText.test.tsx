// Tests what is copied: the text as it is read, without the characters that only lay it out.
import { beforeAll, expect, it, vi } from 'vitest'
import { copyPlainText } from '../../../src/engine/boot/copyPlainText'
import { isolateFigure, joinDates } from '../../../src/engine/lib/text'

beforeAll(copyPlainText)

function copied(text: string): string | undefined {
  vi.spyOn(document, 'getSelection').mockReturnValue({ toString: () => text } as Selection)
  const data = new Map<string, string>()
  const event = Object.assign(new Event('copy', { cancelable: true }), {
    clipboardData: { setData: (type: string, value: string) => void data.set(type, value) },
  })
  document.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(data.size > 0)
  return data.get('text/plain')
}

it.each([
  ['a date', joinDates('From 2026-12-03 on.'), 'From 2026-12-03 on.'],
  ['a date in a text from right to left', isolateFigure(joinDates('2026-12-03')), '2026-12-03'],
])('%s is copied as it was written', (_what, text, plain) => {
  expect(text).not.toBe(plain)
  expect(copied(text)).toBe(plain)
})

it.each(['plain words', 'می\u200cشود', '👨\u200d👩\u200d👧', ''])('the browser copies "%s" itself', (text) => {
  expect(copied(text)).toBeUndefined()
})
