// Each edit is drawn as a page of its own, because the engine loads a route once.
import type { RouteModule } from '@pagewright/engine/boot'
import type { PageConfig } from '@pagewright/engine/tools'
import { forms } from 'virtual:showcase/forms'
import { icons } from 'virtual:showcase/icons'

const read = { kind: 'read', response: {} } as const

/** The calls of the example product. Its answers are fixed, so their shapes allow any JSON. */
export const endpoints: RouteModule['endpoints'] = {
  'POST /account': read,
  'POST /things': read,
  'POST /thing': read,
  'POST /save': { kind: 'write', response: {} },
}

/** The number of edits that one document can draw. Then the preview reloads. */
const limit = 200
const pages: PageConfig[] = []

/** The paths of all pages that edits may get. */
export const draftPaths: readonly string[] = Array.from({ length: limit }, (_, at) => pathOf(at))

/** Keeps a page and returns its path; undefined if there is no free path. */
export function addDraft(page: PageConfig): string | undefined {
  if (pages.length === limit) return undefined
  pages.push(page)
  return pathOf(pages.length - 1)
}

export function draftAt(path: string): RouteModule {
  const page = pages[draftPaths.indexOf(path)]
  if (!page) throw new Error(`There is no example at "${path}". Choose one in the menu.`)
  return routeOf(page)
}

/** Returns a page as the generator would write its route, with everything that it can name. */
export function routeOf(page: PageConfig): RouteModule {
  return { page, problems: [], sources: {}, forms, icons, endpoints }
}

function pathOf(at: number): string {
  return `/example/${at}`
}
