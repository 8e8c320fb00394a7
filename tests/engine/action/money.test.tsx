import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Action, ById, CallAction } from '../../../src/engine/config/plain'
import { describe as describeWish } from '../../../src/engine/money/begin'
import type { Intent } from '../../../src/engine/money/intent'
import { address, deferred, endpoints, noNetwork, Refusal, show, type Server } from '../kit'
import { journal } from '../kitMoney'
import { left, press, watchBrowser } from './oneAction'

watchBrowser()

const pay: CallAction = {
  do: 'call',
  call: 'POST /pay',
  label: 'pay it',
  body: { id: '9' },
  done: 'done',
  failed: 'own words',
  then: { leave: { from: 'answer.url' } },
  found: { to: '/there', query: { no: { from: 'ref' } } },
}
const f = { type: 'object', properties: { id: { type: 'string' } } } as const
const buttons = (actions: ById<Action>, server: Server) =>
  show({ movesMoney: true, forms: { f }, actions, server, path: '/here?id=9' })
const button = (server: Server, action = pay) => buttons({ one: action }, server)
const checking = /We are finding out whether it went through/
const row = { no: 'N1', id: '9' }
const paid = (...list: readonly object[]) => ({ list, has_more: false })

describe('a button that moves money', () => {
  it('F19 S8-04 is sent once with a key of its own, and follows the answer', async () => {
    const answer = deferred<object>()
    const { callsTo } = button({ 'POST /pay': () => answer.promise })
    await press('pay it')
    await userEvent.click(screen.getByRole('button', { name: /pay it/ }))
    await vi.waitFor(() => expect(callsTo('POST /pay')).toEqual([{ id: '9' }]))
    await act(async () => answer.resolve({ url: 'https://pay.test/x' }))
    await screen.findByText('done')
    await vi.waitFor(() => expect(left).toEqual(['https://pay.test/x']))
    expect(kept()).toMatchObject([{ state: 'done', seen: true, label: 'pay it' }])
  })

  it('S8-04 a refusal is said in its own words, and nothing is left to find out', async () => {
    button({
      'POST /pay': () => {
        throw new Refusal(42)
      },
    })
    await press('pay it')
    expect(await screen.findByText('own words')).toBeTruthy()
    await vi.waitFor(() => expect(kept()).toMatchObject([{ state: 'refused', seen: true }]))
    expect(screen.queryByText(checking)).toBeNull()
  })

  it('F21 S8-04 where the answer is lost the server is asked, nothing is sent again, and what was done leads on', async () => {
    const answer = deferred<object>()
    const { callsTo } = button({ 'POST /pay': noNetwork, 'POST /paid': () => answer.promise })
    await press('pay it')
    expect((await screen.findAllByText(checking)).length).toBeGreaterThan(0)
    expect(screen.queryByText('own words')).toBeNull()
    await press('pay it')
    await act(async () => answer.resolve(paid(row)))
    await vi.waitFor(() => expect(address()).toBe('/there?no=N1'), { timeout: 15_000 })
    expect(await screen.findByText('done')).toBeTruthy()
    expect(left).toEqual([])
    expect(callsTo('POST /pay')).toHaveLength(1)
    expect(callsTo('POST /paid')).toEqual([{ page: 1 }])
  })

  it('F21 whoever went elsewhere meanwhile is told, and not called back', async () => {
    buttons(
      { one: pay, away: { do: 'link', label: 'away', to: '/' } },
      { 'POST /pay': noNetwork, 'POST /paid': () => paid(row) },
    )
    await press('pay it')
    await screen.findAllByText(checking)
    await press('away')
    await vi.waitFor(() => expect(address()).toBe('/'))
    await screen.findByText('done')
    expect(address()).toBe('/')
  })

  it('F19 what was just done is not done again at once', async () => {
    const { callsTo } = button({ 'POST /pay': () => ({}) }, { ...pay, then: 'stay' })
    await press('pay it')
    await screen.findByText('done')
    await press('pay it')
    expect(await screen.findByText(/You did the same a moment ago/)).toBeTruthy()
    expect(callsTo('POST /pay')).toHaveLength(1)
  })
})

describe('a page that is opened while something is open', () => {
  it('F20 says on the page that it is being found out, and then that it was done', async () => {
    before('sending')
    const answer = deferred<object>()
    const { callsTo } = button({ 'POST /paid': () => answer.promise })
    expect(await screen.findByText(checking)).toBeTruthy()
    await act(async () => answer.resolve(paid(row)))
    expect(await screen.findByText('It went through.')).toBeTruthy()
    expect(screen.getByText('pay it', { selector: 'strong' })).toBeTruthy()
    await press('OK')
    await vi.waitFor(() => expect(screen.queryByText('It went through.')).toBeNull())
    expect(callsTo('POST /pay')).toEqual([])
  })

  it('F20 a press joins what is open instead of sending again', async () => {
    before('checking')
    const { callsTo } = button({ 'POST /paid': () => paid(row) })
    await screen.findByText(checking)
    await press('pay it')
    await vi.waitFor(() => expect(address()).toBe('/there?no=N1'), { timeout: 15_000 })
    expect(callsTo('POST /pay')).toEqual([])
  })

  it('F21 what the server did not do may be sent again, with its own key, or given up', async () => {
    before('free')
    const { callsTo } = button({ 'POST /pay': () => ({ url: 'https://pay.test/x' }), 'POST /paid': () => paid() })
    expect(await screen.findByText(/It did not go through/)).toBeTruthy()
    await press('pay it')
    await vi.waitFor(() => expect(left).toEqual(['https://pay.test/x']))
    expect(callsTo('POST /pay')).toHaveLength(1)
    expect(kept()).toMatchObject([{ key: 'k1', state: 'done', attempt: 2 }])
  })

  it('F21 what turns out not to be done while somebody waits stays on the page, to be sent again', async () => {
    before('checking', { misses: 2, sentAt: Date.now() - 120_000 })
    button({ 'POST /paid': () => paid() })
    await screen.findByText(checking)
    await press('pay it')
    expect((await screen.findAllByText(/It did not go through/)).length).toBeGreaterThan(0)
    await act(async () => undefined)
    expect(kept()).toMatchObject([{ key: 'k1', state: 'free', seen: false }])
  })

  it('F21 what was refused late is said until it is read', async () => {
    before('refused')
    button({})
    expect(await screen.findByText('It was refused. Nothing was moved.')).toBeTruthy()
    await press('OK')
    await vi.waitFor(() => expect(kept()).toMatchObject([{ seen: true }]))
  })

  it('says nothing of what somebody else sent', async () => {
    before('checking', { uid: '8' })
    button({})
    await screen.findByRole('button', { name: 'pay it' })
    await act(async () => undefined)
    expect(screen.queryByText(checking)).toBeNull()
  })
})

describe('a form that moves money', () => {
  const form = (server: Server, more: Partial<CallAction> = {}) =>
    show({
      blocks: {
        form: { block: 'form', form: 'f', fields: { id: { label: 'id' } }, submit: { ...payForm, ...more } },
      },
      forms: { f },
      movesMoney: true,
      server,
    })
  const { body: _, ...payForm } = pay

  it('F20 shows in its place what became of what was sent, leads there, and comes back empty', async () => {
    before('done', { ref: 'N1' })
    form({})
    expect(await screen.findByText('It went through.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await press('View')
    await vi.waitFor(() => expect(address()).toBe('/there?no=N1'))
    expect(kept()).toMatchObject([{ seen: true }])
  })

  it('F20 F21 is hidden while it is found out, and keeps what was typed', async () => {
    const answer = deferred<object>()
    const { callsTo } = form({ 'POST /pay': noNetwork, 'POST /paid': () => answer.promise })
    await userEvent.type(await screen.findByRole('textbox'), '9')
    await press('pay it')
    await screen.findAllByText(checking)
    await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(screen.getByDisplayValue('9')).toBeTruthy()
    await act(async () => answer.resolve(paid(row)))
    await vi.waitFor(() => expect(address()).toBe('/there?no=N1'), { timeout: 15_000 })
    expect(callsTo('POST /pay')).toEqual([{ id: '9' }])
  })

  it('stands beside what another form of the same call sent', async () => {
    before('checking', { facts: { id: '10' } })
    buttons({ one: { do: 'form', label: 'open', form: 'f', fields: {}, submit: pay } }, {})
    await press('open')
    expect(await screen.findByRole('button', { name: 'pay it' })).toBeTruthy()
  })
})

/** What a page before this one left in the journal. */
function before(state: Intent['state'], more: Partial<Intent> = {}): void {
  const at = Date.now() - 20_000
  const rule = endpoints['POST /pay']?.outcome
  if (!rule) throw new Error('POST /pay moves money.')
  const wish = describeWish({ key: 'k1', endpoint: 'POST /pay', body: { id: '9' }, rule, uid: '', label: 'pay it' })
  const intent = {
    ...wish,
    state,
    attempt: 1,
    at,
    sentAt: at,
    misses: 0,
    seen: false,
    rev: 0,
    ...(state === 'done' || state === 'refused' ? { endedAt: at + 1000 } : {}),
    ...more,
  }
  localStorage.setItem(journal, JSON.stringify([intent]))
}

function kept(): readonly Intent[] {
  return JSON.parse(localStorage.getItem(journal) ?? '[]') as Intent[]
}
