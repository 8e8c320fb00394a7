import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ActionButtons } from '../actions/ActionButtons'
import { bind } from '../language/runtime/bind'
import type { Page } from '../language/types/plainPage'
import { holds } from '../language/runtime/when'
import { Empty } from '../ui/feedback/Empty'
import { Failed } from '../ui/feedback/Failed'
import { Skeleton } from '../ui/feedback/Skeleton'
import { inOrder } from '../lib/compare'
import { useScope } from '../runtime/scope/scope'
import { usePageSources } from '../runtime/scope/sources'
import { target } from '../runtime/navigation/useGo'
import { useSay } from '../runtime/scope/useSay'

interface GateProps {
  readonly page: Page
  readonly children: ReactNode
}

/** Goes where the first redirect that holds leads; never to the address that is open already, so that no page leads to itself for ever. */
export function Redirects({ page, children }: GateProps) {
  const scope = useScope()
  const sources = usePageSources()
  const { pathname, search } = useLocation()
  const found = inOrder(page.redirects)
    .map(([, redirect]) => redirect)
    .find(({ when }) => sources.stateOf(when) === 'ready' && holds(when, scope))
  const to = found && target(found.to, bind(found.query, scope))
  if (to !== undefined && to !== `${pathname}${search}`) return <Navigate to={to} replace />
  return children
}

/** Shows a page when all that it needs holds; otherwise says what does not, and what to do instead. */
export function Needs({ page, children }: GateProps) {
  const scope = useScope()
  const sources = usePageSources()
  const say = useSay()
  const missing = inOrder(page.needs)
    .map(([, need]) => need)
    .find(({ when }) => sources.stateOf(when) !== 'ready' || !holds(when, scope))
  if (!missing) return children
  const state = sources.stateOf(missing.when)
  if (state === 'loading') return <Skeleton look="page" />
  if (state === 'failed') return <Failed onRetry={sources.retry} />
  return (
    <Empty
      icon="lock-keyhole"
      text={say(missing.otherwise, scope)}
      action={missing.action && <ActionButtons actions={{ action: missing.action }} scope={scope} />}
    />
  )
}
