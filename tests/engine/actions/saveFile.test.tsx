// Tests that a file can be read until the browser has saved it, and is freed afterwards.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFile } from '../../../src/engine/lib/saveFile'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a file is saved under its name, stays readable for a minute, and is freed then', () => {
  const blob = new Blob(['x'])
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  saveFile('a b.csv', blob)
  expect(made.mock.calls).toEqual([[blob]])
  expect(
    pressed.mock.contexts.map((link) => [(link as HTMLAnchorElement).href, (link as HTMLAnchorElement).download]),
  ).toEqual([['blob:1', 'a b.csv']])
  vi.advanceTimersByTime(59_999)
  expect(freed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(freed.mock.calls).toEqual([['blob:1']])
})
