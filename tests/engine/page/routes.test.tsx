import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { browserHost, type NativeHost } from '../../../src/engine/native/nativeHost'
import { address, deferred, noNetwork, Refusal, routeModule, type Server, show } from '../kit'

describe('routes', () => {
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
    const problem = 'pages/broken.ts:3:9  unknown-block  /broken › x: there is no block "y".'
    show({ pages: { '/broken': { page: { page: page('never'), problems: [problem] } } }, path: '/broken' })
    await screen.findByText(/This page cannot be shown/)
    expect(screen.getByText(/^pages\/broken\.ts:3:9 +unknown-block .*there is no block "y"/)).toBeTruthy()
    expect(screen.queryByText(/never/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Back to home' }))
    await vi.waitFor(() => expect(address()).toBe('/'))
  })

  it.each([
    ['for a visitor is the first page that everybody sees', false, '/there'],
    ['for a person who is signed in is the first page', true, '/'],
  ])('the start %s', async (_name, signedIn, start) => {
    show({ pages: { '/': { ...mine, access: 'account' } }, path: '/nowhere', signedIn })
    await userEvent.click(await screen.findByRole('button', { name: 'Back to home' }))
    await vi.waitFor(() => expect(address()).toBe(start))
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

  it('S4-06 in the app a start where the session of whom the host knows is over too fails with a retry', async () => {
    const { native, user } = host([{ uid: '7', token: 'old' }])
    show({ native, pages: { '/mine': mine }, path: '/mine', server: { 'POST /account': over } })
    await screen.findByText('Failed to load')
    expect(user).toHaveBeenCalledTimes(1)
    expect(address()).toBe('/mine')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
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
})

describe('gate', () => {
  const text = (say: string, from: string): PageConfig['blocks'][string] => ({
    block: 'text',
    items: { one: { text: { say, with: { value: { from } } } } },
  })

  const page = (more: Partial<PageConfig>): PageConfig => ({
    title: 'title',
    blocks: { text: text('shows', 'user.uid') },
    ...more,
  })

  describe('a page for visitors', () => {
    const pages = { '/here': { access: 'visitor', page: { page: page({}) } } } as const

    it('F02 shows nothing of the account that was signed in before', async () => {
      const { app, cache } = show({ pages, signedIn: true })
      await screen.findByText('shows 7')
      act(() => app.session.clear('signOut'))
      await screen.findByText('shows --')
      expect(cache.getQueryData(['read', 'POST /account', {}])).toBeDefined()
    })
  })

  describe('redirects', () => {
    const rules: PageConfig['redirects'] = {
      known: { when: { 'user.uid': { exists: true } }, to: '/other' },
      first: { when: { 'query.step': { not: '2' } }, to: '/here', query: { step: 2, from: { from: 'query.step' } } },
    }
    const pages = {
      '/here': { access: 'visitor', page: { page: page({ redirects: rules }) } },
      '/other': { access: 'open', page: { page: { title: 'other', blocks: { text: text('other', 'query.step') } } } },
    } as const
    const cases = [
      { who: 'nobody, at the first step', path: '/here?step=1', leadsTo: '/here?step=2&from=1' },
      { who: 'nobody, at the second step', path: '/here?step=2', leadsTo: '/here?step=2' },
      { who: 'somebody, whose rule stands first', path: '/here?step=1', leadsTo: '/other', signedIn: true },
    ]
    it.each(cases)('lead $who from $path to $leadsTo', async ({ path, leadsTo, signedIn = false }) => {
      const before = history.length
      show({ pages, path, signedIn })
      await screen.findByText(leadsTo === '/other' ? 'other --' : 'shows --')
      expect(address()).toBe(leadsTo)
      expect(history.length).toBe(before)
    })

    it('a rule that leads where one already is does not lead on for ever', async () => {
      const own: PageConfig['redirects'] = { own: { when: { 'query.a': '1' }, to: '/here', query: { a: 1 } } }
      show({ pages: { '/here': { access: 'open', page: { page: page({ redirects: own }) } } }, path: '/here?a=1' })
      await screen.findByText('shows --')
      expect(address()).toBe('/here?a=1')
    })
  })

  describe('needs', () => {
    const needs: PageConfig['needs'] = {
      here: { when: { 'query.closed': { exists: false } }, otherwise: 'closed' },
      mine: {
        when: { 'data.thing.mine': true },
        otherwise: 'only for members',
        action: { do: 'link', label: 'go elsewhere', to: '/other' },
      },
    }
    const setUp = (thing: () => unknown, path = '/here') =>
      show({
        path,
        pages: {
          '/here': { access: 'open', page: { page: page({ needs }), sources: { thing: { call: 'POST /thing' } } } },
          '/other': { access: 'open', page: { page: { title: 'other', blocks: { text: text('other', 'query.a') } } } },
        },
        server: { 'POST /thing': thing },
      })

    it('shows the first need that fails', async () => {
      setUp(() => ({ mine: false }), '/here?closed=1')
      await screen.findByText('closed')
      expect(screen.queryByText('only for members')).toBeNull()
    })

    it('tell why not, and what to do instead', async () => {
      setUp(() => ({ mine: false }))
      await screen.findByText('only for members')
      expect(screen.queryByText('shows --')).toBeNull()
      await userEvent.click(screen.getByRole('link', { name: 'go elsewhere' }))
      await screen.findByText('other --')
    })

    it('say which rule refused the data that they look at, with the way out of the need', async () => {
      const refusing = { call: 'POST /thing', reasons: { 7: 'the agency is gone' } }
      show({
        path: '/here',
        pages: {
          '/here': { access: 'open', page: { page: page({ needs }), sources: { thing: refusing } } },
          '/other': { access: 'open', page: { page: page({}) } },
        },
        server: {
          'POST /thing': () => {
            throw new Refusal(7, 'no such thing')
          },
        },
      })
      await screen.findByText('the agency is gone')
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      screen.getByRole('link', { name: 'go elsewhere' })
    })

    it('never hold by accident: if their data fails to load, the page says so', async () => {
      let isDown = true
      setUp(() => (isDown ? noNetwork() : { mine: true }))
      await screen.findByText('Failed to load')
      expect(screen.queryByText('shows --')).toBeNull()
      isDown = false
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await screen.findByText('shows --')
    })
  })

  it('S2-09 a page keeps a state that its actions set and add to', async () => {
    show({
      pages: {
        '/here': {
          access: 'open',
          page: {
            page: {
              title: 'title',
              state: { count: 0, open: 0 },
              blocks: {
                shown: { ...text('shows', 'state.count'), when: { 'state.open': 1 } },
                links: {
                  block: 'links',
                  look: 'buttons',
                  links: {
                    more: { do: 'set', label: 'more', state: 'count', add: 2 },
                    open: { do: 'set', label: 'open', state: 'open', value: 1 },
                  },
                },
              },
            },
          },
        },
      },
    })
    const more = await screen.findByRole('button', { name: 'more' })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(screen.queryByText(/shows/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'open' }))
    await screen.findByText('shows 4')
  })

  it('a condition that would hold for an absent value waits for the data', async () => {
    const answer = deferred<object>()
    const needs: PageConfig['needs'] = {
      open: { when: { 'data.thing.state': { not: 'closed' } }, otherwise: 'closed' },
    }
    const { callsTo } = show({
      pages: {
        '/here': { access: 'open', page: { page: page({ needs }), sources: { thing: { call: 'POST /thing' } } } },
      },
      server: { 'POST /thing': () => answer.promise },
    })
    await waitFor(() => expect(callsTo('POST /thing')).toHaveLength(1))
    expect(screen.queryByText('shows --')).toBeNull()
    answer.resolve({ state: 'closed' })
    await screen.findByText('closed')
  })

  it('a page whose need no longer holds says what is missing', async () => {
    const set = (label: string, value: string) => ({ do: 'set', label, state: 'kind', value }) as const
    const needs: PageConfig['needs'] = {
      open: { when: { 'state.kind': 'open' }, otherwise: 'closed', action: set('open', 'open') },
    }
    const blocks = { links: { block: 'links', look: 'buttons', links: { close: set('close', 'closed') } } } as const
    show({ pages: { '/here': { access: 'open', page: { page: page({ state: { kind: 'open' }, needs, blocks }) } } } })
    await userEvent.click(await screen.findByRole('button', { name: 'close' }))
    expect(screen.getByText('closed')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'open' }))
    expect(await screen.findByRole('button', { name: 'close' })).toBeTruthy()
  })
})

describe('first row', () => {
  const page = (server: Server) =>
    show({
      path: '/here?id=9',
      sources: { thing: { call: 'POST /things', body: { id: { from: 'query.id' }, page: 1 }, first: true } },
      blocks: {
        done: {
          block: 'text',
          look: 'outcome',
          when: { 'data.thing.id': { exists: true } },
          items: { done: { title: 'it is done', text: { say: 'by', with: { name: { from: 'data.thing.name' } } } } },
        },
        none: {
          block: 'text',
          look: 'outcome',
          tone: 'warn',
          when: { 'data.thing.id': { exists: false } },
          items: { none: { text: 'there is none' } },
        },
        facts: {
          block: 'record',
          when: { 'data.thing.id': { exists: true } },
          lines: { name: { label: 'name', value: 'data.thing.name' } },
        },
      },
      server,
    })

  it('a source with "first" shows the first row of the list, and a record without a call shows it too', async () => {
    const { callsTo } = page({
      'POST /things': () => ({ list: [{ id: 'a', name: 'Zoe' }, { id: 'b' }], has_more: false }),
    })
    expect(await screen.findByRole('heading', { name: 'it is done' })).toBeTruthy()
    expect(screen.getByText('by Zoe')).toBeTruthy()
    expect(screen.getByRole('definition').textContent).toBe('Zoe')
    expect(screen.queryByText('there is none')).toBeNull()
    expect(callsTo('POST /things')).toEqual([{ id: '9', page: 1 }])
  })
})

// Tests what a page says of itself: the title of the document, its heading, and the way back.
describe('frame', () => {
  const go = { block: 'links', look: 'buttons', links: { go: { do: 'link', label: 'go', to: '/there' } } } as const

  const opened = (page: Partial<PageConfig>) => ({
    '/here': { access: 'open' as const, page: { page: { title: 'here', blocks: { go }, ...page } } },
  })

  it.each<[string, Partial<PageConfig>, string]>([
    ['its title', {}, 'here · Thing'],
    ['the name of the product alone', { title: 'Thing' }, 'Thing'],
    ['its data', { documentTitle: { say: 'order', with: { no: { from: 'query.no' } } } }, 'order 9 · Thing'],
    [
      'its title without its data',
      { documentTitle: { say: 'order', with: { no: { from: 'query.none' } } } },
      'here · Thing',
    ],
    ['another sentence', { documentTitle: 'mine' }, 'mine · Thing'],
  ])('S2-37 the document has the name of the page and of the product: %s', async (_what, page, title) => {
    show({ pages: opened(page), path: '/here?no=9' })
    await screen.findByRole('link', { name: 'go' })
    expect(document.title).toBe(title)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(page.title ?? 'here')
  })

  it('S2-37 the document follows from page to page, and to an address that no page has', async () => {
    show({ pages: opened({}) })
    await userEvent.click(await screen.findByRole('link', { name: 'go' }))
    await vi.waitFor(() => expect(document.title).toBe('there · Thing'))
  })

  it('S2-37 a document without a page says so, and one whose page fails has the name of the product', async () => {
    const { unmount } = show({ path: '/nowhere' })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(document.title).toBe(`${heading.textContent} · Thing`)
    unmount()
    document.title = ''
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    show({ pages: { '/far': { load: { default: () => Promise.reject(new Error('gone')) } } }, path: '/far' })
    await screen.findByText('Failed to load')
    expect(document.title).toBe('Thing')
  })

  it.each([
    ['/here?id=9', { id: 9 }],
    ['/here?id=-0.5', { id: -0.5 }],
    // JavaScript would round it.
    ['/here?id=90071992547409931', { id: '90071992547409931' }],
    ['/here?id=9x', undefined],
    ['/here?id=', undefined],
  ])('a parameter of the address that a page reads as a number: %s', async (path, asked) => {
    const one = { block: 'record', call: 'POST /thing', body: { id: { from: 'query.id' } } } as const
    const { callsTo } = show({ pages: opened({ query: { id: 'number' }, blocks: { go, one } }), path })
    if (asked === undefined) await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    else await screen.findByRole('link', { name: 'go' })
    expect(callsTo('POST /thing').at(0)).toEqual(asked)
  })

  it('a retry of the reads of a page asks again for what failed, and for nothing else', async () => {
    let isDown = true
    const { callsTo } = show({
      sources: { good: { call: 'POST /thing' }, bad: { call: 'POST /settings' } },
      server: {
        'POST /thing': () => ({ open: true }),
        'POST /settings': () => (isDown ? Promise.reject(new Refusal(1)) : { open: true }),
      },
      blocks: {
        good: { block: 'text', items: { one: { text: 'good' } }, when: { 'data.good.open': true } },
        bad: { block: 'text', items: { one: { text: 'bad' } }, when: { 'data.bad.open': true } },
      },
    })
    await screen.findByText('good')
    await screen.findByText('Failed to load')
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('bad')
    expect([callsTo('POST /thing').length, callsTo('POST /settings').length]).toEqual([1, 2])
  })
})
