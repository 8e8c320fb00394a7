import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Sheet } from '../../../src/engine/ui/overlay/Sheet'
import { stage } from './stage'

const onClose = vi.fn()
let isStill = false
let movement: { readonly finish: () => void; onfinish: () => void }
const animate = vi.fn(() => {
  movement = { finish: () => movement.onfinish(), onfinish: () => {} }
  return movement
})

beforeEach(() => {
  onClose.mockClear()
  animate.mockClear()
  isStill = false
  Object.assign(HTMLElement.prototype, { animate })
  vi.stubGlobal('matchMedia', () => ({ matches: isStill, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

const draw = () =>
  stage(
    <Sheet open title="Sheet" onClose={onClose}>
      body
    </Sheet>,
  )
const press = () => fireEvent.click(screen.getByRole('button'))

it('a sheet sinks out of the screen before it closes', () => {
  draw()
  press()
  expect(animate).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  movement.onfinish()
  expect(onClose).toHaveBeenCalledOnce()
})

it('a second press ends the movement, and closes once', () => {
  draw()
  press()
  press()
  expect(animate).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

it('a sheet that its owner closed meanwhile closes nothing else', () => {
  const { unmount } = draw()
  press()
  unmount()
  movement.onfinish()
  expect(onClose).not.toHaveBeenCalled()
})

it('Escape closes at once, so that a second one reaches the sheet below', () => {
  draw()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(animate).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
})

it('without motion it closes at once', () => {
  isStill = true
  draw()
  press()
  expect(animate).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
})
