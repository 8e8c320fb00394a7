// Tests the drawing beside each name, and lines without names.
import { describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { navigation, pages } from '../../pages.config'
import { blocksOfKind, words } from './facts'
import { partsIn } from './partsIn'

/** Lists the parts that have each drawing. */
const drawings: { readonly [icon: string]: string } = {
  banknote: 'Withdraw | Amount',
  coins: 'Recharge | Coins to transfer | Buy agent coins | Another transfer',
  'badge-dollar-sign': 'Agent coins',
  'hand-coins': 'To pay out',
  'clipboard-check': 'Centre',
  'clipboard-list': 'Agency applications',
  'briefcase-business': 'BD members',
  'user-round-cog': 'Outside admins',
  crown: 'Manage agency',
  'users-round': 'Members | Friends | Agency',
  gem: 'My diamonds | Diamonds to withdraw',
  'receipt-text': 'Withdrawal orders | Recharge history | Order number | Transfer records',
  'wallet-cards': 'Withdrawal accounts',
  gift: 'Recharge for someone else',
  'house-heart': 'My agency',
  'mic-vocal': 'My income',
  'chart-no-axes-combined': 'Data centre',
  'mail-open': 'Invitations',
  search: 'Agencies',
  'house-plus': 'Create an agency',
  radio: 'Live',
  'list-checks': 'Tasks',
  'party-popper': 'Rewards',
  'gamepad-2': 'Games',
  egg: 'Gashapon',
  'loader-pinwheel': 'Wheel',
  cherry: 'Fruit event',
  dices: 'Game 4',
  puzzle: 'Game 5',
  wallet: 'Wallet',
  store: 'Store',
  backpack: 'My items',
  'layout-grid': 'More',
  house: 'App home | Back to home | Home',
  compass: 'Discover',
  megaphone: 'Broadcast',
  'user-round-plus': 'Add friends | Invite fans',
  'circle-user-round': 'My profile | Profile | Me',
  languages: 'Language',
  'shield-alert': 'Payment notice',
  x: 'Close this page | Close',
  'log-out': 'Log out',
  'user-round': 'User name or {{product}} user ID | Not an agent? Log in here',
  'lock-keyhole': 'Password',
  'id-card': 'User ID | {{product}} user ID',
  smartphone: 'Your wallet number | Open in the app',
  'log-in': 'Log in',
  'door-open': 'Back to the room',
  'message-circle': 'Open WhatsApp | WhatsApp',
  plus: 'One more | Add withdrawal account',
  'eye-off': 'Hide the balance',
  eye: 'Show the balance | Open the order',
  pencil: 'Change',
  trash: 'Delete',
  copy: 'Copy all payment details | Copy the text',
  network: 'Bound agencies',
  users: 'Recruited members',
  'user-round-check': 'Applications to join',
  'circle-question-mark': 'Good to know',
  'heart-handshake': 'Family of the owner',
  send: 'Invite by',
  ghost: 'Snapchat',
  camera: 'Instagram',
  'thumbs-up': 'Facebook',
  ticket: 'Invite code',
  link: 'Link',
  'share-2': 'Share | Share the agency',
}

it('S2-51 S2-53 WCAG 3.2.4 one drawing stands beside each name, on every page and in the bar', () => {
  const found = partsIn([pages, navigation]).flatMap(({ icon, label }) =>
    typeof icon === 'string' && label !== undefined ? [`${words(label)}: ${icon}`] : [],
  )
  const told = Object.entries(drawings).flatMap(([icon, labels]) => labels.split(' | ').map((one) => `${one}: ${icon}`))
  expect([...new Set(found)].toSorted()).toEqual(told.toSorted())
})

const orders = (side: string) => `/withdraw/order › sides › tabs › ${side} › orders`

describe('lines that say by themselves what they are', () => {
  it('S2-06 S2-14 stand without a name, and all others have theirs', () => {
    const rows = ['list', 'kept'].flatMap((kind) => [...blocksOfKind(kind)])
    const found = rows.flatMap(([place, { show }]) =>
      Object.entries(isObject(show) && isObject(show['lines']) ? show['lines'] : {}).flatMap(([name, line]) =>
        isObject(line) && line['bare'] === true ? [`${place} ${name}`] : [],
      ),
    )
    expect(found.toSorted()).toEqual([
      '/agent/transferRrecord › record duid',
      '/agent/transferRrecord › record time',
      '/recharge/records › mine time',
      '/recharge/records › visitor time',
      `${orders('mine')} method`,
      `${orders('mine')} requested`,
      `${orders('toPay')} method`,
      `${orders('toPay')} requested`,
    ])
  })
})
