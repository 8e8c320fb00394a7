// Tests parts of forms that no page of ours has: fields without a type, what cannot be drawn, and RJSF's descriptions.
import type { FieldTemplateProps, RJSFSchema, UiSchema } from '@rjsf/utils'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FieldErrorTemplate, UnsupportedField } from '../../../src/engine/forms/theme/smallTemplates'
import { TextsContext } from '../../../src/engine/i18n/useTexts'
import { mount, texts } from './mount'

const one = (schema: RJSFSchema, initial?: unknown, uiSchema?: UiSchema) =>
  mount({
    schema: { type: 'object', properties: { a: schema } },
    fields: { a: { label: 'word.a', ...(initial !== undefined && { initial: initial as string }) } },
    ...(uiSchema && { uiSchema }),
  })

it.each([
  ['a text', 'words', 'words', { a: 'words' }],
  ['a number', 7, '7', { a: 7 }],
  ['nothing', undefined, '', {}],
  ['an object', { b: 'words' }, 'words', { a: { b: 'words' } }],
])('a field without a type that holds %s has an input for it', async (_what, value, shown, sent) => {
  const { send, onSubmit } = one({ title: 'A' }, value)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^(A|b)/ }).value).toBe(shown)
  await send()
  expect(onSubmit.mock.calls).toEqual([[sent]])
})

it('a part of a schema that RJSF cannot draw is explained', () => {
  render(
    <TextsContext value={texts}>
      <UnsupportedField />
    </TextsContext>,
  )
  expect(screen.getByRole('note').textContent).toBe('This field cannot be shown here.')
})

it.each<[string, RJSFSchema, unknown]>([
  ['an object', { type: 'object', properties: { b: { type: 'string' } } }, {}],
  ['a list', { type: 'array', items: { type: 'string' } }, []],
])('the description of %s in the uiSchema is shown, and that of the schema is not', (_what, schema, initial) => {
  one({ ...schema, description: 'For developers.' }, initial, { a: { 'ui:description': 'For people.' } })
  expect(screen.getByText('For people.')).toBeTruthy()
  expect(screen.queryByText('For developers.')).toBeNull()
})

it.each([
  [['One.'], []],
  [
    ['One.', 'Two.'],
    ['One.', 'Two.'],
  ],
])('the messages %j of a field stand in the paragraphs %j', (errors, paragraphs) => {
  const Field = ({ fieldPathId, schema, registry }: FieldTemplateProps) => (
    <FieldErrorTemplate errors={errors} fieldPathId={fieldPathId} schema={schema} registry={registry} />
  )
  one({ type: 'string' }, undefined, { a: { 'ui:FieldTemplate': Field } })
  expect(screen.queryAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(paragraphs)
  expect(document.querySelector('.pw-field-error')?.textContent).toBe(errors.join(''))
})
