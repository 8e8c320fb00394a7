import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../kit'

const forms = { f: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } } as const

it('S2-50 a change of language keeps an open sheet, its row and its form, and refetches nothing', async () => {
  const { texts, callsTo } = show({
    signedIn: true,
    forms: forms as never,
    blocks: {
      things: {
        block: 'list',
        rows: 'POST /things',
        key: 'row.id',
        show: { title: 'row.name' },
        actions: {
          rename: {
            do: 'form',
            label: 'open',
            form: 'f',
            title: { say: 'of', with: { name: { from: 'row.name' } } },
            fields: { name: { label: 'name' } },
            submit: { do: 'call', call: 'POST /change', label: 'send', body: { id: { from: 'row.id' } } },
          },
        },
      },
    },
    server: {
      'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }),
      'POST /change': () => ({}),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'open Ann' }))
  const sheet = await screen.findByRole('dialog', { name: 'of Ann' })
  const box = await within(sheet).findByLabelText<HTMLInputElement>(/name/)
  await userEvent.type(box, 'Bea')
  const asked = callsTo('POST /things').length
  await act(() => texts.change('ar'))
  expect(screen.getByRole('dialog', { name: 'of Ann' })).toBe(sheet)
  expect(box.isConnected && box.value).toBe('Bea')
  expect(document.activeElement).toBe(box)
  expect(callsTo('POST /things')).toHaveLength(asked)
  await userEvent.click(within(sheet).getByRole('button', { name: 'send' }))
  expect(callsTo('POST /change').map(({ id }) => id)).toEqual(['a'])
})
