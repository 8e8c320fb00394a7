import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { blockReload, isReloadBlocked, onReloadBlockersChange } from '../../../src/engine/lib/reloadBlockers'
import { useBlockReload } from '../../../src/engine/ui/feedback/useBlockReload'

it('F40 the document is held until everything has let go, each once', () => {
  const told = vi.fn()
  const leave = onReloadBlockersChange(told)
  const first = blockReload('write')
  const second = blockReload('form')
  expect([isReloadBlocked(), isReloadBlocked('write'), isReloadBlocked('form')]).toEqual([true, true, true])
  first()
  first()
  expect([isReloadBlocked(), isReloadBlocked('write'), isReloadBlocked('form')]).toEqual([true, false, true])
  second()
  expect(isReloadBlocked()).toBe(false)
  expect(told).toHaveBeenCalledTimes(4)
  leave()
  blockReload('write')()
  expect(told).toHaveBeenCalledTimes(4)
})

it('F40 a component holds once, and lets go with its end', () => {
  const { result, unmount } = renderHook(() => useBlockReload('form'))
  act(() => result.current(true))
  act(() => result.current(true))
  expect(isReloadBlocked('form')).toBe(true)
  act(() => result.current(false))
  expect(isReloadBlocked()).toBe(false)
  act(() => result.current(true))
  unmount()
  expect(isReloadBlocked()).toBe(false)
})
