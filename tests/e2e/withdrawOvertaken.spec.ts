// An order that moves on under the other's hand: every pair of actions that the user and the reseller have at the same
// time, in both orders. The pairs follow from the states of decision 17.
import { isPossible, transitions } from '../../sandbox/withdrawal/transitions'
import { actions, allActions, becameOf, offered, states } from './support/orderMoves'
import { expect, test } from './support/test'
import { button, expectStatus } from './support/withdrawals'
import { expectSaid } from './support/parts'

const pairs = states.flatMap((state) => {
  const possible = allActions.filter((action) => isPossible(action, state.status, state.afterSale))
  return possible.flatMap((first) =>
    possible
      .filter((second) => transitions[second].by !== transitions[first].by)
      .map((second) => ({ state, first, second })),
  )
})

test('S4-19 the user and the reseller can overtake each other in six ways', () => {
  expect(pairs.map(({ state, first, second }) => `${state.name}: ${first}, ${second}`)).toEqual([
    'pending: cancel, process',
    'pending: cancel, refuse',
    'pending: process, cancel',
    'pending: refuse, cancel',
    'complained: receive, reprocess',
    'complained: reprocess, receive',
  ])
})

for (const { state, first, second } of pairs) {
  const { to, afterSale = state.afterSale } = transitions[first]
  const isStillPossible = isPossible(second, to, afterSale)
  test(`S4-19 ${state.name}: after "${first}" of the one, "${second}" of the other ${isStillPossible ? 'is done' : 'says what happened, and shows the new state'}`, async ({
    browser,
    site,
  }) => {
    const met = await state.begin({ browser, site })
    const mover = transitions[first].by === 'user' ? met.userPage : met.resellerPage
    const other = transitions[second].by === 'user' ? met.userPage : met.resellerPage
    await actions[second].prepare?.(met)
    await actions[first].prepare?.(met)
    await actions[first].send(met)
    const after = (by: 'user' | 'reseller' | 'clock', point = { status: to, afterSale }) => becameOf(point, by)
    const [mine, theirs] = [transitions[first].by, transitions[second].by]
    await expectStatus(mover, after(mine).badge)

    await actions[second].send(met)
    const { to: status, afterSale: said = afterSale } = transitions[second]
    const end = isStillPossible ? after(theirs, { status, afterSale: said }) : after(theirs)
    if (!isStillPossible) await expectSaid(other, end.told)
    await expect(other.locator('form')).toHaveCount(0)
    await expectStatus(other, end.badge)
    // What is refused is not offered again.
    if (!isStillPossible) await expect(button(other, offered[second])).toHaveCount(0)
  })
}
