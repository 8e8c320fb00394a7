// The small templates: plain text where the renderer would draw Markdown, and nothing where we draw our own.
import type { ArrayFieldTitleProps, DescriptionFieldProps, TitleFieldProps } from '@rjsf/utils'
import { useTexts } from '../../text/useTexts'

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
