// Templates and widgets of a few lines: plain text in place of Markdown, and nothing where other templates draw the part.
import {
  type ArrayFieldTitleProps,
  descriptionId,
  type DescriptionFieldProps,
  errorId,
  type FieldErrorProps,
  type FieldPathId,
  getTemplate,
  getUiOptions,
  type ObjectFieldTemplateProps,
  type FieldHelpProps,
  helpId,
  type TitleFieldProps,
} from '@rjsf/utils'
import { createElement } from 'react'
import { useTexts } from '../../i18n/useTexts'

/** Draws a description as plain text. */
export function DescriptionField({ id, description }: DescriptionFieldProps) {
  return description ? (
    <p id={id} className="pw-field-help">
      {description}
    </p>
  ) : null
}

export function TitleField({ id, title }: TitleFieldProps) {
  return (
    <h3 id={id} className="pw-group-title">
      {title}
    </h3>
  )
}

/** Draws the legend of a group. */
export function GroupTitle({ label, isOptional }: { readonly label: string; readonly isOptional: boolean }) {
  const texts = useTexts()
  return (
    <legend className="pw-group-title">
      {label} {isOptional && <span className="pw-field-optional">{texts.t('engine.form.optional')}</span>}
    </legend>
  )
}

/** Draws nothing: the legend of a list is its heading. */
export function ArrayFieldTitle(_: ArrayFieldTitleProps) {
  return null
}

/** Says that a field cannot be drawn. The reason is left out, because it concerns only developers. */
export function UnsupportedField() {
  const texts = useTexts()
  return (
    <p className="pw-field-help" role="note">
      {texts.t('engine.form.unsupported')}
    </p>
  )
}

/** Draws nothing: messages stand at their fields, and the submit bar counts them. */
export function NoErrorList() {
  return null
}

/** Draws nothing: a hidden value is only kept and sent. */
export function HiddenWidget() {
  return null
}

/** Draws the messages of a field. The style sheet adds the icon. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null
  return (
    <div id={errorId(fieldPathId)} className="pw-field-error">
      {errors.length === 1 ? errors[0] : errors.map((error, index) => <p key={index}>{error}</p>)}
    </div>
  )
}

export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  return help ? (
    <p id={helpId(fieldPathId)} className="pw-field-help">
      {help}
    </p>
  ) : null
}

type DescribedProps = Pick<ObjectFieldTemplateProps, 'schema' | 'uiSchema' | 'registry'> & {
  readonly fieldPathId: FieldPathId
}

/** Draws the description of the `uiSchema`. A description in the schema is for developers. */
export function Description({ fieldPathId, schema, uiSchema, registry }: DescribedProps) {
  const options = getUiOptions(uiSchema)
  const { description } = options
  if (description === undefined) return null
  return createElement(getTemplate('DescriptionFieldTemplate', registry, options), {
    id: descriptionId(fieldPathId),
    description,
    schema,
    registry,
    ...(uiSchema && { uiSchema }),
  })
}
