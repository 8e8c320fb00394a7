import { focusManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidateAnswers } from '../../../src/engine/api/queries'
import { type HeldPages, listKey, type ListSource, useList } from '../../../src/engine/lists/data/useList'
import type { ResultPage } from '../../../src/engine/lists/data/rows'
import { useRow } from '../../../src/engine/blocks/list/DetailView'
import { useSearch } from '../../../src/engine/blocks/list/filters/useFilters'
import { rememberPosition } from '../../../src/engine/lists/scroll/useScrollPosition'
import { client, frame, page, rowHeight, server, settled, setUpList, show, source } from './listKit'

describe('List', () => {
  setUpList()

  it('S8-01 an empty list shows what the caller has for it, and no end below it', async () => {
    server.total = 0
    show()
    await screen.findByText('Nothing here')
    expect(screen.queryByText('No more')).toBeNull()
  })

  it('F30 S4-09 S8-01 pages follow until has_more is false, then the list shows its end', async () => {
    show()
    await screen.findByText('No more')
    expect(server.asked).toEqual([1, 2])
    expect(screen.getByRole('list', { name: 'People' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('12')
  })

  it.each([
    ['the first', [1], [1, 2, 3]],
    ['one in the middle', [2], [1, 2, 3]],
    ['several in a row', [2, 3, 4], [1, 2, 3, 4, 5]],
  ])('rows behind an empty page follow: %s', async (_what, empty, asked) => {
    server.empty = new Set(empty)
    show()
    await screen.findByText('No more')
    expect(screen.getByText('Row 11')).toBeTruthy()
    expect(screen.queryByText('Nothing here')).toBeNull()
    expect(server.asked).toEqual(asked)
  })

  it('a list of nothing but empty pages ends, and the console says why', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    server.empty = new Set(Array.from({ length: 99 }, (_, at) => at + 1))
    show()
    await screen.findByText('Nothing here')
    expect(server.asked).toEqual([1, 2, 3, 4, 5, 6])
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'The list of "POST /rows" ends after page 6: 6 pages in a row had no new row.',
    )
    warn.mockRestore()
  })

  it('a list whose rows came twice says at its end that some are missing, until it is asked again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    server.again = new Map([[2, 3]])
    show()
    await screen.findByText('Some rows are missing.')
    expect(screen.queryByText('No more')).toBeNull()
    expect(String(warn.mock.calls)).toMatch('lacks 3 rows')
    server.again = new Map()
    fireEvent.click(screen.getAllByRole('button', { name: 'Refresh' }).at(-1) ?? document.body)
    await screen.findByText('No more')
    warn.mockRestore()
  })

  it('F31 S4-09 short pages fill the window, then three more at most, and the rest waits for a gesture or the button', async () => {
    Object.assign(server, { total: 400, size: 1 })
    show()
    const more = await screen.findByRole('button', { name: 'Load more' })
    const filling = Math.ceil(window.innerHeight / rowHeight)
    expect(server.asked).toHaveLength(filling)
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe(String(filling))

    const before = server.asked.length
    fireEvent.click(more)
    await waitFor(() => expect(server.asked).toHaveLength(before + 1))
    await screen.findByRole('button', { name: 'Load more' })
    expect(server.asked).toHaveLength(before + 1)

    fireEvent.wheel(window)
    await waitFor(() => expect(server.asked).toHaveLength(before + 4))
    await screen.findByRole('button', { name: 'Load more' })
    expect(server.asked).toHaveLength(before + 4)
  })

  /** Resolves after the check that follows a scroll: two frames, and a task after them. */
  async function checked(): Promise<void> {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }

  it.each([
    ['rests, has what the window wants', [0, 0], [1]],
    ['jumps, has no more', [1000, 1000], [1]],
    ['goes fast, has the next page asked for before it comes near the end', [500, 1000], [1, 2]],
  ])('F31 who %s', async (_name, places, asked) => {
    Object.assign(server, { total: 100, size: 20 })
    show()
    await screen.findByRole('button', { name: 'Load more' })
    for (const value of places) {
      Object.defineProperty(window, 'scrollY', { value, configurable: true })
      fireEvent.scroll(window)
      await checked()
    }
    expect(server.asked).toEqual(asked)
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  })

  it('S8-01 a failed first load offers a retry, which loads', async () => {
    server.down = new Set([1])
    show()
    await screen.findByText('Failed to load')
    server.down = new Set()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Row 0')
    expect(screen.queryByText('Failed to load')).toBeNull()
  })

  it('F34 S8-01 a failed next page keeps the rows; its retry requests only that page', async () => {
    server.down = new Set([2])
    show()
    await screen.findByText('Failed to load')
    expect(screen.getByText('Row 0')).toBeTruthy()
    expect(server.asked).toEqual([1, 2])
    server.down = new Set()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('No more')
    expect(server.asked).toEqual([1, 2, 2])
  })

  it('S8-01 a failed refresh keeps the rows and says so', async () => {
    show()
    await screen.findByText('No more')
    server.down = new Set([1])
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByText('The list could not be refreshed.')
    expect(screen.getByText('Row 0')).toBeTruthy()
  })

  it('the old rows stay until those of another search are there, and the number of them is announced', async () => {
    server.total = 8
    const { rerender } = show('')
    await screen.findByText('No more')
    rerender(page('x'))
    expect(screen.getByText('Row 0')).toBeTruthy()
    await screen.findByText('Row x0')
    expect(screen.queryByText('Row 0')).toBeNull()
    await waitFor(() => expect(announced()).toBe('8 rows'))
  })

  it('the number of rows that were found is not said above a later failure', async () => {
    server.total = 1
    const { rerender } = show('')
    await screen.findByText('No more')
    rerender(page('x'))
    await waitFor(() => expect(announced()).toBe('1 row'))
    server.down = new Set([1])
    rerender(page('y'))
    await screen.findByText('Failed to load')
    expect(announced()).toBe('')
    server.down = new Set()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(announced()).toBe('1 row'))
  })

  it('rows that come on are announced', async () => {
    show()
    await screen.findByText('No more')
    await waitFor(() => expect(announced()).toBe('2 more, 12 in all'))
  })

  it.each([
    [0, []],
    [25_000, []],
    [35_000, [1]],
  ])('a list that someone returns to after %i ms requests the pages %j, and keeps its rows', async (ms, pages) => {
    const first = show()
    await screen.findByText('No more')
    first.unmount()
    server.asked = []
    vi.setSystemTime(Date.now() + ms)
    show()
    expect(screen.getByText('Row 0')).toBeTruthy()
    await settled()
    vi.useRealTimers()
    expect(server.asked).toEqual(pages)
    expect(screen.getByText('Row 11')).toBeTruthy()
  })

  it('a visible list that becomes invalid requests page 1, and other pages only as the window needs them', async () => {
    Object.assign(server, { total: 100, size: 20 })
    show()
    for (const pages of [2, 3]) {
      fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
      await waitFor(() => expect(server.asked.length).toBeGreaterThanOrEqual(pages))
      await settled()
    }
    server.asked = []
    await act(() => client.invalidateQueries())
    await settled()
    expect(server.asked).toEqual([1])
  })

  it('a visible list keeps its pages when the app returns to the front, and requests only page 1', async () => {
    Object.assign(server, { total: 100, size: 20 })
    show()
    const sizes = () => new Set(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-setsize')))
    for (const rows of ['40', '60']) {
      fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
      await waitFor(() => expect(sizes()).toEqual(new Set([rows])))
      await settled()
    }
    server.asked = []
    act(() => invalidateAnswers(client))
    await settled()
    expect([server.asked, sizes()]).toEqual([[1], new Set(['60'])])
  })

  function announced() {
    return document.querySelector('output')?.textContent
  }
})

// Tests which movements of fingers refresh a list, and how many pages come back with a remembered place.
describe('gestures', () => {
  setUpList()

  type Finger = readonly [x: number, y: number]

  function touch(target: Element, type: string, ...fingers: readonly Finger[]) {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) })
    act(() => void target.dispatchEvent(event))
    return event
  }

  async function shownList() {
    const { container } = show()
    await screen.findByText('No more')
    const surface = container.querySelector<HTMLElement>('.pw-list')
    if (!surface) throw new Error('There is no list.')
    return { surface, hint: () => container.querySelector('.pw-list-pull')?.textContent }
  }

  it.each<[string, (surface: HTMLElement) => void, refreshes: boolean]>([
    ['a finger that goes down far', (on) => touch(on, 'touchmove', [110, 400]), true],
    ['a finger that goes down a little aside', (on) => touch(on, 'touchmove', [150, 400]), true],
    ['a finger that begins to the right', (on) => touch(on, 'touchmove', [400, 350]), false],
    ['a finger that begins to the left', (on) => touch(on, 'touchmove', [-200, 350]), false],
    ['a second finger', (on) => touch(on, 'touchmove', [100, 400], [200, 400]), false],
    [
      'a page that has scrolled meanwhile',
      (on) => {
        vi.spyOn(window, 'scrollY', 'get').mockReturnValue(10)
        touch(on, 'touchmove', [100, 400])
      },
      false,
    ],
    [
      'a finger that goes back up',
      (on) => {
        touch(on, 'touchmove', [100, 400])
        touch(on, 'touchmove', [100, 220])
      },
      false,
    ],
    [
      'a touch that the system takes',
      (on) => {
        touch(on, 'touchmove', [100, 400])
        touch(on, 'touchcancel')
      },
      false,
    ],
  ])('%s: whether the list is refreshed (%#)', async (_what, move, refreshes) => {
    const { surface, hint } = await shownList()
    touch(surface, 'touchstart', [100, 200])
    move(surface)
    touch(surface, 'touchend')
    await settled()
    expect(server.asked.length > 2).toBe(refreshes)
    // Afterwards the list is in its place.
    expect(hint()).toBe('')
    expect(surface.style.getPropertyValue('--pw-pull')).toBe('')
  })

  it.each([
    [4, 4],
    [10, 10],
    [11, 1],
  ])('F31 a place %i pages down is reached again after a reload with %i pages', async (pages, asked) => {
    Object.assign(server, { total: 2000, size: 100 })
    const snapshot = { scrollTop: 500, ranges: [{ startIndex: 0, endIndex: Number.POSITIVE_INFINITY, size: 96 }] }
    rememberPosition('/people list default', { snapshot, pages })
    show()
    await screen.findByText('Row 0')
    await settled()
    expect(server.asked.slice(0, asked)).toEqual(Array.from({ length: asked }, (_, at) => at + 1))
    expect(server.asked.length).toBeLessThan(asked + 4)
  })

  it.each([1, 3])(
    'F31 F34 a place 4 pages down whose page %i fails after a reload is no longer waited for',
    async (page) => {
      Object.assign(server, { total: 2000, size: 100, down: new Set([page]) })
      const snapshot = { scrollTop: 500, ranges: [{ startIndex: 0, endIndex: Number.POSITIVE_INFINITY, size: 96 }] }
      rememberPosition('/people list default', { snapshot, pages: 4 })
      show()
      await screen.findByText('Failed to load')
      await settled()
      expect(server.asked).toEqual(Array.from({ length: page }, (_, at) => at + 1))
      expect(screen.queryAllByText('Row 0')).toHaveLength(page === 1 ? 0 : 1)
      expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    },
  )
})

describe('kept pages', () => {
  interface Row {
    readonly id: string
  }

  const client = new QueryClient()

  let asked: number[] = []

  const source: ListSource<Row> = {
    queryKey: ['POST /rows', {}],
    rowKey: ({ id }) => id,
    load: async ({ number }) => {
      asked.push(number)
      return pageOf(number)
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
    client.setQueryData<HeldPages<Row>>(
      listKey(source),
      { pages: numbers.map(pageOf), pageParams: numbers.map((number) => ({ number })) },
      { updatedAt: long },
    )
    asked = []
    const { result } = show()
    expect(result.current.pageCount).toBe(51)
    await act(async () => void happen())
    await waitFor(() => expect(result.current.loads).toBeUndefined())
    expect(asked).toEqual(pages)
  })

  function show() {
    return renderHook(() => useList(source), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    })
  }

  function pageOf(page: number): ResultPage<Row> {
    return { list: [{ id: `${page}` }], hasMore: true }
  }
})

describe('use row', () => {
  setUpList()

  it.each([
    ['on page 3', '25', 'found Row 25', [1, 2, 3]],
    ['nowhere', 'z', 'missing', [1, 2, 3, 4]],
  ])('a row with its own address, %s, is looked for page by page', async (_name, key, shown, asked) => {
    server.total = 40
    render(frame(<Detail rowKey={key} />))
    await screen.findByText(shown)
    expect(server.asked).toEqual(asked)
  })

  it('S8-01 looking for a row fails with the page, and its retry goes on there', async () => {
    server.total = 40
    server.down = new Set([2])
    render(frame(<Detail rowKey="15" />))
    await screen.findByText('failed')
    server.down = new Set()
    fireEvent.click(screen.getByRole('button'))
    await screen.findByText('found Row 15')
    expect(server.asked).toEqual([1, 2, 2])
  })

  function Detail({ rowKey: key }: { readonly rowKey?: string }) {
    const { row, state, retry } = useRow(useList(source('')), key)
    return <button onClick={retry}>{row ? `${state} Row ${row.id}` : state}</button>
  }
})

describe('use search', () => {
  beforeEach(() => void vi.useFakeTimers())

  /** Has the search in an address of its own. */
  function useNamedSearch(initial = '') {
    const [query, setQuery] = useState(initial)
    return { ...useSearch(query, setQuery), setQuery }
  }

  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  it('S9-03 the search follows the trimmed text 500 ms after the last key', () => {
    const { result } = renderHook(useNamedSearch)
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
    const { result } = renderHook(useNamedSearch, { initialProps: 'ann' })
    expect(result.current.query).toBe('ann')
    act(() => empty(result.current))
    expect(result.current).toMatchObject({ text: '', query: '', isWaiting: false })
  })

  it('S9-03 the box shows the text of an address that changes by itself, and forgets what was typed', () => {
    const { result } = renderHook(useNamedSearch, { initialProps: 'ann' })
    act(() => result.current.change('anna'))
    act(() => result.current.setQuery('ben'))
    pass(500)
    expect(result.current).toMatchObject({ text: 'ben', query: 'ben', isWaiting: false })
  })

  it('S9-03 a half-composed word is not sought, the finished one is', () => {
    const { result } = renderHook(useNamedSearch)
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
})
