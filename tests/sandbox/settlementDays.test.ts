// Tests how many whole days of a period remain, by the calendar of the product (UTC+3).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})
afterAll(() => server.sandbox.close())

it.each([
  ['2026-05-14T10:00:00Z', 1],
  ['2026-05-15T10:00:00Z', 0],
  ['2026-05-15T20:59:59Z', 0],
  ['2026-05-15T21:00:00Z', 15],
  ['2026-05-31T10:00:00Z', 0],
  ['2026-02-28T10:00:00Z', 0],
])('S9-09 at %s, %i whole days remain', async (now, days) => {
  await server.control('clock', { now })
  const owner = await server.signIn('owner')
  const { res } = await server.ask('POST /web/MyAccountInfo', {}, owner)
  expect(res.settlement_days).toBe(days)
  // The settlement itself is at midnight, after the whole days and what is left of this one.
  const left = (res.settlement_at ?? 0) - Date.parse(now) / 1000
  expect(Math.ceil(left / 86_400) - 1).toBe(days)
  expect(new Date((res.settlement_at ?? 0) * 1000).toISOString()).toContain('T21:00:00')
})
