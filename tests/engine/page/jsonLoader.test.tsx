import { afterEach, expect, it, vi } from 'vitest'
import { jsonLoader } from '../../../src/engine/runtime/site/loading'

afterEach(() => vi.unstubAllGlobals())

it('data is a file by its name', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async () => Response.json({ a: 'b' }))
  vi.stubGlobal('fetch', fetched)
  expect(await jsonLoader('/assets/x/*.json')('tr/team-member')).toEqual({ a: 'b' })
  expect(fetched).toHaveBeenCalledWith('/assets/x/tr/team-member.json')
})

it.each([
  ['a file that is gone', () => new Response('{}', { status: 404 }), 'status 404'],
  ['a page in its place', () => new Response('<!doctype html>'), 'JSON'],
])('%s is a failure, of which the page is told as of code that is gone', async (_name, response, says) => {
  vi.stubGlobal('fetch', async () => response())
  const lost = vi.fn<() => void>()
  window.addEventListener('vite:preloadError', lost, { once: true })
  await expect(jsonLoader('/x/*.json')('tr/home')).rejects.toThrow(says)
  expect(lost).toHaveBeenCalledTimes(1)
})

it('S8-03 a failure that a listener handles is not thrown again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  const handled = new Promise<void>((resolve) => {
    window.addEventListener(
      'vite:preloadError',
      (event) => {
        event.preventDefault()
        resolve()
      },
      { once: true },
    )
  })
  const ended = vi.fn<() => void>()
  const loading = jsonLoader('/x/*.json')('tr/home').then(ended, ended)
  await handled
  await Promise.race([loading, Promise.resolve().then(() => Promise.resolve())])
  expect(ended).not.toHaveBeenCalled()
})
