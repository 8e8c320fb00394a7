// Tests the drawings of empty states: each kind of icon has its own, and an unknown icon stands on sheets of paper.
import { expect, it } from 'vitest'
import { render } from '@testing-library/react'
import { Illustration } from '../../../src/engine/ui/icons/Illustration'

const drawing = (icon: string) => render(<Illustration icon={icon} />).container.innerHTML

it('each kind of icon has a drawing of its own', () => {
  const icons = ['users-round', 'wallet-cards', 'search-x', 'lock-keyhole', 'mail-open', 'triangle-alert', 'star']
  expect(new Set(icons.map(drawing)).size).toBe(icons.length)
})

it.each([
  ['users-round', 'user-round-check'],
  ['receipt-text', 'wallet-cards'],
])('%s and %s have the same drawing', (one, other) => {
  expect(drawing(one)).toBe(drawing(other))
})

it('no drawing is read aloud', () => {
  const { container } = render(<Illustration icon="star" />)
  expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
})
