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

it.each([
  ['is guarded, and was opened without a session', 'guarded', false],
  ['is guarded, and whose session ended', 'guarded', true],
  ['needs the account, and whose session ended', 'account', true],
] as const)(
  'S4-08 a page that %s opens again after sign-in with its whole address',
  async (_what, access, signedIn) => {
    const { app, gate } = show({
      signedIn,
      pages: { '/mine': { access, page: { page } } },
      path: '/mine?a=1#part',
      server: {
        'POST /thing': () => {
          throw new Refusal(11)
        },
      },
    })
    await screen.findByRole('heading', { name: signedIn ? 'mine' : 'login' })
    await act(() => Promise.allSettled([app.client.read('POST /thing', {}, { consumer: 'one' })]))
    await vi.waitFor(() => expect(location.pathname).toBe('/login'))
    act(() => gate.signInLate({ uid: '7', token: 'new' }))
    await vi.waitFor(() => expect(`${address()}${location.hash}`).toBe('/mine?a=1#part'))
  },
)
