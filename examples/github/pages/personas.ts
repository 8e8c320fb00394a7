/** The people that the table of permissions is written for; `null` is somebody who has not signed in. */
export const personas = { Visitor: null } as const
