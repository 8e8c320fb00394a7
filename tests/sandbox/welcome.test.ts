import { expect, it } from 'vitest'
import { demoPassword } from '../../sandbox/accounts'
import { welcome } from '../../tools/quality/welcome'
import { startServer } from './server'

it('S2-49 every name and every ID that `npm start` prints can sign in', async () => {
  const server = startServer()
  const rows = [...welcome('http://localhost/').matchAll(/^ {4}(\w+) +(\d+) {3}/gm)]
  expect(rows.length).toBeGreaterThan(5)
  for (const [, name = '', id = ''] of rows)
    for (const account of [name, id]) {
      const { code } = await server.ask('POST /withoutsign/user/loginweb', { account, password: demoPassword })
      expect([account, code]).toEqual([account, 0])
    }
  server.sandbox.close()
})
