import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../../src/engine/ui/input/Button'
import { Link } from '../../../src/engine/ui/input/Link'

function draw() {
  const onPress = vi.fn<() => void>()
  render(
    <Link href="/there" onPress={onPress}>
      go
    </Link>,
  )
  return { link: screen.getByRole('link', { name: 'go' }), onPress }
}

it('has its address, and a plain press is the product’s own', () => {
  const { link, onPress } = draw()
  expect(link.getAttribute('href')).toBe('/there')
  expect(fireEvent.click(link)).toBe(false)
  expect(onPress).toHaveBeenCalledOnce()
})

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a press with %s to the browser', (key) => {
  const { link, onPress } = draw()
  link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false))
  fireEvent.click(link, { [key]: true })
  expect(onPress).not.toHaveBeenCalled()
})

it('takes the second tap of a double tap for none', () => {
  const { link, onPress } = draw()
  expect(fireEvent.click(link, { detail: 2 })).toBe(false)
  expect(onPress).not.toHaveBeenCalled()
})

it.each([
  ['busy', { busy: true }],
  ['disabled', { disabled: true }],
])('a button to a page is no link while it is %s', (_, state) => {
  const onPress = vi.fn()
  render(
    <Button href="/there" {...state} onPress={onPress}>
      Go
    </Button>,
  )
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(onPress).not.toHaveBeenCalled()
})
