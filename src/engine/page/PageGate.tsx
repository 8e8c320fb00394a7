import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ActionButtons } from '../actions/ActionButtons'
import { failureCauseKey } from '../api/answer/apiError'
import { reasonOf } from '../actions/perform/actionTexts'
import type { PageConfig } from '../language/types/plainPage'
import { evaluateCondition } from '../language/runtime/evaluateCondition'
import { Empty } from '../ui/feedback/Empty'
import { Failed } from '../ui/feedback/Failed'
import { Skeleton } from '../ui/feedback/Skeleton'
import { orderedEntries } from '../lib/compare'
import { useApp } from '../runtime/app/app'
import { useScope } from '../runtime/scope/scope'
import { usePageSources } from '../runtime/scope/sources'
import { linkHref } from '../runtime/navigation/useNavigateTo'
import { useTranslate } from '../i18n/useTranslate'

interface GateProps {
  readonly page: PageConfig
  readonly children: ReactNode
}

/**
 * Follows the first redirect whose condition holds. It never redirects to the open address, so that no page redirects
 * to itself for ever.
 */
export function PageRedirects({ page, children }: GateProps) {
  const app = useApp()
  const scope = useScope()
  const sources = usePageSources()
  const { pathname, search } = useLocation()
  const found = orderedEntries(page.redirects)
    .map(([, redirect]) => redirect)
    .find(({ when }) => sources.stateOf(when) === 'ready' && evaluateCondition(when, scope))
  const to = found && linkHref(app, found, scope)
  if (to !== undefined && to !== `${pathname}${search}`) return <Navigate to={to} replace />
  return children
}

/** Shows the page if all its needs hold; otherwise says what is missing and what to do. */
export function PageNeeds({ page, children }: GateProps) {
  const scope = useScope()
  const sources = usePageSources()
  const translate = useTranslate()
  const missing = orderedEntries(page.needs)
    .map(([, need]) => need)
    .find(({ when }) => sources.stateOf(when) !== 'ready' || !evaluateCondition(when, scope))
  if (!missing) return children
  if (sources.stateOf(missing.when) === 'loading') return <Skeleton look="page" />
  const failure = sources.failureOf(missing.when)
  const refused = failure && reasonOf(failure.reasons, failure.error)
  if (failure && !refused) return <Failed cause={failureCauseKey(failure.error)} onRetry={sources.retry} />
  return (
    <Empty
      icon="lock-keyhole"
      text={translate(refused ?? missing.otherwise, scope)}
      action={missing.action && <ActionButtons actions={{ action: missing.action }} scope={scope} />}
    />
  )
}
