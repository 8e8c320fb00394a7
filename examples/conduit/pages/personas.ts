import type { User } from '@pagewright/engine/register'

const reader: User = { uid: 'jane', username: 'jane', email: 'jane@example.com' }

/** The people that the table of permissions is written for; `null` is somebody who has not signed in. */
export const personas = { Visitor: null, Reader: reader } as const
