// Tests the drawings of empty states: each kind of icon has its own, and an unknown icon stands on sheets of paper.
import { expect, it } from 'vitest'
import { render, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Drawing } from '../../../src/engine/ui/icons/Drawing'
import { Illustration } from '../../../src/engine/ui/icons/Illustration'
import { sceneOf } from '../../../src/engine/ui/icons/scenes'

const drawing = (icon: string) => renderToStaticMarkup(<Drawing icon={icon} />)
const kinds = [
  ['users-round', 'user-round'],
  ['user-round-check', 'user-round-plus'],
  ['network', 'briefcase-business'],
  ['house-heart', 'store'],
  ['gem', 'crown'],
  ['circle-dollar-sign', 'badge-cent'],
  ['wallet-cards', 'id-card'],
  ['wallet', 'banknote'],
  ['receipt-text', 'history'],
  ['calendar', 'clock'],
  ['clipboard-check', 'list-checks'],
  ['gift', 'ticket'],
  ['chart-line', 'trending-up'],
  ['mic-vocal', 'radio'],
  ['megaphone', 'bell'],
  ['search-x', 'search'],
  ['shield-alert', 'flag'],
  ['lock-keyhole', 'key-round'],
  ['door-open', 'log-in'],
  ['mail-open', 'inbox'],
  ['triangle-alert', 'wifi-off'],
] as const

it('each kind of icon has a drawing of its own, and any other icon has sheets of paper', () => {
  const drawn = [...kinds.map(([icon]) => icon), 'star'].map(drawing)
  expect(new Set(drawn).size).toBe(22)
})

it.each(kinds)('%s and %s have the same drawing', (one, other) => {
  expect(drawing(one)).toBe(drawing(other))
})

it.each([
  ['star', true],
  ['users-round', false],
])('the icon %s stands on its drawing: %s', (icon, hasIcon) => {
  expect(sceneOf(icon).hasIcon).toBe(hasIcon)
})

it('a drawing loads after its place is there, and is not read aloud', async () => {
  const { container } = render(<Illustration icon="star" />)
  expect(container.querySelector('.pw-art')).toBeInstanceOf(HTMLElement)
  await waitFor(() => expect(container.querySelectorAll('svg').length).toBe(2))
  expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
})
