import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSearch } from '../../../src/engine/lists/data/useSearch'

beforeEach(() => void vi.useFakeTimers())
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('S9-03 the search follows the trimmed text 500 ms after the last key', () => {
  const { result } = renderHook(() => useSearch())
  act(() => result.current.change('a'))
  pass(499)
  act(() => result.current.change('an '))
  pass(499)
  expect(result.current).toMatchObject({ text: 'an ', query: '', isWaiting: true })
  pass(1)
  expect(result.current).toMatchObject({ text: 'an ', query: 'an', isWaiting: false })
})

it.each([
  ['the clear button', (search: ReturnType<typeof useSearch>) => search.clear()],
  ['deleting the last letter', (search: ReturnType<typeof useSearch>) => search.change('')],
])('S9-03 %s is sought at once', (_name, empty) => {
  const { result } = renderHook(() => useSearch('ann'))
  expect(result.current.query).toBe('ann')
  act(() => empty(result.current))
  expect(result.current).toMatchObject({ text: '', query: '', isWaiting: false })
})

it('S9-03 a half-composed word is not sought, the finished one is', () => {
  const { result } = renderHook(() => useSearch())
  act(() => result.current.composition.onCompositionStart())
  act(() => result.current.change('n'))
  act(() => result.current.change('ni'))
  pass(2000)
  expect(result.current).toMatchObject({ text: 'ni', query: '' })
  act(() => result.current.change('你'))
  act(() => result.current.composition.onCompositionEnd())
  pass(500)
  expect(result.current.query).toBe('你')
})

it('S9-03 what was typed before a word is composed is not sought meanwhile', () => {
  const { result } = renderHook(() => useSearch())
  act(() => result.current.change('a'))
  act(() => result.current.composition.onCompositionStart())
  pass(2000)
  expect(result.current.query).toBe('')
})

it('S9-03 what is typed after a half-composed word was cleared is sought', () => {
  const { result } = renderHook(() => useSearch())
  act(() => result.current.composition.onCompositionStart())
  act(() => result.current.change('n'))
  act(() => result.current.clear())
  act(() => result.current.change('ann'))
  pass(500)
  expect(result.current.query).toBe('ann')
})

it('S9-03 nothing is sought after the box is gone', () => {
  const { result, unmount } = renderHook(() => useSearch())
  act(() => result.current.change('a'))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
