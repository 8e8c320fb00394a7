import { act, cleanup, fireEvent, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { evaluateCondition } from '../../../src/engine/language/runtime/evaluateCondition'
import { watchLeaving } from '../../../src/engine/lib/leaving'
import { browserHost } from '../../../src/engine/native/nativeHost'
import { currentTimeParts, useNow } from '../../../src/engine/runtime/scope/scope'
import { claimReload } from '../../../src/engine/runtime/site/loading'
import { address, deferred, Refusal, routeModule, show } from '../kit'
import { FakeStorage } from '../session/fakeStorage'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

// Tests the bar or rail of a site: who sees which places, which one is marked, and where it is not.
describe('site navigation', () => {
  const page = (title: string) => ({ access: 'account' as const, page: { page: { title, blocks: {} } } })

  const pages = { '/here': page('a.title'), '/there': page('a.name'), '/there/below': page('a.name') }

  const navigation = {
    here: { label: 'a.here', icon: 'inbox', to: '/here' },
    there: { label: 'a.there', icon: 'search', to: '/there', query: { kind: 'all' } },
    high: { label: 'a.high', icon: 'clock', to: '/there', when: { 'user.level': 'high' } },
    low: { label: 'a.low', icon: 'clock', to: '/there', when: { 'user.level': 'low' } },
    hidden: { label: 'a.hidden', icon: 'clock', to: '/nowhere' },
  } as const

  const base = { pages, navigation, signedIn: true }

  const bar = () => screen.findByRole('navigation')

  describe('the navigation of a site', () => {
    it('has the places that this person may go to and this market has, as links', async () => {
      show(base)
      const links = within(await bar()).getAllByRole('link')
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['a.here', '/here'],
        ['a.there', '/there?kind=all'],
        ['a.high', '/there'],
      ])
    })

    it('marks the place of the page, and follows a press', async () => {
      show(base)
      expect(within(await bar()).getByRole('link', { current: 'page' }).textContent).toBe('a.here')
      await userEvent.click(screen.getByRole('link', { name: 'a.there' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'a.name' })).toBeTruthy()
      expect(within(await bar()).getByRole('link', { current: 'page' }).textContent).toBe('a.there')
    })

    it('stands around a page that is not there, as around each other one', async () => {
      show({
        ...base,
        pages: {
          ...pages,
          '/there': { access: 'account', page: { page: { title: 'a.name', query: { kind: 'number' }, blocks: {} } } },
        },
      })
      await userEvent.click(within(await bar()).getByRole('link', { name: 'a.there' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
      expect(within(await bar()).getByRole('link', { current: 'page' }).textContent).toBe('a.there')
    })

    it('is not there inside of an app, which has tabs of its own. There a place has an arrow that leaves to the app', async () => {
      const arrow = () => screen.queryByRole('button', { name: 'Back' })
      show(base)
      await bar()
      expect(arrow()).toBeNull()
      cleanup()
      show({ ...base, native: { ...browserHost, isHosted: true } })
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(arrow()).not.toBeNull()
    })
  })

  describe('while the code of the next page comes', () => {
    const title = (name: string) => screen.findByRole('heading', { level: 1, name })

    async function leaveFor(load: () => Promise<{ route: ReturnType<typeof routeModule> }>) {
      show({ ...base, pages: { ...pages, '/there': { access: 'account', load: { default: load } } } })
      await title('a.title')
      await userEvent.click(within(await bar()).getByRole('link', { name: 'a.there' }))
    }

    it('the page before stays, then the bar alone around an outline, and never a start', async () => {
      const code = deferred<{ route: ReturnType<typeof routeModule> }>()
      await leaveFor(() => code.promise)
      expect(screen.getByRole('heading', { level: 1, name: 'a.title' })).toBeTruthy()
      // Soon the press shows.
      await title('a.there')
      expect(within(await bar()).getByRole('link', { current: 'page' }).textContent).toBe('a.there')
      expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
      await act(async () => code.resolve({ route: routeModule({ title: 'a.name', blocks: {} }) }))
      await title('a.name')
    })

    it('and fails, the site stays around the failure', async () => {
      await leaveFor(async () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      })
      await screen.findByRole('button', { name: 'Try again' })
      await title('a.there')
      expect(within(await bar()).getByRole('link', { current: 'page' }).textContent).toBe('a.there')
    })
  })

  it('stays on an open page, which itself learns nothing of the account', async () => {
    const text = { say: 'for', with: { user: { from: 'user.uid' } } }
    const blocks = { text: { block: 'text', items: { one: { text } } } } as const
    const { callsTo } = show({
      ...base,
      pages: { ...pages, '/there': { page: { page: { title: 'a.name', blocks } } } },
    })
    await userEvent.click(within(await bar()).getByRole('link', { name: 'a.there' }))
    await screen.findByText('for --')
    expect(within(await bar()).getAllByRole('link')).toHaveLength(3)
    expect(callsTo('POST /account')).toHaveLength(1)
  })

  it('stands around an open page that is opened by itself, and reads no account for it', async () => {
    const { callsTo } = show({
      ...base,
      pages: { ...pages, '/there': { page: { page: { title: 'a.name', blocks: {} } } } },
      path: '/there',
    })
    await screen.findByRole('heading', { level: 1, name: 'a.name' })
    expect(within(await bar()).getByRole('link', { current: 'page' }).textContent).toBe('a.there')
    expect(callsTo('POST /account')).toHaveLength(0)
  })

  describe('Alt and a digit', () => {
    /** Returns whether the page took the key for itself. */
    const type = (key: string, with_: KeyboardEventInit = { altKey: true }) =>
      !fireEvent.keyDown(document.body, { key, ...with_ })

    it('go to the place of that number, with its query', async () => {
      show(base)
      await bar()
      expect(type('2')).toBe(true)
      await vi.waitFor(() => expect(address()).toBe('/there?kind=all'))
      // The bar of the next page stands a moment after its address.
      await vi.waitFor(() => expect(type('1')).toBe(true))
      await vi.waitFor(() => expect(address()).toBe('/here'))
    })

    it.each<[string, KeyboardEventInit]>([
      ['2', {}],
      ['2', { altKey: true, ctrlKey: true }],
      ['4', { altKey: true }],
      ['a', { altKey: true }],
    ])('WCAG 2.1.4 are the only way: %s with %j is left to the browser', async (key, with_) => {
      show(base)
      await bar()
      expect(type(key, with_)).toBe(false)
      expect(address()).toBe('/here')
    })
  })
})

// Tests the keyboard shortcuts of a site: Alt and "?" list them, Alt and "/" go to the search, and a sign alone does nothing.
describe('shortcuts', () => {
  const page = { access: 'account' as const, page: { page: { title: 'a.title', blocks: {} } } }

  const place = (id: string, to: string) => ({ label: `a.${id}`, icon: 'inbox', to })

  const site = {
    pages: { '/here': page, '/there': page },
    navigation: { here: place('here', '/here'), there: place('there', '/there') },
    signedIn: true,
  }

  const list = {
    server: { 'POST /list': () => ({ list: [], hasMore: false }) },
    blocks: {
      one: {
        block: 'list',
        rows: 'POST /list',
        key: 'row.id',
        search: { param: 'keyword', placeholder: 'seek' },
        show: { title: 'row.name' },
      },
    },
  } as const

  const press = (more: KeyboardEventInit) => fireEvent.keyDown(document.body, { code: 'Slash', ...more })

  it('Alt with a question mark lists the places with their keys, and Escape closes the list', async () => {
    show(site)
    await screen.findByRole('navigation')
    press({ altKey: true, shiftKey: true })
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    const terms = within(sheet).getAllByRole('term')
    expect(terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
      'a.here Alt+1',
      'a.there Alt+2',
      'Search this page Alt+/',
      'Close what is open Esc',
      'Show these shortcuts Alt+?',
    ])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each<KeyboardEventInit>([{}, { altKey: true, ctrlKey: true }, { altKey: true, metaKey: true }])(
    'WCAG 2.1.4 the key with %o is no shortcut',
    async (more) => {
      show(list)
      const search = await screen.findByRole('searchbox', { name: 'seek' })
      press(more)
      expect(document.activeElement).not.toBe(search)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )
})

// Tests when a page looks whether its session has ended elsewhere.
describe('session events', () => {
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
})

describe('slow reads', () => {
  const page: PageConfig = {
    title: 'title',
    blocks: {
      text: { block: 'text', items: { one: { text: { say: 'hello', with: { user: { from: 'user.uid' } } } } } },
    },
  }

  const slow = 'This is taking longer than usual'

  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))

  const retry = () => screen.queryByRole('button', { name: 'Try again' })

  it('F18 S2-38 S4-20 a read without an answer is reported after 8 s, can be repeated after 15 s, and then counts anew', async () => {
    const answers = [deferred<object>(), deferred<object>()]
    let asked = 0
    const { app, callsTo } = show({
      pages: { '/mine': { access: 'account', page: { page } } },
      path: '/mine',
      server: { 'POST /account': () => answers[asked++]?.promise },
    })
    await screen.findByText('Loading')
    const dropPrefetched = vi.spyOn(app.client, 'dropPrefetched')
    await pass(7500)
    expect(screen.queryByText(slow, { exact: false })).toBeNull()
    await pass(500)
    expect(screen.getByText(slow, { exact: false }).closest('[role=status]')).not.toBeNull()
    expect(retry()).toBeNull()
    await pass(7000)
    expect(callsTo('POST /account')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }), {
      advanceTimers: (ms) => vi.advanceTimersByTime(ms),
    })
    expect(callsTo('POST /account')).toHaveLength(2)
    // Reads that nothing uses yet would keep the connections that the repeated ones need.
    expect(dropPrefetched).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(slow, { exact: false })).toBeNull()
    // The aborted answer is not shown, even if it still arrives.
    await act(async () => answers[0]?.resolve({ uid: '6' }))
    expect(screen.queryByText('hello 6')).toBeNull()
    await act(async () => answers[1]?.resolve({ uid: '7' }))
    await screen.findByText('hello 7')
    await pass(20_000)
    expect(screen.queryByText(slow, { exact: false })).toBeNull()
  })

  const endless = { queryKey: ['read', 'x'], queryFn: () => new Promise(() => {}) }

  it.each([
    ['first answer', {}, 1],
    ['answer in the background', { meta: { isBackground: true } }, 0],
  ])('F18 whether a slow %s is reported (%#)', async (_what, more, reports) => {
    const { cache } = show({ blocks: {} })
    await screen.findByRole('heading', { level: 1 })
    cache.fetchQuery({ ...endless, ...more }).catch(() => undefined)
    await pass(8000)
    expect(screen.queryAllByText(slow, { exact: false })).toHaveLength(reports)
  })
})

describe('use now', () => {
  const clock = { now: () => Date.now(), learn: () => undefined, isKnown: () => true }

  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('S6-03 a page that is open over midnight in UTC+3 sees the new day', () => {
    vi.useFakeTimers({ now: new Date('2026-01-31T20:59:45Z') })
    const { result } = renderHook(() => useNow(clock, 'Asia/Riyadh'))
    expect(result.current).toEqual({ day: 31, month: 1, hour: 23, weekday: 6, time: '2026-01-31T23:59' })
    const before = result.current
    act(() => void vi.advanceTimersByTime(10_000))
    expect(result.current).toBe(before)
    act(() => void vi.advanceTimersByTime(30_000))
    expect(result.current).toEqual({ day: 1, month: 2, hour: 0, weekday: 7, time: '2026-02-01T00:00' })
  })

  it('F36 conditions compare it with times of another offset', () => {
    vi.useFakeTimers({ now: new Date('2026-01-31T20:59:45Z') })
    const { result } = renderHook(() => useNow(clock, 'Asia/Riyadh'))
    const passes = (at: string, test: object) =>
      evaluateCondition({ 'row.at': test }, { row: { at }, now: result.current })
    const now = { from: 'now.time' }
    expect(passes('2026-01-31T20:58:00Z', { until: now })).toBe(true)
    expect(passes('2026-01-31T20:59:00Z', { since: now })).toBe(true)
    expect(passes('2026-01-31T21:00:00Z', { since: '2026-02-01' })).toBe(true)
    expect(passes('2026-01-31T23:58:00', { until: now })).toBe(true)
  })

  it.each([
    ['2026-02-01T20:59:59Z', 1],
    ['2026-02-01T21:00:00Z', 2],
  ])('F36 S6-03 %s is day %s in UTC+3', (instant, day) => {
    expect(currentTimeParts({ ...clock, now: () => Date.parse(instant) }, 'Asia/Riyadh').day).toBe(day)
  })
})

describe('leaving', () => {
  const gone = () => Promise.reject(new TypeError('error loading dynamically imported module'))

  const openMissing = () => show({ pages: { '/far': { load: { default: gone } } }, path: '/far' })

  const failure = () => screen.queryByText('Failed to load')

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    watchLeaving()
  })

  afterEach(() => {
    window.dispatchEvent(new Event('pageshow'))
    vi.useRealTimers()
  })

  it.each(['beforeunload', 'pagehide'])(
    'F40 a page that is left by %s shows no failure of what was loading',
    async (leaving) => {
      window.dispatchEvent(new Event(leaving, { cancelable: true }))
      openMissing()
      await pass(5000)
      expect(failure()).toBeNull()
    },
  )

  it('F40 a page that stays, as after a download, shows the failure later', async () => {
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    openMissing()
    await pass(11_000)
    expect(failure()).not.toBeNull()
  })
})

describe('new version banner', () => {
  const page: PageConfig = { title: 'far', blocks: {} }

  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

  const form: PageConfig['blocks'] = {
    form: {
      block: 'form',
      form: 'one',
      fields: { name: { label: 'name' } },
      submit: { do: 'call', call: 'POST /change', label: 'send' },
    },
  }

  const forms = { one: { type: 'object', properties: { name: { type: 'string' } } } } as const

  const reload = vi.fn()

  const look = vi.fn(async () => new Response(null, { status: 200 }))

  beforeEach(() => {
    reload.mockReset()
    look.mockReset().mockImplementation(async () => new Response(null, { status: 200 }))
    vi.spyOn(window.location, 'reload').mockImplementation(reload)
    vi.stubGlobal('fetch', look)
  })

  it('F40 code that is lost is loaded anew with the document, once; then a button leads to the newer version', async () => {
    show({ pages: { '/far': { load: { default: gone } } }, path: '/far' })
    await screen.findByText('Failed to load')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2))
    await screen.findByText('Failed to load')
    expect(reload).toHaveBeenCalledTimes(1)
    await screen.findByText(/probably because there is a newer version/)
    await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }))
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', async () => new Response(null, { status: 503 })],
  ])('F40 not where the server %s', async (_what, answer) => {
    look.mockImplementation(answer)
    show({ pages: { '/far': { load: { default: gone } } }, path: '/far' })
    await screen.findByText('Failed to load')
    await vi.waitFor(() => expect(look).toHaveBeenCalled())
    await act(async () => undefined)
    expect(reload).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull()
  })

  it('F40 a form with unsent input shows a button; after sending, it does not', async () => {
    show({ blocks: form, forms, server: { 'POST /change': () => ({}) } })
    // The code of forms must load first.
    await userEvent.type(await screen.findByRole('textbox', { name: /name/ }), 'x')
    await lose()
    await screen.findByText(/probably because there is a newer version/)
    expect(reload).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }))
    expect(reload).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'send' }))
    await act(async () => undefined)
    await lose()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('F40 while a write is on its way even the button waits', async () => {
    const answer = deferred<object>()
    show({
      actions: { change: { do: 'call', call: 'POST /change', label: 'change' } },
      server: { 'POST /change': () => answer.promise },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'change' }))
    await lose()
    const button = await screen.findByRole('button', { name: 'Load the page again' })
    await userEvent.click(button)
    expect(reload).not.toHaveBeenCalled()
    await act(async () => answer.resolve({}))
    await userEvent.click(button)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('F26 a page whose code or data a lost network blocked appears when the network is back', async () => {
    let isDown = true
    look.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    const load = async () => (isDown ? gone() : { route: routeModule(page) })
    show({ pages: { '/far': { load: { default: load } } }, path: '/far' })
    await screen.findByText('Failed to load')
    isDown = false
    for (const event of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(event)))
    expect(await screen.findByText('far')).toBeTruthy()
  })

  /** Reports failed code to the page, as the build does, and lets it check the server. */
  async function lose(): Promise<void> {
    const before = look.mock.calls.length
    act(() => void window.dispatchEvent(new Event('vite:preloadError')))
    await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(before))
    await act(async () => undefined)
  }
})

describe('F40 a reload by itself', () => {
  const minute = 60_000

  const places = (local: Storage | null, session: Storage | null) => ({ local: () => local, session: () => session })

  it('may be done once in 60 s, by all tabs together', () => {
    const local = new FakeStorage()
    expect(claimReload(places(local, new FakeStorage()), 10 * minute)).toBe(true)
    expect(claimReload(places(local, new FakeStorage()), 10 * minute + 1)).toBe(false)
    expect(claimReload(places(local, new FakeStorage()), 11 * minute - 1)).toBe(false)
    expect(claimReload(places(local, new FakeStorage()), 11 * minute)).toBe(true)
  })

  it.each<[string, () => Storage | null]>([
    ['absent', () => null],
    ['full', () => new FakeStorage({ limit: 1 })],
    ['one that refuses', () => new FakeStorage({ refuses: true })],
    [
      'forbidden',
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
  ])('F35 is never done where a storage is %s: nobody could count it', (_what, open) => {
    const good = () => new FakeStorage()
    expect(claimReload({ local: open, session: good }, 10 * minute)).toBe(false)
    expect(claimReload({ local: good, session: open }, 10 * minute)).toBe(false)
  })
  it('is never done twice within 60 s, whatever fails when', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30_000), { maxLength: 60 }), (waits) => {
        const both = places(new FakeStorage(), new FakeStorage())
        const reloads: number[] = []
        let now = 10 * minute
        for (const wait of waits) {
          now += wait
          if (claimReload(both, now)) reloads.push(now)
        }
        reloads.forEach((at, index) =>
          expect(at - (reloads[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(minute),
        )
      }),
    )
  })
})
