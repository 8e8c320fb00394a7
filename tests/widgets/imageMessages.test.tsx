// Tests what a field for pictures says as time goes on: while several are under way, and after a mistake is mended.
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { maxBytes } from '../../src/widgets/bridge/prepareImage'
import { button, choose, holdUploads, mount, pictures, proof, said, send } from './imageForm'
import { file, png } from './picture'

holdUploads()

const tooLarge = () => file(png(), { size: maxBytes })

it('S5-05 a message about a refused picture goes with the next choice that is right', async () => {
  mount({ schema: proof })
  await choose(tooLarge())
  expect(said()).toHaveLength(1)
  await choose(file(png()))
  expect(said()).toEqual([])
})

it('S5-05 a message about a refused picture stays when the chooser is closed without a choice', async () => {
  mount({ schema: proof })
  await choose(tooLarge())
  await choose()
  expect(said()).toEqual(['Please select an image less than 3M'])
})

it('each new message is brought into view, also while another one stands there', async () => {
  const bring = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  mount({ schema: proof })
  await choose(tooLarge())
  expect(bring).toHaveBeenCalledTimes(1)
  await choose(file(png(9000, 9000)))
  expect(bring).toHaveBeenCalledTimes(2)
})

it('a picture that waits for others counts as under way', async () => {
  mount({ schema: proof })
  await choose(...pictures(3))
  expect(screen.getByText(/^Uploading/).textContent).toContain('3')
})

it('a picture that waits for others can be cancelled', async () => {
  mount({ schema: proof })
  await choose(...pictures(3))
  expect(button('Cancel the upload of picture 3')).toBeTruthy()
})

it('a form that waits for its only picture gives the focus to the field', async () => {
  mount()
  await choose(file(png()))
  await send()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Cover' }))
})
