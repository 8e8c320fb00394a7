import { descriptionId, errorId, helpId, type WidgetProps } from '@rjsf/utils'
import { configOf } from './uiSchema'

type Control = Pick<WidgetProps, 'id' | 'options' | 'rawErrors' | 'hideError'>
type MayBeRequired = Control & Pick<WidgetProps, 'required'>

/**
 * Names what describes a control that has no way of its own to say that it is required: its `RequiredText`, then its help,
 * check and message, in that order; only those that are there.
 */
export function describedBy(control: MayBeRequired): string | undefined {
  const parts = [control.required && requiredId(control.id), ariaProps(control)['aria-describedby']]
  return parts.filter(Boolean).join(' ') || undefined
}

/** Gives what a control says of itself: that it is wrong, and what describes it. */
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

/** True when a control has a message to show. */
export function hasErrors(rawErrors: readonly string[] | undefined): rawErrors is readonly string[] {
  return rawErrors !== undefined && rawErrors.length > 0
}

/** The id of the word that says that a control is required. */
export function requiredId(id: string): string {
  return `${id}__required`
}

/** The id of what the check of a field says. */
export function checkId(id: string): string {
  return `${id}__check`
}
