import type { ThemeProps } from '@rjsf/core'
import {
  ariaDescribedByIds,
  type ArrayFieldTemplateProps,
  type DescriptionFieldProps,
  type ErrorListProps,
  type FieldErrorProps,
  type FieldTemplateProps,
  getSubmitButtonOptions,
  type IconButtonProps,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type SubmitButtonProps,
  type TitleFieldProps,
  type UiSchema,
  type WidgetProps,
} from '@rjsf/utils'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount, user } from './mount'

const input = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })

// Parts written for RJSF, from its documentation and without knowledge of our theme, work in our form.
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

// Parts written for RJSF, from its documentation and without knowledge of our theme, work in our form.
describe('a theme of templates', () => {
  const Field = ({
    id,
    label,
    required,
    description,
    errors,
    help,
    hidden,
    children,
    classNames,
  }: FieldTemplateProps) =>
    hidden ? null : (
      <section className={`their-field ${classNames}`}>
        <label htmlFor={id}>{`${label}${required ? '*' : ''}`}</label>
        {description}
        {children}
        {errors}
        {help}
      </section>
    )
  const ObjectField = ({ title, description, properties, registry, fieldPathId, schema }: ObjectFieldTemplateProps) => {
    const { TitleFieldTemplate } = registry.templates
    return (
      <div className="their-object" data-description={description}>
        <TitleFieldTemplate id={`${fieldPathId.$id}__title`} title={title} schema={schema} registry={registry} />
        {properties.map(({ name, content }) => (
          <div key={name} data-member={name}>
            {content}
          </div>
        ))}
      </div>
    )
  }
  const ArrayField = ({ title, items, canAdd, onAddClick, registry }: ArrayFieldTemplateProps) => {
    const { AddButton } = registry.templates.ButtonTemplates
    return (
      <div className="their-list">
        <h4>{title}</h4>
        {items}
        {canAdd && <AddButton registry={registry} onClick={onAddClick} />}
      </div>
    )
  }
  const Description = ({ id, description }: DescriptionFieldProps) => (
    <em id={id} className="their-description">
      {description}
    </em>
  )
  const Errors = ({ errors }: ErrorListProps) => (
    <ol aria-label="all that is wrong">
      {errors.map(({ stack }) => (
        <li key={stack}>{stack}</li>
      ))}
    </ol>
  )
  const FieldErrors = ({ errors = [] }: FieldErrorProps) => errors.map((one, index) => <b key={index}>{one}</b>)
  const Title = ({ id, title }: TitleFieldProps) => <h5 id={id}>{title}</h5>
  const Add = ({ onClick }: IconButtonProps) => (
    <button type="button" onClick={onClick}>
      one more
    </button>
  )
  const Remove = ({ onClick, disabled }: IconButtonProps) => (
    <button type="button" onClick={onClick} disabled={disabled}>
      away
    </button>
  )
  const Submit = ({ uiSchema }: SubmitButtonProps) => (
    <button type="submit">{getSubmitButtonOptions(uiSchema).submitText}</button>
  )
  const theme: ThemeProps = {
    templates: {
      FieldTemplate: Field,
      ObjectFieldTemplate: ObjectField,
      ArrayFieldTemplate: ArrayField,
      DescriptionFieldTemplate: Description,
      ErrorListTemplate: Errors,
      FieldErrorTemplate: FieldErrors,
      TitleFieldTemplate: Title,
      ButtonTemplates: { AddButton: Add, RemoveButton: Remove, SubmitButton: Submit },
    },
  }
  const schema: RJSFSchema = {
    type: 'object',
    title: 'All of it',
    properties: {
      name: { type: 'string', description: 'As in the passport' },
      home: { type: 'object', title: 'Where', properties: { city: { type: 'string' } }, required: ['city'] },
      people: { type: 'array', title: 'Who', items: { type: 'string', minLength: 2 } },
    },
    required: ['name', 'home'],
  }
  const fields = {
    name: { label: 'word.name' },
    home: { label: 'word.home', fields: { city: { label: 'word.city' } } },
    people: { label: 'word.people', items: { label: 'word.user' } },
  }

  it('for fields, objects, lists, descriptions, errors, titles and buttons draw the form, and ours stand within', async () => {
    const uiSchema = { 'ui:options': { submitButtonOptions: { submitText: 'Off it goes' } } }
    const form = mount({ schema, fields, theme, uiSchema })
    const send = () => user.click(screen.getByRole('button', { name: 'Off it goes' }))
    expect(document.querySelectorAll('.their-object [data-member]')).toHaveLength(4)
    expect(screen.getByText('As in the passport').className).toBe('their-description')
    expect(screen.getAllByText('Home').map((one) => one.tagName)).toContain('H5')
    await send()
    const list = screen.getByRole('list', { name: 'all that is wrong' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getAllByText('Please enter City').map((one) => one.tagName)).toContain('B')
    // Our control is inside their template and finds its path by its id.
    await user.type(input('Name*'), 'Zoe')
    await user.type(input('City*'), 'Jeddah')
    await user.click(screen.getByRole('button', { name: 'one more' }))
    await user.click(screen.getByRole('button', { name: 'one more' }))
    await user.type(document.getElementById('pw-test.people.1') as HTMLElement, 'Bea')
    await user.click(screen.getAllByRole('button', { name: 'away' })[0] as HTMLElement)
    await send()
    expect(screen.queryByRole('list', { name: 'all that is wrong' })).toBeNull()
    expect(form.onSubmit.mock.calls).toEqual([[{ name: 'Zoe', home: { city: 'Jeddah' }, people: ['Bea'] }]])
  })
})
