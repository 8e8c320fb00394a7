// Tests that every page of every list that is seeded keeps the contract, for each demo account.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../../sandbox/accounts'
import type { Endpoint } from '../../sandbox/contract'
import { startServer, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})
afterAll(() => server.sandbox.close())

const gid = '10001'
const lists: readonly (readonly [Endpoint, object])[] = [
  ['POST /web/MyAccountInfo', {}],
  ['POST /web/guild/list', {}],
  ['POST /web/guild/info', { gid }],
  ['POST /web/guild/member', { gid }],
  ['POST /web/guild/get_self_info', {}],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((period) => ['POST /web/guild/bill', { period }] as const),
  ['POST /web/guild/bill/list', { period: 7 }],
  ['POST /web/guild/member/bill', { period: 8 }],
  ['POST /web/guild/member/bill/list', { gid, period: 5 }],
  ['POST /web/guild/apply_list', { gid }],
  ['POST /web/guild/can_invite_fans', { gid }],
  ['POST /web/guild/banner', {}],
  ['POST /web/guild/guild_list', {}],
  ['POST /web/guild/bd_member', {}],
  ['POST /web/guild/ext_admin', {}],
  ['POST /web/guild/ext_admin_member', {}],
  ['POST /web/guild/get_ext_admin_member_count', {}],
  ['POST /web/guild/apply_create_list', {}],
  ['POST /web/guild/get_ext_admin_red_dot', {}],
  ['POST /web/guild/get_ar_inviter_uid', {}],
  ['POST /web/withdrawal/order/list', {}],
  ['POST /web/withdrawal/agent/order/list', {}],
  ['POST /web/withdrawal/config', {}],
  ['POST /web/settings/kv', {}],
  ['POST /web/AgentGold', {}],
  ['POST /web/UserExtendRecordList', {}],
  ['POST /web/agent/list', {}],
  ['POST /web/payment/methods', { country_id: '1' }],
  ['GET /web/withdrawal/method/list', {}],
  ['GET /web/withdrawal/channel/list', {}],
  ['POST /withoutsign/country', {}],
  ['POST /web/user/info', { user_id: '1000003' }],
  ['POST /withoutsign/payment/user', { user_id: '81000003' }],
]
const isPaged = /[lL]ist$|member$|fans$|ext_admin$/
// Each page of incomes reckons those of every member again.
const pagesOf = (endpoint: Endpoint) => (endpoint === 'POST /web/guild/member/bill/list' ? 5 : 40)

it.each(demoAccounts)('what is seeded keeps the contract for $account', async ({ account }) => {
  const person = await server.signIn(account)
  for (const [endpoint, body] of lists) {
    for (let page = 1; page <= pagesOf(endpoint); page += 1) {
      const query = isPaged.test(endpoint) ? { ...body, page } : body
      const { code, res } = await server.ask(endpoint, query, person)
      if (code !== 0 || !('has_more' in res) || !res.has_more) break
    }
  }
  expect(server.sandbox.log.problems).toEqual([])
})
