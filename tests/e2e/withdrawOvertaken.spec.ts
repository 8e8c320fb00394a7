// An order that moves on under the other's hand: every pair of actions that the user and the reseller have at the same
// time, in both orders. The pairs follow from the states of decision 17.
import { isPossible, transitions, type Event } from '../../sandbox/withdrawal/transitions'
import { fillRest } from './support/fillRest'
import { expect, test } from './support/test'
import {
  addPicture,
  button,
  expectStatus,
  expectToast,
  meet,
  meetPaid,
  press,
  sendForm,
  sendProof,
  type Met,
} from './support/withdrawals'
import { words, type Word } from './support/words'

type Action = Exclude<Event, 'autoConfirm'>

/** How a person does it: what is opened and filled in before, and the last press. */
const actions: {
  readonly [A in Action]: { readonly prepare?: (met: Met) => Promise<void>; readonly send: (met: Met) => Promise<void> }
} = {
  cancel: { send: ({ userPage }) => press(userPage, 'order.cancel', 'order.cancel') },
  receive: { send: ({ userPage }) => press(userPage, 'order.confirm', 'order.confirm') },
  process: { send: ({ resellerPage }) => press(resellerPage, 'order.process', 'order.process') },
  refuse: {
    async prepare({ resellerPage }) {
      await press(resellerPage, 'order.refuse')
      await resellerPage.locator('form').getByRole('textbox').first().fill('No such account')
    },
    send: ({ resellerPage }) =>
      resellerPage
        .locator('form')
        .getByRole('button', { name: words('order.refuse'), exact: true })
        .click(),
  },
  dispute: {
    async prepare({ userPage }) {
      await press(userPage, 'order.dispute')
      await userPage.getByRole('radio', { name: words('order.dispute.notReceived') }).check()
      await fillRest(userPage, 'dispute')
    },
    send: ({ userPage }) => userPage.getByRole('button', { name: words('common.submit') }).click(),
  },
  transfer: paying('order.transfer'),
  reprocess: paying('order.reprocess'),
}

/** Reports a payment with a picture as proof. */
function paying(label: Word) {
  return {
    async prepare({ resellerPage }: Met) {
      await press(resellerPage, label)
      await addPicture(resellerPage)
      await fillRest(resellerPage, 'proof')
    },
    send: ({ resellerPage }: Met) => sendForm(resellerPage),
  }
}

interface State {
  readonly name: string
  readonly status: string
  readonly afterSale: string
  readonly begin: (both: Parameters<typeof meet>[0]) => Promise<Met>
}
const states: readonly State[] = [
  { name: 'pending', status: 'pending', afterSale: 'none', begin: meet },
  { name: 'applying', status: 'applying', afterSale: 'none', begin: async (both) => accepted(await meet(both)) },
  { name: 'paid', status: 'in_progress', afterSale: 'none', begin: meetPaid },
  { name: 'complained', status: 'in_progress', afterSale: 'open', begin: complained },
  {
    name: 'paid again',
    status: 'in_progress',
    afterSale: 'reprocessed',
    async begin(both) {
      const met = await complained(both)
      await sendProof(met.resellerPage, 'order.reprocess')
      await met.userPage.reload()
      return met
    },
  },
  {
    name: 'completed',
    status: 'completed',
    afterSale: 'none',
    async begin(both) {
      const met = await meetPaid(both)
      await actions.receive.send(met)
      await expectStatus(met.userPage, 'order.completed')
      return met
    },
  },
]

async function accepted(met: Met): Promise<Met> {
  await actions.process.send(met)
  await expectStatus(met.resellerPage, 'order.applying')
  await met.userPage.reload()
  return met
}

async function complained(both: Parameters<typeof meet>[0]): Promise<Met> {
  const met = await meetPaid(both)
  await actions.dispute.prepare?.(met)
  await actions.dispute.send(met)
  await expectToast(met.userPage, 'order.dispute.done')
  await met.resellerPage.reload()
  await expect(button(met.resellerPage, 'order.reprocess')).toBeVisible()
  return met
}

/** The badge of each state, and what a refusal says has become of the order. */
const shown: { readonly [status: string]: { readonly badge: Word; readonly told: Word } } = {
  applying: { badge: 'order.applying', told: 'order.moved.accepted' },
  in_progress: { badge: 'order.inProgress', told: 'order.moved.paid' },
  completed: { badge: 'order.completed', told: 'order.moved.completed' },
  cancelled: { badge: 'order.cancelled', told: 'order.moved.cancelled' },
  closed: { badge: 'order.closed', told: 'order.moved.closed' },
}

const all = Object.keys(actions) as Action[]
const pairs = states.flatMap((state) => {
  const possible = all.filter((action) => isPossible(action, state.status, state.afterSale))
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
    const after = shown[to]
    if (!after) throw new Error(`Nothing is known about "${to}".`)
    await expectStatus(mover, after.badge)

    await actions[second].send(met)
    const end = isStillPossible ? shown[transitions[second].to] : after
    if (!isStillPossible) await expectToast(other, after.told)
    await expect(other.locator('form')).toHaveCount(0)
    await expectStatus(other, end?.badge ?? after.badge)
    // What is refused is not offered again.
    if (!isStillPossible) await expect(button(other, offered[second])).toHaveCount(0)
  })
}

/** The button of each action in the sheet of the order. */
const offered: { readonly [A in Action]: Word } = {
  cancel: 'order.cancel',
  receive: 'order.confirm',
  process: 'order.process',
  refuse: 'order.refuse',
  dispute: 'order.dispute',
  transfer: 'order.transfer',
  reprocess: 'order.reprocess',
}
