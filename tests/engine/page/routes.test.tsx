import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { browserHost, type NativeHost } from '../../../src/engine/native/nativeHost'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { siteForMarket } from '../../../src/engine/runtime/site/site'
import { address, deferred, noNetwork, Refusal, routeModule, show } from '../kit'

const page = (words: string): PageConfig => ({
  title: 'title',
  blocks: { text: { block: 'text', items: { one: { text: { say: words, with: { user: { from: 'user.uid' } } } } } } },
})
const mine = { access: 'account', page: { page: page('hello') } } as const
const over = () => {
  throw new Refusal(10)
}

it('S2-36 an open page does not ask for the account', async () => {
  const { calls } = show({ pages: { '/open': { access: 'open', page: { page: page('open') } } }, path: '/open' })
  await screen.findByText('open --')
  expect(calls).toEqual([])
})

it('S2-38 S4-05 an account page shows only a splash until the account has loaded', async () => {
  const answer = deferred<object>()
  const { callsTo } = show({
    pages: { '/mine': mine },
    path: '/mine',
    server: { 'POST /account': () => answer.promise },
  })
  expect(await screen.findByText('Loading')).toBeTruthy()
  expect(screen.queryByText('title')).toBeNull()
  await act(async () => answer.resolve({ uid: '7' }))
  await screen.findByText('hello 7')
  expect(callsTo('POST /account')).toHaveLength(1)
})

it('S8-01 an account that does not load offers a retry', async () => {
  let isDown = true
  show({
    pages: { '/mine': mine },
    path: '/mine',
    server: { 'POST /account': () => (isDown ? noNetwork() : { uid: '7' }) },
  })
  await screen.findByText('Failed to load')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('hello 7')).toBeTruthy()
})

it('S2-34 S6-04 a guarded page without a session leads to its login with the query string, and back afterwards', async () => {
  show({
    pages: {
      '/guarded': { access: 'guarded', login: '/other-login', page: { page: page('guarded') } },
      '/other-login': {
        page: {
          page: {
            title: 'other login',
            blocks: {
              links: {
                block: 'links',
                look: 'buttons',
                links: {
                  enter: {
                    do: 'call',
                    call: 'POST /enter',
                    label: 'enter',
                    then: { signIn: { uid: { from: 'answer.uid' }, token: { from: 'answer.token' } }, to: '/' },
                  },
                },
              },
            },
          },
        },
      },
    },
    path: '/guarded?a=1&b=%20',
    server: { 'POST /enter': () => ({ uid: '7', token: 't' }) },
  })
  await screen.findByText('other login')
  expect(address()).toBe('/other-login?a=1&b=%20')
  await userEvent.click(await screen.findByRole('button', { name: 'enter' }))
  await screen.findByText('guarded 7')
  expect(address()).toBe('/guarded?a=1&b=%20')
})

it('a page with problems says that it cannot be shown, and names them to developers', async () => {
  const problem = { name: 'unknown-block', where: ['/broken', 'x'], what: 'there is no block "y".' } as const
  show({ pages: { '/broken': { page: { page: page('never'), problems: [problem] } } }, path: '/broken' })
  await screen.findByText(/This page cannot be shown/)
  expect(screen.getByText(/there is no block "y"/)).toBeTruthy()
  expect(screen.queryByText(/never/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Go to the start' }))
  await vi.waitFor(() => expect(address()).toBe('/'))
})

it.each([
  ['no route has', '/nowhere', 'first'],
  ['the market removed', '/hidden', 'second'],
])('an address that %s is a page that is not there', async (_name, path, market) => {
  show({ pages: { '/hidden': { hidden: ['second'], page: { page: page('hidden') } } }, path, market })
  expect((await screen.findAllByText(/Page not found|nothing at this address/)).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Go to the start' }))
  await vi.waitFor(() => expect(address()).toBe('/'))
})

it.each([
  ['for a visitor is the first page that everybody sees', false, '/there'],
  ['for a person who is signed in is the first page', true, '/'],
])('the start %s', async (_name, signedIn, start) => {
  show({ pages: { '/': { ...mine, access: 'account' } }, path: '/nowhere', signedIn })
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the start' }))
  await vi.waitFor(() => expect(address()).toBe(start))
})

it('a page that one market removes exists in the others', async () => {
  show({
    pages: { '/hidden': { hidden: ['second'], page: { page: page('hidden') } } },
    path: '/hidden',
    market: 'first',
  })
  await screen.findByText('hidden --')
  expect(Object.keys(siteForMarket({ '/a': { access: 'open', load: {}, hidden: ['x'] } }, 'x'))).toEqual([])
})

it('S8-03 code of a page that does not load offers a retry', async () => {
  vi.stubGlobal('fetch', noNetwork)
  let isDown = true
  const load = vi.fn(async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
    return { route: routeModule(page('loaded')) }
  })
  show({ pages: { '/far': { load: { default: load } } }, path: '/far' })
  await screen.findByText('Failed to load')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('loaded --')
  expect(load).toHaveBeenCalledTimes(2)
})

it('a market with a module of its own gets that one', async () => {
  const load = {
    default: async () => ({ route: routeModule(page('shared')) }),
    second: async () => ({ route: routeModule(page('own')) }),
  }
  show({ pages: { '/both': { load } }, path: '/both', market: 'second' })
  expect(await screen.findByText('own --')).toBeTruthy()
})

it('F25 S4-08 S4-06 twenty calls that fail together with code 11 make one redirect and one clearing', async () => {
  const { app } = show({
    signedIn: true,
    pages: { '/mine': mine },
    path: '/mine?x=1',
    server: { 'POST /thing': () => Promise.reject(new Refusal(11)) },
  })
  await screen.findByText('hello 7')
  const cleared = vi.fn()
  app.session.subscribe(cleared)
  const before = history.length
  await act(() =>
    Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => app.client.read('POST /thing', {}, { consumer: String(index) })),
    ),
  )
  await vi.waitFor(() => expect(address()).toBe('/login'))
  expect(cleared).toHaveBeenCalledTimes(1)
  expect(history.length).toBe(before)
  expect((history.state as { usr: unknown }).usr).toEqual({ back: '/mine?x=1' })
})

function host(answers: readonly ({ uid: string; token: string } | undefined)[]) {
  const user = vi.fn((): Promise<{ uid: string; token: string } | undefined> => Promise.resolve(undefined))
  for (const answer of answers) user.mockResolvedValueOnce(answer)
  const native: NativeHost = { ...browserHost, user, isHosted: true }
  return { native, user }
}

it('S4-04 in the app a start without a session asks the host once, and goes on with its user', async () => {
  const { native, user } = host([{ uid: '7', token: 'good' }])
  const { app } = show({
    native,
    pages: { '/mine': mine },
    path: '/mine',
    server: { 'POST /account': () => (app.session.current() ? { uid: '7' } : over()) },
  })
  await screen.findByText('hello 7')
  expect(user).toHaveBeenCalledTimes(1)
  expect(address()).toBe('/mine')
})

it('F42 S4-06 in the app, a start without a known user leads to login', async () => {
  const { native, user } = host([undefined])
  show({ native, pages: { '/mine': mine }, path: '/mine', server: { 'POST /account': over } })
  await vi.waitFor(() => expect(address()).toBe('/login'))
  expect(screen.queryByText('Failed to load')).toBeNull()
  expect(user).toHaveBeenCalledTimes(1)
})

/** Shows a page in an app that does not answer yet. */
function showSilentApp() {
  const answer = deferred<{ uid: string; token: string }>()
  const { native, user } = host([])
  user.mockReturnValueOnce(answer.promise)
  const { app, gate } = show({
    native,
    pages: { '/mine': mine },
    path: '/mine',
    server: { 'POST /account': () => (app.session.current() ? { uid: '7' } : over()) },
  })
  gate.skipHostWait()
  return { app, answer }
}

it('F42 S4-06 an answer that comes while the page goes to login signs the user in and returns', async () => {
  const { app, answer } = showSilentApp()
  const replace = history.replaceState.bind(history)
  vi.spyOn(history, 'replaceState').mockImplementation((state, title, url) => {
    replace(state, title, url)
    if (address() === '/login') answer.resolve({ uid: '7', token: 'good' })
  })
  await vi.waitFor(() => expect(app.session.current()?.uid).toBe('7'))
  await vi.waitFor(() => expect(screen.getByText('hello 7') && address()).toBe('/mine'))
})

it('F42 S4-06 a silent app leads to login; a late answer signs the user in and returns', async () => {
  const { answer } = showSilentApp()
  await vi.waitFor(() => expect(address()).toBe('/login'))
  await act(async () => answer.resolve({ uid: '7', token: 'good' }))
  await screen.findByText('hello 7')
  expect(address()).toBe('/mine')
})

it.each([
  ['in', { uid: '5', token: 'typed' }],
  ['out', undefined],
])('F42 whom the app names late does not come in where somebody has signed %s by then', (_way, now) => {
  const { native } = host([])
  const { app, gate } = show({ native, pages: { '/mine': mine }, path: '/login', server: { 'POST /account': over } })
  app.session.signIn({ uid: '5', token: 'typed' })
  if (!now) app.session.clear('signOut')
  gate.signInLate({ uid: '7', token: 'good' })
  expect(app.session.current()).toEqual(now)
})

it('S4-06 in the app a start where the session of whom the host knows is over too fails with a retry', async () => {
  const { native, user } = host([{ uid: '7', token: 'old' }])
  show({ native, pages: { '/mine': mine }, path: '/mine', server: { 'POST /account': over } })
  await screen.findByText('Failed to load')
  expect(user).toHaveBeenCalledTimes(1)
  expect(address()).toBe('/mine')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('S4-06 calls that fail while the app is asked change nothing', async () => {
  const answer = deferred<{ uid: string; token: string }>()
  const { native, user } = host([])
  user.mockReturnValueOnce(answer.promise)
  const { app } = show({
    native,
    pages: { '/mine': mine },
    path: '/mine',
    server: { 'POST /account': () => (app.session.current() ? { uid: '7' } : over()), 'POST /thing': over },
  })
  await vi.waitFor(() => expect(user).toHaveBeenCalledTimes(1))
  await act(() => Promise.allSettled(['a', 'b'].map((consumer) => app.client.read('POST /thing', {}, { consumer }))))
  expect(screen.queryByText('Failed to load')).toBeNull()
  await act(async () => answer.resolve({ uid: '7', token: 'good' }))
  await screen.findByText('hello 7')
  expect(user).toHaveBeenCalledTimes(1)
})

it('S4-08 in the app a session that ends later leads to login', async () => {
  const { native, user } = host([])
  const { app } = show({
    native,
    signedIn: true,
    pages: { '/mine': mine },
    path: '/mine',
    server: { 'POST /thing': over },
  })
  await screen.findByText('hello 7')
  await act(() => app.client.read('POST /thing', {}, { consumer: 'x' }).catch(() => undefined))
  await vi.waitFor(() => expect(address()).toBe('/login'))
  expect(user).not.toHaveBeenCalled()
})

it('the first page appears at once; the next and the one before come from their sides', async () => {
  const link = (to: string, query = {}) => ({ do: 'link', label: 'go', to, query }) as const
  const next = (to: string, query = {}): PageConfig => ({
    title: to,
    blocks: { ways: { block: 'links', look: 'buttons', links: { go: link(to, query) } } },
  })
  show({
    pages: {
      '/open': { access: 'open', page: { page: next('/next') } },
      '/next': { access: 'open', page: { page: next('/next', { a: 1 }) } },
    },
    path: '/open',
  })
  const arrival = () => /pw-page-(next|back)/.exec(document.querySelector('.pw-page')?.className ?? '')?.[1]
  const go = async () => userEvent.click(await screen.findByRole('link', { name: 'go' }))
  expect(await screen.findByRole('link', { name: 'go' })).toBeTruthy()
  expect(arrival()).toBeUndefined()
  await go()
  await vi.waitFor(() => expect([address(), arrival()]).toEqual(['/next', 'next']))
  await act(async () => history.back())
  await vi.waitFor(() => expect([address(), arrival()]).toEqual(['/open', 'back']))
})
