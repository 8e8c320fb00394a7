import { expect, it } from 'vitest'
import { demoUid } from '../../sandbox/accounts'
import { createSandbox } from '../../sandbox/createSandbox'
import { goodHeaders, origin } from './server'

const noon = Date.parse('2026-05-17T09:00:00Z') / 1000
const hour = 3600

it.each([
  { when: 'at once', first: 0, later: 0, isAnew: false },
  { when: 'half an hour later', first: 0, later: hour / 2, isAnew: false },
  { when: 'two hours later', first: 0, later: 2 * hour, isAnew: true },
  { when: 'after the clock went back', first: hour, later: 0, isAnew: true },
  // A quarter to midnight where the product counts its days.
  { when: 'half an hour later, on the next day', first: 11.75 * hour, later: 12.25 * hour, isAnew: true },
])('a reset $when brings everything back; seeded anew: $isAnew', async ({ first, later, isAnew }) => {
  let now = noon + first
  const sandbox = createSandbox({ file: ':memory:', now: () => now * 1000 })
  const ask = async (path: string, body: object, headers: object = {}) => {
    const request = new Request(origin + path, {
      method: 'POST',
      headers: { ...goodHeaders, ...headers },
      body: JSON.stringify(body),
    })
    return (await sandbox.fetch(request)).json() as Promise<{ readonly [name: string]: unknown }>
  }
  const newest = async () => {
    const owner = await ask('/__sandbox/session', { uid: demoUid('owner') })
    const { res } = await ask('/web/guild/apply_list', { gid: '10001', page: 1 }, owner)
    return (res as { list: readonly { uid: string; status: string; applied_at: number }[] }).list[0]
  }
  sandbox.reset()
  const before = await newest()
  const owner = await ask('/__sandbox/session', { uid: demoUid('owner') })
  await ask('/web/guild/apply_process', { gid: '10001', uid: before?.uid, result: 'rejected' }, owner)
  expect((await newest())?.status).toBe('rejected')
  now = noon + later
  sandbox.reset()
  const after = await newest()
  expect(after).toMatchObject({ uid: before?.uid, status: 'pending' })
  expect((after?.applied_at ?? 0) - (before?.applied_at ?? 0)).toBe(isAnew ? later - first : 0)
  sandbox.close()
})
