import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { listKey, type ListSource } from '../../../src/engine/lists/data/source'
import { useListQuery } from '../../../src/engine/lists/data/useListQuery'

interface Row {
  readonly id: string
}
const client = new QueryClient()
let answers: (() => void)[] = []
const source: ListSource<Row> = {
  queryKey: ['POST /rows', {}],
  rowKey: ({ id }) => id,
  load: async (page) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return { list: [{ id: `${page}` }], hasMore: true }
  },
}

afterEach(() => {
  cleanup()
  client.clear()
  answers = []
})

it.each([
  [
    'in sight, is told when it is asked for and when it came',
    false,
    'next',
    [
      [1, true],
      [2, false],
    ],
  ],
  ['out of sight, is told when it came', true, 'next', [[2, false]]],
  ['out of sight, is told when it is given up', true, 'cancel', [[1, false]]],
  [
    'out of sight, is told when the first page is asked for again',
    true,
    'again',
    [
      [1, true],
      [1, false],
    ],
  ],
] as const)('who draws a list with its end %s', async (_what, isEndFar, how, told) => {
  const seen = await show(isEndFar)
  const { result, drawn } = seen
  drawn.length = 0
  act(() => {
    if (how === 'again') void client.refetchQueries({ queryKey: listKey(source) })
    else void result.current.fetchNextPage({ cancelRefetch: false })
  })
  await waitFor(() => expect(answers).toHaveLength(1))
  if (how === 'cancel') await act(() => client.cancelQueries({ queryKey: listKey(source) }))
  else await act(async () => answers[0]?.())
  await waitFor(() => expect(drawn.at(-1)).toEqual(told.at(-1)))
  expect(drawn).toEqual(told)
})

it('a list that nobody uses is not notified', async () => {
  const seen = await show(false)
  const closed = renderHook(() => useListQuery(source, { enabled: false }), { wrapper })
  const before = closed.result.current
  act(() => void seen.result.current.fetchNextPage())
  await waitFor(() => expect(seen.result.current.isFetchingNextPage).toBe(true))
  expect(closed.result.current).toBe(before)
})

/** Shows the first page of the list, and returns all later renders: pages, and whether one is loading. */
async function show(isEndFar: boolean) {
  const drawn: (readonly [number, boolean])[] = []
  const { result } = renderHook(
    () => {
      const list = useListQuery(source, { isEndFar: { current: isEndFar } })
      drawn.push([list.data?.pages.length ?? 0, list.isFetching])
      return list
    },
    { wrapper },
  )
  await waitFor(() => expect(answers).toHaveLength(1))
  await act(async () => answers.pop()?.())
  await waitFor(() => expect(drawn.at(-1)).toEqual([1, false]))
  return { result, drawn }
}

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
