// After a refused submit the focus is in a control of the wrong field, whatever widget draws it.
import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import {
  type Edited,
  type FieldWidgetDefinition,
  fieldWidgets,
} from '../../../src/engine/language/grammar/fieldWidgets'
import type { Field } from '../../../src/engine/language/types/plain'
import { messageAt, mount } from './mount'

/** A member of each kind that is wrong while nobody has entered anything. */
const members: { readonly [E in Edited]: RJSFSchema } = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean', enum: [true] },
  array: { type: 'array', items: { type: 'string', enum: ['x', 'y'] }, minItems: 1 },
  choice: { type: 'string', enum: ['x', 'y'] },
}
const shown = Object.entries<FieldWidgetDefinition>(fieldWidgets)
  .filter(([widget]) => widget !== 'hidden')
  .flatMap(([widget, { fits }]) => fits.map((edited) => ({ widget, edited })))

it.each(shown)('the focus comes into a $widget of a $edited', async ({ widget, edited }) => {
  const words = { x: 'word.a', y: 'word.b' }
  const field = {
    label: 'word.a',
    widget,
    ...((edited === 'choice' || edited === 'array') && { words }),
  } as unknown as Field
  const form = mount({
    schema: { type: 'object', properties: { a: members[edited] }, required: ['a'] },
    fields: { a: field },
  })
  await form.send()
  expect(messageAt('a')).not.toBeNull()
  const control = document.activeElement
  expect(control?.matches('[data-field="a"] :is(input, textarea, select, button)')).toBe(true)
  expect(form.onSubmit).not.toHaveBeenCalled()
})
