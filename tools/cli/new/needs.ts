// The needs, endpoints and lists of existing pages. People who may not call an endpoint see no page with it.
import { traceExport, Tracer } from '../effective/trace'
import { plain } from '../effective/traced'
import { isObject } from '@pagewright/engine/tools'
import type { SourceEdits } from './sources'

interface PageNeeds {
  readonly route: string
  /** The data of `needs` as the page has it, with uses of parts. Undefined if everybody may see the page. */
  readonly needs: unknown
  /** The endpoints that the page names. */
  readonly calls: ReadonlySet<unknown>
}

/** Returns the needs and endpoints of each page, in the order of the site map. */
export function needsOf(sources: SourceEdits): readonly PageNeeds[] {
  const pages = plain(traceExport(sources.files(), 'pages.config.ts', 'pages'))
  const written = plain(new Tracer(sources.files()).written('pages.config.ts', 'pages'))
  return Object.entries(isObject(pages) ? pages : {}).map(([route, page]) => {
    const own = isObject(written) ? written[route] : undefined
    return {
      route,
      needs: isObject(page) ? ((isObject(own) && own['needs']) ?? page['needs']) : undefined,
      calls: new Set(callsIn(page)),
    }
  })
}

function callsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(callsIn)
  if (!isObject(value)) return []
  return [value['rows'], value['call'], ...Object.values(value).flatMap(callsIn)]
}

/** Returns the endpoint of each list of the pages, and the member that identifies its rows. */
export function keysOfLists(sources: SourceEdits): readonly { readonly rows: string; readonly key: string }[] {
  if (!sources.has('pages.config.ts')) return []
  return listsIn(plain(traceExport(sources.files(), 'pages.config.ts', 'pages')))
}

function listsIn(value: unknown): readonly { readonly rows: string; readonly key: string }[] {
  if (Array.isArray(value)) return value.flatMap(listsIn)
  if (!isObject(value)) return []
  const { rows, key } = value
  const own = typeof rows === 'string' && typeof key === 'string' ? [{ rows, key: key.replace(/^row\./, '') }] : []
  return [...own, ...Object.values(value).flatMap(listsIn)]
}

/** Returns the path that most pages give to a member of a request, or undefined if no page gives one. */
export function usualOf(sources: SourceEdits, member: string): string | undefined {
  const paths = pathsOf(plain(traceExport(sources.files(), 'pages.config.ts', 'pages')), member)
  const count = (one: string) => paths.filter((path) => path === one).length
  return paths.toSorted((a, b) => count(b) - count(a))[0]
}

function pathsOf(value: unknown, member: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, member))
  if (!isObject(value)) return []
  const given = isObject(value['body']) ? value['body'][member] : undefined
  const path = isObject(given) && typeof given['from'] === 'string' ? given['from'] : ''
  // A row or a form is not there when a page opens.
  const own = /^(user|query|market)\./.test(path) ? [path] : []
  return [...own, ...Object.values(value).flatMap((one) => pathsOf(one, member))]
}
