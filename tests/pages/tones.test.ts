// The colours of buttons: what takes something away is drawn as a danger, and nothing else is.
import { expect, it } from 'vitest'
import { pages } from '../../pages.config'
import { words } from './facts'
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
