// How states are named and coloured: nothing that ended badly looks well, and no state has the name of another.
import { expect, it } from 'vitest'
import { pages } from '../../pages.config'
import { isObject } from '@pagewright/engine/tools'
import { asText, words } from './facts'
import { partsIn } from './partsIn'

const order = {
  pending: 'Waiting for the reseller (warn)',
  applying: 'Reseller is paying (warn)',
  in_progress: 'Waiting for confirmation (primary)',
  completed: 'Completed (good)',
  cancelled: 'Cancelled',
  closed: 'Closed (danger)',
}
/** The words that are others to the one who gets the money. */
const toReceiver: { readonly [text: string]: string } = {
  'Confirm receipt (primary)': 'Waiting for confirmation (primary)',
  'Confirm receipt': 'Waiting for confirmation',
  'You complained': 'The receiver complained',
}
const roles = { owner: 'Owner (primary)', admin: 'Admin (good)', member: 'Member' }

/** Each badge, by a state that only it has. */
const badges: { readonly [state: string]: { readonly [state: string]: string } } = {
  applying: order,
  owner: roles,
  out: { out: 'Transferred', share: 'Share (good)', purchase: 'Bought (primary)' },
  success: {
    processing: 'Processing (warn)',
    success: 'Paid (good)',
    failed: 'Failed (danger)',
    closed: 'Closed',
  },
  not_invited: { not_invited: 'Not invited', invited: 'Invited (good)' },
  sub_bd: { bd: 'BD (primary)', sub_bd: 'Subordinate BD' },
  none: {
    none: 'Open',
    invited: 'Invited you (primary)',
    pending: 'Pending (warn)',
    agreed: 'Agreed (good)',
    rejected: 'Rejected (danger)',
    member: 'My agency (primary)',
  },
  rejected: { pending: 'Pending (warn)', agreed: 'Agreed (good)', rejected: 'Rejected (danger)' },
}
/** Words of values that are no badges. */
const plain: { readonly [value: string]: { readonly [value: string]: string } } = {
  agent: { user: 'User: coins for myself', agent: 'Agent: coins to sell' },
  TRC20: { TRC20: 'TRC20', ERC20: 'ERC20', BEP20: 'BEP20', TON: 'TON' },
  not_received: { not_received: 'Not received', received_less: 'Received less' },
  reseller: { user: 'The receiver complained', reseller: 'The reseller transferred again' },
  applying: Object.fromEntries(Object.entries(order).map(([state, text]) => [state, text.replace(/ \(.*/, '')])),
  owner: Object.fromEntries(Object.entries(roles).map(([role, text]) => [role, text.replace(/ \(.*/, '')])),
}

it('S2-40 S2-41 S3-12 S4-11 S4-12 S4-13 S4-14 every state has its name and its colour', () => {
  const found = partsIn(pages).filter(({ words: of }) => isObject(of))
  expect(found.length).toBeGreaterThan(20)
  for (const { words: of, tones } of found) {
    const names = Object.entries(isObject(of) ? of : {})
    const colours = isObject(tones) ? tones : {}
    const told = names.map(([state, key]) => [
      state,
      `${words(key)}${colours[state] === undefined ? '' : ` (${asText(colours[state])})`}`,
    ])
    const table = isObject(tones) ? badges : plain
    const known = Object.keys(table).find((state) => names.some(([name]) => name === state)) ?? ''
    expect(Object.fromEntries(told.map(([state, text = '']) => [state, toReceiver[text] ?? text]))).toEqual(
      table[known],
    )
  }
})

it('S4-16 an order in progress with an open complaint says so instead', () => {
  const badge = partsIn(pages).filter(({ instead }) => isObject(instead))
  expect(badge.length).toBeGreaterThan(3)
  for (const { instead } of badge)
    expect(instead).toEqual({
      disputed: {
        text: 'order.disputed',
        tone: 'danger',
        when: { 'row.status': 'in_progress', 'row.after_sale.state': 'open' },
      },
    })
})
