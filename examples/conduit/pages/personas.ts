import type { User } from '@pagewright/engine/register'

/** The people that the table of permissions is written for; `null` is somebody who has not signed in. */
export const personas = {
  Visitor: null,
  Reader: { uid: 'jane', username: 'jane', email: 'jane@example.com' },
} as const satisfies { readonly [name: string]: User | null }
