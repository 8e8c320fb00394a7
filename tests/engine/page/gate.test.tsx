import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { address, deferred, noNetwork, Refusal, show } from '../kit'

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

  it('loads no account without a session', async () => {
    const { calls } = show({ pages })
    await screen.findByText('shows --')
    expect(calls).toEqual([])
  })

  it('knows the account of the session', async () => {
    const { callsTo } = show({ pages, signedIn: true })
    await screen.findByText('shows 7')
    expect(callsTo('POST /account')).toHaveLength(1)
  })

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

  it('a rule that looks at data waits for it', async () => {
    const byData: PageConfig['redirects'] = { gone: { when: { 'data.thing.kind': 'gone' }, to: '/other' } }
    show({
      pages: {
        ...pages,
        '/here': {
          access: 'open',
          page: { page: page({ redirects: byData }), sources: { thing: { call: 'POST /thing' } } },
        },
      },
      server: { 'POST /thing': () => ({ kind: 'gone' }) },
    })
    await screen.findByText('other --')
    expect(address()).toBe('/other')
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

  it('show the page when all of them hold', async () => {
    setUp(() => ({ mine: true }))
    await screen.findByText('shows --')
    expect(screen.queryByText('only for members')).toBeNull()
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

it.each<[string | number, string]>([
  [0, 'shows 0'],
  ['', 'shows --'],
])('S2-09 an action can set a state to %j', async (value, shown) => {
  const links = { set: { do: 'set', label: 'set', state: 'count', value } } as const
  const blocks = { shown: text('shows', 'state.count'), links: { block: 'links', look: 'buttons', links } } as const
  show({ pages: { '/here': { access: 'open', page: { page: { title: 'title', state: { count: 5 }, blocks } } } } })
  await screen.findByText('shows 5')
  await userEvent.click(screen.getByRole('button', { name: 'set' }))
  expect(await screen.findByText(shown)).toBeTruthy()
})

it('a condition that would hold for an absent value waits for the data', async () => {
  const answer = deferred<object>()
  const needs: PageConfig['needs'] = { open: { when: { 'data.thing.state': { not: 'closed' } }, otherwise: 'closed' } }
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

it('a condition whose bound comes from a source waits for it, and fails with it', async () => {
  const needs: PageConfig['needs'] = {
    few: { when: { 'now.day': { below: { from: 'data.thing.most' } } }, otherwise: 'many' },
  }
  show({
    pages: {
      '/here': { access: 'open', page: { page: page({ needs }), sources: { thing: { call: 'POST /thing' } } } },
    },
    server: { 'POST /thing': noNetwork },
  })
  await screen.findByText('Failed to load')
  expect(screen.queryByText('many')).toBeNull()
})

it('a source with a missing value sends no request, and nothing waits for it', async () => {
  const sources = { thing: { call: 'POST /thing', body: { id: { from: 'query.id' } } } }
  const blocks = { text: { ...text('shows', 'query.id'), when: { 'data.thing.kind': { not: 'gone' } } } }
  const { callsTo } = show({ blocks, sources, server: { 'POST /thing': () => ({ kind: 'here' }) } })
  await screen.findByText('shows --')
  expect(callsTo('POST /thing')).toEqual([])
})

it('a source whose value comes later is waited for', async () => {
  const answer = deferred<object>()
  const go = { do: 'link', label: 'go', to: '/here', query: { id: 'a' } } as const
  const { callsTo } = show({
    sources: { thing: { call: 'POST /thing', body: { id: { from: 'query.id' } } } },
    blocks: {
      text: { ...text('shows', 'query.id'), when: { 'data.thing.kind': { not: 'gone' } } },
      links: { block: 'links', look: 'buttons', links: { go } },
    },
    server: { 'POST /thing': () => answer.promise },
  })
  await screen.findByText('shows --')
  await userEvent.click(screen.getByRole('link', { name: 'go' }))
  await waitFor(() => expect(callsTo('POST /thing')).toEqual([{ id: 'a' }]))
  expect(screen.queryByText(/shows/)).toBeNull()
  await act(async () => answer.resolve({ kind: 'here' }))
  await screen.findByText('shows a')
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

it('a rule that begins to hold leads away from the open page', async () => {
  const leave = { do: 'set', label: 'leave', state: 'kind', value: 'over' } as const
  const redirects: PageConfig['redirects'] = { over: { when: { 'state.kind': 'over' }, to: '/there' } }
  const blocks = { links: { block: 'links', look: 'buttons', links: { leave } } } as const
  show({ pages: { '/here': { access: 'open', page: { page: page({ redirects, blocks }) } } } })
  await userEvent.click(await screen.findByRole('button', { name: 'leave' }))
  await waitFor(() => expect(address()).toBe('/there'))
})
