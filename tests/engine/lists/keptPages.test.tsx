import { focusManager, onlineManager, QueryClient, QueryClientProvider, type InfiniteData } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { ResultPage } from '../../../src/engine/lists/data/rows'
import { listKey, type ListSource } from '../../../src/engine/lists/data/source'
import { useListQuery } from '../../../src/engine/lists/data/useListQuery'

interface Row {
  readonly id: string
}
const client = new QueryClient()
let asked: number[] = []
let isDown = false
const source: ListSource<Row> = {
  queryKey: ['POST /rows', {}],
  rowKey: ({ id }) => id,
  load: async (page) => {
    asked.push(page)
    if (isDown) throw new Error('down')
    return pageOf(page)
  },
}
const numbers = Array.from({ length: 51 }, (_, index) => index + 1)

afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  cleanup()
  client.clear()
})

it.each<[string, readonly number[], () => unknown]>([
  ['the focus that comes back', [], () => [false, true].forEach((isFocused) => focusManager.setFocused(isFocused))],
  ['the network that comes back', [], () => [false, true].forEach((isOnline) => onlineManager.setOnline(isOnline))],
  ['a second place that shows the list', [], show],
  ['what is marked to be asked again', [1], () => client.invalidateQueries()],
])('F33 a list of 51 pages asks for at most one of them after %s', async (_what, pages, happen) => {
  const long = Date.now() - 3_600_000
  client.setQueryData<InfiniteData<ResultPage<Row>, number>>(
    listKey(source),
    { pages: numbers.map(pageOf), pageParams: numbers },
    { updatedAt: long },
  )
  asked = []
  const { result } = show()
  expect(result.current.data?.pages).toHaveLength(51)
  await act(async () => void happen())
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(asked).toEqual(pages)
})

it('F33 a list without any page asks for its first one when the network comes back', async () => {
  asked = []
  isDown = true
  const { result } = show()
  await waitFor(() => expect(result.current.isError).toBe(true))
  isDown = false
  act(() => [false, true].forEach((isOnline) => onlineManager.setOnline(isOnline)))
  await waitFor(() => expect(result.current.data?.pages).toHaveLength(1))
  expect(asked).toEqual([1, 1])
})

function show() {
  return renderHook(() => useListQuery(source), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
}

function pageOf(page: number): ResultPage<Row> {
  return { list: [{ id: `${page}` }], hasMore: true }
}
