// Tests what an order says of itself after each step: its times, its proof, its complaint and its reason.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../sandbox/codes'
import type { RequestOf } from '../../sandbox/contract'
import { goodHeaders, startServer, type Person, type Server } from './server'

type Step = 'process' | 'transfer' | 'reprocess' | 'refuse' | 'receive' | 'cancel' | 'dispute'

const hour = 3600
const day = 24 * hour
const start = Date.parse('2026-05-17T09:00:00Z') / 1000
let server: Server
let user: Person
let reseller: Person
let proof: string

beforeAll(async () => {
  server = startServer()
  reseller = await server.signIn('reseller')
  user = await server.newPerson({ diamonds: '100000' })
  proof = await server.upload(reseller)
  await server.control('settings', { weekly_limit: null })
})
afterEach(() => server.control('clock', { now: null }))
afterAll(() => server.sandbox.close())

const confirm = (order_no: string, step: 'process' | 'transfer' | 'reprocess', images = [proof]) =>
  server.ask('POST /web/withdrawal/agent/order/confirm', { order_no, step, images }, reseller)
const refuse = (order_no: string, reason = 'No cash') =>
  server.ask('POST /web/withdrawal/agent/order/refuse', { order_no, reason }, reseller)
const answer = (order_no: string, result: 'received' | 'cancel') =>
  server.ask('POST /web/withdrawal/order/confirm', { order_no, result }, user)
type Complaint = Omit<RequestOf<'POST /web/withdrawal/order/dispute'>, 'order_no'>
const dispute = (order_no: string, complaint: Complaint = { kind: 'not_received' }) =>
  server.ask('POST /web/withdrawal/order/dispute', { order_no, ...complaint }, user)

const steps: { readonly [S in Step]: (order_no: string) => Promise<{ code: number }> } = {
  process: (order_no) => confirm(order_no, 'process'),
  transfer: (order_no) => confirm(order_no, 'transfer'),
  reprocess: (order_no) => confirm(order_no, 'reprocess'),
  refuse,
  receive: (order_no) => answer(order_no, 'received'),
  cancel: (order_no) => answer(order_no, 'cancel'),
  dispute,
}

/** Makes an order and takes the steps, each an hour after the one before. */
async function orderAfter(path: readonly Step[]): Promise<string> {
  const { order_no } = await server.control<{ order_no: string }>('withdrawals', { uid: user.uid, diamonds: '100' })
  for (const step of path) {
    await server.control('clock', { advance: hour })
    expect([step, (await steps[step](order_no)).code]).toEqual([step, 0])
  }
  return order_no
}

/** The order, which both parties see alike. */
async function read(order_no: string) {
  const query = { page: 1, order_no }
  const mine = await server.ask('POST /web/withdrawal/order/list', query, user)
  const theirs = await server.ask('POST /web/withdrawal/agent/order/list', query, reseller)
  const [order] = mine.res.list
  if (!order) throw new Error('The order is not in the list.')
  expect(theirs.res.list).toEqual([order])
  return order
}

describe('S3-13 the times of an order', () => {
  const paid = { requested_at: 0, expected_at: 24, accepted_at: 1, transferred_at: 2 }
  const confirmed = { ...paid, completed_at: 3 }
  it.each<{ path: readonly Step[]; hours: { readonly [time: string]: number } }>([
    { path: [], hours: { requested_at: 0, expected_at: 24 } },
    { path: ['cancel'], hours: { requested_at: 0, expected_at: 24, cancelled_at: 1 } },
    { path: ['refuse'], hours: { requested_at: 0, expected_at: 24, closed_at: 1 } },
    { path: ['process'], hours: { requested_at: 0, expected_at: 24, accepted_at: 1 } },
    { path: ['process', 'refuse'], hours: { requested_at: 0, expected_at: 24, accepted_at: 1, closed_at: 2 } },
    { path: ['process', 'transfer'], hours: { ...paid, auto_at: 2 + 7 * 24 } },
    { path: ['process', 'transfer', 'receive'], hours: confirmed },
    { path: ['process', 'transfer', 'dispute'], hours: { ...paid, since: 3 } },
    {
      path: ['process', 'transfer', 'dispute', 'reprocess'],
      hours: { ...paid, since: 3, reprocessed_at: 4, auto_at: 4 + 7 * 24 },
    },
    { path: ['process', 'transfer', 'dispute', 'reprocess', 'dispute'], hours: { ...paid, since: 5 } },
    { path: ['process', 'transfer', 'receive', 'dispute'], hours: { ...paid, since: 4 } },
  ])('after $path, in hours: $hours', async ({ path, hours }) => {
    const { after_sale, ...order } = await read(await orderAfter(path))
    const times = Object.entries({ ...order, ...after_sale }).filter(
      ([name, value]) => /_at$|^since$/.test(name) && typeof value === 'number',
    )
    expect(Object.fromEntries(times.map(([name, value]) => [name, (Number(value) - start) / hour]))).toEqual(hours)
  })

  it.each([
    { named: 3, days: 3 },
    { named: null, days: 7 },
  ])('S4-17 with $named days named, the order says that it is confirmed after $days', async ({ named, days }) => {
    await server.control('settings', { auto_confirm_days: named })
    const { transferred_at = 0, auto_at = 0 } = await read(await orderAfter(['process', 'transfer']))
    expect(auto_at - transferred_at).toBe(days * day)
    await server.control('settings', { auto_confirm_days: 7 })
  })

  it.each([
    { later: 7 * day, canDispute: true },
    { later: 14 * day, canDispute: true },
    { later: 14 * day + 1, canDispute: false },
  ])('S4-17 $later s after the transfer, it was confirmed when its time came: $canDispute', async (row) => {
    const order_no = await orderAfter(['process', 'transfer'])
    await server.control('clock', { advance: row.later })
    const { status, transferred_at = 0, completed_at, can_dispute } = await read(order_no)
    expect([status, completed_at, can_dispute]).toEqual(['completed', transferred_at + 7 * day, row.canDispute])
  })
})

describe('S3-13 the proof', () => {
  it('of every transfer stands in the order with the time of its upload, the first one first', async () => {
    const order_no = await orderAfter(['process', 'transfer', 'dispute'])
    const second = await server.upload(reseller)
    await server.control('clock', { advance: hour })
    expect((await confirm(order_no, 'reprocess', [second, proof])).code).toBe(0)
    expect((await read(order_no)).proof).toEqual([
      { url: proof, uploaded_at: start + 2 * hour },
      { url: second, uploaded_at: start + 4 * hour },
      { url: proof, uploaded_at: start + 4 * hour },
    ])
  })

  it.each([
    { what: 'no picture', images: () => [], code: codes.proofMissing.code },
    { what: 'ten pictures', images: () => Array.from({ length: 10 }, () => proof), code: codes.tooManyImages.code },
    { what: 'a picture from elsewhere', images: () => ['https://x.example/a.png'], code: codes.unknownImage.code },
    { what: 'nine pictures', images: () => Array.from({ length: 9 }, () => proof), code: 0 },
  ])('S4-15 of a second transfer: $what gives $code', async ({ images, code }) => {
    const order_no = await orderAfter(['process', 'transfer', 'dispute'])
    expect((await confirm(order_no, 'reprocess', images())).code).toBe(code)
    expect((await read(order_no)).after_sale.state).toBe(code === 0 ? 'reprocessed' : 'open')
  })

  it('S5-06 may have as many pictures as the server names, and any number where it names none', async () => {
    const many = Array.from({ length: 10 }, () => proof)
    await server.control('settings', { max_proof_images: 1 })
    const order_no = await orderAfter(['process'])
    expect((await confirm(order_no, 'transfer', [proof, proof])).code).toBe(codes.tooManyImages.code)
    await server.control('settings', { max_proof_images: null })
    expect((await confirm(order_no, 'transfer', many)).code).toBe(0)
    await server.control('settings', { max_proof_images: 9 })
  })
})

describe('S1-15 a complaint', () => {
  it.each<{ complaint: Complaint; shown: object }>([
    { complaint: { kind: 'not_received' }, shown: { kind: 'not_received' } },
    { complaint: { kind: 'not_received', amount: '3' }, shown: { kind: 'not_received' } },
    { complaint: { kind: 'received_less', amount: '3' }, shown: { kind: 'received_less', amount: '3.00' } },
    {
      complaint: { kind: 'received_less', amount: '9.99', text: 'One cent' },
      shown: { kind: 'received_less', amount: '9.99', text: 'One cent' },
    },
  ])('of $complaint reads $shown', async ({ complaint, shown }) => {
    const order_no = await orderAfter(['process', 'transfer'])
    expect((await dispute(order_no, complaint)).code).toBe(0)
    const { thread, since, ...own } = (await read(order_no)).after_sale
    expect(own).toEqual({ state: 'open', images: [], ...shown })
    expect(thread).toEqual([{ by: 'user', at: since, images: [], ...shown }])
  })

  it('keeps every complaint and every answer, the oldest first', async () => {
    const order_no = await orderAfter(['process', 'transfer', 'dispute', 'reprocess', 'dispute', 'reprocess'])
    const { thread } = (await read(order_no)).after_sale
    expect(thread?.map(({ by, at }) => [by, (at - start) / hour])).toEqual([
      ['user', 3],
      ['reseller', 4],
      ['user', 5],
      ['reseller', 6],
    ])
  })

  it.each([
    { what: 'nine pictures', images: () => Array.from({ length: 9 }, () => proof), code: 0 },
    { what: 'ten pictures', images: () => Array.from({ length: 10 }, () => proof), code: codes.tooManyImages.code },
    { what: 'a picture from elsewhere', images: () => ['https://x.example/a.png'], code: codes.unknownImage.code },
    {
      what: 'a picture that was never uploaded',
      images: () => [proof.replace(/[^/]+$/, 'nothing')],
      code: codes.unknownImage.code,
    },
  ])('S5-06 with $what gives $code', async ({ images, code }) => {
    const order_no = await orderAfter(['process', 'transfer'])
    expect((await dispute(order_no, { kind: 'not_received', images: images() })).code).toBe(code)
    expect((await read(order_no)).after_sale.state).toBe(code === 0 ? 'open' : 'none')
  })
})

describe('S4-15 a refusal', () => {
  it.each([
    { reason: ' The account is closed ', code: 0 },
    { reason: '  ', code: codes.methodIncomplete.code },
    { reason: '', code: codes.methodIncomplete.code },
  ])('with the reason "$reason" gives $code, and both read why', async ({ reason, code }) => {
    const order_no = await orderAfter(['process'])
    expect((await refuse(order_no, reason)).code).toBe(code)
    const order = await read(order_no)
    expect([order.status, order.reason]).toEqual(
      code === 0 ? ['closed', 'The account is closed'] : ['applying', undefined],
    )
  })
})

it('a server that is reached at another address gives its pictures there', async () => {
  const order_no = await orderAfter(['process', 'transfer'])
  await dispute(order_no, { kind: 'not_received', images: [proof] })
  await confirm(order_no, 'reprocess')
  const request = new Request('https://other.example/web/withdrawal/order/list', {
    method: 'POST',
    headers: { ...goodHeaders, ...user },
    body: JSON.stringify({ page: 1, order_no }),
  })
  const text = await (await server.sandbox.fetch(request)).text()
  const pictures = [...text.matchAll(/"(http[^"]+)"/g)].map(([, address = '']) => new URL(address).origin)
  // Of both people, the wallet, two proofs, the complaint and its two entries.
  expect(pictures.length).toBeGreaterThanOrEqual(8)
  expect(new Set(pictures)).toEqual(new Set(['https://other.example']))
})

describe('S4-14 the list of orders', () => {
  const statuses = {
    pending: [],
    applying: ['process'],
    in_progress: ['process', 'transfer'],
    completed: ['process', 'transfer', 'receive'],
    cancelled: ['cancel'],
    closed: ['refuse'],
  } as const satisfies { readonly [status: string]: readonly Step[] }

  it.each(['POST /web/withdrawal/order/list', 'POST /web/withdrawal/agent/order/list'] as const)(
    '%s has those of the asking person alone, by state and number, the newest first',
    async (call) => {
      const asker = call === 'POST /web/withdrawal/order/list' ? user : reseller
      const made = []
      for (const [status, path] of Object.entries(statuses)) made.push({ status, order_no: await orderAfter(path) })
      for (const { status, order_no } of made) {
        const find = async (wish: object) => (await server.ask(call, { page: 1, ...wish }, asker)).res.list
        expect((await find({ order_no })).map((order) => order.status)).toEqual([status])
        const some = await find({ status })
        expect(some.map((order) => order.order_no)).toContain(order_no)
        expect(new Set(some.map((order) => order.status))).toEqual(new Set([status]))
        expect(some).toEqual(some.toSorted((a, b) => b.requested_at - a.requested_at))
        const other = await server.newPerson({ flags: ['is_reseller'] })
        expect((await server.ask(call, { page: 1, order_no }, other)).res.list).toEqual([])
      }
    },
  )

  it('of those who pay out is for resellers', async () => {
    const { code } = await server.ask('POST /web/withdrawal/agent/order/list', { page: 1 }, user)
    expect(code).toBe(codes.notAllowed.code)
  })
})
