// The lists that sort: rising, falling with a minus, and in their own order where nothing is asked for.
import { beforeAll, expect, it } from 'vitest'
import { startServer, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})

const isRising = (values: readonly number[]) => values.every((value, index) => value >= (values[index - 1] ?? value))
const isFalling = (values: readonly number[]) => isRising(values.toReversed())

it('members by the day on which they joined', async () => {
  const owner = await server.signIn('owner')
  const joined = async (sort: 'joined_at' | '-joined_at') =>
    (await server.ask('POST /web/guild/member', { gid: '10001', page: 1, sort }, owner)).res.list.map(
      ({ joined_at }) => joined_at,
    )
  expect(isRising(await joined('joined_at'))).toBe(true)
  expect(isFalling(await joined('-joined_at'))).toBe(true)
})

it('orders by their diamonds', async () => {
  const reseller = await server.signIn('reseller')
  const diamonds = async (sort: 'diamonds' | '-diamonds') =>
    (await server.ask('POST /web/withdrawal/agent/order/list', { page: 1, sort }, reseller)).res.list.map((order) =>
      Number(order.diamonds),
    )
  expect((await diamonds('diamonds')).length).toBeGreaterThan(1)
  expect(isRising(await diamonds('diamonds'))).toBe(true)
  expect(isFalling(await diamonds('-diamonds'))).toBe(true)
})

it('S4-15 what a reseller has to do comes with complaints first, and then what waits longest', async () => {
  const reseller = await server.signIn('reseller')
  const page = async (number: number) =>
    (await server.ask('POST /web/withdrawal/agent/order/list', { page: number, status: 'to_do' }, reseller)).res.list
  const list = [...(await page(1)), ...(await page(2))]
  const config = await server.ask('POST /web/withdrawal/config', {}, reseller)
  expect(list).toHaveLength(config.res.to_process ?? 0)
  const isOpen = list.map(({ after_sale }) => (after_sale.state === 'open' ? 1 : 0))
  expect(new Set(isOpen)).toEqual(new Set([0, 1]))
  expect(isFalling(isOpen)).toBe(true)
  for (const one of [0, 1])
    expect(isRising(list.filter((_, at) => isOpen[at] === one).map((order) => order.requested_at))).toBe(true)
})

it('transfers by their coins', async () => {
  const agent = await server.signIn('agent')
  const coins = async (sort: 'coins' | '-coins') =>
    (await server.ask('POST /web/UserExtendRecordList', { page: 1, sort }, agent)).res.list.map((one) => one.coins)
  expect((await coins('coins')).length).toBeGreaterThan(1)
  expect(isRising(await coins('coins'))).toBe(true)
  expect(isFalling(await coins('-coins'))).toBe(true)
})

it('a team by income, hours and days; a place is that among all members, whatever is searched for', async () => {
  const owner = await server.signIn('owner')
  const team = async (more: { sort?: '-live_hours' | 'valid_days' | 'income'; keyword?: string }) =>
    (await server.ask('POST /web/guild/member/bill/list', { gid: '10001', period: 1, page: 1, ...more }, owner)).res
      .list
  const first = await team({})
  expect(first.map(({ rank }) => rank)).toEqual(first.map((_row, index) => index + 1))
  expect(isFalling(first.map(({ income }) => Number(income)))).toBe(true)
  expect(isRising((await team({ sort: 'income' })).map(({ income }) => Number(income)))).toBe(true)
  expect(isFalling((await team({ sort: '-live_hours' })).map((row) => Number(row.live_hours)))).toBe(true)
  expect(isRising((await team({ sort: 'valid_days' })).map((row) => row.valid_days))).toBe(true)
  const third = first[2]
  const found = await team({ keyword: third?.duid ?? '' })
  expect(found.find(({ uid }) => uid === third?.uid)?.rank).toBe(3)
})
