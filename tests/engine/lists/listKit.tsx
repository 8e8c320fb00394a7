// A list of people on a server that a test controls, in a window that shows forty rows.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { VirtuosoMockContext } from 'react-virtuoso'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { List } from '../../../src/engine/lists/List'
import { forgetPositions } from '../../../src/engine/lists/scroll/positions'
import { type ListSource, useList } from '../../../src/engine/lists/data/useList'
import { createTexts, type Texts } from '../../../src/engine/i18n/texts'
import { TextsContext } from '../../../src/engine/i18n/useTexts'
import { registerIcons } from '../../../src/engine/ui/icons/icons'

interface Row {
  readonly id: string
}
const words = {
  'engine.loading': 'Loading',
  'engine.retry': 'Retry',
  'engine.list.failed': 'Failed to load',
  'engine.list.refreshFailed': 'The list could not be refreshed.',
  'engine.list.end': 'No more',
  'engine.list.more': 'Load more',
  'engine.list.full': 'Only {{pages}} pages.',
  'engine.list.missing': 'Some rows are missing.',
  'engine.list.refresh': 'Refresh',
  'engine.list.refreshed': 'Up to date.',
  'engine.list.pull': 'Pull to refresh',
  'engine.list.release': 'Let go to refresh',
  'engine.list.grown_one': '{{count}} more, {{total}} in all',
  'engine.list.grown_other': '{{count}} more, {{total}} in all',
  'engine.list.found_one': '{{count}} row',
  'engine.list.found_other': '{{count}} rows',
}
let texts: Texts
export const client = new QueryClient()
export const server: {
  total: number
  size: number
  down: ReadonlySet<number>
  /** Pages that come without their rows, which the page behind them has. */
  empty: ReadonlySet<number>
  /** Rows that come again at the top of a page, by its number. */
  again: ReadonlyMap<number, number>
  asked: number[]
  held: Promise<void> | undefined
} = { total: 0, size: 0, down: new Set(), empty: new Set(), again: new Map(), asked: [], held: undefined }
/** The height of a row in the mocked window, which is 768 px high. */
export const rowHeight = 96

/** Starts each test of a file with twelve people, ten a page, and an empty cache. */
export function setUpList(): void {
  beforeAll(async () => {
    texts = await createTexts({ languages: ['en'], language: 'en', load: async () => words, strict: true })
    registerIcons({ 'circle-alert': [], 'refresh-cw': [], info: [] })
  })
  beforeEach(() => {
    forgetPositions()
    Object.assign(server, { total: 12, size: 10, down: new Set(), empty: new Set(), again: new Map() })
    Object.assign(server, { asked: [], held: undefined })
  })
  afterEach(() => {
    cleanup()
    client.clear()
  })
}

const rowKey = (row: Row) => row.id
const renderRow = (row: Row) => <p>Row {row.id}</p>

export function source(search: string): ListSource<Row> {
  return {
    queryKey: ['POST /rows', search],
    rowKey,
    async load({ number }) {
      server.asked.push(number)
      if (number > 1) await server.held
      if (server.down.has(number)) throw new Error('down')
      if (server.empty.has(number)) return { list: [], hasMore: true }
      const before = [...server.empty].filter((page) => page < number).length
      const from = (number - 1 - before) * server.size - (server.again.get(number) ?? 0)
      const length = Math.max(0, Math.min(server.size, server.total - from))
      return {
        list: Array.from({ length }, (_, index) => ({ id: `${search}${from + index}` })),
        hasMore: from + length < server.total,
      }
    },
  }
}

export function page(search: string) {
  return frame(<People search={search} />)
}

function People({ search }: { readonly search: string }) {
  const list = useList(source(search))
  return <List id="/people list" list={list} renderRow={renderRow} label="People" empty={<p>Nothing here</p>} />
}

export function frame(children: ReactNode) {
  const sized = createElement(VirtuosoMockContext, { value: { viewportHeight: 4000, itemHeight: rowHeight } }, children)
  return (
    <TextsContext value={texts}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{sized}</MemoryRouter>
      </QueryClientProvider>
    </TextsContext>
  )
}

export function show(search = '') {
  return render(page(search))
}

/** Resolves when every answer has arrived and is drawn. */
export async function settled() {
  await act(async () => {})
  await waitFor(() => expect(client.isFetching()).toBe(0))
}
