// Tests that a form has all its parts wherever it stands: on a page, and in a sheet.
import type { RJSFSchema } from '@rjsf/utils'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FormAction } from '../../../src/engine/language/types/plain'
import { show } from '../kit'

const text = { type: 'string', minLength: 1, maxLength: 20 } as const
const plain: RJSFSchema = { type: 'object', properties: { name: text, note: text }, required: ['name', 'note'] }
// The generator gives each branch its constant as its title.
const branch = (kind: string): RJSFSchema => ({
  title: kind,
  type: 'object',
  properties: { kind: { const: kind }, name: text },
  required: ['kind', 'name'],
})
const union: RJSFSchema = { type: 'object', oneOf: [branch('card'), branch('bank')] }
const fields = { name: { label: 'the name' }, note: { label: 'the note' } }
const unionFields = { kind: { label: 'kind', widget: 'hidden' }, name: { label: 'the name' } } as const
type Parts = Partial<Pick<FormAction, 'fields' | 'order' | 'steps' | 'sections' | 'rules' | 'branches' | 'incomplete'>>

const submit = { do: 'call', call: 'POST /change', label: 'send' } as const
const server = { 'POST /change': () => ({}) }

async function onPage(schema: RJSFSchema, parts: Parts) {
  const form = { block: 'form', form: 'f', fields, submit, ...parts } as const
  show({ server, forms: { f: schema }, blocks: { form } })
  const button = await screen.findByRole('button', { name: /send|Continue/ })
  return within(button.closest('form') ?? document.body)
}
async function inSheet(schema: RJSFSchema, parts: Parts) {
  const form: FormAction = { do: 'form', label: 'open', title: 'sheet', form: 'f', fields, submit, ...parts }
  show({ server, forms: { f: schema }, actions: { form } })
  await userEvent.click(await screen.findByRole('button', { name: 'open' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'sheet' }))
  await sheet.findByRole('button', { name: /send|Continue/ })
  return sheet
}

describe.each([
  ['on a page', onPage],
  ['in a sheet', inSheet],
])('a form %s', (_where, draw) => {
  const labels = (form: Awaited<ReturnType<typeof onPage>>) =>
    form.getAllByRole<HTMLInputElement>('textbox').map((box) => box.labels?.[0]?.textContent?.slice(0, 8))

  it('has its fields in the order of the page', async () => {
    expect(labels(await draw(plain, { order: ['note', 'name'] }))).toEqual(['the note', 'the name'])
  })

  it('shows one step at a time', async () => {
    const form = await draw(plain, {
      steps: { who: { title: 'who', fields: ['name'] }, why: { title: 'why', fields: ['note'] } },
    })
    expect(form.getByRole('heading', { name: /who$/ })).toBeTruthy()
    expect(labels(form)).toEqual(['the name'])
  })

  it('has sections with their headings', async () => {
    const form = await draw(plain, {
      sections: { who: { title: 'who', fields: ['name'] }, why: { title: 'why', fields: ['note'] } },
    })
    for (const name of ['who', 'why']) expect(form.getByRole('heading', { name })).toBeTruthy()
  })

  it('has rules across its fields', async () => {
    const form = await draw(plain, {
      rules: { other: { holds: { 'form.note': 'x' }, otherwise: 'only x', at: 'note' } },
    })
    for (const box of form.getAllByRole('textbox')) await userEvent.type(box, 'y')
    await userEvent.click(form.getByRole('button', { name: 'send' }))
    expect(await form.findByText('only x')).toBeTruthy()
  })

  it('says in its own words that it is incomplete', async () => {
    const form = await draw(plain, { incomplete: 'not yet' })
    await userEvent.click(form.getByRole('button', { name: 'send' }))
    expect(await form.findByText('not yet')).toBeTruthy()
  })

  it('names the branches of a union that it is', async () => {
    const form = await draw(union, { fields: unionFields, branches: { card: 'by card', bank: 'by bank' } })
    const radios = form.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(['by card', 'by bank'])
  })
})

it('a form on a page has other actions below it', async () => {
  show({
    server,
    forms: { f: plain },
    blocks: {
      form: {
        block: 'form',
        form: 'f',
        fields,
        submit,
        actions: { later: { do: 'link', label: 'later', to: '/there' } },
      },
    },
  })
  const link = await screen.findByRole('link', { name: 'later' })
  const button = screen.getByRole('button', { name: 'send' })
  expect(button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
