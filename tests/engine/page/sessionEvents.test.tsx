// Tests when a page looks whether its session has ended elsewhere.
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { address, Refusal, show } from '../kit'

const page = { title: 'mine', blocks: { text: { block: 'text', items: { one: { text: 'secret' } } } } } as const
const pages = { '/mine': { access: 'account', page: { page } } } as const
const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

it.each<[string, () => void, hasEnded: boolean]>([
  ['another tab writes', () => window.dispatchEvent(new Event('storage')), true],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange')), true],
  ['the page comes out of the cache of the browser', () => window.dispatchEvent(shown(true)), true],
  ['the page has loaded', () => window.dispatchEvent(shown(false)), false],
])('F24 a person who signed out in another tab is signed out when %s', async (_when, happens, hasEnded) => {
  localStorage.clear()
  const { app } = show({
    signedIn: true,
    pages,
    path: '/mine?a=1',
    server: {
      'POST /account': () => {
        if (!app.session.current()) throw new Refusal(10)
        return { uid: '7' }
      },
    },
  })
  await screen.findByText('secret')
  localStorage.setItem('kit.ended.7', `signOut ${Date.now() + 1000}`)
  await act(async () => happens())
  await vi.waitFor(() => expect(address()).toBe(hasEnded ? '/login' : '/mine?a=1'))
  expect(app.session.current() === undefined).toBe(hasEnded)
  expect(screen.queryByText('secret') === null).toBe(hasEnded)
  localStorage.clear()
})
