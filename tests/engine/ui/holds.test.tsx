import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { holdDocument, isDocumentHeld, onHolds } from '../../../src/engine/lib/holds'
import { useHold } from '../../../src/engine/ui/feedback/useHold'

it('F40 the document is held until everything has let go, each once', () => {
  const told = vi.fn()
  const leave = onHolds(told)
  const first = holdDocument('write')
  const second = holdDocument('form')
  expect([isDocumentHeld(), isDocumentHeld('write'), isDocumentHeld('form')]).toEqual([true, true, true])
  first()
  first()
  expect([isDocumentHeld(), isDocumentHeld('write'), isDocumentHeld('form')]).toEqual([true, false, true])
  second()
  expect(isDocumentHeld()).toBe(false)
  expect(told).toHaveBeenCalledTimes(4)
  leave()
  holdDocument('write')()
  expect(told).toHaveBeenCalledTimes(4)
})

it('F40 a component holds once, and lets go with its end', () => {
  const { result, unmount } = renderHook(() => useHold('form'))
  act(() => result.current(true))
  act(() => result.current(true))
  expect(isDocumentHeld('form')).toBe(true)
  act(() => result.current(false))
  expect(isDocumentHeld()).toBe(false)
  act(() => result.current(true))
  unmount()
  expect(isDocumentHeld()).toBe(false)
})
