// Where one gets to from a page.
import type { Part } from './parts'

export interface Way {
  readonly to: string
  /** The member that leads there. */
  readonly where: readonly string[]
  /** True where one gets there only with a session that has just begun. */
  readonly signsIn: boolean
}

/** All routes that the parts of a page name: links, redirects, what follows a call, and the login. */
export function waysOf(parts: readonly Part[]): Way[] {
  return parts.flatMap(({ value, where }) =>
    ['to', 'login'].flatMap((member) => {
      const to = value[member]
      return typeof to === 'string' && to.startsWith('/')
        ? [{ to, where: [...where, member], signsIn: 'signIn' in value }]
        : []
    }),
  )
}
