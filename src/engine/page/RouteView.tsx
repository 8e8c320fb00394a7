import { Navigate, useLocation, useNavigationType } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useApp, useDocumentTitle } from '../runtime/app/app'
import { useAccount, useSession } from '../runtime/session/useAccount'
import { Failed } from '../ui/feedback/Failed'
import { PageFrame } from '../ui/layout/PageFrame'
import { Splash } from '../ui/layout/Splash'
import { useLoadRoute } from '../runtime/site/routeContext'
import { loginRouteOf } from '../runtime/navigation/logins'
import { PageView } from './PageView'
import { readAddress } from '../runtime/scope/scope'
import { needsAccount } from '../runtime/site/site'
import { useGoHome } from '../runtime/navigation/Entries'
import { useTexts } from '../i18n/useTexts'
import { Button } from '../ui/input/Button'
import { Empty } from '../ui/feedback/Empty'
import { Notice } from '../ui/feedback/Notice'

/** Draws one route: access, code and account load at once, and nothing of the page shows before they have. */
export function RouteView({ path }: { readonly path: string }) {
  const app = useApp()
  const location = useLocation()
  const session = useSession()
  const load = useLoadRoute()
  const kind = useNavigationType()
  const route = app.site[path]
  const module = useQuery({
    queryKey: ['route', path],
    queryFn: () => load(path),
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
  const isGuarded = route?.access === 'guarded' && !session
  const account = useAccount(needsAccount(route, session !== undefined))

  if (isGuarded) {
    const back = `${location.pathname}${location.search}${location.hash}`
    return <Navigate to={`${loginRouteOf(app.site, path)}${location.search}`} state={{ back }} replace />
  }
  if (module.isError) return <LoadFailed retry={() => void module.refetch()} />
  if (account.state === 'failed') return <LoadFailed retry={account.retry} />
  if (!module.data || account.state === 'loading')
    return <Splash person={session && app.account.remembered?.(session.uid)} isBetween={kind === 'PUSH'} />
  if (module.data.problems.length > 0) return <PageProblems problems={module.data.problems} />
  if (!readAddress(module.data.page, new URLSearchParams(location.search))) return <NotFound />
  return <PageView path={path} route={module.data} user={account.user} />
}

/** Stands in the place of a page that does not exist. */
export function NotFound() {
  const texts = useTexts()
  const goHome = useGoHome()
  const title = texts.t('engine.page.missing')
  useDocumentTitle(title)
  return (
    <PageFrame title={title} onBack={goHome}>
      <Empty
        icon="search-x"
        text={texts.t('engine.page.missing.text')}
        action={
          <Button tone="primary" onPress={goHome}>
            {texts.t('engine.page.home')}
          </Button>
        }
      />
    </PageFrame>
  )
}

function LoadFailed({ retry }: { readonly retry: () => void }) {
  const { product } = useApp().market
  useDocumentTitle(product)
  return (
    <PageFrame title={product}>
      <Failed onRetry={retry} />
    </PageFrame>
  )
}

/**
 * Shows a page with a broken config: visitors read that it is not available, developers read why. The rest of the site
 * works.
 */
function PageProblems({ problems }: { readonly problems: readonly string[] }) {
  const { market } = useApp()
  const texts = useTexts()
  const goHome = useGoHome()
  useDocumentTitle(market.product)
  return (
    <PageFrame title={market.product} onBack={goHome}>
      <Empty
        icon="triangle-alert"
        text={texts.t('engine.page.broken')}
        action={
          <Button tone="primary" onPress={goHome}>
            {texts.t('engine.page.home')}
          </Button>
        }
      />
      {import.meta.env.DEV &&
        problems.map((problem) => (
          <Notice key={problem} tone="danger">
            {problem}
          </Notice>
        ))}
    </PageFrame>
  )
}
