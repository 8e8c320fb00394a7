import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Action, ById, CallAction } from '../../../src/engine/language/types/plain'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { draftIntent as describeWish, draftIntent } from '../../../src/engine/money/decideIntent'
import type { Intent, IntentState } from '../../../src/engine/money/journal/intent'
import { address, deferred, endpoints, noNetwork, Refusal, type Server, show } from '../kit'
import { journal } from '../kitMoney'
import { left, press, watchBrowser } from './oneAction'

const checking = /We are finding out/

const row = { no: 'N1', id: '9' }

const paid = (...list: readonly object[]) => ({ list, has_more: false })

describe('money', () => {
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

    it('S8-04 a refusal has a message of its own, and leaves nothing to check', async () => {
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

    it('F21 S8-04 after a lost answer the server is asked, nothing is sent again, and a finished payment continues', async () => {
      const answer = deferred<object>()
      const { callsTo } = button({ 'POST /pay': noNetwork, 'POST /paid': () => answer.promise })
      await press('pay it')
      expect((await screen.findAllByText(checking)).length).toBeGreaterThan(0)
      expect(screen.queryByText('own words')).toBeNull()
      await press('pay it')
      await act(async () => answer.resolve(paid(row)))
      await vi.waitFor(() => expect(address()).toBe('/there?no=N1'))
      expect(await screen.findByText('done')).toBeTruthy()
      expect(left).toEqual([])
      expect(callsTo('POST /pay')).toHaveLength(1)
      expect(callsTo('POST /paid')).toEqual([{ page: 1 }])
    })

    it('a person who left for the cashier finds the order on return, not the button', async () => {
      button({ 'POST /pay': () => ({ url: 'https://pay.test/x', no: 'N1' }) })
      await press('pay it')
      await vi.waitFor(() => expect(left).toEqual(['https://pay.test/x']))
      expect(address()).toBe('/there?no=N1')
    })

    it('a cashier that is refused leads to the order, which was made once', async () => {
      const { callsTo } = button({ 'POST /pay': () => ({ url: 'https://evil.test/x', no: 'N1' }) })
      await press('pay it')
      await vi.waitFor(() => expect(address()).toBe('/there?no=N1'))
      expect(await screen.findByText(/Request address abnormal/)).toBeTruthy()
      expect(left).toEqual([])
      expect(callsTo('POST /pay')).toHaveLength(1)
    })

    it('F21 a person who went elsewhere is told there until it is read, and is not called back', async () => {
      const answer = deferred<object>()
      buttons(
        { one: pay, away: { do: 'link', label: 'away', to: '/' } },
        { 'POST /pay': noNetwork, 'POST /paid': () => answer.promise },
      )
      await press('pay it')
      await screen.findAllByText(checking)
      await press('away', 'link')
      await vi.waitFor(() => expect(address()).toBe('/'))
      await act(async () => answer.resolve(paid(row)))
      expect(await screen.findByText(/It went through/)).toBeTruthy()
      expect([address(), kept()]).toMatchObject(['/', [{ state: 'done', seen: false }]])
      await press('View')
      await vi.waitFor(() => expect(address()).toBe('/there?no=N1'))
      expect(kept()).toMatchObject([{ seen: true }])
    })

    it('F19 a payment that was just made is not made again at once', async () => {
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

    it('F20 a press joins the open payment instead of sending again', async () => {
      before('checking')
      const { callsTo } = button({ 'POST /paid': () => paid(row) })
      await screen.findByText(checking)
      await press('pay it')
      await vi.waitFor(() => expect(address()).toBe('/there?no=N1'))
      expect(callsTo('POST /pay')).toEqual([])
    })

    it('F21 what the server did not do may be sent again, with its own key, or given up', async () => {
      before('free')
      const { callsTo } = button({ 'POST /pay': () => ({ url: 'https://pay.test/x' }), 'POST /paid': () => paid() })
      expect(await screen.findByText(/the server has no record of it/)).toBeTruthy()
      await press('pay it')
      await vi.waitFor(() => expect(left).toEqual(['https://pay.test/x']))
      expect(callsTo('POST /pay')).toHaveLength(1)
      expect(kept()).toMatchObject([{ key: 'k1', state: 'done', attempt: 2 }])
    })

    it('F21 what turns out not to be done while somebody waits stays on the page, to be sent again', async () => {
      before('checking', { misses: 2, serverAt: Date.now() - 120_000, aliveAt: Date.now() - 120_000 })
      const answer = deferred<object>()
      button({ 'POST /paid': () => answer.promise })
      await screen.findByText(checking)
      await press('pay it')
      await act(async () => answer.resolve(paid()))
      expect((await screen.findAllByText(/the server has no record of it/)).length).toBeGreaterThan(0)
      await act(async () => undefined)
      expect(kept()).toMatchObject([{ key: 'k1', state: 'free', seen: false }])
    })

    it('an unclear payment shows a reference, is checked again on request, and can be dismissed', async () => {
      before('unclear', { key: 'abcdef0123' })
      const { callsTo } = button({ 'POST /paid': () => paid() })
      expect(await screen.findByText(/We could not find out/)).toBeTruthy()
      expect(screen.getByText('Reference: ABCDEF01')).toBeTruthy()
      await press('Check again')
      await vi.waitFor(() => expect(callsTo('POST /paid').length).toBeGreaterThan(0))
      await press('Close')
      await vi.waitFor(() => expect(screen.queryByText(/We could not find out/)).toBeNull())
      expect(callsTo('POST /pay')).toEqual([])
    })

    it('an unreadable record shows a reference, and can be dismissed', async () => {
      localStorage.setItem(journal, JSON.stringify([{ key: 'abcdef0123', endpoint: 'POST /pay', uid: '' }]))
      const { callsTo } = button({ 'POST /pay': () => ({ url: 'https://pay.test/x' }) })
      expect(await screen.findByText(/cannot be read/)).toBeTruthy()
      await press('pay it')
      await vi.waitFor(() => expect(screen.getAllByText(/cannot be read/).length).toBeGreaterThan(1))
      expect(callsTo('POST /pay')).toEqual([])
      await press('Check again')
      const banner = screen.getByText('Reference: ABCDEF01').closest<HTMLElement>('.pw-banner-card, [role=status]')
      // The message of the failed press has a button of this name as well.
      await userEvent.click(within(banner ?? document.body).getByRole('button', { name: 'Close' }))
      await press('pay it')
      await vi.waitFor(() => expect(left).toEqual(['https://pay.test/x']))
    })

    it('F21 a late refusal stays until it is read', async () => {
      before('refused')
      button({})
      expect(await screen.findByText('It was refused. Nothing was moved.')).toBeTruthy()
      await press('OK')
      await vi.waitFor(() => expect(kept()).toMatchObject([{ seen: true }]))
    })

    it('shows nothing of other accounts', async () => {
      before('checking', { uid: '8' })
      button({})
      await screen.findByRole('button', { name: 'pay it' })
      await act(async () => undefined)
      expect(screen.queryByText(checking)).toBeNull()
    })
  })

  describe('a form that moves money', () => {
    const formWith = (submit: CallAction, setup: { readonly server: Server; readonly signedIn?: boolean }) =>
      show({
        blocks: { form: { block: 'form', form: 'f', fields: { id: { label: 'id' } }, submit } },
        forms: { f },
        movesMoney: true,
        ...setup,
      })
    const form = (server: Server, more: Partial<CallAction> = {}) => formWith({ ...payForm, ...more }, { server })
    const { body: _, ...payForm } = pay

    it('F20 replaces the form by the outcome, leads there, and returns empty', async () => {
      before('done', { ref: 'N1' })
      form({})
      expect(await screen.findByText('It went through.')).toBeTruthy()
      expect(screen.queryByRole('textbox')).toBeNull()
      await press('View')
      await vi.waitFor(() => expect(address()).toBe('/there?no=N1'))
      expect(kept()).toMatchObject([{ seen: true }])
    })

    it('F20 F24 begins anew after a reload during the payment: what was paid is not filled in again', async () => {
      const { found: _found, then: _then, ...alone } = payForm
      const open = () => formWith(alone, { server: {}, signedIn: true })
      const first = open()
      await userEvent.type(await screen.findByRole('textbox'), '9')
      await vi.waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('\\"id\\":\\"9\\"'))
      first.unmount()
      before('done', { uid: '7' })
      open()
      await screen.findByText('It went through.')
      await press('OK')
      const box = await screen.findByRole<HTMLInputElement>('textbox')
      expect(box.value).toBe('')
    })

    it('F20 F21 is hidden during the check, and keeps the input', async () => {
      const answer = deferred<object>()
      const { callsTo } = form({ 'POST /pay': noNetwork, 'POST /paid': () => answer.promise })
      await userEvent.type(await screen.findByRole('textbox'), '9')
      await press('pay it')
      await screen.findAllByText(checking)
      await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
      expect(screen.getByDisplayValue('9')).toBeTruthy()
      await act(async () => answer.resolve(paid(row)))
      await vi.waitFor(() => expect(address()).toBe('/there?no=N1'))
      expect(callsTo('POST /pay')).toEqual([{ id: '9' }])
    })

    it.each([
      ['unclear', (): void => before('unclear')],
      ['broken', () => localStorage.setItem(journal, JSON.stringify([{ key: 'k1', endpoint: 'POST /pay', uid: '' }]))],
    ])('is hidden by what is %s until the person has decided, and comes back', async (_, begin) => {
      begin()
      form({ 'POST /paid': () => paid() })
      await screen.findByRole('button', { name: 'Check again' })
      expect(screen.queryByRole('textbox')).toBeNull()
      await press('Close')
      expect(await screen.findByRole('textbox')).toBeTruthy()
    })

    it('shows beside the payment of another form with the same call', async () => {
      before('checking', { facts: { id: '10' } })
      buttons({ one: { do: 'form', label: 'open', form: 'f', fields: {}, submit: pay } }, {})
      await press('open')
      expect(await screen.findByRole('button', { name: 'pay it' })).toBeTruthy()
    })
  })

  /** Writes an intent of an earlier page into the journal. */
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
    localStorage.setItem(journal, JSON.stringify([stored(intent)]))
  }

  /** Returns the intent in the journal's format. */
  function stored(intent: Intent): object {
    return intent.state === 'unclear' ? { ...intent, state: 'checking', finding: 'unclear' } : intent
  }

  function kept(): readonly Intent[] {
    const stored = JSON.parse(localStorage.getItem(journal) ?? '[]') as Intent[]
    return stored.filter(({ key }) => key)
  }
})

// Tests where a payment that is open is told, and what is read again when its result is known.
describe('money notices', () => {
  const pay: CallAction = { do: 'call', call: 'POST /pay', label: 'pay it', body: { id: '9' }, then: 'stay' }

  const forms = { f: { type: 'object', properties: {} } } as const

  const form: Block = { block: 'form', form: 'f', fields: {}, submit: pay }

  const things = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } } as const

  const buttons = (more: object) => ({ block: 'links', look: 'buttons', links: { ...more } }) as Block

  it.each<[string, number, Block]>([
    ['a form says it itself, so no message repeats it', 1, form],
    ['a button has a message besides', 2, buttons({ one: pay })],
  ])('F20 a payment is being found out: %s', async (_what, times, block) => {
    const answer = deferred<object>()
    show({
      movesMoney: true,
      forms,
      server: { 'POST /pay': noNetwork, 'POST /paid': () => answer.promise },
      blocks: { block },
    })
    await press('pay it')
    await vi.waitFor(() => expect(screen.getAllByText(checking)).toHaveLength(times))
    await act(async () => answer.resolve(paid(row)))
    await vi.waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  })

  it('F20 rows and answers on the screen are read again when the result of a payment is known', async () => {
    leave('sending')
    const answer = deferred<object>()
    const { callsTo } = show({
      movesMoney: true,
      server: {
        'POST /things': () => paid({ id: 1, name: 'Ann' }),
        'POST /thing': () => ({ name: 'Bea' }),
        'POST /paid': () => answer.promise,
      },
      blocks: { things, one: { block: 'record', call: 'POST /thing', name: 'row.name' }, pay: buttons({ one: pay }) },
    })
    await screen.findByText('Ann')
    await screen.findByText('Bea')
    await act(async () => answer.resolve(paid(row)))
    await screen.findByText('It went through.')
    await vi.waitFor(() =>
      expect([callsTo('POST /things'), callsTo('POST /thing')].map((all) => all.length)).toEqual([2, 2]),
    )
  })

  /** Leaves a payment of an earlier page in the journal. */
  function leave(state: IntentState): void {
    const rule = endpoints['POST /pay']?.outcome
    if (!rule) throw new Error('POST /pay moves money.')
    const at = Date.now() - 20_000
    const draft = draftIntent({ key: 'k1', endpoint: 'POST /pay', body: { id: '9' }, rule, uid: '' })
    const open = { ...draft, state, attempt: 1, at, sentAt: at, misses: 0, seen: false, rev: 0 }
    localStorage.setItem(journal, JSON.stringify([open]))
  }
})
