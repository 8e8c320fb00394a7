// An order that moved on under somebody's hand: by the other one, twice by the other one, or in another browser of the same
// person. What may follow what is in tests/sandbox; here a person is told what became of the order, and pays once.
import { transitions } from '../../sandbox/withdrawal/transitions'
import { actions, becameOf, begins, done, offered, type Action } from './support/orderMoves'
import { expect, test } from './support/test'
import { button, expectStatus, openOrder } from './support/withdrawals'
import { words } from './support/words'
import { expectSaid } from './support/parts'

interface Case {
  readonly state: keyof typeof begins
  /** These are done while the order is open. */
  readonly moves: readonly Action[]
  /** The person presses this too late. */
  readonly late: Action
  /** The moves are those of the same person, in another browser. */
  readonly isElsewhere?: true
  readonly end: { readonly status: string; readonly afterSale: string }
}

const cases: readonly Case[] = [
  {
    state: 'pending',
    moves: ['process', 'transfer'],
    late: 'cancel',
    end: { status: 'in_progress', afterSale: 'none' },
  },
  { state: 'complained', moves: ['receive'], late: 'reprocess', end: { status: 'completed', afterSale: 'open' } },
  {
    state: 'applying',
    moves: ['transfer'],
    late: 'refuse',
    isElsewhere: true,
    end: { status: 'in_progress', afterSale: 'none' },
  },
  {
    state: 'complained',
    moves: ['reprocess'],
    late: 'reprocess',
    isElsewhere: true,
    end: { status: 'in_progress', afterSale: 'reprocessed' },
  },
  {
    state: 'completed',
    moves: ['dispute'],
    late: 'dispute',
    isElsewhere: true,
    end: { status: 'in_progress', afterSale: 'open' },
  },
]

for (const { state, moves, late, isElsewhere, end } of cases) {
  const by = transitions[late].by
  const { badge, told } = becameOf(end, by)
  // What the person did in another browser is done. Anything else is refused.
  const says = moves.at(-1) === late ? done[late] : told
  const where = isElsewhere ? ' in another browser' : ''
  test(`S1-08 S4-19 ${state}: ${moves.join(' and ')}${where}, then ${late}: it says "${words(says)}" and shows the new state`, async ({
    browser,
    site,
  }) => {
    const met = await begins[state]({ browser, site })
    const [open, side] = by === 'user' ? ([met.userPage, 'user'] as const) : ([met.resellerPage, 'reseller'] as const)
    const there = isElsewhere
      ? await openOrder({ browser, site }, side === 'user' ? met.user : 'reseller', { side, number: met.number })
      : undefined
    const elsewhere = there ? { ...met, [`${side}Page`]: there } : met
    await actions[late].prepare?.(met)
    for (const move of moves) {
      await actions[move].prepare?.(elsewhere)
      await actions[move].send(elsewhere)
      const mover = transitions[move].by === 'user' ? elsewhere.userPage : elsewhere.resellerPage
      await expectSaid(mover, done[move])
    }
    await actions[late].send(met)
    await expectSaid(open, says)
    await expect(open.locator('form')).toHaveCount(0)
    await expectStatus(open, badge)
    await expect(button(open, offered[late])).toHaveCount(0)
  })
}
