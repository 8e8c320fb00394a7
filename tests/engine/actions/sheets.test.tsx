import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { CallAction, FormAction } from '../../../src/engine/language/types/plain'
import type { ListBlock } from '../../../src/engine/language/types/plainBlocks'
import { address, noNetwork, Refusal, show } from '../kit'

const change: CallAction = {
  do: 'call',
  call: 'POST /change',
  label: 'go',
  body: { id: { from: 'query.id' }, absent: { from: 'query.none' } },
  done: 'done',
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const things: ListBlock = {
  block: 'list',
  rows: 'POST /things',
  key: 'row.id',
  show: { title: 'row.name' },
  actions: { rename: { ...change, label: 'rename', body: { id: { from: 'row.id' } }, then: 'reload' } },
}

it('then reload asks again for the rows; where that fails, the call is still said to be done', async () => {
  let name = 'Ann'
  let isDown = false
  const { callsTo } = show({
    blocks: { things },
    server: {
      'POST /things': () => (isDown ? noNetwork() : { list: [{ id: 1, name }], has_more: false }),
      'POST /change': () => {
        name = 'Bea'
        return {}
      },
    },
  })
  await press('rename')
  await screen.findByText('Bea')
  expect(callsTo('POST /change')).toEqual([{ id: '1' }].map(() => ({ id: 1 })))
  isDown = true
  await press('rename')
  await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(2))
  await screen.findByText('The list could not be refreshed.')
  expect(screen.queryByText('Request failed')).toBeNull()
  expect(screen.queryByText(/network exception/)).toBeNull()
})

it.each([
  ['S8-04 for a reason that the config knows, the rows are asked for again', 41, 'Bea'],
  ['for any other reason, they stay', 42, 'Ann'],
] as const)('a call refused: %s', async (_name, code, shown) => {
  let name = 'Ann'
  const rename: CallAction = {
    ...change,
    label: 'rename',
    then: 'reload',
    reasons: { 41: 'reason 41' },
    failed: 'own words',
  }
  const { callsTo } = show({
    path: '/here?id=9',
    blocks: { things: { ...things, actions: { rename } } },
    server: {
      'POST /things': () => ({ list: [{ id: 1, name }], has_more: false }),
      'POST /change': () => {
        name = 'Bea'
        throw new Refusal(code)
      },
    },
  })
  await press('rename')
  await screen.findByText(code === 41 ? 'reason 41' : 'own words')
  await screen.findByText(shown)
  expect(callsTo('POST /things')).toHaveLength(code === 41 ? 2 : 1)
})

const formAction: FormAction = {
  do: 'form',
  label: 'open',
  title: 'title',
  form: 'f',
  fields: { name: { label: 'name' }, local: { label: 'local' } },
  submit: { ...change, label: 'send', body: { id: { from: 'row.id' } } },
}
const forms = {
  f: { type: 'object', properties: { name: { type: 'string' }, local: { type: 'string' } }, required: ['name'] },
} as const

it('a form in a sheet follows the conditions of its schema', async () => {
  const parts = {
    ...forms.f,
    allOf: [{ if: { required: ['local'] }, then: { properties: { more: { type: 'string' } } } }],
  }
  show({
    signedIn: true,
    forms: { f: parts } as never,
    blocks: {
      things: {
        ...things,
        actions: { open: { ...formAction, fields: { ...formAction.fields, more: { label: 'more' } } } },
      },
    },
    server: { 'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }) },
  })
  await press('open')
  const sheet = await screen.findByRole('dialog', { name: 'title' })
  await userEvent.type(await within(sheet).findByLabelText(/local/), 'x')
  expect(within(sheet).queryByLabelText(/more/)).toBeNull()
  await userEvent.tab()
  expect(await within(sheet).findByLabelText(/more/)).toBeTruthy()
})

it('a form in a sheet stays open with what was typed when the call fails, and closes when it goes well', async () => {
  let isDown = true
  const { callsTo } = show({
    signedIn: true,
    forms: forms as never,
    blocks: { things: { ...things, actions: { formAction } } },
    server: {
      'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }),
      'POST /change': () => (isDown ? noNetwork() : {}),
    },
  })
  await press('open')
  const sheet = await screen.findByRole('dialog', { name: 'title' })
  await userEvent.type(await within(sheet).findByLabelText(/name/), 'Bea')
  await userEvent.type(within(sheet).getByLabelText(/local/), 'not sent')
  await press('send')
  await screen.findByText('Request network exception, please wait')
  expect(within(sheet).getByLabelText<HTMLInputElement>(/name/).value).toBe('Bea')
  isDown = false
  await press('send')
  await screen.findByText('done')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(callsTo('POST /change').at(-1)).toEqual({ id: 'a', name: 'Bea' })
})

it('a form in a sheet says in its own words that something is wrong', async () => {
  show({ forms: forms as never, actions: { one: { ...formAction, incomplete: 'incomplete' } } })
  await press('open')
  await screen.findByLabelText(/name/)
  await press('send')
  expect((await screen.findByText('incomplete')).getAttribute('role')).toBe('status')
})

it('what is typed into the form of one row does not come up in that of another', async () => {
  show({
    signedIn: true,
    forms: forms as never,
    blocks: { things: { ...things, actions: { formAction } } },
    server: {
      'POST /things': () => ({
        list: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B' },
        ],
        has_more: false,
      }),
    },
  })
  await screen.findAllByRole('button', { name: 'open' })
  const typed = async (index: number) => {
    const buttons = screen.getAllByRole('button', { name: 'open' })
    await userEvent.click(buttons[index] ?? document.body)
    return screen.findByLabelText<HTMLInputElement>(/name/)
  }
  await userEvent.type(await typed(0), 'only for A')
  await press('Close')
  expect((await typed(1)).value).toBe('')
  await press('Close')
  expect((await typed(0)).value).toBe('only for A')
})

it('a form in a sheet whose call goes on to a page leaves no sheet behind', async () => {
  show({
    forms: forms as never,
    actions: { one: { ...formAction, submit: { ...change, label: 'send', then: { to: '/there', replace: true } } } },
    server: { 'POST /change': () => ({}) },
  })
  await press('open')
  await userEvent.type(await screen.findByLabelText(/name/), 'x')
  await press('send')
  await vi.waitFor(() => expect(address()).toBe('/there'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a form that the route did not bring fails in its sheet, and the page lives on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show({ actions: { one: formAction } })
  await press('open')
  expect(await within(await screen.findByRole('dialog')).findByText('Failed to load')).toBeTruthy()
  await press('Close')
  expect(screen.getByRole('button', { name: 'open' })).toBeTruthy()
})

it('a sheet shows blocks that see the row it was opened for', async () => {
  show({
    server: { 'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }) },
    blocks: {
      things: {
        ...things,
        actions: {
          more: {
            do: 'sheet',
            label: 'more',
            title: { say: 'of', with: { name: { from: 'row.name' } } },
            blocks: {
              text: { block: 'text', items: { one: { text: { say: 'hello', with: { name: { from: 'row.name' } } } } } },
            },
          },
        },
      },
    },
  })
  await press('more')
  expect(await within(await screen.findByRole('dialog', { name: 'of Ann' })).findByText('hello Ann')).toBeTruthy()
})
