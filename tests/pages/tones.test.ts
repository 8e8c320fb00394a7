// The colours of buttons and of notices: a danger is drawn as one, and nothing else is.
import { expect, it } from 'vitest'
import { pages } from '../../pages.config'
import { blocksOfKind, words } from './facts'
import { partsIn } from './partsIn'

const actions = partsIn(pages).filter(({ do: kind, label }) => typeof kind === 'string' && typeof label === 'string')
const labelsOf = (tone: string) =>
  new Set(actions.filter((action) => action['tone'] === tone).map(({ label }) => words(label)))

/** The label of each button that takes something away from somebody. */
const takes = ['Log out', 'Remove from agency', 'Reject', 'Cancel withdrawal', 'Delete']

it('S1-02 S1-08 S4-11 S4-18 what takes something away is drawn as a danger, and nothing else is', () => {
  expect(labelsOf('danger')).toEqual(new Set(takes))
  const others = actions.filter(({ label, tone }) => takes.includes(words(label)) && tone !== 'danger')
  expect(others.map(({ label }) => label)).toEqual([])
})

/** The colour of each notice that has one. */
const notices: { readonly [place: string]: string } = {
  '/ › settlement': 'warn',
  '/my-diamond › settlement': 'warn',
  '/withdraw › settlement': 'warn',
  '/withdraw › over': 'danger',
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
