import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, type Database } from '../../sandbox/database'
import { fromHundredths, toHundredths } from '../../sandbox/decimal'
import { paths } from '../../sandbox/images/address'
import { accounts, balance, move } from '../../sandbox/ledger'
import { personByTyped } from '../../sandbox/person'
import { seed } from '../../sandbox/seed/seed'
import { transferCoins } from '../../sandbox/transfers'
import { applyEvent } from '../../sandbox/withdrawal/apply'
import { orderOf } from '../../sandbox/withdrawal/order'
import { placeWithdrawal } from '../../sandbox/withdrawal/place'
import type { Event } from '../../sandbox/withdrawal/transitions'

const now = Date.parse('2026-05-17T09:00:00Z') / 1000
const payee = { name: 'stc pay', image_url: '/a.png', account: '1' }
const uid = '1000007'
let db: Database

beforeAll(() => {
  db = openDatabase(':memory:')
  seed(db, now)
})
afterAll(() => db.close())

/** Takes back what the test writes. */
function undoAfterwards(): void {
  db.exec('savepoint before')
  onTestFinished(() => db.exec('rollback to before; release before'))
}
const sums = () => db.all<{ sum: number }>('select sum(amount) as sum from balances group by unit')
const diamonds = () => balance(db, accounts.user(uid), 'diamonds')

describe('double entry', () => {
  it('adds up to nothing, and entries say the same as balances', () => {
    expect(sums()).toEqual([{ sum: 0 }, { sum: 0 }, { sum: 0 }])
    const odd = db.all(`select account from balances b where amount <>
      (select sum(amount) from entries e where e.account = b.account and e.unit = b.unit)`)
    expect(odd).toEqual([])
    const below = db.all<{ account: string }>('select distinct account from balances where amount < 0')
    expect(below).toEqual([{ account: 'house' }])
  })

  it('a withdrawal holds, then spends or releases exactly its diamonds', () => {
    undoAfterwards()
    const before = diamonds()
    const orderNo = placeWithdrawal(db, { uid, resellerUid: '1000005', payee, diamonds: 20_050, at: now })
    expect(diamonds()).toBe(before - 20_050)
    expect(balance(db, accounts.held(orderNo), 'diamonds')).toBe(20_050)
    applyEvent(db, orderOf(db, orderNo, 'uid', uid), { event: 'cancel', at: now })
    expect(diamonds()).toBe(before)
    expect(() => applyEvent(db, orderOf(db, orderNo, 'uid', uid), { event: 'cancel', at: now })).toThrow('cancelled')
    expect(diamonds()).toBe(before)
    expect(sums()).toEqual([{ sum: 0 }, { sum: 0 }, { sum: 0 }])
  })

  // Decision 17: held when the order is made, released when it is cancelled or closed, spent when it is completed.
  it.each<{ path: readonly Event[]; user: number; held: number; spent: number }>([
    { path: [], user: 0, held: 1, spent: 0 },
    { path: ['cancel'], user: 1, held: 0, spent: 0 },
    { path: ['refuse'], user: 1, held: 0, spent: 0 },
    { path: ['process'], user: 0, held: 1, spent: 0 },
    { path: ['process', 'refuse'], user: 1, held: 0, spent: 0 },
    { path: ['process', 'transfer'], user: 0, held: 1, spent: 0 },
    { path: ['process', 'transfer', 'receive'], user: 0, held: 0, spent: 1 },
    { path: ['process', 'transfer', 'autoConfirm'], user: 0, held: 0, spent: 1 },
    { path: ['process', 'transfer', 'dispute'], user: 0, held: 1, spent: 0 },
    { path: ['process', 'transfer', 'dispute', 'receive'], user: 0, held: 0, spent: 1 },
    { path: ['process', 'transfer', 'dispute', 'reprocess'], user: 0, held: 1, spent: 0 },
    { path: ['process', 'transfer', 'dispute', 'reprocess', 'autoConfirm'], user: 0, held: 0, spent: 1 },
    { path: ['process', 'transfer', 'receive', 'dispute'], user: 0, held: 1, spent: 0 },
    { path: ['process', 'transfer', 'autoConfirm', 'dispute'], user: 0, held: 1, spent: 0 },
    { path: ['process', 'transfer', 'receive', 'dispute', 'reprocess', 'receive'], user: 0, held: 0, spent: 1 },
  ])('S4-14 after $path the diamonds are with the user $user, held $held, spent $spent', ({ path, ...expected }) => {
    undoAfterwards()
    const amount = 20_000
    const spentBefore = balance(db, accounts.spent, 'diamonds')
    const orderNo = placeWithdrawal(db, { uid, resellerUid: '1000005', payee, diamonds: amount, at: now })
    const left = diamonds()
    const proof = [`${paths.image}seeded-proof`]
    for (const event of path) applyEvent(db, orderOf(db, orderNo, 'uid', uid), { event, at: now, proof })
    expect({
      user: (diamonds() - left) / amount,
      held: balance(db, accounts.held(orderNo), 'diamonds') / amount,
      spent: (balance(db, accounts.spent, 'diamonds') - spentBefore) / amount,
    }).toEqual(expected)
    expect(sums()).toEqual([{ sum: 0 }, { sum: 0 }, { sum: 0 }])
  })

  it('S1-10 a transfer with a share loses and makes nothing', () => {
    undoAfterwards()
    const [agent, receiver] = [personByTyped(db, '1000006'), personByTyped(db, '1000051')]
    transferCoins(db, { agent, receiver, coins: 1_019, at: now })
    expect(balance(db, accounts.user('1000010'), 'agent_coins')).toBe(50_000_050)
    expect(sums()).toEqual([{ sum: 0 }, { sum: 0 }, { sum: 0 }])
  })

  it('a failure half-way leaves nothing behind', () => {
    const before = diamonds()
    const work = () => {
      move(db, { unit: 'diamonds', from: accounts.user(uid), to: 'other', amount: 1, at: now, note: '' })
      throw new Error('stop')
    }
    expect(() => db.transaction(work)).toThrow('stop')
    expect(diamonds()).toBe(before)
  })

  it('nobody spends what they do not have', () => {
    const amount = diamonds() + 1
    const wish = { unit: 'diamonds', from: accounts.user(uid), to: 'other', amount, at: now, note: '' } as const
    expect(() => move(db, wish)).toThrow('the balance is not enough')
    expect(() => move(db, { ...wish, amount: -1 })).toThrow('cannot be moved')
  })

  it('limits: a minimum, and a number a week', () => {
    undoAfterwards()
    const place = (amount: number) =>
      placeWithdrawal(db, { uid, resellerUid: '1000005', payee, diamonds: amount, at: now })
    expect(() => place(9_999)).toThrow('fewer diamonds')
    for (let count = 0; count < 3; count += 1) place(10_000)
    expect(() => place(10_000)).toThrow("withdrawals exceeded this week's limit")
  })
})

describe('decimals', () => {
  it.each([
    ['12.5', 1250],
    ['0.01', 1],
    ['7', 700],
    ['1e3', undefined],
    ['-1', undefined],
    ['1.234', undefined],
    ['', undefined],
    ['9999999999999.99', 999_999_999_999_999],
    ['10000000000000', undefined],
  ])('%s is %s hundredths', (text, amount) => {
    expect(toHundredths(text)).toBe(amount)
    if (amount !== undefined) expect(toHundredths(fromHundredths(amount))).toBe(amount)
  })
})
