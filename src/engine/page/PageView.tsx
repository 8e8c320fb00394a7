import { useEffectEvent, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { useApp } from '../app'
import { SheetsProvider } from '../action/SheetsProvider'
import { Blocks } from '../blocks/Blocks'
import { useTexts } from '../text/useTexts'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { Failed } from '../ui/Failed'
import { PageFrame } from '../ui/PageFrame'
import { Needs, Redirects } from './PageGate'
import { hasPageBehind } from './pageBehind'
import { PageStateContext, usePageState } from './pageState'
import { RouteContext } from './routeContext'
import { ScopeContext, type ScopeValues } from './scope'
import type { RouteModule } from './site'
import { SourcesContext, useSources } from './sources'
import { useNow } from './useNow'

interface PageViewProps {
  readonly path: string
  readonly route: RouteModule
  readonly user: unknown
}

/** A page: its frame, the scope that its configs look at, and its blocks, each apart from the others. */
export function PageView({ path, route, user }: PageViewProps) {
  const app = useApp()
  const texts = useTexts()
  const [search] = useSearchParams()
  const now = useNow(app.clock, app.market.timeZone)
  const [state, setState] = usePageState(route.page)
  const base = useMemo<ScopeValues>(
    () => ({ user, query: Object.fromEntries(search), now, market: app.market.facts, data: {}, state }),
    [user, search, now, app.market.facts, state],
  )
  const sources = useSources(route.sources, base)
  const scope = useMemo(() => ({ ...base, data: sources.data }), [base, sources.data])
  const onBack = useBack()
  useTop()

  return (
    <RouteContext value={{ path, route }}>
      <SourcesContext value={sources}>
        <PageStateContext value={setState}>
          <ScopeContext value={scope}>
            <Redirects page={route.page}>
              <SheetsProvider id={path}>
                <PageFrame
                  title={texts.t(route.page.title)}
                  look={route.page.look}
                  onBack={route.page.look === 'welcome' ? undefined : onBack}
                >
                  <Guard>
                    <Needs page={route.page}>
                      <Blocks id={path} blocks={route.page.blocks} order={route.page.order} />
                    </Needs>
                  </Guard>
                </PageFrame>
              </SheetsProvider>
            </Redirects>
          </ScopeContext>
        </PageStateContext>
      </SourcesContext>
    </RouteContext>
  )
}

function Guard({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKeys={[pathname]} fallback={(_error, retry) => <Failed onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  )
}

/** A page that one goes on to begins at its top; one that one comes back to stays where it was. */
function useTop(): void {
  const kind = useNavigationType()
  const { pathname } = useLocation()
  const toTop = useEffectEvent(() => {
    if (kind !== 'POP') window.scrollTo(0, 0)
  })
  // A new query is the same page.
  useLayoutEffect(() => toTop(), [pathname])
}

/** Back goes where one came from; who came from outside goes home. */
function useBack(): () => void {
  const navigate = useNavigate()
  return () => void (hasPageBehind() ? navigate(-1) : navigate('/', { replace: true }))
}
