import { demoAccounts, demoPassword } from '../sandbox/accounts'

/** What `npm start` and `npm run preview` say: the address, and who can sign in. */
export function welcome(address: string): string {
  const rows = demoAccounts.map(({ account, uid, who }) => `    ${account.padEnd(10)} ${uid}   ${who}`)
  return [
    '',
    `  ${address}`,
    '',
    `  Sign in with a name or an ID; the password is "${demoPassword}".`,
    '',
    ...rows,
    '',
    '  Stop with Ctrl+C.',
    '',
  ].join('\n')
}
