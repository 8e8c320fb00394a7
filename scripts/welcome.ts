import { markets } from '../markets.config'
import { demoAccounts, demoPassword } from '../sandbox/accounts'

/** What `npm start` and `npm run preview` say: the address, and who can sign in; where there is one, the shell's too. */
export function welcome(address: string, shell?: string): string {
  const rows = demoAccounts.map(({ account, uid, who }) => `    ${account.padEnd(10)} ${uid}   ${who}`)
  return [
    '',
    `  ${address}`,
    ...(shell === undefined ? [] : [`  ${shell}   the same inside a simulated app`]),
    `  ${new URL('?market=', address).href}…   another market: ${Object.keys(markets).join(', ')}`,
    '',
    `  Sign in with a name or an ID; the password is "${demoPassword}".`,
    '',
    ...rows,
    '',
    '  Stop with Ctrl+C.',
    '',
  ].join('\n')
}
