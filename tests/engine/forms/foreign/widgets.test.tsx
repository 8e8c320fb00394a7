// Parts written for RJSF, from its documentation and without knowledge of our theme, work in our form.
import type { ThemeProps } from '@rjsf/core'
import { ariaDescribedByIds, type RJSFSchema, type UiSchema, type WidgetProps } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount, user } from '../mount'

const input = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })

describe('a theme of widgets', () => {
  /** Commits at every key, as most widgets of other themes do. */
  function Loud({ id, value, required, readonly, disabled, autofocus, placeholder, ...rest }: WidgetProps) {
    const { onChange, onBlur, onFocus, options, rawErrors = [], label, hideLabel } = rest
    return (
      <div className="loud" data-tone={String(options['tone'])} data-wrong={rawErrors.length}>
        {!hideLabel && <span>{`loud ${label}`}</span>}
        <input
          id={id}
          aria-label={`loud ${label}`}
          aria-describedby={ariaDescribedByIds(id)}
          value={typeof value === 'string' ? value : ''}
          required={required}
          readOnly={readonly}
          disabled={disabled}
          placeholder={placeholder}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as a widget of another theme does
          autoFocus={autofocus}
          onChange={({ target }) => onChange(target.value === '' ? options.emptyValue : target.value)}
          onBlur={({ target }) => onBlur(id, target.value)}
          onFocus={({ target }) => onFocus(id, target.value)}
        />
      </div>
    )
  }
  function Stars({ value, onChange, options }: WidgetProps) {
    const most = Number(options['most'])
    return Array.from({ length: most }, (_, index) => (
      <button key={index} type="button" aria-pressed={value === index + 1} onClick={() => onChange(index + 1)}>
        {`${index + 1} of ${most}`}
      </button>
    ))
  }
  function Picked({ value, options, multiple, onChange }: WidgetProps) {
    const held = (value ?? []) as readonly unknown[]
    return options.enumOptions?.map((one) => (
      <button
        key={String(one.value)}
        type="button"
        data-multiple={multiple}
        onClick={() => onChange([...held, one.value])}
      >
        {`pick ${one.label}`}
      </button>
    ))
  }
  const theme: ThemeProps = { widgets: { loud: Loud, TextareaWidget: Loud } }
  const schema: RJSFSchema = {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 2 },
      amount: { type: 'integer' },
      note: { type: 'string' },
      tags: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['x', 'y', 'z'] } },
    },
    required: ['name', 'amount'],
  }
  const uiSchema: UiSchema = {
    name: { 'ui:widget': 'loud', 'ui:options': { tone: 'high' }, 'ui:placeholder': 'Say it', 'ui:autofocus': true },
    amount: { 'ui:widget': Stars, 'ui:most': 3 },
    note: { 'ui:options': { widget: 'TextareaWidget', emptyValue: 'nothing' } },
    tags: { 'ui:widget': Picked },
  }

  it('by name and by component, over one of ours too, get what RJSF says and hand over what is sent', async () => {
    const form = mount({ schema, uiSchema, theme })
    const name = input('loud Name')
    expect(document.querySelector('.loud')?.getAttribute('data-tone')).toBe('high')
    expect(name.placeholder).toBe('Say it')
    expect(document.activeElement).toBe(name)
    await form.send()
    expect(document.querySelector('.loud')?.getAttribute('data-wrong')).toBe('1')
    expect(screen.getByText('Please enter Name').id).toBe('pw-test.name__error')
    await user.type(name, 'Zoe')
    await user.click(screen.getByRole('button', { name: '2 of 3' }))
    expect(screen.getByRole('button', { name: '2 of 3' }).getAttribute('aria-pressed')).toBe('true')
    await user.type(input('loud Note'), 'x')
    await user.clear(input('loud Note'))
    for (const name of ['pick x', 'pick z']) await user.click(screen.getByRole('button', { name }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ name: 'Zoe', amount: 2, note: 'nothing', tags: ['x', 'z'] }]])
  })
})
