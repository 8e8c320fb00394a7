import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { CallAction, FormAction } from '../../../src/engine/language/types/plain'
import type { ListBlock } from '../../../src/engine/language/types/plainBlocks'
import { address, noNetwork, Refusal, routeModule, show } from '../kit'

const change: CallAction = {
  do: 'call',
  call: 'POST /change',
  label: 'go',
  body: { id: { from: 'query.id' }, absent: { from: 'query.none' } },
  done: 'done',
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
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
  await press(/^rename/)
  await screen.findByText('Bea')
  expect(callsTo('POST /change')).toEqual([{ id: '1' }].map(() => ({ id: 1 })))
  isDown = true
  await press(/^rename/)
  await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(2))
  await screen.findByText('The list could not be refreshed.')
  expect(screen.queryByText('Request failed')).toBeNull()
  expect(screen.queryByText(/network exception/)).toBeNull()
})

it.each(['stay', { to: '/there' }] as const)(
  'after a call an answer is read again, wherever it leads: %j',
  async (then) => {
    const record = { block: 'record', call: 'POST /thing', name: 'row.name' } as const
    let name = 'Ann'
    const { callsTo } = show({
      pages: { '/there': { page: routeModule({ title: 'there', blocks: { record } }) } },
      blocks: { record, links: { block: 'links', look: 'buttons', links: { one: { ...change, then } } } },
      server: { 'POST /thing': () => ({ name }), 'POST /change': () => ((name = 'Bea'), {}) },
    })
    await screen.findByText('Ann')
    await press('go')
    await screen.findByText('Bea')
    expect(callsTo('POST /thing').length).toBeGreaterThan(1)
  },
)

it.each([
  ['S8-04 that the config knows', 41, 'reason 41'],
  ['that the config does not know', 42, 'own words'],
] as const)('S4-19 a call refused for a reason %s: the rows are asked for again', async (_name, code, told) => {
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
  await press(/^rename/)
  await screen.findByText(told)
  await screen.findByText('Bea')
  expect(callsTo('POST /things')).toHaveLength(2)
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
  await press('open Ann')
  const sheet = await screen.findByRole('dialog', { name: 'title' })
  await userEvent.type(await within(sheet).findByLabelText(/local/), 'x')
  expect(within(sheet).queryByLabelText(/more/)).toBeNull()
  await userEvent.tab()
  expect(await within(sheet).findByLabelText(/more/)).toBeTruthy()
})

it('a form in a sheet keeps its input if the call fails, and closes if it succeeds', async () => {
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
  await press('open Ann')
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

it('a form in a sheet is empty when it is opened again after it was sent', async () => {
  show({
    signedIn: true,
    forms: forms as never,
    actions: { one: formAction },
    server: { 'POST /change': () => ({}) },
  })
  await press('open')
  await userEvent.type(await screen.findByLabelText(/name/), 'Bea')
  await press('send')
  await screen.findByText('done')
  await press('open')
  expect((await screen.findByLabelText<HTMLInputElement>(/name/)).value).toBe('')
})

it.each([
  ['S4-19 no longer allows it', () => [{ id: 'a', name: 'done' }]],
  ['is gone', () => []],
])('a form in a sheet closes when the call is refused and its row %s', async (_what, rowsThen) => {
  let rows: readonly object[] = [{ id: 'a', name: 'Ann' }]
  show({
    signedIn: true,
    forms: forms as never,
    blocks: {
      things: {
        ...things,
        actions: {
          formAction: { ...formAction, when: { 'row.name': 'Ann' }, submit: { ...formAction.submit, then: 'reload' } },
        },
      },
    },
    server: {
      'POST /things': () => ({ list: rows, has_more: false }),
      'POST /change': () => {
        rows = rowsThen()
        throw new Refusal(41, 'it has moved on')
      },
    },
  })
  await press('open Ann')
  await userEvent.type(await screen.findByLabelText(/name/), 'Bea')
  await press('send')
  await screen.findByText('it has moved on')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a form in a sheet shows its own message for invalid input', async () => {
  show({ forms: forms as never, actions: { one: { ...formAction, incomplete: 'incomplete' } } })
  await press('open')
  await screen.findByLabelText(/name/)
  await press('send')
  expect((await screen.findByText('incomplete')).getAttribute('role')).toBe('status')
})

it('input for one row does not appear in the form of another', async () => {
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
  const openedFor = async (row: string) => {
    await press(`open ${row}`)
    return screen.findByLabelText<HTMLInputElement>(/name/)
  }
  await userEvent.type(await openedFor('A'), 'only for A')
  await press('Close')
  expect((await openedFor('B')).value).toBe('')
  await press('Close')
  expect((await openedFor('A')).value).toBe('only for A')
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
  await press('more Ann')
  expect(await within(await screen.findByRole('dialog', { name: 'of Ann' })).findByText('hello Ann')).toBeTruthy()
})
