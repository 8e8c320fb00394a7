import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { type App, useApp, useDocumentTitle } from '../runtime/app/app'
import { SheetsProvider } from '../actions/SheetsProvider'
import { Outlines, renderActionForm, renderBlocks } from '../blocks/Blocks'
import { lazyMoneyViews } from '../actions/money/lazyMoneyViews'
import { useCallsOnOpen, useNativeHost } from '../runtime/native/useNativeHost'
import { useTexts } from '../i18n/useTexts'
import { useTranslate } from '../i18n/useTranslate'
import { isFullyResolved, resolveBindings } from '../language/runtime/resolveBindings'
import type { PageConfig } from '../language/types/plainPage'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary'
import { Failed } from '../ui/feedback/Failed'
import { lazyPart } from '../ui/layout/lazyPart'
import { PageFrame } from '../ui/layout/PageFrame'
import { PageNeeds, PageRedirects } from './PageGate'
import { SiteNavigation, usePlaces } from './SiteNavigation'
import {
  BlocksContext,
  OpenPageContext,
  pageScope,
  ScopeContext,
  type ScopeValues,
  useNow,
  usePageState,
} from '../runtime/scope/scope'
import { RouteContext } from '../runtime/site/routeContext'
import { withAssumed } from '../runtime/scope/assumed'
import type { CodeGroup, RouteModule } from '../runtime/site/site'
import { SourcesContext, useSources } from '../runtime/scope/sources'
import { OpenedEvent } from '../runtime/app/track'
import { useGoBack } from '../runtime/navigation/Entries'
import { pageCode } from './preloadPage'

const renderMoney = lazyPart(
  async () => (await lazyMoneyViews.load()).PageMoney,
  () => lazyMoneyViews.loaded()?.PageMoney,
)

interface PageViewProps {
  readonly path: string
  readonly route: RouteModule
  readonly user: unknown
  /** The account if it is known: the navigation shows the places of this person on a page that does not ask for it, too. */
  readonly known: unknown
}

/** Draws a page: its frame, the scope of its configs, and its blocks, each with an error boundary. */
export function PageView({ path, route, user, known }: PageViewProps) {
  const app = useApp()
  const texts = useTexts()
  const [state, openPage] = usePageState(route.page)
  const base = useBaseScope(route.page, user, state)
  const around = useBaseScope(route.page, known, state)
  const sources = useSources(route, base)
  const scope = useMemo(() => withAssumed({ ...base, data: sources.data }), [base, sources.data])
  useCallsOnOpen(route.page, scope, sources)
  const places = usePlaces(around)
  const goBack = useGoBack()
  const code = app.site[path]?.code ?? []
  const isReady = usePageCode(code)
  const kind = useNavigationType()
  const arrival = useArrival(app, kind)
  useScrollToTop(kind)
  const title = texts.t(route.page.title)
  const { look, event } = route.page
  // A place of the navigation is where one begins: there is nothing before it.
  const hasBack = (look === undefined || look === 'plain') && places.every(([, { to }]) => to !== path)
  useDocumentTitle(useNameFromData(route.page, scope) ?? title)

  return (
    <RouteContext value={{ path, route }}>
      {event && <OpenedEvent name={event} of="page" />}
      <SourcesContext value={sources}>
        <OpenPageContext value={openPage}>
          <ScopeContext value={scope}>
            <BlocksContext value={renderBlocks}>
              <PageRedirects page={route.page}>
                <SheetsProvider id={path} renderForm={renderActionForm}>
                  <PageFrame
                    title={title}
                    look={look}
                    icon={route.page.icon}
                    brand={app.market.product}
                    arrival={arrival}
                    navigation={<SiteNavigation path={path} scope={around} places={places} />}
                    onBack={hasBack ? goBack : undefined}
                  >
                    <BlocksBoundary page={route.page}>
                      <Money movesMoney={isReady && code.includes('money')} />
                      <PageNeeds page={route.page}>
                        {isReady ? (
                          renderBlocks({ id: path, blocks: route.page.blocks, order: route.page.order })
                        ) : (
                          <Outlines blocks={route.page.blocks} order={route.page.order} />
                        )}
                      </PageNeeds>
                    </BlocksBoundary>
                  </PageFrame>
                </SheetsProvider>
              </PageRedirects>
            </BlocksContext>
          </ScopeContext>
        </OpenPageContext>
      </SourcesContext>
    </RouteContext>
  )
}

/** Returns what a page and the navigation around it know before the sources of the page have loaded. */
export function useBaseScope(page: Pick<PageConfig, 'query'>, user: unknown, state: ScopeValues['state']): ScopeValues {
  const app = useApp()
  const { isHosted } = useNativeHost()
  const { language } = useTexts()
  const { market, marketId, environment } = app
  const version = app.version()
  const [search] = useSearchParams()
  const now = useNow(app.clock, market.timeZone)
  return useMemo<ScopeValues>(
    () =>
      pageScope(
        { id: marketId, environment, facts: market.facts },
        { isApp: isHosted, version, language },
        { user, search, page, now, state },
      ),
    [marketId, environment, market, isHosted, version, language, user, search, page, now, state],
  )
}

/** Returns the title that the page has from its data, or undefined while one of its values is missing. */
function useNameFromData({ documentTitle }: PageConfig, scope: ScopeValues): string | undefined {
  const translate = useTranslate()
  if (documentTitle === undefined) return undefined
  const values = typeof documentTitle === 'string' ? {} : documentTitle.with
  return isFullyResolved(values, resolveBindings(values, scope)) ? translate(documentTitle, scope) : undefined
}

/** Tells of payments where the page has some, or this device has begun some. A press reports code that fails to load. */
function Money({ movesMoney }: { readonly movesMoney: boolean }) {
  const { money } = useApp()
  useSyncExternalStore(money.subscribe, money.version)
  if (!movesMoney && !money.loaded()) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{renderMoney({ movesMoney })}</Suspense>
    </ErrorBoundary>
  )
}

function BlocksBoundary({ page, children }: { readonly page: PageConfig; readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKeys={[pathname, page]} fallback={(_error, retry) => <Failed onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  )
}

/** Apps that have shown a page. The first page of an app is opened, and no page stands before it. */
const started = new WeakSet<App>()

/** Returns true once the app has shown a page. */
export function hasShownPage(app: App): boolean {
  return started.has(app)
}

/** Returns how the reader came to this page. Later navigation on the page does not change it. */
function useArrival(app: App, kind: ReturnType<typeof useNavigationType>): 'next' | 'back' | undefined {
  const [arrival] = useState((): 'next' | 'back' | undefined => {
    if (kind === 'PUSH') return 'next'
    return kind === 'POP' && started.has(app) ? 'back' : undefined
  })
  useEffect(() => void started.add(app), [app])
  return arrival
}

/** Scrolls a new page to its top. Going back keeps the position. */
function useScrollToTop(kind: ReturnType<typeof useNavigationType>): void {
  const { pathname } = useLocation()
  const toTop = useEffectEvent(() => {
    if (kind !== 'POP') window.scrollTo(0, 0)
  })
  // A new query is still the same page.
  useLayoutEffect(() => toTop(), [pathname])
}

/** Returns true once all these code groups have loaded or failed. A place that lacks its code reports that itself. */
function usePageCode(names: readonly CodeGroup[]): boolean {
  const { money } = useApp()
  // The money service must be opened, too.
  const code = names.map((name) => (name === 'money' ? { loaded: money.loaded, preload: money.open } : pageCode[name]))
  const [isReady, setReady] = useState(() => code.every(({ loaded }) => loaded() !== undefined))
  const wait = useEffectEvent(() => Promise.allSettled(code.map(({ preload }) => preload())))
  useEffect(() => {
    if (isReady) return
    let isHere = true
    void wait().then(() => isHere && setReady(true))
    return () => {
      isHere = false
    }
  }, [isReady])
  return isReady
}
