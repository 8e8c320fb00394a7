import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { BlockOf } from '../../../src/engine/language/types/plain'
import { noNetwork, show } from '../kit'

const order = {
  no: 'A-1',
  sum: '12.50',
  unit: 'USD',
  status: 'sent',
  asked_at: 1_700_000_000,
  sent_at: 1_700_003_600,
  from: 'The shop',
  to: 'Ada',
  bank: 'First Bank',
  iban: 'DE01',
}

const receipt: BlockOf<'receipt'> = {
  block: 'receipt',
  rows: 'POST /things',
  body: { no: { from: 'query.no' } },
  missing: 'gone',
  badge: { value: 'row.status', words: { sent: 'on its way' }, tones: { sent: 'warn' } },
  figure: { label: 'sum', value: 'row.sum', format: 'money', unit: 'row.unit' },
  says: {
    lost: { text: 'it is lost', when: { 'row.status': 'lost' } },
    sent: { text: { say: 'sent by', with: { name: { from: 'row.from' } } }, when: { 'row.status': 'sent' } },
    other: { text: 'nobody knows' },
  },
  track: {
    asked: { label: 'asked', time: 'row.asked_at' },
    sent: { label: 'sent', time: 'row.sent_at' },
    there: { label: 'there', time: 'row.there_at' },
  },
  parties: { payer: { label: 'payer', name: 'row.from' }, payee: { label: 'payee', name: 'row.to' } },
  account: { label: 'account', name: 'row.bank', lines: { iban: { label: 'iban', value: 'row.iban' } } },
  lines: { no: { label: 'number', value: 'row.no' } },
}

it('a receipt shows the first row that it asks for: its sum, one sentence, its steps and who takes part', async () => {
  const { callsTo } = show({
    server: { 'POST /things': () => ({ list: [order], has_more: false }) },
    path: '/here?no=A-1',
    blocks: { receipt },
  })
  const steps = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(callsTo('POST /things')).toEqual([{ no: 'A-1', page: 1 }])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step'])
  expect(screen.getByText('on its way')).toBeTruthy()
  expect(screen.getByText('12.50').textContent).toContain('USD')
  // Of the sentences, one.
  expect(screen.getByText('sent by The shop')).toBeTruthy()
  expect(screen.queryByText('nobody knows')).toBeNull()
  for (const name of ['The shop', 'Ada', 'First Bank']) expect(screen.getByText(name)).toBeTruthy()
  expect(screen.getByText('DE01')).toBeTruthy()
  // The rest is there on demand.
  const details = screen.getByRole('group')
  expect(within(details).getByText('A-1')).toBeTruthy()
  expect(details.hasAttribute('open')).toBe(false)
})

it('a receipt of nothing says so', async () => {
  show({ server: { 'POST /things': () => ({ list: [], has_more: false }) }, blocks: { receipt } })
  expect(await screen.findByText('gone')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

it('a receipt whose sentence or step is not known yet says none, and says so if it stays unknown', async () => {
  let isUp = false
  show({
    server: {
      'POST /things': () => ({ list: [order], has_more: false }),
      'POST /settings': () => (isUp ? { holiday: true } : noNetwork()),
    },
    sources: { settings: { call: 'POST /settings' } },
    blocks: {
      receipt: {
        ...receipt,
        says: {
          closed: { text: 'it is closed', when: { 'data.settings.holiday': true } },
          open: { text: 'it is open' },
        },
      },
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('it is open')).toBeNull()
  isUp = true
  await userEvent.click(again)
  expect(await screen.findByText('it is closed')).toBeTruthy()
})
