// The colours of buttons and of notices: a danger is drawn as one, and nothing else is.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'
import { blocksOfKind, words } from './facts'
import { partsIn } from './partsIn'

const actions = partsIn(pages).filter(({ do: kind, label }) => typeof kind === 'string' && typeof label === 'string')
const labelsOf = (tone: string) =>
  new Set(actions.filter((action) => action['tone'] === tone).map(({ label }) => words(label)))

/** The label of each button that takes something away from somebody. */
const takes = ['Log out', 'Remove from agency', 'Leave the agency', 'Reject', 'Cancel withdrawal', 'Delete']

it('S1-02 S1-08 S4-11 S4-18 what takes something away is drawn as a danger, and nothing else is', () => {
  expect(labelsOf('danger')).toEqual(new Set(takes))
  const others = actions.filter(({ label, tone }) => takes.includes(words(label)) && tone !== 'danger')
  expect(others.map(({ label }) => label)).toEqual([])
})

/** The labels of what a person came for. */
const firsts =
  'Log in, Withdraw, Pay now, Check payment, Transfer, Another transfer, Submit, One more, Add withdrawal account, Change, Save account, Open the order, Accept, Reprocess, Send proof, I have transferred it, Accept invitation, Apply to join, Agree, Set as admin, Invite, Send application, Recharge'
/** The ways on from a page that is closed or empty. */
const waysOn = 'Back to home, Agencies, My agency, Data centre, Agent coins'

it('S2-11 S2-13 S2-20 S4-15 what a person came for is drawn as the first choice, and nothing else is', () => {
  expect(labelsOf('primary')).toEqual(new Set(`${firsts}, ${waysOn}`.split(', ')))
  const tones = new Set(actions.map(({ tone }) => tone).filter((tone) => typeof tone === 'string'))
  expect(tones).toEqual(new Set(['primary', 'danger']))
  const submits = partsIn(pages).flatMap(({ form, submit }) => (form !== undefined && isObject(submit) ? [submit] : []))
  expect(submits.length).toBeGreaterThan(14)
  expect(submits.filter(({ tone }) => tone !== 'primary' && tone !== 'danger').map(({ label }) => label)).toEqual([])
})

/** The colour of each note in a detail, on a choice, and in a review. */
const notes: { readonly [text: string]: string } = {
  'The recharge amount cannot be refunded. Check the user ID before you pay.': 'warn',
  'A transfer cannot be taken back.': 'warn',
  'This completes the order. Confirm only when the money has arrived.': 'warn',
  'This cannot be undone. The receiver will be told that the money is on its way.': 'warn',
  'The receiver has complained, but the missing amount is not known. Ask before you send anything.': 'danger',
  'The receiver is missing {{missing}} {{currency}}. Check it, and send exactly that amount.': 'danger',
  'The receiver says that nothing has arrived. Check it, and send {{amount}} {{currency}}.': 'danger',
  'The reseller says that the missing {{missing}} {{currency}} is sent. Please check your account.': 'good',
  'The expected arrival has passed without proof. You can wait, cancel, or complain that nothing arrived.': 'warn',
  'The expected arrival has passed. The receiver can cancel at any moment: look at the order again before you transfer.':
    'warn',
  '{{num}} diamonds are back in your balance.': 'good',
  '{{num}} diamonds are back with the receiver. Do not transfer anything.': 'warn',
  'This order is in a state that this page does not know.': 'warn',
  'The reseller has processed your complaint again. Please check your account.': 'good',
  'This agency has invited you. Accept, and you are a member at once.': 'good',
}

it('S1-03 S1-15 S4-16 S8-06 every note has the colour of what it says', () => {
  const found = partsIn(pages).flatMap(({ notes: all }) =>
    Object.values(isObject(all) ? all : {}).flatMap((note) =>
      isObject(note) && note['tone'] !== undefined ? [[words(note['text']), note['tone']]] : [],
    ),
  )
  expect(Object.fromEntries(found)).toEqual(notes)
})

/** The colour of each notice that has one. */
const notices: { readonly [place: string]: string } = {
  '/ › settlement': 'warn',
  '/my-diamond › settlement': 'warn',
  '/withdraw › settlement': 'warn',
  '/withdraw › closed': 'warn',
  '/withdraw/done › done': 'good',
  '/withdraw/done › none': 'warn',
  '/agent/sent › sent': 'good',
  '/agent/sent › none': 'warn',
  '/pay/notice › refund': 'warn',
  '/guild/create › rejected': 'danger',
}

it('S8-04 S8-06 S9-09 S9-10 every notice has the colour of what it says', () => {
  const found = [...blocksOfKind('text')].flatMap(([place, { tone }]) =>
    tone === undefined ? [] : [[place, tone] as const],
  )
  expect(Object.fromEntries(found)).toMatchObject(notices)
  const named = found.map(([place]) => place).filter((place) => !place.endsWith('testSite'))
  expect(new Set(named)).toEqual(new Set(Object.keys(notices)))
})
