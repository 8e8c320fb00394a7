import type { RJSFSchema } from '@rjsf/utils'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Options } from '../../../src/engine/language/types/plain'
import type { FormBlock } from '../../../src/engine/language/types/plainBlocks'
import { address, deferred, show } from '../kit'

const options: Options = {
  call: 'POST /things',
  body: { of: { from: 'form.name' } },
  value: 'row.id',
  label: 'row.name',
  first: 'first.name',
  empty: {
    text: { say: 'nothing.of', with: { name: { from: 'form.name' }, sum: { from: 'query.sum', format: 'count' } } },
    action: { do: 'link', label: 'add', to: '/there', query: { of: { from: 'form.name' } } },
  },
}
const form = (options: Options): FormBlock => ({
  block: 'form',
  form: 'f',
  fields: { name: { label: 'name' }, thing: { label: 'thing', options } },
  incomplete: 'something.missing',
  submit: { do: 'call', call: 'POST /change', label: 'send' },
})
const text: RJSFSchema = { type: 'string' }
const forms = {
  f: { type: 'object', properties: { name: text, thing: text }, required: ['name', 'thing'] } satisfies RJSFSchema,
}
const nothing = () => []
const showForm = (given: Options, rows: () => readonly object[] | Promise<readonly object[]> = nothing) =>
  show({
    forms,
    signedIn: true,
    path: '/here?sum=1234567',
    blocks: { form: form(given) },
    server: {
      'POST /things': async ({ of }) => ({
        list: of === 'full' ? [{ id: '1', name: 'One' }] : await rows(),
        has_more: false,
      }),
    },
  })
const type = async (words: string) => userEvent.type(await screen.findByLabelText('name'), words)

it('a choice that waits for another field says so with the text of its page', async () => {
  showForm(options)
  expect(await screen.findByRole('button', { name: 'thing: first.name' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'add' })).toBeNull()
})

it('a choice without rows says so with a link that helps; what was typed is kept meanwhile', async () => {
  const { app } = showForm(options)
  const save = vi.spyOn(app.drafts, 'save')
  await type('Ann')
  expect(await screen.findByRole('button', { name: 'thing: nothing.of Ann 1,234,567' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'add' }))
  await waitFor(() => expect(address()).toBe('/there?of=Ann'))
  // The form saves its draft when it unmounts, just after the other page is drawn.
  await waitFor(() => expect(save.mock.calls.at(-1)?.[1]).toEqual({ name: 'Ann' }))
})

it('a person who has just added the first row does not read again that there is none', async () => {
  const later = deferred<readonly object[]>()
  let made = false
  showForm(options, () => (made ? later.promise : []))
  await type('Ann')
  await userEvent.click(await screen.findByRole('link', { name: 'add' }))
  await waitFor(() => expect(address()).toBe('/there?of=Ann'))
  made = true
  act(() => history.back())
  expect((await screen.findByLabelText<HTMLInputElement>('name')).value).toBe('Ann')
  expect(screen.getByRole('button', { name: 'thing: Loading the choices…' })).toBeTruthy()
  await act(async () => later.resolve([{ id: '1', name: 'New' }]))
  expect(await screen.findByText('New')).toBeTruthy()
})

it('no link is offered if the market has no such page, or if there are choices', async () => {
  showForm({ ...options, empty: { text: 'nothing', action: { do: 'link', label: 'add', to: '/nowhere' } } })
  await type('Ann')
  await screen.findByText('nothing')
  expect(screen.queryByRole('link', { name: 'add' })).toBeNull()
  await userEvent.clear(screen.getByLabelText('name'))
  await type('full')
  expect(await screen.findByText('One')).toBeTruthy()
  expect(screen.queryByText('nothing')).toBeNull()
})

it('a submit without choices asks for the choice as usual, and shows the summary of the form', async () => {
  const { callsTo } = showForm(options)
  await type('Ann')
  await screen.findByRole('link', { name: 'add' })
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  expect(await screen.findByText('Please select thing')).toBeTruthy()
  expect(screen.getByText('something.missing').getAttribute('role')).toBe('status')
  expect(callsTo('POST /change')).toEqual([])
})
