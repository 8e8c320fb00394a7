// Tests the bounds and switches that the server names: their first values, each change of them, and none at all.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Settings, WithdrawalConfig } from '../../src/generated/types'
import { startServer, type Person, type Server } from './server'

let server: Server
let person: Person
beforeAll(async () => {
  server = startServer()
  person = await server.newPerson()
})
afterAll(() => server.sandbox.close())

const settings = async (keys?: readonly string[]) =>
  (await server.ask('POST /web/settings/kv', keys === undefined ? {} : { keys: [...keys] }, person)).res
const config = async () => {
  const {
    channelList: _,
    to_confirm: __,
    ...limits
  } = (await server.ask('POST /web/withdrawal/config', {}, person)).res
  return limits
}

const told: Settings = {
  max_images: 9,
  image_max_bytes: 3 * 1024 * 1024,
  auto_confirm_days: 7,
  customer_contact: '+966 800 000 0000',
  max_transfer: 1_000_000,
  settlement_warn_days: 3,
  receipt_hours_min: 1,
  receipt_hours_max: 2,
}
/** The week began on Monday; the next one begins at midnight in UTC+3. */
const week = { weekly_limit: 3, weekly_left: 3, weekly_reset_at: Date.parse('2026-05-17T21:00:00Z') / 1000 }
const limits: WithdrawalConfig = {
  ...week,
  min_diamonds: '100',
  min_amount: '10',
  auto_confirm_days: 7,
  max_proof_images: 9,
  receipt_hours_min: 1,
  receipt_hours_max: 2,
  diamonds_per_unit: 10,
  currency: 'USD',
}
const { weekly_left: _left, weekly_reset_at: _reset, ...bounds } = limits
const all: { readonly [name: string]: unknown } = { ...told, ...bounds }
afterEach(() => server.control('settings', all))

it('S4-17 S5-05 S9-10 the first values: images below 3 MB, 7 days, a receipt that lags 1 to 2 hours', async () => {
  expect(await settings()).toEqual(told)
  expect(await config()).toEqual(limits)
})

it('S5-04 the server lets no field have 20 images or more', () => {
  for (const count of [told.max_images, limits.max_proof_images]) {
    expect(count).toBeGreaterThanOrEqual(1)
    expect(count).toBeLessThan(20)
  }
})

it.each([
  [['max_images'], ['max_images']],
  [
    ['max_transfer', 'settlement_warn_days'],
    ['max_transfer', 'settlement_warn_days'],
  ],
  [[], []],
  [['nothing'], []],
  // Those of withdrawals alone come with the configuration of withdrawals.
  [['min_diamonds', 'currency', 'max_images'], ['max_images']],
])('S7-13 asked for %j, the server tells %j', async (keys, names) => {
  expect(Object.keys(await settings(keys)).toSorted()).toEqual(names.toSorted())
})

const weekly = new Set(Object.keys(week))
const without = (values: object, gone: string) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => (gone === 'weekly_limit' ? !weekly.has(name) : name !== gone)),
  )
const another = (value: unknown) =>
  Array.isArray(value) ? ['7'] : typeof value === 'number' ? value + 1 : `${String(value)}1`

describe.each(Object.entries(all))('decision 22 %s', (name, value) => {
  it('is absent from all answers when it is taken away, and nothing else is', async () => {
    await server.control('settings', { [name]: null })
    expect(await settings()).toEqual(without(told, name))
    expect(await config()).toEqual(without(limits, name))
  })
  it('is told as it was changed', async () => {
    const changed = another(value)
    await server.control('settings', { [name]: changed })
    const more = name === 'weekly_limit' ? { weekly_left: changed } : {}
    expect(await settings()).toEqual(name in told ? { ...told, [name]: changed } : told)
    expect(await config()).toEqual(name in limits ? { ...limits, [name]: changed, ...more } : limits)
  })
})

it.each<readonly [string, unknown]>([
  ['max_transfer', 0],
  ['max_images', 0],
  ['customer_contact', ''],
])('decision 22 %s as %j is a value, and no missing bound', async (name, value) => {
  await server.control('settings', { [name]: value })
  expect(await settings()).toEqual({ ...told, [name]: value })
})

it('decision 22 no withdrawal a week leaves none', async () => {
  await server.control('settings', { weekly_limit: 0 })
  expect(await config()).toEqual({ ...limits, weekly_limit: 0, weekly_left: 0 })
})

it.each([
  [{ max_pictures: 1, max_images: 2 }],
  [{ max_images: 2, max_pictures: 1 }],
  [{ max_images: 2, max_pictures: null }],
])('%j has a setting that does not exist, and changes none', async (wanted) => {
  await expect(server.control('settings', wanted)).rejects.toThrow('There is no setting')
  expect(await settings()).toEqual(told)
})
