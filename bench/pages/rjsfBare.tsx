// RJSF with a theme of bare elements and a validator compiled ahead of time: the least that a form of RJSF costs. Its
// inputs keep their text and hand it over when they are left, as ours do.
import { withTheme, type ThemeProps } from '@rjsf/core'
import type { FieldErrorProps, FieldTemplateProps, ObjectFieldTemplateProps, WidgetProps } from '@rjsf/utils'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { fieldsAsked } from '../drawn'
import { loadForm } from './forms'
import { ask, showPage } from './show'

const titles = new Map(fieldsAsked().map(({ name, label }) => [name, label]))

const theme: ThemeProps = {
  templates: {
    BaseInputTemplate: ({ id, schema, value, onChange }: WidgetProps) => (
      <input
        id={id}
        inputMode={schema.type === 'number' ? 'decimal' : 'text'}
        defaultValue={value as string}
        onBlur={({ target }) => onChange(valueOf(target.value, schema.type === 'number'))}
      />
    ),
    FieldTemplate: ({ id, label, children, errors }: FieldTemplateProps) => (
      <div>
        <label htmlFor={id}>{titles.get(label) ?? label}</label>
        {children}
        {errors}
      </div>
    ),
    ObjectFieldTemplate: ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content),
    FieldErrorTemplate: ({ errors = [] }: FieldErrorProps) =>
      errors.map((error, index) => (
        <p key={index} className="error">
          {error}
        </p>
      )),
    ErrorListTemplate: () => null,
    ButtonTemplates: { SubmitButton: () => <button type="submit">Send</button> },
  },
  widgets: {
    CheckboxWidget: ({ id, value, onChange }: WidgetProps) => (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || undefined)}
      />
    ),
    SelectWidget: ({ id, value, options, onChange }: WidgetProps) => (
      <select id={id} value={String(value ?? '')} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">Choose</option>
        {options.enumOptions?.map((choice) => (
          <option key={choice.label} value={choice.label}>
            {choice.label}
          </option>
        ))}
      </select>
    ),
  },
}

function valueOf(text: string, isFigure: boolean): unknown {
  if (text === '') return undefined
  return isFigure && Number.isFinite(Number(text)) ? Number(text) : text
}

const { schema, validators } = await loadForm()
const BareForm = withTheme(theme)

showPage(
  <BareForm
    schema={schema}
    validator={createPrecompiledValidator(validators({}), schema)}
    transformErrors={(errors) => errors.map((error) => ({ ...error, message: 'Is missing or wrong.' }))}
    noHtml5Validate
    onSubmit={({ formData }) => void ask('save', formData as object)}
  />,
)
