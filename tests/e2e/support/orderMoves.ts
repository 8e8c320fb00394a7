// How each of the two moves a withdrawal order on: the states of decision 17, the ways into them and the presses.
import type { Event } from '../../../sandbox/withdrawal/transitions'
import { fillRest } from './fillRest'
import { expect } from './test'
import { addPicture, button, expectStatus, meet, meetPaid, press, sendAsked, sendForm, type Met } from './withdrawals'
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

/** The ways into the states of decision 17 that tests begin in. */
export const begins = {
  pending: meet,
  applying: async (both: Parameters<typeof meet>[0]) => accepted(await meet(both)),
  complained,
  async completed(both: Parameters<typeof meet>[0]) {
    const met = await meetPaid(both)
    await actions.receive.send(met)
    await expectStatus(met.userPage, 'order.completed')
    return met
  },
}

async function accepted(met: Met): Promise<Met> {
  await actions.process.send(met)
  await expectStatus(met.resellerPage, 'order.applying.you')
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

/** Returns what a person reads whose action comes too late: the badge of the new state, and the sentence about it. */
export function becameOf(
  { status, afterSale }: { readonly status: string; readonly afterSale: string },
  reader: 'user' | 'reseller' | 'clock',
): { readonly badge: Word; readonly told: Word } {
  if (status === 'completed') return { badge: 'order.completed', told: 'order.moved.completed' }
  if (afterSale === 'open') return { badge: 'order.disputed', told: 'order.moved.complained' }
  return { badge: reader === 'user' ? 'order.confirm' : 'order.inProgress', told: 'order.moved.paid' }
}
