import { markets } from '../../markets.config'
import { demoAccounts, demoPassword } from '../../sandbox/accounts'
import { duidOf } from '../../sandbox/seed/people'

interface Tools {
  readonly shell: string
  readonly bench: string
  readonly studio: string
}

/**
 * Returns the text that `npm start` and `npm run preview` print: the address, the demo accounts, and addresses of
 * tools.
 */
export function welcome(address: string, tools?: Tools): string {
  const rows = demoAccounts.map(({ account, uid, who }) => `    ${account.padEnd(10)} ${duidOf(uid)}   ${who}`)
  return [
    '',
    `  ${address}`,
    ...(tools
      ? [
          `  ${tools.studio}   the studio: change pages, texts and markets on the screen`,
          `  ${tools.bench}   the workbench: every state of every page`,
          `  ${tools.shell}   the app shell: a page as the native app shows it`,
        ]
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
