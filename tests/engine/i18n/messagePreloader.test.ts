import { expect, it, vi } from 'vitest'
import { createMessagePreloader } from '../../../src/engine/i18n/messagePreloader'
import type { LoadMessages } from '../../../src/engine/i18n/texts'

it('words that have begun are loaded once, others as they are asked for', async () => {
  const load = vi.fn<LoadMessages>(async (language, part) => ({ from: `${language} ${part}` }))
  const words = createMessagePreloader(load)
  words.preload('ar', 'team')
  expect(await words.load('ar', 'team')).toEqual({ from: 'ar team' })
  expect(await words.load('ar', 'home')).toEqual({ from: 'ar home' })
  expect(await words.load('en', 'team')).toEqual({ from: 'en team' })
  expect(load.mock.calls).toEqual([
    ['ar', 'team'],
    ['ar', 'home'],
    ['en', 'team'],
  ])
})

it('words that began and did not come may be asked for again', async () => {
  const load = vi.fn<LoadMessages>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ a: 'b' })
  const words = createMessagePreloader(load)
  words.preload('en', 'team')
  await expect(words.load('en', 'team')).rejects.toThrow('gone')
  expect(await words.load('en', 'team')).toEqual({ a: 'b' })
})
