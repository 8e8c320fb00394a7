// Tests pictures and videos: what loads when, and which addresses are used.
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BlockOf } from '../../../src/engine/language/types/plain'
import { show } from '../kit'

type Media = BlockOf<'media'>
const picture: Media = { block: 'media', image: '/steps.svg', label: 'steps', ratio: '16/9' }
const film: Media = { block: 'media', video: '/tour.webm', poster: '/tour.png', label: 'tour', ratio: '9/16' }
const below = { block: 'text', items: { one: { text: 'below' } } } as const
const player = () => document.querySelector('video')
const problem = () => document.querySelector('.pw-failed')?.textContent
const playButton = () => screen.findByRole('button', { name: 'Play video: tour' })
const shown = async (media: Media, path = '/here') => {
  show({ path, blocks: { media, below } })
  await screen.findByText('below')
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

it('a picture loads lazily, has a text and keeps its room', async () => {
  await shown(picture)
  const image = screen.getByRole('img', { name: 'steps' })
  expect([image.getAttribute('src'), image.getAttribute('loading')]).toEqual([
    'http://localhost:3000/steps.svg',
    'lazy',
  ])
  expect(image.parentElement?.style.getPropertyValue('--pw-ratio')).toBe('16/9')
})

it.each([
  [true, 'en', false],
  [true, 'ar', true],
  [undefined, 'ar', false],
])('S9-02 a picture with mirror: %s is turned round in %s: %s', async (mirror, language, isTurned) => {
  const { texts } = show({ blocks: { media: { ...picture, ...(mirror && { mirror }) } } })
  const image = await screen.findByRole('img', { name: 'steps' })
  await act(() => texts.change(language))
  expect(image.style.transform).toBe(isTurned ? 'scaleX(-1)' : '')
})

it('a broken picture says what is missing', async () => {
  await shown(picture)
  fireEvent.error(screen.getByRole('img', { name: 'steps' }))
  expect(problem()).toContain('The picture cannot be shown: steps')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('a picture with another address is shown after a broken one', async () => {
  const go = { do: 'link', label: 'next', to: '/here', query: { at: '/b.png' } } as const
  show({
    path: '/here?at=/a.png',
    blocks: {
      media: { ...picture, image: { from: 'query.at' } },
      links: { block: 'links', look: 'buttons', links: { go } },
    },
  })
  fireEvent.error(await screen.findByRole('img', { name: 'steps' }))
  await userEvent.click(screen.getByRole('link', { name: 'next' }))
  expect((await screen.findByRole('img', { name: 'steps' })).getAttribute('src')).toContain('/b.png')
})

it('nothing of a video is in the page before somebody presses', async () => {
  await shown(film)
  expect(player()).toBeNull()
  expect(document.body.innerHTML).not.toContain('tour.webm')
  await userEvent.click(await playButton())
  const video = player()
  expect(video?.src).toBe('http://localhost:3000/tour.webm')
  expect(video?.controls).toBe(true)
  expect(video?.getAttribute('playsinline')).toBe('')
  expect(video?.preload).toBe('none')
  expect(video?.getAttribute('poster')).toBe('http://localhost:3000/tour.png')
  expect(video?.play).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(video)
})

it('a browser that refuses to begin leaves the controls', async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await shown(film)
  await userEvent.click(await playButton())
  expect(player()?.controls).toBe(true)
  expect(problem()).toBeUndefined()
})

it('a broken video says so, and is tried again', async () => {
  await shown(film)
  await userEvent.click(await playButton())
  const video = player()
  if (video) fireEvent.error(video)
  expect(problem()).toContain('The video cannot be played: tour')
  expect(player()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(player()?.src).toContain('/tour.webm')
})

it.each([
  ['en', [false, true]],
  ['ar', [true, false]],
])('captions have the names of their languages, and that of the page is on: %s', async (language, on) => {
  const { texts } = show({
    blocks: { media: { ...film, captions: { ar: '/tour.ar.vtt', en: '/tour.en.vtt' } }, below },
  })
  await act(() => texts.change(language))
  await userEvent.click(await playButton())
  const tracks = [...document.querySelectorAll('track')]
  expect(tracks.map(({ srclang, label, kind }) => [srclang, label, kind])).toEqual([
    ['ar', 'العربية', 'captions'],
    ['en', 'English', 'captions'],
  ])
  expect(tracks.map((track) => track.default)).toEqual(on)
})

it('another video begins with its poster', async () => {
  const go = { do: 'link', label: 'next', to: '/here', query: { at: '/b.webm' } } as const
  show({
    path: '/here?at=/a.webm',
    blocks: {
      media: { ...film, video: { from: 'query.at' } },
      links: { block: 'links', look: 'buttons', links: { go } },
    },
  })
  await userEvent.click(await playButton())
  expect(player()?.src).toBe('http://localhost:3000/a.webm')
  await userEvent.click(screen.getByRole('link', { name: 'next' }))
  await userEvent.click(await playButton())
  expect(player()?.src).toBe('http://localhost:3000/b.webm')
})

it.each([
  ['', null],
  ['https://pay.test/a.webm', 'https://pay.test/a.webm'],
  ['/a.webm', 'http://localhost:3000/a.webm'],
  ['//evil.test/a.webm', undefined],
  ['/\\evil.test/a.webm', undefined],
  ['http://pay.test/a.webm', undefined],
  ['https://evil.test/a.webm', undefined],
  ['https://ann:secret@pay.test/a.webm', undefined],
  ['javascript:alert(1)', undefined],
  ['data:video/webm;base64,AAAA', undefined],
])('a video at %j of the data leads to %j', async (address, expected) => {
  await shown({ ...film, video: { from: 'query.at' } }, `/here?at=${encodeURIComponent(address)}`)
  if (expected === undefined) return expect(problem()).toContain('The video cannot be played')
  if (expected === null) return expect(document.querySelector('.pw-media')).toBeNull()
  await userEvent.click(await playButton())
  expect(player()?.src).toBe(expected)
})

it.each([
  ['https://any.test/a.png', 'https://any.test/a.png'],
  ['https://any.test/a.svg', undefined],
  ['javascript:alert(1)', undefined],
])('a picture at %j of the data leads to %j', async (address, expected) => {
  await shown({ ...picture, image: { from: 'query.at' } }, `/here?at=${encodeURIComponent(address)}`)
  expect(screen.queryByRole('img', { name: 'steps' })?.getAttribute('src')).toBe(expected)
})
