import { descriptionId, errorId, helpId, type WidgetProps } from '@rjsf/utils'
import { configOf } from './uiSchema'

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

/** Returns `aria-invalid` and `aria-describedby` of a control: the ids of its description, help, check and message. */
export function ariaProps({ id, options, rawErrors, hideError }: Control) {
  const isInvalid = hasErrors(rawErrors) && !hideError
  const parts = [
    options['description'] !== undefined && descriptionId(id),
    options['help'] !== undefined && helpId(id),
    configOf(options)?.check && checkId(id),
    isInvalid && errorId(id),
  ]
  return { 'aria-invalid': isInvalid || undefined, 'aria-describedby': parts.filter(Boolean).join(' ') || undefined }
}

/** Returns true if RJSF reports a message for the control. */
export function hasErrors(rawErrors: readonly string[] | undefined): rawErrors is readonly string[] {
  return rawErrors !== undefined && rawErrors.length > 0
}

/** Returns the id of the `RequiredText` of a control. */
export function requiredId(id: string): string {
  return `${id}__required`
}

/** Returns the id of the `CheckLine` of a control. */
export function checkId(id: string): string {
  return `${id}__check`
}
