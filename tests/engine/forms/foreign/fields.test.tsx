// Parts written for RJSF, from its documentation and without knowledge of our theme, work in our form.
import { getUiOptions, type FieldProps, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount, user } from '../mount'

const input = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })

describe('a theme of fields and options', () => {
  function Geo({ formData, onChange, fieldPathId, uiSchema, registry }: FieldProps) {
    const { city, street } = (formData ?? {}) as { readonly city?: string; readonly street?: string }
    const { TitleFieldTemplate } = registry.templates
    const set = (change: object) => onChange({ city, street, ...change }, fieldPathId.path)
    return (
      <div data-unit={String(getUiOptions(uiSchema)['unit'])}>
        <TitleFieldTemplate id={`${fieldPathId.$id}__title`} title="On the map" schema={{}} registry={registry} />
        <input aria-label="geo city" value={city ?? ''} onChange={({ target }) => set({ city: target.value })} />
        <input aria-label="geo street" value={street ?? ''} onChange={({ target }) => set({ street: target.value })} />
      </div>
    )
  }
  const schema: RJSFSchema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      kind: { type: 'string', enum: ['x', 'y', 'z'] },
      note: { type: 'string' },
      user: { type: 'string' },
      secret: { type: 'string' },
      home: {
        type: 'object',
        properties: { city: { type: 'string', minLength: 3 }, street: { type: 'string' } },
        required: ['city'],
      },
      agree: { type: 'boolean' },
      tags: { type: 'array', items: { type: 'string' } },
    },
  }
  const uiSchema: UiSchema = {
    'ui:globalOptions': { orderable: false },
    'ui:order': ['note', 'name', '*'],
    name: {
      'ui:title': 'Full name',
      'ui:description': 'First and last',
      'ui:help': 'As others call you',
      'ui:classNames': 'wide tall',
      'ui:autocomplete': 'name',
      'ui:style': { maxWidth: '300px' },
    },
    kind: { 'ui:widget': 'radio', 'ui:enumDisabled': ['y'], 'ui:enumNames': ['Ex', 'Why', 'Zed'] },
    note: { 'ui:widget': 'textarea', 'ui:options': { rows: 9 }, 'ui:autofocus': true },
    user: { 'ui:readonly': true, 'ui:inputType': 'tel' },
    secret: { 'ui:disabled': true, 'ui:label': false, 'ui:placeholder': 'not yours' },
    home: { 'ui:field': 'geo', 'ui:unit': 'deg' },
    agree: { 'ui:widget': 'hidden' },
    tags: { 'ui:addable': true, items: { 'ui:placeholder': 'a tag' } },
  }

  it('draws as the options say, and a field of its own commits what is validated and sent', async () => {
    const form = mount({ schema, uiSchema, theme: { fields: { geo: Geo } } })
    const order = [...document.querySelectorAll('[data-field]')].map((one) => one.getAttribute('data-field'))
    expect(order).toEqual(['note', 'name', 'kind', 'user', 'secret', 'home', 'tags'])
    const name = input(/^Full name/)
    const signs = [name.autocomplete, ...(name.getAttribute('aria-describedby') ?? '').split(' ')]
    expect(signs).toEqual(['name', 'pw-test.name__description', 'pw-test.name__help'])
    expect(document.getElementById('pw-test.name__description')?.textContent).toBe('First and last')
    expect(document.getElementById('pw-test.name__help')?.textContent).toBe('As others call you')
    const frame = name.closest<HTMLElement>('[data-field]')
    expect(frame?.classList.contains('wide') && frame.classList.contains('tall')).toBe(true)
    expect(frame?.style.maxWidth).toBe('300px')
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([false, true, false])
    expect(screen.getByRole('radio', { name: 'Why' })).toBeTruthy()
    expect(document.activeElement).toBe(input(/Note/))
    expect(input(/Note/).getAttribute('rows')).toBe('9')
    expect([input(/User/).readOnly, input(/User/).type]).toEqual([true, 'tel'])
    const secret = screen.getByPlaceholderText<HTMLInputElement>('not yours')
    expect([secret.disabled, screen.queryByText('Secret')]).toEqual([true, null])
    expect(screen.queryByText('Agree')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add Tags' }))
    await user.click(screen.getByRole('button', { name: 'Add Tags' }))
    expect(screen.getAllByPlaceholderText('a tag')).toHaveLength(2)
    // An option of the whole form: items cannot be reordered.
    expect(screen.queryByRole('button', { name: /up$/ })).toBeNull()
    for (const one of screen.getAllByPlaceholderText('a tag')) await user.type(one, 'x')

    expect(document.querySelector('[data-unit="deg"] h3')?.textContent).toBe('On the map')
    await user.type(screen.getByLabelText('geo city'), 'Je')
    await form.send()
    expect(form.onSubmit).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('geo city'), 'ddah')
    fireEvent.click(screen.getByRole('radio', { name: 'Zed' }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ home: { city: 'Jeddah' }, kind: 'z', tags: ['x', 'x'] }]])
  })
})
