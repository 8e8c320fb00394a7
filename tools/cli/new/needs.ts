// What pages need of whoever sees them, and what they ask: who may not ask for something sees no page of it.
import { traceExport } from '../effective/trace'
import { plain } from '../effective/traced'
import { isObject } from '@pagewright/engine/tools'
import type { Sources } from './sources'

interface PageNeeds {
  readonly route: string
  /** As data; undefined where the page is for everybody. */
  readonly needs: unknown
  /** The endpoints that it names. */
  readonly calls: ReadonlySet<unknown>
}

/** Gives them for each page, in the order of the site map. */
export function needsOf(sources: Sources): readonly PageNeeds[] {
  const pages = plain(traceExport(sources.files(), 'pages.config.ts', 'pages'))
  return Object.entries(isObject(pages) ? pages : {}).map(([route, page]) => ({
    route,
    needs: isObject(page) ? page['needs'] : undefined,
    calls: new Set(callsIn(page)),
  }))
}

function callsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(callsIn)
  if (!isObject(value)) return []
  return [value['rows'], value['call'], ...Object.values(value).flatMap(callsIn)]
}
