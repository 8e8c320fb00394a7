// Tests where a payment that is open is told, and what is read again when its result is known.
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CallAction } from '../../../src/engine/language/types/plain'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import type { IntentState } from '../../../src/engine/money/journal/intent'
import { draftIntent } from '../../../src/engine/money/decideIntent'
import { deferred, endpoints, noNetwork, show } from '../kit'
import { journal } from '../kitMoney'
import { press } from './oneAction'

const pay: CallAction = { do: 'call', call: 'POST /pay', label: 'pay it', body: { id: '9' }, then: 'stay' }
const checking = /We are finding out/
const forms = { f: { type: 'object', properties: {} } } as const
const form: Block = { block: 'form', form: 'f', fields: {}, submit: pay }
const text = { text: { block: 'text', items: { one: { text: 'words' } } } } as const
const things = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } } as const
const buttons = (more: object) => ({ block: 'links', look: 'buttons', links: { ...more } }) as Block
const row = { no: 'N1', id: '9' }
const paid = (...list: readonly object[]) => ({ list, has_more: false })
/** Leaves a payment in the journal that nobody can read, so that only a person can end it. */
const leaveUnreadable = () =>
  localStorage.setItem(journal, JSON.stringify([{ key: 'k1', endpoint: 'POST /pay', uid: '' }]))

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

const sheet = { do: 'sheet', label: 'open', title: 'open', blocks: { form } } as const
const closed: readonly (readonly [string, Block])[] = [
  ['a menu', buttons({ sheet })],
  ['a record', { block: 'record', actions: { sheet } }],
  ['a row', { ...things, actions: { sheet } }],
  ['an empty list', { ...things, empty: { text: 'none', action: sheet } }],
  ['an open row', { ...things, detail: { title: 'card', lines: {}, actions: { sheet } } }],
  ['the blocks of a row that is not open', { ...things, detail: { title: 'card', lines: {}, blocks: { form } } }],
]
it.each(closed)(
  'F20 the page tells of a payment whose form is in a sheet of %s, which is closed',
  async (_what, block) => {
    leaveUnreadable()
    show({ movesMoney: true, forms, server: { 'POST /things': () => paid() }, blocks: { block, ...text } })
    await screen.findByText('words')
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeTruthy()
  },
)

it.each<[string, Block]>([
  ['stands on the page', form],
  ['stands in the open tab', { block: 'tabs', param: 'of', tabs: { a: { label: 'A', blocks: { form } } } }],
])('F20 a form that %s tells of its payment alone', async (_what, block) => {
  leaveUnreadable()
  show({ movesMoney: true, forms, server: {}, blocks: { block } })
  expect(await screen.findAllByRole('button', { name: 'Check again' })).toHaveLength(1)
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

it('F20 a form shows below its refused payment, which is not in the way of another try', async () => {
  leave('refused')
  show({ movesMoney: true, forms, server: {}, blocks: { form } })
  expect(await screen.findByRole('button', { name: 'OK' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'pay it' })).toBeTruthy()
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
