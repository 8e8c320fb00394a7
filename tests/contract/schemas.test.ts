// Compares schemas/ with the specification and with the sandbox: calls, closed sets, refusals, meanings and native functions.
import { describe, expect, it } from 'vitest'
import { inline, readContract, root } from '@pagewright/cli/source'
import { codes, type CodeName } from '../../sandbox/codes'
import { parseEnvelope } from '../../src/engine/api/answer/envelope'
import { requestHeaders } from '../../src/engine/api/protocol'
import { refusalsByEndpoint } from '../pages/refusals'

const { protocol = {}, calls, set, native = {} } = readContract(root)
const resolved = (ref: string) => inline(set, { $ref: ref }, '')

/** Decision 3: what a page may repeat at will, what it sends once, and what moves balances. */
const kinds = {
  write: [
    'POST /withoutsign/user/loginweb',
    'POST /web/upload',
    'POST /web/guild/apply_join',
    'POST /web/guild/apply_process',
    'POST /web/guild/member/remove',
    'POST /web/guild/member/set_role',
    'POST /web/guild/invite_fans',
    'POST /web/guild/apply_create',
    'POST /web/guild/apply_create_process',
    'POST /web/withdrawal/method/create',
    'POST /web/withdrawal/method/update',
    'POST /web/withdrawal/method/delete',
  ],
  money: [
    'POST /web/withdrawal/agent/order/refuse',
    'POST /web/withdrawal/order/dispute',
    'POST /web/AgentGold',
    'POST /web/payment/createOrder',
    'POST /withoutsign/payment/createOrder',
    'POST /web/withdrawal/order',
    'POST /web/withdrawal/agent/order/confirm',
    'POST /web/withdrawal/order/confirm',
  ],
} as const

it('the sandbox answers the path of each call', () => {
  expect(Object.keys(calls).filter((call) => !/^\w+ \/(web|withoutsign)\//.test(call))).toEqual([])
})

it('R-06 R-07 every call says who asks, from what, and when in seconds', () => {
  const who = { uid: '7', token: 'secret', language: 'tr', platform: 'android', phoneModel: 'P' } as const
  const facts = { ...who, deviceId: 'd1', appVersion: '1.3', systemVersion: '14' }
  const headers = requestHeaders(protocol, facts, 1_700_000_000_900, 'again')
  expect(headers).toEqual({
    'content-type': 'application/json',
    'device-id': 'd1',
    language: 'tr',
    platform: '2',
    'app-version': '1.3',
    'phone-model': 'P',
    'system-version': '14',
    timestamp: '1700000000',
    uid: '7',
    token: 'secret',
    'X-XSRF-TOKEN': 'again',
  })
  expect(requestHeaders(protocol, { ...facts, platform: 'other' }, 0, undefined)).toMatchObject({ platform: '1' })
})

it.each([
  [0, 'success'],
  ['0', 'success'],
  [10, 'session'],
  ['11', 'session'],
  [1, 'business'],
])('R-01 the code %j of the server means: %s', (code, meaning) => {
  const read = () => parseEnvelope({ code, res: 'row' }, 'POST /row', protocol.envelope)
  if (meaning === 'success') expect(read().res).toBe('row')
  else expect(read).toThrow(expect.objectContaining({ kind: meaning }))
})

describe('S7-11 S7-12 S7-13 S7-14 S7-15 S7-16 S7-17 the calls', () => {
  it.each(Object.entries(kinds))('of the kind %s are these', (kind, names) => {
    const found = Object.keys(calls).filter((name) => calls[name]?.kind === kind)
    expect(found.toSorted()).toEqual(names.toSorted())
  })
})

/** Codes that the code of a handler names, but that its own requests cannot come to. */
const impossible: { readonly [call: string]: readonly CodeName[] } = {
  // The user sends no proof, and an order holds what it releases.
  'POST /web/withdrawal/order/confirm': ['proofMissing', 'tooManyImages', 'unknownImage', 'balanceTooLow'],
  'POST /web/withdrawal/agent/order/confirm': ['balanceTooLow'],
  'POST /web/withdrawal/agent/order/refuse': ['proofMissing', 'tooManyImages', 'unknownImage', 'balanceTooLow'],
  'POST /web/withdrawal/order/dispute': ['proofMissing', 'balanceTooLow'],
  // The method was checked when it was added.
  'POST /web/withdrawal/order': ['unknownChannel'],
}

const refusals = refusalsByEndpoint()

it.each(kinds.money)('F21 every refusal of %s is declared, as a proof or as doubtful', (call) => {
  const { refusals: proofs = [], doubtful = [] } = calls[call]?.outcome ?? {}
  const declared = [...proofs, ...doubtful]
  const possible = (refusals.get(call) ?? []).filter(
    (name) => name !== 'noSession' && name !== 'sessionOver' && !impossible[call]?.includes(name),
  )
  expect(possible.length).toBeGreaterThan(3)
  expect(possible.filter((name) => !declared.includes(String(codes[name].code)))).toEqual([])
})

describe('S5-01 S5-02 the gates of native functions', () => {
  it('stand before choosing and uploading images, for 1.3.14 and above 89, and before nothing else', () => {
    const gates = Object.entries(native).flatMap(([name, { gate }]) => (gate ? [[name, gate]] : []))
    const gate = { ios: '1.3.14', androidAbove: 89 }
    expect(Object.fromEntries(gates)).toEqual({ chooseImage: gate, uploadFile: gate })
  })
})

it('S4-09 the pages of every list are counted from 1', () => {
  const found = Object.keys(calls).flatMap((call) => {
    const { page } = resolved(calls[call]?.request ?? '').properties ?? {}
    return page ? [`${String(page.type)} from ${String(page.minimum)}`] : []
  })
  expect(new Set(found)).toEqual(new Set(['integer from 1']))
})

it('S8-04 the contract lists every refusal of the server', () => {
  const listed: unknown = resolved('common.json#/$defs/RefusalCode')['enum']
  const known = Object.values(codes).map(({ code }) => code)
  expect(listed).toEqual(known.toSorted((one, other) => one - other))
})
