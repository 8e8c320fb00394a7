// Finds where a page leads.
import type { PagePart } from './parts'

export interface Way {
  readonly to: string
  /** The member that names the route. */
  readonly where: readonly string[]
  /** True if the way also starts a session. */
  readonly signsIn: boolean
}

/** Returns all routes that the parts of a page name: links, redirects, the page after a call, and the login. */
export function waysOf(parts: readonly PagePart[]): Way[] {
  return parts.flatMap(({ value, where }) =>
    ['to', 'login'].flatMap((member) => {
      const to = value[member]
      return typeof to === 'string' && to.startsWith('/')
        ? [{ to, where: [...where, member], signsIn: 'signIn' in value }]
        : []
    }),
  )
}
