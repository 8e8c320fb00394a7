import { errorId, helpId, type WidgetProps } from '@rjsf/utils'
import { configOf } from './uiSchema'

/** Names a control's help, check and message for assistive technology, in that order; only those that are there. */
export function describedBy({ id, options, rawErrors }: Pick<WidgetProps, 'id' | 'options' | 'rawErrors'>) {
  const ids = [
    options['help'] !== undefined && helpId(id),
    configOf(options)?.check && checkId(id),
    isWrong(rawErrors) && errorId(id),
  ]
  return ids.filter(Boolean).join(' ') || undefined
}

/** True when a control has a message to show. */
export function isWrong(rawErrors: readonly string[] | undefined): rawErrors is readonly string[] {
  return rawErrors !== undefined && rawErrors.length > 0
}

/** The id of what the check of a field says. */
export function checkId(id: string): string {
  return `${id}__check`
}
