// How each of the two moves a withdrawal order on: the states of decision 17, the ways into them and the presses.
import type { Event } from '../../../sandbox/withdrawal/transitions'
import { fillRest } from './fillRest'
import { expect } from './test'
import {
  addPicture,
  button,
  expectStatus,
  meet,
  meetPaid,
  openOrder,
  press,
  sendAsked,
  sendForm,
  sendProof,
  type Met,
} from './withdrawals'
import { words, type Word } from './words'
import { expectSaid } from './parts'

export type Action = Exclude<Event, 'autoConfirm' | 'cancelLate' | 'disputeLate'>

/** How a person does it: what is opened and filled in before, and the last press. */
export const actions: {
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
    send: ({ resellerPage }) => sendAsked(resellerPage, 'order.refuse'),
  },
  dispute: {
    async prepare({ userPage }) {
      await press(userPage, 'order.dispute')
      await userPage.getByRole('radio', { name: words('order.dispute.notReceived') }).check()
      await fillRest(userPage, 'dispute')
    },
    send: ({ userPage }) => sendForm(userPage),
  },
  transfer: paying('order.transfer'),
  reprocess: paying('order.reprocess'),
}

/** What is said once it is done. */
export const done: { readonly [A in Action]: Word } = {
  cancel: 'order.cancel.done',
  receive: 'order.confirm.done',
  process: 'order.process.done',
  refuse: 'order.refuse.done',
  dispute: 'order.dispute.done',
  transfer: 'order.transfer.done',
  reprocess: 'order.answer.done',
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

export interface State {
  readonly name: string
  readonly status: string
  readonly afterSale: string
  readonly begin: (both: Parameters<typeof meet>[0]) => Promise<Met>
}
export const states: readonly State[] = [
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
      // The device of the first complaint would take a second one within seconds for a double tap.
      const userPage = await openOrder(both, met.user, { side: 'user', number: met.number })
      return { ...met, userPage }
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
  await expectSaid(met.userPage, 'order.dispute.done')
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

/** The button of each action in the sheet of the order. */
export const offered: { readonly [A in Action]: Word } = {
  cancel: 'order.cancel',
  receive: 'order.confirm',
  process: 'order.process',
  refuse: 'order.refuse',
  dispute: 'order.dispute',
  transfer: 'order.transfer',
  reprocess: 'order.reprocess',
}

export const allActions = Object.keys(actions) as readonly Action[]

/** Returns what a person reads whose action comes too late: the badge of the new state, and the sentence about it. */
export function becameOf(
  { status, afterSale }: { readonly status: string; readonly afterSale: string },
  reader: 'user' | 'reseller' | 'clock',
): { readonly badge: Word; readonly told: Word } {
  if (status === 'in_progress' && afterSale === 'open')
    return { badge: 'order.disputed', told: 'order.moved.complained' }
  if (status === 'in_progress' && reader === 'user') return { badge: 'order.confirm', told: 'order.moved.paid' }
  if (status === 'cancelled' && reader === 'user')
    return { badge: 'order.cancelled', told: 'order.moved.cancelledMine' }
  const found = shown[status]
  if (!found) throw new Error(`Nothing is known about "${status}".`)
  return found
}
