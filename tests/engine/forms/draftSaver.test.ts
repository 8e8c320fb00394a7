// Tests when a draft is saved: half a second after the last change, at once, or no more.
import { beforeEach, expect, it, vi } from 'vitest'
import { createDraftSaver } from '../../../src/engine/forms/fields/draftSaver'

beforeEach(() => void vi.useFakeTimers())

function draft() {
  const storage = { save: vi.fn(), clear: vi.fn() }
  return { ...storage, saver: createDraftSaver(storage) }
}

it('F24 the last of several changes is saved once, half a second after it', () => {
  const { saver, save } = draft()
  saver.schedule({ name: 'A' })
  vi.advanceTimersByTime(499)
  saver.schedule({ name: 'Ad' })
  vi.advanceTimersByTime(499)
  expect(save).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  saver.flush()
  expect(save.mock.calls).toEqual([[{ name: 'Ad' }]])
})

it('F24 a draft that is deleted is not saved after it', () => {
  const { saver, save, clear } = draft()
  saver.schedule({ name: 'A' })
  saver.clear()
  vi.advanceTimersByTime(1000)
  saver.flush()
  expect(clear).toHaveBeenCalledOnce()
  expect(save).not.toHaveBeenCalled()
})
