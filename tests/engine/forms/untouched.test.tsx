// Tests that values which nobody changed are sent as they came, and that a form starts without answers of its own.
import type { RJSFSchema } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messageAt, mount, user } from './mount'

describe('an untouched value', () => {
  it.each<[string, RJSFSchema, unknown]>([
    ['a date-time of another zone', { type: 'string', format: 'date-time' }, '2024-05-06T07:08:09+03:00'],
    ['a date-time without fractions', { type: 'string', format: 'date-time' }, '2024-05-06T07:08:09Z'],
    ['a date-time with microseconds', { type: 'string', format: 'date-time' }, '2024-05-06T07:08:09.123456Z'],
    ['a time of another zone', { type: 'string', format: 'time' }, '10:20:30+02:00'],
    ['a date', { type: 'string', format: 'date' }, '2024-05-06'],
    ['an empty text', { type: 'string' }, ''],
    ['spaces', { type: 'string' }, '  x '],
    ['lines', { type: 'string' }, 'a\r\nb'],
    ['a number', { type: 'number' }, 1e21],
    ['a long number', { type: 'number' }, 0.1 + 0.2],
    ['null', { type: 'object', properties: { b: { type: ['string', 'null'] } } }, { b: null }],
    ['false', { type: 'boolean' }, false],
    ['an empty object', { type: 'object', properties: { b: { type: 'string' } } }, {}],
    ['an empty list', { type: 'array', items: { type: 'string' } }, []],
    [
      'members that no field has',
      { type: 'object', properties: {}, additionalProperties: true },
      { more: [1, { x: '' }] },
    ],
    ['a tuple', { type: 'array', items: [{ type: 'string' }, { type: 'integer' }] }, ['x', 2]],
  ])('%s', async (_what, a, initial) => {
    const form = mount({
      schema: { type: 'object', properties: { a } },
      fields: { a: { label: 'word.a', initial: { from: 'page.a' } } },
      scope: { page: { a: initial } },
    })
    for (const input of document.querySelectorAll('input')) {
      fireEvent.focus(input)
      fireEvent.blur(input)
    }
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: initial }]])
  })

  it('that is changed and changed back is sent as it came', async () => {
    const came = '2024-05-06T07:08:09+03:00'
    const form = mount({
      schema: { type: 'object', properties: { a: { type: 'string', format: 'date-time' } } },
      fields: { a: { label: 'word.a', initial: { from: 'page.a' } } },
      scope: { page: { a: came } },
    })
    const input = screen.getByLabelText<HTMLInputElement>(/A/, { selector: 'input' })
    const shown = input.value
    fireEvent.change(input, { target: { value: '2030-01-01T00:00' } })
    fireEvent.change(input, { target: { value: shown } })
    fireEvent.blur(input)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: came }]])
  })
})

describe('an empty form', () => {
  it.each<[string, RJSFSchema]>([
    ['a consent with `const`', { type: 'boolean', const: true }],
    ['a consent with `const` alone', { const: true }],
    ['a consent with `enum`', { type: 'boolean', enum: [true] }],
  ])('does not start with %s', async (_what, a) => {
    const form = mount({ schema: { type: 'object', properties: { a }, required: ['a'] } })
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    await form.send()
    expect(messageAt('a')).toBe('Please agree to go on: A')
    await user.click(screen.getByRole('checkbox'))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: true }]])
  })

  it('lets an optional tuple be filled, and leaves it out if it is not', async () => {
    const a: RJSFSchema = { type: 'array', items: [{ type: 'string' }, { type: 'integer' }], minItems: 2, maxItems: 2 }
    const schema: RJSFSchema = { type: 'object', properties: { a } }
    const empty = mount({ schema })
    await empty.send()
    expect(empty.onSubmit.mock.calls).toEqual([[{}]])
    empty.unmount()
    const form = mount({ schema })
    const inputs = screen.getAllByRole('textbox')
    await user.type(inputs[0] as HTMLElement, 'x')
    await user.type(inputs[1] as HTMLElement, '2')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: ['x', 2] }]])
  })

  it.each([true, false])('draws no field for a member whose schema is %s', async (a) => {
    const form = mount({ schema: { type: 'object', properties: { a, name: { type: 'string' } } } })
    await user.type(screen.getByLabelText(/Name/), 'Zoe')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ name: 'Zoe' }]])
  })
})

describe('a value that came with an object', () => {
  const inner: RJSFSchema = {
    type: 'object',
    properties: {
      b: { type: 'string' },
      level: { type: 'string', default: 'debug' },
      more: { type: 'object', properties: { c: { type: 'string', default: 'x' } } },
    },
  }
  it('is sent without the defaults of members that did not come', async () => {
    const form = mount({
      schema: { type: 'object', properties: { a: inner } },
      fields: { a: { label: 'word.a', initial: { from: 'page.a' } } },
      scope: { page: { a: { b: 'came' } } },
    })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: { b: 'came' } }]])
  })

  it('is null if the schema allows it, and absent otherwise', async () => {
    const form = mount({
      schema: { type: 'object', properties: { a: { type: ['string', 'null'] }, b: { type: 'string' } } },
      fields: {
        a: { label: 'word.a', initial: { from: 'page.a' } },
        b: { label: 'word.b', initial: { from: 'page.a' } },
      },
      scope: { page: { a: null } },
    })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: null }]])
  })

  it.each([[['x', 2]], [{ x: [1, { y: null }] }], ['text'], [2.5], [false]])(
    'and whose schema names no type is drawn and sent as it came: %j',
    async (came) => {
      const form = mount({
        schema: { type: 'object', properties: { a: {}, b: { type: 'array' } } },
        fields: {
          a: { label: 'word.a', initial: { from: 'page.a' } },
          b: { label: 'word.b', initial: { from: 'page.b' } },
        },
        scope: { page: { a: came, b: [came] } },
      })
      expect(screen.queryByRole('note')).toBeNull()
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ a: came, b: [came] }]])
    },
  )
})
