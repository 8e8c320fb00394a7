import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { CallAction, FormSubmit } from '../../../src/engine/language/types/plain'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { address, noNetwork, Refusal, show, type Server } from '../kit'

const history: Block = {
  block: 'kept',
  title: 'mine',
  each: 'POST /thing',
  as: 'payments',
  param: 'no',
  key: 'row.no',
  show: { title: 'row.name' },
  opens: { to: '/there', query: { no: { from: 'row.no' } } },
  empty: { text: 'none yet' },
}
const buy: CallAction = {
  do: 'call',
  call: 'POST /change',
  label: 'buy',
  keeps: { as: 'payments', value: 'answer.no' },
}
const pay: CallAction = { ...buy, call: 'POST /pay', label: 'pay', body: { id: '9' }, then: 'stay' }
const blocks = { buttons: { block: 'links', look: 'buttons', links: { buy, pay } }, history } as const
const shown = (server: Server, signedIn = true) => show({ signedIn, movesMoney: true, server, blocks })
const known = ({ no }: { readonly no?: unknown }) => ({ no, name: `Payment ${String(no)}` })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('a call keeps a value of its answer, and the block asks for each value that is kept', async () => {
  let made = 0
  const { unmount } = shown({ 'POST /change': () => ({ no: `N${++made}` }) })
  expect(await screen.findByText('none yet')).toBeTruthy()
  await press('buy')
  await vi.waitFor(() => expect(made).toBe(1))
  await press('buy')
  await vi.waitFor(() => expect(localStorage.getItem('kit.kept.7/payments')).toBe('["N2","N1"]'))
  unmount()

  const { callsTo } = shown({ 'POST /thing': known })
  const rows = await screen.findAllByRole('link', { name: /Payment/ })
  expect(rows.map((row) => row.textContent)).toEqual(['Payment N2', 'Payment N1'])
  expect(callsTo('POST /thing')).toEqual([{ no: 'N2' }, { no: 'N1' }])
  await userEvent.click(screen.getByRole('link', { name: /Payment N1/ }))
  await vi.waitFor(() => expect(address()).toBe('/there?no=N1'))
})

it('a block that names no text for no rows shows the one of the engine', async () => {
  const { empty: _own, ...plain } = history
  show({ blocks: { plain } })
  expect(await screen.findByText('No more')).toBeTruthy()
})

it('F21 a payment whose answer was lost is kept by the number that a check finds', async () => {
  shown({ 'POST /pay': noNetwork, 'POST /paid': () => ({ list: [{ no: 'N7', id: '9' }], has_more: false }) })
  await press('pay')
  await vi.waitFor(() => expect(localStorage.getItem('kit.kept.7/payments')).toBe('["N7"]'))
})

it('F21 a payment is kept by the number that the server gave it, if its answer has none under the name of the page', async () => {
  const own = { ...pay, keeps: { as: 'payments', value: 'answer.order_no' } } as const
  show({
    signedIn: true,
    movesMoney: true,
    server: { 'POST /pay': () => ({ no: 'N8' }) },
    blocks: { buttons: { block: 'links', look: 'buttons', links: { own } } },
  })
  await press('pay')
  await vi.waitFor(() => expect(localStorage.getItem('kit.kept.7/payments')).toBe('["N8"]'))
})

it('F24 keeps nothing of somebody who is not signed in', async () => {
  const { callsTo } = shown({ 'POST /change': () => ({ no: 'N1' }) }, false)
  await press('buy')
  await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(1))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'buy' }).getAttribute('aria-busy')).not.toBe('true'))
  expect(Object.keys(localStorage).filter((key) => key.includes('kept'))).toEqual([])
})

it('a number that the server does not know has no row; without a network the block can be asked again', async () => {
  localStorage.setItem('kit.kept.7/payments', '["N1","N2"]')
  let isOffline = true
  shown({
    'POST /thing': ({ no }) => {
      if (isOffline) return noNetwork()
      if (no === 'N1') throw new Refusal(1)
      return known({ no })
    },
  })
  expect(await screen.findByText('Failed to load')).toBeTruthy()
  isOffline = false
  await press('Try again')
  const list = await screen.findByRole('list', { name: 'mine' })
  await vi.waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  expect(within(list).getByText('Payment N2')).toBeTruthy()
})

it('a form can open a page with its values, and sends nothing', async () => {
  const submit: FormSubmit = { do: 'link', label: 'look up', to: '/there', query: { no: { from: 'form.no' } } }
  const { calls } = show({
    forms: { find: { type: 'object', properties: { no: { type: 'string', minLength: 1 } }, required: ['no'] } },
    blocks: { find: { block: 'form', form: 'find', fields: { no: { label: 'number' } }, submit } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'look up' }))
  expect(await screen.findByText(/cannot be empty|enter/i)).toBeTruthy()
  expect(address()).toBe('/here')
  await userEvent.type(screen.getByRole('textbox', { name: /number/ }), 'N 5{Enter}')
  await vi.waitFor(() => expect(address()).toBe('/there?no=N+5'))
  expect(calls.filter(({ endpoint }) => endpoint !== 'POST /account')).toEqual([])
})

it('S8-01 a block that keeps nothing yet offers what its page names for that', async () => {
  const action = { do: 'link', label: 'begin', to: '/there' } as const
  show({ signedIn: true, blocks: { history: { ...history, empty: { text: 'none yet', action } } } })
  await screen.findByText('none yet')
  await userEvent.click(screen.getByRole('link', { name: 'begin' }))
  await vi.waitFor(() => expect(address()).toBe('/there'))
})
