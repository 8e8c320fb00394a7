// Tests what waits for the end of a press, so that no button moves under a finger.
import { expect, it, vi } from 'vitest'
import { afterPress, pressEnded, watchPresses } from '../../../src/engine/forms/state/afterPress'

it('without a press a change is made at once', () => {
  watchPresses()
  const change = vi.fn<() => void>()
  afterPress(change)
  expect(change).toHaveBeenCalledOnce()
})

it.each(['pointerup', 'pointercancel', 'dragend'])('a change during a press is made once, at its "%s"', (end) => {
  watchPresses()
  const [change, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  window.dispatchEvent(new Event('pointerdown'))
  for (const one of [change, change, other]) afterPress(one)
  expect(change).not.toHaveBeenCalled()
  window.dispatchEvent(new Event(end))
  expect([change, other].map((one) => one.mock.calls.length)).toEqual([1, 1])
  window.dispatchEvent(new Event(end))
  afterPress(change)
  expect([change, other].map((one) => one.mock.calls.length)).toEqual([2, 1])
})

it('what waits for the end of a press goes on then, and without a press at once', async () => {
  watchPresses()
  await pressEnded()
  const goOn = vi.fn<() => void>()
  window.dispatchEvent(new Event('pointerdown'))
  const waiting = pressEnded().then(goOn)
  await Promise.resolve()
  expect(goOn).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointerup'))
  await waiting
  expect(goOn).toHaveBeenCalledOnce()
})

it('an input that loses the focus does not end a press', () => {
  watchPresses()
  const change = vi.fn<() => void>()
  const input = document.body.appendChild(document.createElement('input'))
  window.dispatchEvent(new Event('pointerdown'))
  afterPress(change)
  input.dispatchEvent(new Event('blur'))
  expect(change).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointerup'))
  expect(change).toHaveBeenCalledOnce()
  input.remove()
})
