import { errorId, helpId, type WidgetProps } from '@rjsf/utils'
import { configOf } from './uiSchema'

type Control = Pick<WidgetProps, 'id' | 'options' | 'rawErrors'>

/** Names a control's help, check and message for assistive technology, in that order; only those that are there. */
export function describedBy(control: Control): string | undefined {
  return described(control)['aria-describedby']
}

/** Gives what a control says of itself: that it is wrong, and what describes it. */
export function described({ id, options, rawErrors }: Control) {
  const others = [options['help'] !== undefined && helpId(id), configOf(options)?.check && checkId(id)]
  return signsOf(id, isWrong(rawErrors), others.filter(Boolean).join(' ')).control
}

/** Gives the signs of a message, or of none: at its control, which others describe as well, at its field, and its own. */
export function signsOf(id: string, isThere: boolean, others = '') {
  const words = { id: errorId(id), className: 'pw-field-error' }
  const describing = isThere ? `${others} ${words.id}`.trim() : others
  return {
    control: { 'aria-invalid': isThere || undefined, 'aria-describedby': describing || undefined },
    field: { 'data-invalid': isThere || undefined },
    words,
  }
}

/** True when a control has a message to show. */
export function isWrong(rawErrors: readonly string[] | undefined): rawErrors is readonly string[] {
  return rawErrors !== undefined && rawErrors.length > 0
}

/** The id of what the check of a field says. */
export function checkId(id: string): string {
  return `${id}__check`
}
