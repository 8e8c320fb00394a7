import { descriptionId, errorId, helpId, type WidgetProps } from '@rjsf/utils'
import { fieldId } from '../../fields/path'

type Control = Pick<WidgetProps, 'id' | 'options' | 'rawErrors' | 'hideError'>
type MayBeRequired = Control & Pick<WidgetProps, 'required'>

/**
 * Returns `aria-describedby` for a control that cannot have `aria-required`: the id of its `RequiredText` comes before those
 * of `ariaProps`.
 */
export function describedBy(control: MayBeRequired): string | undefined {
  const parts = [control.required && requiredId(control.id), ariaProps(control)['aria-describedby']]
  return parts.filter(Boolean).join(' ') || undefined
}

/**
 * Returns `aria-invalid` and `aria-describedby` of a control: the ids of its field's description, help and message, and
 * of the lines that the control draws itself. Names only what is drawn: an empty text is not.
 */
export function ariaProps({ id, options, rawErrors, hideError }: Control, lines: readonly (string | false)[] = []) {
  const isInvalid = hasErrors(rawErrors) && !hideError
  const field = fieldId(id)
  const parts = [
    options['description'] && descriptionId(field),
    options['help'] && helpId(field),
    ...lines,
    isInvalid && errorId(field),
  ]
  return { 'aria-invalid': isInvalid || undefined, 'aria-describedby': parts.filter(Boolean).join(' ') || undefined }
}

export function hasErrors(rawErrors: readonly string[] | undefined): rawErrors is readonly string[] {
  return rawErrors !== undefined && rawErrors.length > 0
}

/** Returns the id of the `RequiredText` of a control. */
export function requiredId(id: string): string {
  return `${id}__required`
}

/** Returns the id of the line that names the zone of a control. */
export function zoneId(id: string): string {
  return `${id}__zone`
}

/** Returns the id of the `CheckLine` of a control. */
export function checkId(id: string): string {
  return `${id}__check`
}
