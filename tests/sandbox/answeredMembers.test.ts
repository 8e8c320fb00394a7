// Tests that the sandbox answers every member that the contract names: an optional one that it forgot would be missed by nobody.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inline, type JsonSchema, readContract, root } from '@pagewright/cli/source'
import { demoAccounts } from '../../sandbox/accounts'
import { startServer, type Person, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})
afterAll(() => server.sandbox.close())

const { calls, set } = readContract(root)
const gid = '10001'
const statuses = ['pending', 'applying', 'in_progress', 'completed', 'cancelled', 'closed']
/** Requests that between them bring rows of every kind and in every state. */
const requests: { readonly [call: string]: readonly object[] } = {
  'POST /web/MyAccountInfo': [{}],
  'POST /web/user/info': [{ user_id: '1000003' }],
  'POST /withoutsign/payment/user': [{ user_id: '1000003' }],
  'POST /withoutsign/country': [{}],
  'POST /web/settings/kv': [{}],
  'POST /web/payment/methods': [{ country_id: '1' }],
  'POST /web/guild/list': [{ page: 1 }],
  'POST /web/guild/info': [{ gid }],
  'POST /web/guild/member': [{ gid, page: 1 }],
  'POST /web/guild/get_self_info': [{}],
  'POST /web/guild/bill': [{ period: 3 }],
  'POST /web/guild/bill/list': [{ period: 3, page: 1 }],
  'POST /web/guild/member/bill': [{ period: 3 }],
  'POST /web/guild/member/bill/list': [{ gid, period: 3, page: 1 }],
  'POST /web/guild/apply_list': ['pending', 'agreed'].map((status) => ({ gid, page: 1, status })),
  'POST /web/guild/can_invite_fans': [1, 2, 3, 4, 5].map((page) => ({ gid, page })),
  'POST /web/guild/banner': [{}],
  'POST /web/guild/guild_list': [{ page: 1 }],
  'POST /web/guild/bd_member': [{ page: 1 }],
  'POST /web/guild/ext_admin': [{ page: 1 }],
  'POST /web/guild/ext_admin_member': [{ page: 1 }],
  'POST /web/guild/get_ext_admin_member_count': [{}],
  'POST /web/guild/get_ar_inviter_uid': [{}],
  'POST /web/guild/get_ext_admin_red_dot': [{}],
  'POST /web/guild/apply_create_list': ['agreed', 'rejected'].map((status) => ({ page: 1, status })),
  'POST /web/guild/get_ext_admin_bd_info': [{ uid: '1000007' }],
  'GET /web/withdrawal/method/list': [{}],
  'GET /web/withdrawal/channel/list': [{}],
  'POST /web/withdrawal/config': [{}],
  'POST /web/withdrawal/order/list': statuses.map((status) => ({ page: 1, status })),
  'POST /web/withdrawal/agent/order/list': statuses.map((status) => ({ page: 1, status })),
  'POST /web/AgentGold': [{}],
  'POST /web/UserExtendRecordList': ['out', 'share', 'purchase'].map((kind) => ({ page: 1, kind })),
  'POST /web/agent/list': [{ page: 1 }],
}

/** Members that other requests bring, or that the sandbox has no use for. */
const elsewhere: { readonly [member: string]: string } = {
  'POST /web/payment/methods list.note': 'No seeded method has a note',
  'POST /web/AgentGold transfer_no': 'Of a transfer: agentTransfer.test.ts',
  'POST /web/AgentGold upper_name': 'Of a transfer: agentTransfer.test.ts',
  'POST /web/AgentGold upper_coins': 'Of a transfer: agentTransfer.test.ts',
  'GET /web/withdrawal/method/list list.tax_id': 'Some markets ask for it: withdrawalMethods.test.ts',
  'POST /web/withdrawal/order/list list.method.tax_id': 'Some markets ask for it: withdrawalOrder.test.ts',
  'POST /web/withdrawal/agent/order/list list.method.tax_id': 'Some markets ask for it: withdrawalOrder.test.ts',
  'POST /web/withdrawal/order/list list.after_sale.images': 'Of a complaint: orderDetails.test.ts',
  'POST /web/withdrawal/agent/order/list list.after_sale.images': 'Of a complaint: orderDetails.test.ts',
  'POST /web/withdrawal/order/list list.after_sale.thread.sent': 'Of an answer: transitions.test.ts',
  'POST /web/withdrawal/agent/order/list list.after_sale.thread.sent': 'Of an answer: transitions.test.ts',
  'POST /web/guild/get_self_info join_status': 'Of an application: joinApplications.test.ts',
  'POST /web/guild/get_self_info join_name': 'Of an application: joinApplications.test.ts',
  'POST /web/guild/get_self_info creation_reason': 'Of a rejected application: creationReview.test.ts',
}
const isLocal = (name: string) => /^(name|image_url)_[a-z]{2}$/.test(name)

/** Returns the paths of all members that a schema names, without those in other languages. */
function named({ properties = {}, items }: JsonSchema, path: string): string[] {
  const inner = Object.entries(properties).filter(([name]) => !isLocal(name))
  return [
    ...inner.flatMap(([name, member]) => [`${path}${name}`, ...named(member ?? {}, `${path}${name}.`)]),
    ...(items ? named(items, path) : []),
  ]
}

/** Returns the paths of all members that a value has. */
function told(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => told(one, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => [`${path}${name}`, ...told(member, `${path}${name}.`)])
}

it.each(Object.keys(requests))('S3-10 S3-17 %s answers each member that it may', async (call) => {
  const ask = server.ask as (call: string, body: object, person: Person) => Promise<{ res: unknown }>
  const answered = new Set<string>()
  for (const { account } of demoAccounts)
    for (const body of requests[call] ?? [])
      for (const path of told((await ask(call, body, await server.signIn(account))).res, '')) answered.add(path)
  const schema = inline(set, { $ref: calls[call]?.response ?? '' }, '')
  const missing = named(schema, '').filter((path) => !answered.has(path) && !elsewhere[`${call} ${path}`])
  expect(missing).toEqual([])
})
