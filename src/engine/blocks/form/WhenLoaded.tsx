import type { ReactNode } from 'react'
import type { ActionFormProps } from '../../actions/ActionForm'
import { ApiError } from '../../api/answer/apiError'
import { flattenFields } from '../../forms/fields/fieldTree'
import { useTexts } from '../../i18n/useTexts'
import { isRef } from '../../language/runtime/evaluateCondition'
import { usePageSources } from '../../runtime/scope/sources'
import { Failed } from '../../ui/feedback/Failed'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { ReadFailed } from '../request/ReadFailed'

interface WhenLoadedProps extends Pick<ActionFormProps, 'fields' | 'submit'> {
  readonly children: ReactNode
}

/**
 * Draws a form once the sources of its initial values have loaded, and otherwise why there is none. An empty form in
 * place of a record would replace the whole record when it is sent.
 */
export function WhenLoaded({ fields, submit, children }: WhenLoadedProps) {
  const sources = usePageSources()
  const texts = useTexts()
  const initial = flattenFields(fields).flatMap(({ field }) => (isRef(field.initial) ? [field.initial.from] : []))
  const awaited = Object.fromEntries(initial.map((path) => [path, { exists: true }]))
  const state = sources.stateOf(awaited)
  if (state === 'loading') return <Skeleton look="form" />
  if (state === 'failed') {
    const { error, reasons } = sources.failureOf(awaited) ?? {}
    if (error instanceof ApiError && error.status === 404 && error.kind === 'status')
      return <Failed inline text={texts.t('engine.page.missing.text')} />
    return <ReadFailed inline error={error} reasons={reasons} onRetry={sources.retry} />
  }
  // A page may serve for new records, too. But a call that needs what the source lacks is about a record.
  const sent = submit.do === 'call' ? Object.values(submit.body ?? {}) : []
  const lacks = sources.lackedBy(awaited)
  if (sent.some((value) => isRef(value) && lacks.includes(value.from)))
    return <Failed inline text={texts.t('engine.form.unnamed')} />
  return children
}
