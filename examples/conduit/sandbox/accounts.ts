/** The people as whom the workbench shows pages, with the sessions that the sandbox knows. */
export const demoAccounts = [
  { account: 'jane', uid: 'jane', token: 'jwt.jane', who: 'writes, and is among the fifth who try new things' },
  { account: 'omar', uid: 'omar', token: 'jwt.omar', who: 'writes, and is among the others' },
] as const
