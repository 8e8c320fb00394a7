import { failureCauseKey } from '../../api/answer/apiError'
import { reasonOf } from '../../actions/perform/actionTexts'
import type { ReactNode } from 'react'
import type { ById, Conditions } from '../../language/types/plain'
import { usePageSources } from '../../runtime/scope/sources'
import { useTexts } from '../../i18n/useTexts'
import { Failed, type FailedProps } from '../../ui/feedback/Failed'

export interface ReadFailedProps extends Omit<FailedProps, 'busy' | 'cause'> {
  readonly error?: unknown
  /** Messages by the code with which the server refuses the read. */
  readonly reasons?: ById<string> | undefined
}

/** Shows that a read failed. A rule of the server would refuse the next try as well: then there is none. */
export function ReadFailed({ error, reasons, text, onRetry, inline }: ReadFailedProps) {
  const texts = useTexts()
  const refused = reasonOf(reasons, error)
  if (refused) return <Failed inline={inline} text={texts.t(refused)} />
  return <Failed inline={inline} text={text} cause={failureCauseKey(error)} onRetry={onRetry} />
}

/** Stands in place of a part whose condition failed to load: it may matter. */
export function ConditionFailed({ when }: { readonly when: Conditions | undefined }) {
  const sources = usePageSources()
  return (
    <div className="pw-block-unknown">
      <ReadFailed inline {...sources.failureOf(when)} onRetry={sources.retry} />
    </div>
  )
}

/** Returns what stands in place of a part until all of its conditions are known, or undefined if they are. */
export function useUnknown(conditions: readonly (Conditions | undefined)[], loading: ReactNode): ReactNode {
  const { stateOf } = usePageSources()
  const failed = conditions.find((when) => stateOf(when) === 'failed')
  if (failed) return <ConditionFailed when={failed} />
  return conditions.some((when) => stateOf(when) === 'loading') ? loading : undefined
}
