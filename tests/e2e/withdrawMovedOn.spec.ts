// An order that moved on twice, or in another browser of the same person, while somebody had it open. The cases follow
// from the states of decision 17; withdrawOvertaken.spec.ts has those of one move by the other.
import { isPossible, transitions } from '../../sandbox/withdrawal/transitions'
import { actions, allActions, becameOf, done, offered, states, type Action, type State } from './support/orderMoves'
import { expect, test } from './support/test'
import { button, expectStatus, openOrder } from './support/withdrawals'
import { words } from './support/words'
import { expectSaid } from './support/parts'

interface Point {
  readonly status: string
  readonly afterSale: string
}
interface Case {
  readonly state: State
  /** The other person does these while the order is open. */
  readonly moves: readonly Action[]
  /** The person presses this too late. */
  readonly late: Action
  readonly end: Point
}

/** Returns the point to which a move leads. */
function after(point: Point, move: Action): Point {
  const { to, afterSale = point.afterSale } = transitions[move]
  return { status: to, afterSale }
}
const possibleAt = ({ status, afterSale }: Point) =>
  allActions.filter((action) => isPossible(action, status, afterSale))

/** Every action that the other person makes impossible by two moves. */
const byTheOther: readonly Case[] = states.flatMap((state) =>
  possibleAt(state).flatMap((late) => {
    const isOfOther = (move: Action) => transitions[move].by !== transitions[late].by
    return possibleAt(state)
      .filter(isOfOther)
      .flatMap((first) =>
        possibleAt(after(state, first))
          .filter(isOfOther)
          .map((second) => ({ state, moves: [first, second], late, end: after(after(state, first), second) })),
      )
      .filter(({ end }) => !possibleAt(end).includes(late))
  }),
)

/** Every action that the same person makes impossible in another browser. */
const bySamePerson: readonly Case[] = states.flatMap((state) =>
  possibleAt(state).flatMap((late) =>
    possibleAt(state)
      .filter((move) => transitions[move].by === transitions[late].by)
      .map((move) => ({ state, moves: [move], late, end: after(state, move) }))
      .filter(({ end }) => !possibleAt(end).includes(late)),
  ),
)
const nameOf = ({ state, moves, late }: Case) => `${state.name}: ${moves.join(' and ')}, then ${late}`

test('S4-19 two moves of the other, or one in another browser, overtake a person in these ways', () => {
  expect(byTheOther.map(nameOf)).toEqual([
    'pending: process and refuse, then cancel',
    'pending: process and transfer, then cancel',
  ])
  expect(bySamePerson.map(nameOf)).toEqual([
    'pending: cancel, then cancel',
    'pending: process, then process',
    'pending: refuse, then process',
    'pending: refuse, then refuse',
    'applying: refuse, then refuse',
    'applying: transfer, then refuse',
    'applying: refuse, then transfer',
    'applying: transfer, then transfer',
    'paid: receive, then receive',
    'paid: dispute, then dispute',
    'complained: receive, then receive',
    'complained: reprocess, then reprocess',
    'paid again: receive, then receive',
    'paid again: dispute, then dispute',
    'completed: dispute, then dispute',
  ])
})

for (const one of [...byTheOther, ...bySamePerson]) {
  const { state, moves, late, end } = one
  const by = transitions[late].by
  const { badge, told } = becameOf(end, by)
  // What the person did in another browser is done. Anything else is refused.
  const says = moves.at(-1) === late ? done[late] : told
  const where = bySamePerson.includes(one) ? ' in another browser' : ''
  test(`S4-19 ${nameOf(one)}${where}: it says "${words(says)}" and shows the new state`, async ({ browser, site }) => {
    const met = await state.begin({ browser, site })
    const [open, side] = by === 'user' ? ([met.userPage, 'user'] as const) : ([met.resellerPage, 'reseller'] as const)
    const there = bySamePerson.includes(one)
      ? await openOrder({ browser, site }, side === 'user' ? met.user : 'reseller', { side, number: met.number })
      : undefined
    const elsewhere = there ? { ...met, [`${side}Page`]: there } : met
    await actions[late].prepare?.(met)
    let point: Point = state
    for (const move of moves) {
      point = after(point, move)
      await actions[move].prepare?.(elsewhere)
      await actions[move].send(elsewhere)
      const mover = transitions[move].by === 'user' ? elsewhere.userPage : elsewhere.resellerPage
      await expectStatus(mover, becameOf(point, transitions[move].by).badge)
    }

    await actions[late].send(met)
    await expectSaid(open, says)
    await expect(open.locator('form')).toHaveCount(0)
    await expectStatus(open, badge)
    await expect(button(open, offered[late])).toHaveCount(0)
  })
}
