// Tests which members a request may leave out, where pages are counted from, and the closed sets that no row of the specification lists.
import { expect, it } from 'vitest'
import { inline, type JsonSchema, readContract, root } from '@pagewright/cli/source'
import { codes } from '../../sandbox/codes'

const { calls, set } = readContract(root)
const resolved = (ref: string) => inline(set, { $ref: ref }, '')

/** Lists the members that each request may omit: choices, searches, sort orders, and members that only some people or markets have. */
const optional: { readonly [call: string]: readonly string[] } = {
  'POST /withoutsign/country': ['page'],
  'POST /web/settings/kv': ['keys'],
  'POST /withoutsign/payment/methods': ['page'],
  'POST /withoutsign/payment/createOrder': ['coins_per_unit', 'payer_account'],
  'POST /withoutsign/payment/queryOrder': ['amount', 'identity', 'method_id', 'order_no', 'since', 'user_id'],
  'POST /web/payment/methods': ['page'],
  'POST /web/payment/createOrder': ['coins_per_unit', 'identity', 'payer_account'],
  'POST /web/AgentGold': ['amount', 'receiver_id'],
  'POST /web/UserExtendRecordList': ['kind', 'sort', 'transfer_no'],
  'POST /web/agent/list': ['keyword'],
  'POST /web/guild/list': ['keyword', 'kind'],
  'POST /web/guild/apply_join': ['answer'],
  'POST /web/guild/apply_list': ['keyword', 'status'],
  'POST /web/guild/member': ['keyword', 'role', 'sort'],
  'POST /web/guild/can_invite_fans': ['keyword'],
  'POST /web/guild/invite_fans': ['withdraw'],
  'POST /web/guild/banner': ['page'],
  'POST /web/guild/bill': ['gid'],
  'POST /web/guild/bill/list': ['gid', 'keyword'],
  'POST /web/guild/member/bill': ['gid', 'uid'],
  'POST /web/guild/member/bill/list': ['keyword', 'sort'],
  'POST /web/guild/guild_list': ['keyword'],
  'POST /web/guild/bd_member': ['keyword'],
  'POST /web/guild/ext_admin': ['keyword'],
  'POST /web/guild/ext_admin_member': ['keyword', 'uid'],
  'POST /web/guild/get_ext_admin_member_count': ['uid'],
  'POST /web/guild/apply_create_list': ['status'],
  'POST /web/guild/apply_create_process': ['reason'],
  'GET /web/withdrawal/method/list': ['agent_uid', 'page'],
  'GET /web/withdrawal/channel/list': ['country_id', 'page'],
  'POST /web/withdrawal/method/create': ['bank_name', 'iban', 'network', 'tax_id'],
  'POST /web/withdrawal/method/update': ['bank_name', 'iban', 'network', 'tax_id'],
  'POST /web/withdrawal/order': ['diamonds_per_unit'],
  'POST /web/withdrawal/order/list': ['keyword', 'method_id', 'order_no', 'sort', 'status'],
  'POST /web/withdrawal/agent/order/list': ['keyword', 'method_id', 'order_no', 'sort', 'status'],
  'POST /web/withdrawal/agent/order/confirm': ['images', 'text'],
  'POST /web/withdrawal/order/dispute': ['amount', 'images', 'text'],
}

it.each(Object.keys(calls))('S7-11 S7-16 a request of %s leaves out only what is told here', (call) => {
  const { properties = {}, required = [] } = resolved(calls[call]?.request ?? '')
  const left = Object.keys(properties).filter((member) => !required.includes(member))
  expect(left.toSorted()).toEqual(optional[call] ?? [])
})

/** Lists the members that answers may omit, besides pictures and names in other languages. Pages rely on all others. */
const absent: { readonly [definition: string]: string } = {
  Account: 'guild_id guild_role guild_name country_name settlement_days settlement_at',
  AfterSale: 'kind since amount text images reprocessed_at thread',
  AfterSaleEntry: 'kind amount sent text images',
  Agent: 'country_name channels min_diamonds max_diamonds',
  AgentBalance: 'transfer_no upper_name upper_coins',
  Bill: 'guild_count bd_count',
  BoundGuild: 'country_name',
  Channel: 'networks',
  CoinTransferMade: 'upper_name upper_coins',
  Country: 'aliases',
  CreationApplication: 'country_name processed_at reason gid',
  DeviceInfo: 'code msg',
  Fan: 'invited_at',
  GameChoice: 'gid',
  Guild:
    'country_name role apply_total contact_phone contact_address real_name inviter_uid inviter_name created_at is_invited',
  GuildOwner:
    'birthday charm_lv country_id duid_lv family_id gender gold guild_id noble_lv private_bubble_id vip_lv wealth_lv',
  ImageChoice: 'count sizeType mp4Enabled ts',
  IndexTarget: 'index',
  InviterHint: 'uid duid nickname',
  JoinApplication: 'processed_at',
  LinkChoice: 'tab uid index familyId gid',
  MemberBillRow: 'rank',
  NativeImage: 'path data',
  NativeUser: 'nikeName',
  Party: 'duid',
  Payee: 'kind holder bank_name iban network tax_id',
  Payment: 'pay_url country_id method_id identity method_name receiver_id nickname paid_at',
  PaymentMethod: 'min_amount max_amount amounts note needs_payer',
  Progress: 'progress',
  SelfInfo:
    'gid guild_name role joined_at creation_id creation_name creation_reason creation_new join_status join_name invitation_total',
  Session: 'guild_id guild_role guild_name country_name settlement_days settlement_at',
  Settings:
    'max_images image_max_bytes auto_confirm_days customer_contact max_transfer settlement_warn_days receipt_hours_min receipt_hours_max',
  Share: 'tips',
  ShareAnswer: 'code msg',
  Transfer: 'agent_name upper_name upper_coins',
  UserCard: 'country_name',
  UserDeviceInfo: 'code msg',
  WithdrawalConfig:
    'min_diamonds weekly_limit weekly_left weekly_reset_at min_amount auto_confirm_days max_proof_images receipt_hours_min receipt_hours_max diamonds_per_unit currency channelList to_process to_confirm',
  WithdrawalMethod: 'bank_name iban network networks can_delete tax_id',
  WithdrawalOrder: 'expected_at accepted_at transferred_at completed_at cancelled_at closed_at auto_at reason',
}
const isExtra = (name: string, member: JsonSchema | null) =>
  /(name|image_url)_[a-z]{2}$/.test(name) || member?.['x-means'] === 'image'
const asked = new Set([...Object.values(calls).map(({ request }) => request?.split('/').at(-1)), 'AccountByCountry'])

it('S3-10 S3-18 S7-11 S7-16 an answer leaves out only what is told here', () => {
  const found = Object.entries(set).flatMap(([file, all]) =>
    Object.keys(file === 'forms.json' ? {} : all).flatMap((name) => {
      const { properties = {}, required = [] } = resolved(`${file}#/$defs/${name}`)
      const left = Object.entries(properties).flatMap(([one, member]) =>
        required.includes(one) || isExtra(one, member) ? [] : [one],
      )
      return left.length > 0 && !asked.has(name) ? [[name, left.join(' ')]] : []
    }),
  )
  expect(Object.fromEntries(found)).toEqual(absent)
})

it('S4-09 the pages of every list are counted from 1', () => {
  const found = Object.keys(calls).flatMap((call) => {
    const { page } = resolved(calls[call]?.request ?? '').properties ?? {}
    return page ? [`${String(page.type)} from ${String(page.minimum)}`] : []
  })
  expect(found.length).toBeGreaterThan(15)
  expect(new Set(found)).toEqual(new Set(['integer from 1']))
})

const both = (...names: readonly string[]) => names.flatMap((name) => [name, `-${name}`])

it.each<readonly [string, ref: string, member: string, values: readonly unknown[]]>([
  ['S2-40', 'guild.json#/$defs/Guild', 'join_status', ['none', 'invited', 'pending', 'agreed', 'rejected', 'member']],
  ['S1-01', 'guild.json#/$defs/GuildListQuery', 'kind', ['all', 'invited', 'applied']],
  ['S4-12', 'guild.json#/$defs/JoinRequest', 'answer', ['accept', 'decline', 'withdraw']],
  ['S5-14', 'guild.json#/$defs/Inviter', 'kind', ['ext_admin', 'bd']],
  ['S4-18', 'guild.json#/$defs/SelfInfo', 'creation_status', ['none', 'pending', 'agreed', 'rejected']],
  ['S7-12', 'guild.json#/$defs/Banner', 'target', ['recharge', 'questions', 'create', 'invite', 'none']],
  ['S6-05', 'guild.json#/$defs/BdMember', 'kind', ['bd', 'sub_bd']],
  ['S1-06', 'agent.json#/$defs/Transfer', 'kind', ['out', 'share', 'purchase']],
  ['S1-14', 'withdrawal.json#/$defs/WithdrawalMethod', 'network', ['TRC20', 'ERC20', 'BEP20', 'TON']],
  ['S4-16', 'withdrawal.json#/$defs/AfterSale', 'state', ['none', 'open', 'reprocessed']],
  ['S1-15', 'withdrawal.json#/$defs/AfterSaleEntry', 'by', ['user', 'reseller']],
  ['S7-03', 'bridge.json#/$defs/ThirdApp', 'app', ['whatsapp', 'snapchat', 'instagram', 'facebook']],
  ['S3-09', 'common.json#/$defs/Session', 'cacheUserRole', [0, 1]],
  ['S2-06', 'agent.json#/$defs/TransferQuery', 'sort', both('coins', 'created_at')],
  ['S2-22', 'guild.json#/$defs/MemberQuery', 'sort', both('nickname', 'joined_at')],
  ['S2-30', 'guild.json#/$defs/MemberBillListQuery', 'sort', both('income', 'live_hours', 'valid_days')],
  ['S2-14', 'withdrawal.json#/$defs/WithdrawalOrderQuery', 'sort', both('diamonds', 'requested_at')],
])('%s in %s the member %s has these values and no other', (_id, ref, member, values) => {
  expect(resolved(ref).properties?.[member]?.['enum']).toEqual(values)
})

it('S8-04 the contract lists every refusal of the server', () => {
  const listed: unknown = resolved('common.json#/$defs/RefusalCode')['enum']
  const known = Object.values(codes).map(({ code }) => code)
  expect(listed).toEqual(known.toSorted((one, other) => one - other))
})

it('S7-02 the view is between transparent and opaque', () => {
  const alpha: JsonSchema | undefined = resolved('bridge.json#/$defs/ViewAlpha').properties?.['alpha'] ?? undefined
  expect([alpha?.minimum, alpha?.maximum]).toEqual([0, 1])
})
