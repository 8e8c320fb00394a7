import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureText } from '../../../src/engine/actions/perform/actionTexts'
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../../../src/engine/api/answer/apiError'
import type { Action, CallAction } from '../../../src/engine/language/types/plain'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { sentence } from '../../../src/engine/language/types/problem'
import { saveFile } from '../../../src/engine/lib/saveFile'
import { browserHost } from '../../../src/engine/native/nativeHost'
import type { TrackedEvent } from '../../../src/engine/runtime/app/track'
import { address, deferred, noNetwork, Refusal, routeModule, show } from '../kit'
import { checkPage, link } from '../../tooling/check/smallProduct'
import { left, one, press, watchBrowser } from './oneAction'

describe('calls', () => {
  watchBrowser()

  const change: CallAction = {
    do: 'call',
    call: 'POST /change',
    label: 'go',
    body: { id: { from: 'query.id' }, absent: { from: 'query.none' } },
    done: 'done',
  }

  it('a call sends its bound values, once for two presses, and shows its success', async () => {
    const answer = deferred<object>()
    const { callsTo } = one(change, { 'POST /change': () => answer.promise })
    await press('go')
    await userEvent.click(screen.getByRole('button', { name: /go/ }))
    expect(callsTo('POST /change')).toEqual([{ id: '9' }])
    expect(screen.getByRole('button', { name: /go/ }).getAttribute('aria-busy')).toBe('true')
    await act(async () => answer.resolve({}))
    await screen.findByText('done')
    expect(screen.getByRole('button', { name: 'go' }).getAttribute('aria-busy')).toBeNull()
  })

  it('a call that asks first is sent after yes, and not after no', async () => {
    const { callsTo } = one({ ...change, ask: { title: 'sure', text: 'think', ok: 'yes' } })
    await press('go')
    const dialog = await screen.findByRole('alertdialog', { name: 'sure' })
    expect(within(dialog).getByText('think')).toBeTruthy()
    await press('Cancel')
    expect(callsTo('POST /change')).toEqual([])
    await press('go')
    await press('yes')
    await screen.findByText('done')
    expect(callsTo('POST /change')).toHaveLength(1)
  })

  it('S8-05 a call that stays asks again for the choices of the forms on the page', async () => {
    let name = 'Card'
    const { callsTo } = show({
      forms: { f: { type: 'object', properties: { id: { type: 'string' } } } },
      server: {
        'POST /things': () => ({ list: [{ id: 'a', name }], has_more: false }),
        'POST /change': () => ((name = 'Bank'), {}),
      },
      blocks: {
        buttons: { block: 'links', look: 'buttons', links: { one: { ...change, then: 'stay' } } },
        form: {
          block: 'form',
          form: 'f',
          fields: {
            id: {
              label: 'way',
              widget: 'cards',
              options: { call: 'POST /things', value: 'row.id', label: 'row.name' },
            },
          },
          submit: { do: 'call', call: 'POST /change', label: 'send' },
        },
      },
    })
    await screen.findByRole('radio', { name: 'Card' })
    await press('go')
    expect(await screen.findByRole('radio', { name: 'Bank' })).toBeTruthy()
    expect(callsTo('POST /things')).toHaveLength(2)
  })

  it('the conditions are looked at again at the press', async () => {
    const { callsTo } = show({
      path: '/here?id=9',
      server: { 'POST /change': () => ({}) },
      actions: {
        one: { ...change, enabled: { when: { 'query.id': '1' }, otherwise: 'not now' } },
        two: { do: 'form', label: 'form', form: 'f', fields: {}, submit: { ...change, when: { 'query.id': '1' } } },
      },
      forms: { f: { type: 'object', properties: {} } },
    })
    await press('go')
    expect(screen.getByText('not now')).toBeTruthy()
    await press('form')
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'go' }))
    expect(callsTo('POST /change')).toEqual([])
  })

  const refused = { reasons: { 41: 'reason 41' }, failed: 'own words' }

  it.each([
    ['S8-04 the words of the code', 'POST /change', new Refusal(41, 'server'), refused, 'reason 41'],
    ['S8-04 the words of the action', 'POST /change', new Refusal(42), refused, 'own words'],
    ['S8-02 no network', 'POST /change', undefined, refused, 'Request network exception, please wait'],
    ['money refused by the server', 'POST /pay', new Refusal(42), refused, 'own words'],
  ] as const)('a failed call says %s', async (_name, call, refusal, words, said) => {
    const fail = () => {
      if (refusal) throw refusal
      return noNetwork()
    }
    one({ ...change, ...words, call }, { [call]: fail })
    await press('go')
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryByText('done')).toBeNull()
  })

  it('S4-08 S4-07 a session that is over leads to login, and says so once', async () => {
    show({
      signedIn: true,
      path: '/here?id=9',
      actions: { one: change },
      server: {
        'POST /change': () => {
          throw new Refusal(10)
        },
      },
    })
    await press('go')
    await vi.waitFor(() => expect(address()).toBe('/login'))
    expect(sessionStorage).toHaveLength(0)
    expect(screen.getAllByText(/session has ended/)).toHaveLength(1)
  })

  it.each([
    ['stay', '/here?id=9'],
    ['close', '/here?id=9'],
    ['back', '/'],
    [{ to: '/there', query: { id: { from: 'query.id' }, sum: { from: 'answer.sum' } } }, '/there?id=9&sum=3'],
  ] as const)('then %j shows %s', async (then, shown) => {
    one({ ...change, then }, { 'POST /change': () => ({ sum: 3 }) })
    await press('go')
    await screen.findByText('done')
    await vi.waitFor(() => expect(address()).toBe(shown))
  })

  it.each([
    ['https://pay.test/x?y=1', true],
    [`https://${window.location.host}/x`, true],
    ['https://evil.test/', false],
    ['javascript:alert(1)', false],
    ['//pay.test/x', false],
    [undefined, false],
  ])('S8-04 then leave for %s: %s', async (url, isSafe) => {
    one({ ...change, then: { leave: { from: 'answer.url' } } }, { 'POST /change': () => ({ url }) })
    await press('go')
    await screen.findByText('done')
    if (isSafe) expect(left).toEqual([url])
    else expect(await screen.findByText('Request address abnormal, please check')).toBeTruthy()
    expect(left).toHaveLength(isSafe ? 1 : 0)
  })

  const enter: CallAction = {
    do: 'call',
    call: 'POST /enter',
    label: 'enter',
    then: { signIn: { uid: { from: 'answer.uid' }, token: { from: 'answer.token' } }, to: '/' },
  }

  it.each([
    ['/there?a=b', '/there?a=b'],
    ['//evil.test/', '/'],
    ['/login?x=1', '/'],
    ['/here', '/'],
    ['/unknown', '/'],
    [undefined, '/'],
  ])('then signIn with the way back %s goes to %s', async (back, shown) => {
    const { app, cache } = show({
      actions: { enter },
      state: { back },
      server: { 'POST /enter': () => ({ uid: '8', token: 't' }) },
    })
    cache.setQueryData(['read', 'POST /thing', {}], { of: 'somebody else' })
    await press('enter')
    await vi.waitFor(() => expect(address()).toBe(shown))
    expect(cache.getQueryData(['read', 'POST /thing', {}])).toBeUndefined()
    expect(app.session.current()).toEqual({ uid: '8', token: 't' })
  })

  it.each([{}, { uid: '8' }, { uid: '0', token: 't' }, { uid: '', token: 't' }])(
    'an answer to signIn without an identity, %j, begins no session and says so',
    async (answer) => {
      const { app } = show({ actions: { enter }, server: { 'POST /enter': () => answer } })
      await press('enter')
      await screen.findByText('Request failed')
      expect(app.session.current()).toBeUndefined()
      expect(address()).toBe('/here')
    },
  )
})

// Tests the action that saves a file of the server: its name, its messages, and what the app shows.
describe('download', () => {
  const saved: { name: string; blob: Blob }[] = []

  beforeEach(() => {
    saved.length = 0
    let blob = new Blob()
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (given: Blob) => ((blob = given), 'blob:1'), revokeObjectURL: () => {} }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob })
    })
  })

  const action: Action = { do: 'download', label: 'save', file: 'POST /report', body: { month: { from: 'query.id' } } }

  const file = (headers: { readonly [name: string]: string } = {}) =>
    new Response('a,b', { headers: { 'content-type': 'text/csv', ...headers } })

  const named = { 'content-disposition': 'attachment; filename="server.csv"' }

  it.each<[string, Partial<Action & { do: 'download' }>, { readonly [name: string]: string }, string]>([
    ['the server', {}, named, 'server.csv'],
    ['the page', { fileName: { say: 'month.csv', with: { id: { from: 'query.id' } } } }, named, 'month.csv 9'],
    ['its call', {}, {}, 'report'],
  ])(
    'a file has the name that %s gives it, and its request has the bound values',
    async (_who, more, headers, name) => {
      const { callsTo } = one({ ...action, done: 'saved it', ...more }, { 'POST /report': () => file(headers) })
      await press('save')
      await screen.findByText('saved it')
      expect(callsTo('POST /report')).toEqual([{ month: '9' }])
      expect(saved.map((one) => one.name)).toEqual([name])
      expect(await saved[0]?.blob.text()).toBe('a,b')
    },
  )

  it.each<[string, () => unknown, RegExp]>([
    [
      'refuses it',
      () => {
        throw new Refusal(42, 'There are no orders')
      },
      /There are no orders/,
    ],
    [
      'refuses it without a word',
      () => {
        throw new Refusal(42)
      },
      /not saved/,
    ],
    ['is not reached', noNetwork, /network/i],
    ['sends too much', () => file({ 'content-length': '60000000' }), /more than 50 MB/],
  ])('nothing is saved if the server %s, and a message says why', async (_what, answer, told) => {
    one({ ...action, failed: 'not saved' }, { 'POST /report': answer })
    await press('save')
    await screen.findByText(told)
    expect(saved).toEqual([])
  })

  it('S7-02 inside the app a file is disabled and says why, because a web view cannot save it', async () => {
    const enabled = { when: { 'query.id': '9' }, otherwise: 'not yet' }
    const { callsTo } = show({
      path: '/here?id=9',
      native: { ...browserHost, isHosted: true },
      actions: { one: { ...action, enabled } },
    })
    const button = await screen.findByRole('button', { name: 'save' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/in a browser/)
    await press('save')
    expect(callsTo('POST /report')).toEqual([])
  })
})

describe('events', () => {
  watchBrowser()

  afterEach(() => vi.restoreAllMocks())

  const call = { do: 'call', label: 'go', call: 'POST /change', failed: 'failed', event: 'invite' } as const

  it('the product hears of a page that opens, and of a block that is drawn, once', async () => {
    const track = vi.fn()
    const blocks = {
      text: { block: 'text', event: 'offer', items: { one: { text: 'words' } } },
      hidden: { block: 'text', event: 'hidden', when: { 'query.id': '1' }, items: { one: { text: 'close' } } },
    } as const
    show({ pages: { '/here': { page: routeModule({ title: 'here', event: 'visit', blocks }) } }, track })
    await screen.findByText('words')
    await vi.waitFor(() =>
      expect(track.mock.calls.map(([one]) => (one as TrackedEvent).name).toSorted()).toEqual(['offer', 'visit']),
    )
  })

  it.each<readonly [string, object]>([
    ['Do Not Track without Global Privacy Control', { doNotTrack: '1', globalPrivacyControl: false }],
    ['Global Privacy Control without Do Not Track', { doNotTrack: '0', globalPrivacyControl: true }],
  ])('the product hears nothing under %s', async (_what, signals) => {
    const own = Object.entries(signals).map(([name, value]) => [name, { value: value as unknown, configurable: true }])
    Object.defineProperties(navigator, Object.fromEntries(own) as PropertyDescriptorMap)
    const track = vi.fn()
    const { callsTo } = show({ actions: { call }, server: { 'POST /change': () => ({}) }, track })
    await press('go')
    await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(1))
    await screen.findByRole('button', { name: 'go' })
    expect(track).not.toHaveBeenCalled()
    for (const [name] of own) Reflect.deleteProperty(navigator, name as string)
  })

  it('the check refuses an event that the product does not name', () => {
    const links = { block: 'links', event: 'offr', links: { one: { ...link, event: 'invte' } } }
    expect(checkPage({ event: 'visit', blocks: { links } }).map(sentence)).toEqual([
      '/things › links › event: there is no event "offr". Allowed: visit, offer, invite. Did you mean "offer"? [unknown-event]',
      '/things › links › links › one › event: there is no event "invte". Allowed: visit, offer, invite. Did you mean "invite"? [unknown-event]',
    ])
  })
})

// Tests what an answer of the server means for a field that the server checks.
describe('field check', () => {
  const unknown = /could not be checked/

  const form = {
    block: 'form',
    form: 'f',
    fields: {
      user: {
        label: 'user',
        check: { call: 'POST /thing', body: { id: { from: 'form.user' } }, shows: 'answer.name', failed: 'nobody' },
      },
    },
    submit: { do: 'call', call: 'POST /change', label: 'send', body: { id: { from: 'form.user' } } },
  } as const

  it.each<[string, () => unknown, told: string | RegExp, isSent: boolean]>([
    [
      'refuses',
      () => {
        throw new Refusal(42)
      },
      'nobody',
      false,
    ],
    ['fails', () => new Response('', { status: 500 }), unknown, true],
  ])(
    'S9-03 a value that is checked while the server %s: only a refusal is about the value',
    async (_what, check, told, isSent) => {
      const { callsTo } = show({
        forms: { f: { type: 'object', properties: { user: { type: 'string' } }, required: ['user'] } },
        server: { 'POST /thing': check, 'POST /change': () => ({}) },
        blocks: { form },
      })
      await userEvent.type(await screen.findByRole('textbox', { name: /user/ }), '777')
      await screen.findByText(told)
      await press('send')
      await screen.findByRole('button', { name: 'send', busy: false })
      expect(callsTo('POST /change')).toHaveLength(isSent ? 1 : 0)
    },
  )
})

// Tests that a form of a record begins with it: an empty one would replace the record when it is sent.
describe('a form whose initial values come from a source', () => {
  watchBrowser()

  const thing = { call: 'POST /thing', body: { id: { from: 'query.id' } } } as const
  const fields = { name: { label: 'name', initial: { from: 'data.thing.name' } } } as const
  const submit = { do: 'call', call: 'POST /change', label: 'send', body: { id: { from: 'query.id' } } } as const
  const form = { block: 'form', form: 'f', fields, submit } as const
  const inSheet = {
    block: 'links',
    look: 'buttons',
    links: { open: { do: 'form', label: 'open', form: 'f', fields, submit } },
  } as const
  const opened = (answer: () => unknown, path = '/here?id=9', block: Block = form) =>
    show({
      path,
      forms: { f: { type: 'object', properties: { name: { type: 'string' } } } },
      sources: { thing },
      server: { 'POST /thing': answer, 'POST /change': () => ({}) },
      blocks: { block },
    })
  const nothing = () => expect(screen.queryByRole('textbox')).toBeNull()

  it.each<[string, Block]>([
    ['on the page', form],
    ['in a sheet', inSheet],
  ])('%s waits for it, and offers to try again if it does not load', async (_where, block) => {
    const late = deferred<unknown>()
    let answer: () => unknown = () => late.promise
    const { callsTo } = opened(() => answer(), '/here?id=9', block)
    if (block === inSheet) await press('open')
    await vi.waitFor(() => expect(callsTo('POST /thing')).toHaveLength(1))
    nothing()
    answer = () => new Response('', { status: 500 })
    await act(async () => late.resolve(answer()))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    nothing()
    answer = () => ({ name: 'Zoe' })
    await userEvent.click(retry)
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('Zoe')
  })

  it('says that there is no record, and offers no second try', async () => {
    opened(() => new Response('', { status: 404 }))
    await screen.findByText(/There is nothing at this address/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    nothing()
  })

  it('says that the address does not name the record that is to be sent', async () => {
    const { callsTo } = opened(() => ({ name: 'Zoe' }), '/here')
    await screen.findByText(/does not say what to edit/)
    nothing()
    expect(callsTo('POST /thing')).toEqual([])
  })

  it('is empty without an address of a record, if it sends a new one', async () => {
    const { call, label } = submit
    opened(() => ({ name: 'Zoe' }), '/here', { ...form, submit: { do: 'call', call, label } })
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('')
  })
})

// Tests the actions of the session: signing out and in, and the choice of a language.
describe('session', () => {
  watchBrowser()

  it('S2-50 signOut without a question ends the session at once, and leads to the login of its page', async () => {
    const { app } = show({
      signedIn: true,
      pages: {
        '/here': {
          access: 'open',
          login: '/other',
          page: {
            page: {
              title: 'here',
              blocks: { out: { block: 'links', look: 'buttons', links: { out: { do: 'signOut', label: 'out' } } } },
            },
          },
        },
        '/other': { access: 'open', page: { page: { title: 'other', blocks: {} } } },
      },
    })
    const before = history.length
    await press('out')
    await vi.waitFor(() => expect(address()).toBe('/other'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(app.session.current()).toBeUndefined()
    // Back does not lead to the page of the person who has left.
    expect(history.length).toBe(before)
  })

  it('S2-50 a language that does not load changes nothing and says so, and the sheet is gone', async () => {
    const { texts } = one({ do: 'language', label: 'language' })
    vi.spyOn(texts.now(), 'change').mockRejectedValue(new TypeError('Failed to fetch'))
    await press('language')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'العربية' }))
    expect((await screen.findByText('Request network exception, please wait')).closest('[role=alert]')).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(texts.language).toBe('en')
  })
})

// Tests that a write is sent at once, and only once.
describe('a write', () => {
  watchBrowser()

  afterEach(() => onlineManager.setOnline(true))

  const change: CallAction = { do: 'call', call: 'POST /change', label: 'go', failed: 'failed', done: 'done' }

  it.each([
    ['the network is lost', noNetwork],
    ['the server refuses it', () => Promise.reject(new Refusal(41))],
  ])('is sent once where %s, and nothing of it stays in the cache', async (_what, answer) => {
    const { callsTo, cache } = one(change, { 'POST /change': answer })
    await press('go')
    await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(1))
    await vi.waitFor(() => expect(cache.isMutating()).toBe(0))
    expect(callsTo('POST /change')).toHaveLength(1)
    const [mutation] = cache.getMutationCache().getAll()
    expect(mutation?.options).toMatchObject({ retry: 0, networkMode: 'always' })
    // The request leaves the cache with its screen.
    vi.useFakeTimers()
    cleanup()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cache.getMutationCache().getAll()).toEqual([])
  })

  it('is sent at once where the device calls itself offline, and not again when it is back', async () => {
    const { callsTo } = one(change)
    onlineManager.setOnline(false)
    await press('go')
    await screen.findByText('done')
    onlineManager.setOnline(true)
    expect(callsTo('POST /change')).toHaveLength(1)
  })
})

describe('words', () => {
  const action: CallAction = { do: 'call', call: 'POST /x', label: 'x', failed: 'own', reasons: { 5: 'five' } }

  const bare: CallAction = { do: 'call', call: 'POST /x', label: 'x' }

  const say = (message: unknown) => `said ${String(message)}`

  const own = 'said own'

  const network = 'said engine.error.network'

  const failed = 'said engine.error.failed'

  it.each<[ApiErrorKind, ApiErrorDetails, CallAction, expected: string | undefined]>([
    ['business', { code: '5' }, action, 'said five'],
    ['business', { code: '5', serverText: 'no' }, action, 'said five'],
    ['business', { code: '6', serverText: 'no' }, action, 'no'],
    ['business', { code: '6' }, action, own],
    ['business', { code: '6', serverText: 'no' }, bare, 'no'],
    ['business', { code: '6' }, bare, failed],
    ['network', {}, action, network],
    ['timeout', {}, action, network],
    ['status', { status: 500 }, action, failed],
    ['status', { status: 500, code: 'broken' }, action, own],
    ['status', { status: 500, code: 'broken' }, bare, failed],
    ['status', { status: 404 }, action, 'said engine.error.address'],
    ['aborted', {}, action, undefined],
    ['malformed', {}, action, failed],
    ['canceled', {}, action, undefined],
    ['protocol', {}, action, 'said engine.error.address'],
    ['session', {}, action, 'said engine.error.session'],
  ])('S8-02 %s %j is said as it is', (kind, facts, call, expected) => {
    expect(failureText(call, new ApiError(kind, 'POST /x', 'message', facts), say)).toBe(expected)
  })
})

// Tests that a file can be read until the browser has saved it, and is freed afterwards.
describe('save file', () => {
  beforeEach(() => void vi.useFakeTimers())

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('a file is saved under its name, stays readable for a minute, and is freed then', () => {
    const blob = new Blob(['x'])
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    saveFile('a b.csv', blob)
    expect(made.mock.calls).toEqual([[blob]])
    expect(
      pressed.mock.contexts.map((link) => [(link as HTMLAnchorElement).href, (link as HTMLAnchorElement).download]),
    ).toEqual([['blob:1', 'a b.csv']])
    vi.advanceTimersByTime(59_999)
    expect(freed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(freed.mock.calls).toEqual([['blob:1']])
  })
})
