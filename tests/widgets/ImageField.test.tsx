import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { maxBytes } from '../../src/widgets/bridge/prepareImage'
import { button, choose, holdUploads, input, last, mount, pictures, proof, said, send, sent, settle } from './imageForm'
import { file, jpeg, png } from './picture'

holdUploads()

describe('one picture', () => {
  it('is shown, sent, and held as its address', async () => {
    const { onSubmit } = mount()
    await choose(file(jpeg(), { type: 'image/jpeg' }))
    expect(screen.getByRole('img', { name: 'Cover: picture 1' }).getAttribute('src')).toBe(`blob:${location.origin}/1`)
    last().onProgress(0.426)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
    expect(screen.getByRole('progressbar').textContent).toBe('42%')
    expect(document.body.textContent).toContain('Uploading 1 picture…')
    await last().arrive('/images/1')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('button', { name: /Add picture/ })).toBeNull()
    await send()
    expect(onSubmit).toHaveBeenCalledWith({ cover: '/images/1' })
  })

  it('is missing until it is uploaded: the form waits, and says why', async () => {
    const { onSubmit } = mount()
    await send()
    expect(document.querySelector('[data-field="cover"]')?.textContent).toContain('Please choose a cover')
    await choose(file(png()))
    await send()
    expect(said()).toEqual(['Please wait until every picture is uploaded, or remove the ones that failed.'])
    await last().fail()
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.click(button('Try to upload picture 1 again'))
    await settle()
    await last().arrive('/images/1')
    expect(said()).toEqual([])
    await send()
    expect(onSubmit).toHaveBeenCalledWith({ cover: '/images/1' })
  })

  it('can be taken out on its way and afterwards; the focus moves on', async () => {
    const { onSubmit } = mount()
    await choose(file(png()))
    fireEvent.click(button('Cancel the upload of picture 1'))
    expect(last().signal.aborted).toBe(true)
    expect(document.activeElement).toBe(button('Cover: Add picture'))
    await choose(file(png()))
    await last().arrive('/images/2')
    fireEvent.click(button('Remove picture 1'))
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('that is not a picture', async () => {
    mount()
    await choose(file(new TextEncoder().encode('<svg/>'), { name: 'x.png' }))
    expect(said()).toEqual(['Please select a JPEG, PNG or WebP picture'])
  })
})

describe('several pictures', () => {
  it('keep their order, and those that arrived stay where another failed', async () => {
    const { onSubmit } = mount({ schema: proof })
    await choose(...pictures(2))
    expect(input().multiple).toBe(true)
    const [first, second] = sent
    await second?.arrive('/images/b')
    await first?.fail()
    expect(said()).toEqual(['Upload failed. Try again, or remove the picture.'])
    // The form has a picture, but nobody may send it without the other one unknowingly.
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.click(button('Try to upload picture 1 again'))
    await settle()
    await last().arrive('/images/a')
    await choose(file(png()))
    await last().arrive('/images/c')
    await send()
    expect(onSubmit).toHaveBeenCalledWith({ cover: ['/images/a', '/images/b', '/images/c'] })
  })

  it.each([
    ['the page', 3, {}, 3],
    ['the server', { from: 'data.settings.max' }, { data: { settings: { max: '2' } } }, 2],
    ['the page, if the server allows more', [{ from: 'data.settings.max' }, 2], { data: { settings: { max: 5 } } }, 2],
    ['a server that says nothing', { from: 'data.settings.max' }, {}, 9],
  ])('S5-06 are at most as many as %s allows', async (_name, max, scope, limit) => {
    mount({ schema: proof, scope, ...(max !== undefined && { max }) })
    await choose(...pictures(limit + 1))
    expect(said()).toEqual([`Max ${limit} images`])
    expect(screen.getAllByRole('listitem')).toHaveLength(limit)
    expect(screen.queryByRole('button', { name: /Add picture/ })).toBeNull()
  })

  it('S5-06 are at most as many as fit beside those that are there', async () => {
    mount({ schema: proof, max: 3 })
    await choose(...pictures(2))
    expect(said()).toEqual([])
    await choose(...pictures(2))
    expect(said()).toEqual(['Max 3 images'])
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('S5-04 S5-06 of 20 none is taken, and it is logged and said', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    mount({ schema: proof })
    await choose(...pictures(20))
    expect(said()).toEqual(['Max 9 images'])
    expect(sent).toHaveLength(0)
    expect(warn).toHaveBeenCalledWith('too many: more than 20 images chosen')
  })
})

it('S5-06 says how many there are, and of how many; what nobody can change has no button for it', () => {
  mount({ schema: proof, draft: { cover: ['/images/7'] }, isReadOnly: true })
  expect(button('Cover: Add picture').textContent).toBe('Add picture1/9')
  expect([button('Cover: Add picture'), input()].map((one) => (one as HTMLInputElement).disabled)).toEqual([true, true])
  expect(screen.queryByRole('button', { name: 'Remove picture 1' })).toBeNull()
})

it('a picture that an assistive tool has added can be added again', async () => {
  mount({ schema: proof })
  let value = 'C:\\fakepath\\0.png'
  Object.defineProperty(input(), 'value', {
    get: () => value,
    set(next: string) {
      value = next
    },
  })
  await choose(file(png()))
  // A browser tells a change only of another file.
  expect([value, sent.length]).toEqual(['', 1])
})

it('the button opens the given source, for as many as fit', async () => {
  const source = { choose: vi.fn(() => Promise.resolve(pictures(1))) }
  mount({ schema: proof, max: 3, source })
  await settle(() => fireEvent.click(button('Cover: Add picture')))
  await settle(() => fireEvent.click(button('Cover: Add picture')))
  expect(source.choose.mock.calls).toEqual([[3], [2]])
  expect(sent).toHaveLength(2)
})

it('nothing goes on after the form has gone', async () => {
  const { unmount } = mount()
  await choose(file(png()))
  unmount()
  expect(last().signal.aborted).toBe(true)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith(`blob:${location.origin}/1`)
})

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

it('a form that waits for its only picture gives the focus to the field', async () => {
  mount()
  await choose(file(png()))
  await send()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Cover' }))
})
