import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Field } from '../../../src/engine/language/types/plain'
import { absentDescriptions, mount, texts, user } from './mount'

const schema: RJSFSchema = {
  type: 'object',
  properties: { a: { type: 'string' }, b: { type: 'string' } },
  required: ['a', 'b'],
}
const fields = {
  a: { label: 'word.a', help: 'engine.form.choose' },
  b: { label: 'word.b', help: 'engine.form.choose' },
}

/** Returns the visible problem at a field, without the name of the field. */
function told(name: string): string {
  const control = document.getElementById(`pw-test.${name}`)
  const field = control?.closest('.pw-field')
  const [invalid, described] = ['aria-invalid', 'aria-describedby'].map((key) => control?.getAttribute(key))
  const message = field?.querySelector('.pw-field-error')
  const parts = [invalid, described, field?.getAttribute('data-invalid'), message?.id, message?.className]
  return [...parts, message === field?.lastElementChild].join(' | ').replaceAll(`test.${name}`, 'test.x')
}

it('a refused field is marked as invalid and tied to its help and its message, until the value is valid', async () => {
  const { send } = mount({ schema, fields: { ...fields, b: { ...fields.b, suggest: ['x'] } } })
  const before = told('a')
  expect(told('b')).toBe(before)
  await send()
  expect(told('a')).toMatch(
    /^true \| pw-test\.x__help pw-test\.x__error \| true \| pw-test\.x__error \| pw-field-error/,
  )
  expect(told('b')).toBe(told('a'))
  await user.type(screen.getByLabelText('A'), 'x')
  await user.tab()
  expect(told('a')).toBe(before)
  expect(told('b')).not.toBe(before)
})

it('a message stays tied to its field in another language', async () => {
  const { send } = mount({
    schema: { ...schema, required: ['a'] },
    fields: { a: { label: 'word.a' }, b: { label: 'word.b' } },
  })
  await send()
  const before = told('a')
  await act(() => texts.change('ar'))
  expect(told('a')).toBe(before)
  expect(document.querySelectorAll('.pw-field-error')).toHaveLength(1)
  await act(() => texts.change('en'))
  expect(told('a')).toBe(before)
})

const line: RJSFSchema = { type: 'string' }
const choices: RJSFSchema = { type: 'string', enum: ['x', 'y'] }
it.each([
  { what: 'a line of text', schema: line, field: {}, said: 'true | ' },
  { what: 'several lines', schema: line, field: { widget: 'textarea' }, said: 'true | ' },
  { what: 'a secret', schema: line, field: { widget: 'password' }, said: ' | required' },
  { what: 'a choice in a sheet', schema: choices, field: { widget: 'sheet' }, said: ' | required' },
  { what: 'rows to choose from', schema: choices, field: {}, said: 'A, required | true | ' },
])('$what says that it is required, and is not invalid before the first submit', ({ schema, field, said }) => {
  mount({
    schema: { type: 'object', properties: { a: schema }, required: ['a'] },
    fields: { a: { label: 'word.a', ...field } },
  })
  const control = document.getElementById('pw-test.a')
  const described = control?.getAttribute('aria-describedby')
  const name = control?.getAttribute('role') === 'radiogroup' ? [control.getAttribute('aria-label')] : []
  const told = [control?.getAttribute('aria-required'), described && document.getElementById(described)?.textContent]
  expect([...name, ...told].join(' | ')).toBe(said)
  expect(control?.hasAttribute('required')).toBe(false)
  expect(control?.hasAttribute('aria-invalid')).toBe(false)
})

it('the message of a choice is tied to each row, because few screen readers describe a group', async () => {
  const { send } = mount({ schema: { type: 'object', properties: { a: choices }, required: ['a'] } })
  await send()
  for (const row of screen.getAllByRole('radio')) {
    const message = document.getElementById(row.getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).toBe('Please select A')
  }
})

it('a choice in a sheet is named once: its label is tied to no control, and still opens the sheet', async () => {
  const enough: RJSFSchema = { type: 'string', enum: [...'abcdefgh'] }
  mount({ schema: { type: 'object', properties: { a: enough } }, fields: { a: { label: 'word.a' } } })
  const label = document.querySelector<HTMLLabelElement>('.pw-field-label')
  expect(label?.control ?? null).toBeNull()
  expect(screen.getByRole('button', { name: 'A' }).id).toBe('pw-test.a')
  if (label) await user.click(label)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('a select of another theme is named by the label of its field', () => {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the template of the field draws the label
  const Select = ({ id }: WidgetProps) => <select id={id} />
  mount({
    schema: { type: 'object', properties: { a: choices, b: choices } },
    theme: { widgets: { select: Select } },
    uiSchema: { b: { 'ui:widget': Select } },
  })
  expect([/^A/, /^B/].map((name) => screen.getByLabelText(name).tagName)).toEqual(['SELECT', 'SELECT'])
})

const branch = (kind: string): RJSFSchema => ({
  type: 'object',
  properties: { kind: { const: kind }, name: { type: 'string', minLength: 3 } },
  required: ['kind', 'name'],
})
const check: NonNullable<Field['check']> = { call: 'POST /user', body: {}, failed: 'word.x' }
const several: RJSFSchema = { type: 'array', items: choices, minItems: 1, uniqueItems: true }
const kinds: readonly { readonly what: string; readonly schema: RJSFSchema; readonly field?: Partial<Field> }[] = [
  { what: 'a line of text', schema: line },
  { what: 'a masked text', schema: line, field: { mask: '## ##' } },
  { what: 'several lines', schema: line, field: { widget: 'textarea' } },
  { what: 'a secret', schema: line, field: { widget: 'password' } },
  { what: 'a choice in a sheet', schema: choices, field: { widget: 'sheet' } },
  { what: 'rows to choose from', schema: choices },
  { what: 'several of a list', schema: several },
  { what: 'a choice of nothing', schema: choices, field: { only: { from: 'none.at.all' } } },
  { what: 'a switch', schema: { type: 'boolean' } },
  { what: 'a consent', schema: { type: 'boolean', const: true } },
  { what: 'a file', schema: { type: 'string', format: 'data-url' } },
  { what: 'the branches of a union', schema: { oneOf: [branch('card'), branch('bank')] } },
  { what: 'branches in a sheet', schema: { anyOf: [branch('x'), branch('y')] }, field: { widget: 'sheet' } },
  { what: 'branches that are no objects', schema: { oneOf: [{ ...line, minLength: 3 }, { type: 'integer' }] } },
]

it.each(kinds)('$what names only descriptions that are drawn', async ({ schema, field }) => {
  const form = (help: string) => ({
    schema: { type: 'object' as const, properties: { a: schema }, required: ['a'] },
    fields: { a: { label: 'word.a', help: 'engine.form.choose', check, ...field } },
    services: { translate: () => help },
    uiSchema: { a: { 'ui:description': help } },
  })
  const { send, unmount } = mount(form('Some words'))
  await screen.findAllByText('Some words')
  expect(absentDescriptions()).toEqual([])
  await send()
  expect(absentDescriptions()).toEqual([])
  unmount()
  mount(form(''))
  expect(absentDescriptions()).toEqual([])
})

it('the selector of a union is tied to the help and the message of the union', async () => {
  const { send } = mount({
    schema: { type: 'object', properties: { a: { oneOf: [line, { type: 'integer' }] } }, required: ['a'] },
    fields: { a: { label: 'word.a', help: 'engine.form.choose' } },
  })
  const described = () =>
    (screen.getByRole('radiogroup').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(described()).toEqual(['Choose'])
  await send()
  expect(described()).toEqual(['Choose', 'Please select A'])
})
