import { type ReactNode, use } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router-dom'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../runtime/app/app'
import { useAccount, useSession } from '../runtime/session/useAccount'
import { Failed } from '../ui/feedback/Failed'
import { Splash } from '../ui/layout/Splash'
import { useLoadRoute } from '../runtime/site/routeContext'
import { loginRouteOf } from '../runtime/navigation/logins'
import { hasShownPage, PageView } from './PageView'
import { PlaceFrame } from './PlaceFrame'
import { readAddress } from '../runtime/scope/scope'
import { needsAccount } from '../runtime/site/site'
import { useGoHome } from '../runtime/navigation/Entries'
import { useTexts } from '../i18n/useTexts'
import { Button } from '../ui/input/Button'
import { Empty } from '../ui/feedback/Empty'
import { Skeleton } from '../ui/feedback/Skeleton'
import { Notice } from '../ui/feedback/Notice'

/** Draws one route. Between two pages the first one stays for a moment: the router navigates in a transition. */
export function RouteView({ path }: { readonly path: string }) {
  const app = useApp()
  const load = useLoadRoute()
  const client = useQueryClient()
  const arrival = arrivalOf(load, path, () =>
    hasShownPage(app) ? client.prefetchQuery(routeQuery(path, load)) : undefined,
  )
  if (arrival) use(arrival)
  return <Route path={path} />
}

/** Access, code and account load at once, and nothing of the page shows before they have. */
function Route({ path }: { readonly path: string }) {
  const app = useApp()
  const location = useLocation()
  const session = useSession()
  const load = useLoadRoute()
  const kind = useNavigationType()
  const route = app.site[path]
  const isGuarded = route?.access === 'guarded' && !session
  const module = useQuery({
    ...routeQuery(path, load),
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
  const account = useAccount(needsAccount(route, session !== undefined))

  if (isGuarded) {
    const back = `${location.pathname}${location.search}${location.hash}`
    return <Navigate to={`${loginRouteOf(app.site, path)}${location.search}`} state={{ back }} replace />
  }
  const retry = module.isError ? () => void module.refetch() : account.state === 'failed' ? account.retry : undefined
  const isWaiting = hasShownPage(app) && account.state !== 'loading' && !module.data
  if (retry || isWaiting)
    return (
      <PlaceFrame path={path} isWaiting={!retry}>
        {retry ? <Failed cause={account.cause} onRetry={retry} /> : <Skeleton look="page" />}
      </PlaceFrame>
    )
  if (!module.data || account.state === 'loading')
    return <Splash person={session && app.account.remembered?.(session.uid)} isBetween={kind === 'PUSH'} />
  if (module.data.problems.length > 0) return <PageProblems problems={module.data.problems} />
  if (!readAddress(module.data.page, new URLSearchParams(location.search))) return <NotFound />
  return <PageView path={path} route={module.data} user={account.user} known={account.known} />
}

/** Stands in the place of a page that does not exist. */
export function NotFound() {
  const texts = useTexts()
  return <NoPage title={texts.t('engine.page.missing')} icon="search-x" text={texts.t('engine.page.missing.text')} />
}

interface NoPageProps {
  readonly title?: string
  readonly icon: string
  readonly text: string
  readonly children?: ReactNode
}

function NoPage({ title, icon, text, children }: NoPageProps) {
  const texts = useTexts()
  const goHome = useGoHome()
  const { pathname } = useLocation()
  return (
    <PlaceFrame path={pathname} title={title} onBack={goHome}>
      <Empty
        icon={icon}
        text={text}
        action={
          <Button tone="primary" onPress={goHome}>
            {texts.t('engine.page.home')}
          </Button>
        }
      />
      {children}
    </PlaceFrame>
  )
}

/** Milliseconds for which the page before may stay: after them it would seem that the press was not felt. */
const patienceMs = 300

type Load = ReturnType<typeof useLoadRoute>

function routeQuery(path: string, load: Load) {
  return {
    queryKey: ['route', path],
    queryFn: () => load(path),
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
  } as const
}

const arrivals = new WeakMap<Load, Map<string, Promise<void> | undefined>>()

/** Returns for each path always the same: what resolves when the load has ended or patience has, or undefined without a load. */
function arrivalOf(load: Load, path: string, begin: () => Promise<void> | undefined): Promise<void> | undefined {
  const known = arrivals.get(load) ?? new Map<string, Promise<void> | undefined>()
  arrivals.set(load, known)
  if (!known.has(path)) {
    const ended = begin()
    known.set(path, ended && Promise.race([ended, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]))
  }
  return known.get(path)
}

/**
 * Shows a page with a broken config: visitors read that it is not available, developers read why. The rest of the site
 * works.
 */
function PageProblems({ problems }: { readonly problems: readonly string[] }) {
  const texts = useTexts()
  return (
    <NoPage icon="triangle-alert" text={texts.t('engine.page.broken')}>
      {import.meta.env.DEV &&
        problems.map((problem) => (
          <Notice key={problem} tone="danger">
            {problem}
          </Notice>
        ))}
    </NoPage>
  )
}
