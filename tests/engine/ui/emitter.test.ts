import { expect, it, vi } from 'vitest'
import { createEmitter } from '../../../src/engine/lib/emitter'

it('tells each listener of each event, until that listener stops', () => {
  const { on, emit } = createEmitter<string>()
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = on(first)
  on(second)
  on(second)
  emit('one')
  stop()
  emit('two')
  expect(first.mock.calls).toEqual([['one']])
  expect(second.mock.calls).toEqual([['one'], ['two']])
})

it('a listener that stops itself does not keep the others from hearing', () => {
  const { on, emit } = createEmitter()
  const last = vi.fn()
  const stop = on(() => stop())
  on(last)
  emit()
  expect(last).toHaveBeenCalledOnce()
})
