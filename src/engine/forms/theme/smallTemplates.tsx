// The small templates: plain text where the renderer would draw Markdown, and nothing where we draw our own.
import {
  type ArrayFieldTitleProps,
  type DescriptionFieldProps,
  errorId,
  type FieldErrorProps,
  type FieldHelpProps,
  helpId,
  type MultiSchemaFieldTemplateProps,
  type TitleFieldProps,
} from '@rjsf/utils'
import { useTexts } from '../../i18n/useTexts'

/** A description as plain text. */
export function DescriptionField({ id, description }: DescriptionFieldProps) {
  return description ? (
    <p id={id} className="pw-field-help">
      {description}
    </p>
  ) : null
}

/** A heading inside a form. */
export function TitleField({ id, title }: TitleFieldProps) {
  return (
    <h3 id={id} className="pw-group-title">
      {title}
    </h3>
  )
}

/** The heading of a list is its legend. */
export function ArrayFieldTitle(_: ArrayFieldTitleProps) {
  return null
}

/** Says that a field cannot be shown here; the schema is the operator's, not the reader's. */
export function UnsupportedField() {
  const texts = useTexts()
  return (
    <p className="pw-field-help" role="note">
      {texts.t('engine.form.unsupported')}
    </p>
  )
}

/** Messages are drawn with their field and counted in the bar. */
export function NoErrorList() {
  return null
}

/** Stands for a value that is kept and sent, but never shown. */
export function HiddenWidget() {
  return null
}

/** Shows what is wrong with a field, below its control. The style sheet draws its sign. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null
  return (
    <div id={errorId(fieldPathId)} className="pw-field-error">
      {errors.length === 1 ? errors[0] : errors.map((error, index) => <p key={index}>{error}</p>)}
    </div>
  )
}

/** A hint below a control. */
export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  return help ? (
    <p id={helpId(fieldPathId)} className="pw-field-help">
      {help}
    </p>
  ) : null
}

/** A choice between shapes, and the fields of the chosen one. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="pw-union">
      {selector}
      {optionSchemaField}
    </div>
  )
}
