import fc from 'fast-check'
import { expect, it } from 'vitest'
import { remembered, toUser } from '../src/account'
import type { Account } from '../src/generated/types'

const answer: Account = {
  uid: '7',
  nikeName: 'Ann',
  duid: '1007',
  gold: 1234,
  agent: 0,
  guild_id: '3',
  guild_role: 'owner',
  country_icon: 'flag',
  is_reseller: true,
  is_bd: false,
  is_sub_bd: false,
  is_ext_admin: false,
  is_upper_agent: false,
  country_id: '40',
  diamonds: '10.50',
}
function memory(kept: { readonly [key: string]: string } = {}) {
  const values = new Map(Object.entries(kept))
  return {
    values,
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => !!values.set(key, value),
  }
}

it('S3-08 the session holds who it is and gold / 100 as gemstone; what pages may not see is left out', () => {
  const user = toUser(answer, memory())
  expect(user).toMatchObject({ uid: '7', nikeName: 'Ann', duid: '1007', guild_id: '3', gemstone: '12.34', gold: 1234 })
  expect(user).toMatchObject({ is_agent: false, is_reseller: true, is_upper_agent: false, diamonds: '10.50' })
  expect(Object.keys(user)).not.toEqual(expect.arrayContaining(['agent']))
  expect(Object.keys(user)).not.toEqual(expect.arrayContaining(['country_icon']))
})

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [12_345, '123.45'],
  [9_007_199_254_740_991, '90071992547409.91'],
  [-5, '-0.05'],
  [-1234, '-12.34'],
])('S3-08 S9-07 %s gold is %s gemstones', (gold, gemstone) => {
  expect(toUser({ ...answer, gold }, memory()).gemstone).toBe(gemstone)
})

it('S9-07 gemstones are gold in hundreds, to the last digit of every whole number', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (gold) => {
      const { gemstone } = toUser({ ...answer, gold }, memory())
      expect(gemstone).toMatch(/^-?\d+\.\d\d$/)
      expect(gemstone).not.toMatch(/^-?0\d/)
      expect(BigInt(gemstone.replace('.', ''))).toBe(BigInt(gold))
    }),
    { numRuns: 1000, examples: [[0], [100], [-100]] },
  )
})

it.each([
  ['flag 1 and nothing remembered', 1, {}, 0],
  ['flag 0 and nothing remembered', 0, {}, 1],
  ['flag 0 and 0 remembered', 0, { 'side.7': '0' }, 0],
  ['flag 1 and 1 remembered', 1, { 'side.7': '1' }, 1],
  ['flag 1 and 1 remembered of somebody else', 1, { 'side.8': '1' }, 0],
  ['flag 1 and nonsense remembered', 1, { 'side.7': 'x' }, 0],
] as const)('S3-09 S6 with %s', (_name, agent, kept, role) => {
  const sides = memory(kept)
  const user = toUser({ ...answer, agent }, sides)
  expect(user.cacheUserRole).toBe(role)
  expect(user.is_agent).toBe(agent === 1)
  expect(sides.get('side.7')).toBe(String(role))
})

it('S3-09 the side stays when the flag changes', () => {
  const sides = memory()
  expect(toUser({ ...answer, agent: 1 }, sides).cacheUserRole).toBe(0)
  expect(toUser({ ...answer, agent: 0 }, sides).cacheUserRole).toBe(0)
})

it.each([
  ['an agent', 1, {}, '7', { name: 'Ann', look: 'accent' }],
  ['anybody else', 0, {}, '7', { name: 'Ann', look: 'plain' }],
  ['whose side was stored before', 0, { 'side.7': '0' }, '7', { name: 'Ann', look: 'accent' }],
  ['another person', 1, {}, '8', undefined],
] as const)('S3-09 the next start knows %s before the account is there', (_who, agent, kept, uid, known) => {
  const store = memory(kept)
  toUser({ ...answer, agent, is_bd: true }, store)
  expect(JSON.parse(store.get('user') ?? '')).toMatchObject({ uid: '7', nikeName: 'Ann', duid: '1007', guildId: '3' })
  // The navigation of a page that reads no account depends on more.
  const user = { uid: '7', guild_id: '3', is_bd: true, is_sub_bd: false, is_ext_admin: false }
  expect(remembered(store, uid)).toEqual(known && { ...known, user: expect.objectContaining(user) })
})

it.each([[undefined], ['{'], ['7'], ['{"uid":"7"}']])('S3-09 a stored user that reads %s is nobody', (user) => {
  expect(remembered(memory(user === undefined ? {} : { user }), '7')).toBeUndefined()
})
