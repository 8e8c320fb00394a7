// Parts written for RJSF, from its documentation and without knowledge of our theme, work in our form.
import type { ThemeProps } from '@rjsf/core'
import {
  getSubmitButtonOptions,
  type ArrayFieldTemplateProps,
  type DescriptionFieldProps,
  type ErrorListProps,
  type FieldErrorProps,
  type FieldTemplateProps,
  type IconButtonProps,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type SubmitButtonProps,
  type TitleFieldProps,
} from '@rjsf/utils'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount, user } from '../mount'

const input = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })

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

  it('may be meant for one field alone', () => {
    const Boxed = ({ children, label }: FieldTemplateProps) => (
      <fieldset aria-label={`boxed ${label}`}>{children}</fieldset>
    )
    mount({ schema, fields, uiSchema: { name: { 'ui:FieldTemplate': Boxed } } })
    expect(within(screen.getByRole('group', { name: 'boxed Name' })).getByRole('textbox')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'boxed City' })).toBeNull()
  })
})
