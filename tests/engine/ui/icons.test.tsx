// Tests the icons that a market draws in the place of registered ones.
import { afterEach, expect, it } from 'vitest'
import { render } from '@testing-library/react'
import { Icon } from '../../../src/engine/ui/icons/Icon'
import { registerIcons, replaceIcons } from '../../../src/engine/ui/icons/icons'

const drawn = (name: string) => render(<Icon name={name} />).container.querySelector('svg')?.innerHTML
const usual = [['path', { d: 'M1 1h2' }]] as const
const own = [['rect', { x: '3', y: '3', width: '4', height: '4', fill: 'currentColor', stroke: 'none' }]] as const
const ownElement = '<rect x="3" y="3" width="4" height="4" fill="currentColor" stroke="none"></rect>'

afterEach(() => replaceIcons())

it('an icon of the market takes the place of a registered one, also of one that a page adds later', () => {
  registerIcons({ star: usual })
  replaceIcons({ star: own })
  expect(drawn('star')).toBe(ownElement)
  registerIcons({ star: usual })
  expect(drawn('star')).toBe(ownElement)
})

it('other icons stay as they are, and another market has its own', () => {
  registerIcons({ star: usual, moon: usual })
  replaceIcons({ star: own })
  expect(drawn('moon')).toBe('<path d="M1 1h2"></path>')
  replaceIcons(undefined)
  expect(drawn('star')).toBe('<path d="M1 1h2"></path>')
})
