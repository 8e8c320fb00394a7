import { markets } from '../../markets.config'
import { demoAccounts, demoPassword } from '../../sandbox/accounts'

interface Tools {
  readonly shell: string
  readonly bench: string
}

/** What `npm start` and `npm run preview` say: the address, and who can sign in; where there are tools, theirs too. */
export function welcome(address: string, tools?: Tools): string {
  const rows = demoAccounts.map(({ account, uid, who }) => `    ${account.padEnd(10)} ${uid}   ${who}`)
  return [
    '',
    `  ${address}`,
    ...(tools
      ? [`  ${tools.bench}   the workbench: every state of every page`, `  ${tools.shell}   the app's side of a page`]
      : []),
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
