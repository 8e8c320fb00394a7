// Finds the value of a page that a finding is about.
import { isObject } from '@pagewright/engine/tools'
import { silentMembers } from './grammar/check'

/** A value of a page: the route, and the names of members from the outside inwards. */
export interface PagePath {
  readonly page: string
  readonly path: readonly string[]
}

/**
 * Returns the path of a subject, such as `/shop › list › title`, or of the nearest value around it. Returns undefined if
 * the subject is no page. A subject leaves out some members, such as `blocks`; the path has them.
 */
export function pagePathOf(pages: unknown, where: readonly string[]): PagePath | undefined {
  // A market's change of a page is about the page.
  const [page = '', ...names] = where[1] === 'pages' ? where.slice(2) : where
  if (!isObject(pages) || !Object.hasOwn(pages, page)) return undefined
  const path: string[] = []
  let value: unknown = pages[page]
  for (const name of names) {
    const step = stepTo(value, name)
    if (!step) break
    path.push(...step.names)
    value = step.value
  }
  return { page, path }
}

function stepTo(value: unknown, name: string) {
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, name)) return { names: [name], value: value[name] }
  for (const silent of silentMembers) {
    const held = value[silent]
    if (isObject(held) && Object.hasOwn(held, name)) return { names: [silent, name], value: held[name] }
  }
  return undefined
}
