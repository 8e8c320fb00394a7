import { localise } from '../../api/answer/localised'
import {
  firstPlace,
  maxBarrenPages,
  placeAfter,
  readPage,
  type ListPage,
  type PagePlace,
} from '../../api/answer/listPage'
import type { Client } from '../../api/client'
import { isObject } from '../../language/runtime/merge'

/** Pages of choices. Nobody can choose among more rows than these hold. */
const mostPages = 20

/** Loads all rows of choices, in the language of the texts. It stops after 20 pages. */
export async function loadAllRows(
  client: Client,
  call: string,
  body: object,
  language: string,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const read = async ({ number: page, cursor }: PagePlace) =>
    readPage(await client.read(call, { ...body, page }, { signal, cursor }))
  const { rows } = await loadPages(read, { most: mostPages })
  return rows.map((row) => searchable(row, localise(row, language)))
}

interface PageLimits {
  /** The most pages that are loaded. */
  readonly most: number
  /** Called after each page with the number of rows so far. */
  onRows?(count: number): void
}

/** Loads pages one after another until the last one. `isTruncated` is true if more rows follow. */
export async function loadPages<Row>(
  read: (place: PagePlace) => Promise<Omit<ListPage, 'list'> & { readonly list: readonly Row[] }>,
  { most, onRows }: PageLimits,
): Promise<{ readonly rows: readonly Row[]; readonly isTruncated: boolean }> {
  const rows: Row[] = []
  let emptyPages = 0
  for (let place = firstPlace; place.number <= most;) {
    const page = await read(place)
    rows.push(...page.list)
    onRows?.(rows.length)
    emptyPages = page.list.length > 0 ? 0 : emptyPages + 1
    if (!page.hasMore || emptyPages > maxBarrenPages) return { rows, isTruncated: false }
    place = placeAfter(place, page)
  }
  return { rows, isTruncated: true }
}

/** Adds the name of the row before it was translated, because people also search by it. */
function searchable(row: unknown, shown: unknown): unknown {
  const isRenamed = isObject(row) && isObject(shown) && row.name !== shown.name
  return isRenamed ? { ...shown, name_default: row.name } : shown
}
