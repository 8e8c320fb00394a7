import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messageAt, mount, user } from './mount'

describe('widgets', () => {
  it('come from the product by name', async () => {
    const Images = ({ value, onChange }: WidgetProps) => (
      <button type="button" onClick={() => onChange(['https://a.example/1.png'])}>
        {Array.isArray(value) ? value.length : 0} pictures
      </button>
    )
    const form = mount({
      schema: {
        type: 'object',
        properties: { a: { type: 'array', minItems: 1, items: { type: 'string' } } },
        required: ['a'],
      },
      fields: { a: { label: 'word.a', widget: 'images', messages: { required: 'word.x' } } },
      widgets: { images: Images },
    })
    await form.send()
    expect(messageAt('a')).toBe('X')
    await user.click(screen.getByRole('button', { name: '0 pictures' }))
    expect(messageAt('a')).toBeNull()
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: ['https://a.example/1.png'] }]])
  })

  it('that are unknown throw an error that names the known ones', () => {
    const schema: RJSFSchema = { type: 'object', properties: { a: { type: 'string' } } }
    expect(() => mount({ schema, fields: { a: { label: 'word.a', widget: 'slider' } } })).toThrow(
      /has the unknown widget "slider"\. Use one of: text/,
    )
  })

  it('set the keyboard by the schema', () => {
    const format = (name: string): RJSFSchema => ({ type: 'string', format: name })
    mount({
      schema: {
        type: 'object',
        properties: {
          a: format('id'),
          b: format('decimal'),
          c: format('phone'),
          d: { type: 'integer' },
          e: format('email'),
        },
      },
    })
    const modes = [...document.querySelectorAll('input')].map((input) => [input.inputMode, input.dir])
    expect(modes).toEqual([
      ['numeric', 'ltr'],
      ['decimal', 'ltr'],
      ['tel', 'ltr'],
      ['numeric', 'ltr'],
      ['email', 'ltr'],
    ])
  })
})
