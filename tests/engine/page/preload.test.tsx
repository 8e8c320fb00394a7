import { expect, it, vi } from 'vitest'
import { leanPreload } from '../../../scripts/leanPreload'
import { preload } from '../../../src/engine/page/preload'

const links = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  )

it('a chunk comes with what it imports, which is asked for first, each of it once', async () => {
  expect(await preload(async () => 'a', ['assets/a.js', 'assets/shared.js'])).toBe('a')
  expect(await preload(async () => 'b', ['assets/b.js', 'assets/shared.js'])).toBe('b')
  expect(await preload(async () => 'c')).toBe('c')
  expect(links()).toEqual(['/assets/shared.js', '/assets/a.js', '/assets/b.js'])
})

it('F40 a chunk that does not come is told to who listens, and to who asked for it', async () => {
  const lost = vi.fn<() => void>()
  window.addEventListener('vite:preloadError', lost, { once: true })
  await expect(preload(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(lost).toHaveBeenCalledTimes(1)
})

it('a build whose chunks are loaded in another way fails, so that nobody believes they are loaded in ours', () => {
  const { load, generateBundle } = leanPreload('/preload.ts') as unknown as {
    load(id: string): string | null
    generateBundle(this: { error(message: string): never }): void
  }
  const end = () => generateBundle.call({ error: (message) => expect.fail(message) })
  expect(load('/other.js')).toBeNull()
  expect(end).toThrow('preload-helper')
  expect(load('\0vite/preload-helper.js')).toContain('from "/preload.ts"')
  expect(end).not.toThrow()
})
