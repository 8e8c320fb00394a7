import { Suspense, useEffect, useMemo, useState } from 'react'
import { BrowserRouter, useRoutes, type RouteObject } from 'react-router-dom'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { AppContext, type App } from '../runtime/app/app'
import { HostEvents } from '../runtime/native/HostEvents'
import type { Texts } from '../i18n/texts'
import { FormatContext, TextsContext } from '../i18n/useTexts'
import { ConfirmProvider } from '../ui/overlay/ConfirmProvider'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary'
import { Failed } from '../ui/feedback/Failed'
import { OfflineBanner } from '../ui/feedback/OfflineBanner'
import { PageFrame } from '../ui/layout/PageFrame'
import { ToastProvider } from '../ui/feedback/ToastProvider'
import { Entries } from '../runtime/navigation/Entries'
import { LoadRouteContext } from '../runtime/site/routeContext'
import { FailuresBanner, NewVersionBanner, SlowReadsBanner } from './Banners'
import { createRouteLoader } from '../runtime/app/routeLoader'
import { NotFound, RouteView } from './RouteView'
import { type SessionGate, useSessionGate } from '../runtime/session/sessionGate'
import type { Site } from '../runtime/site/site'
import '../ui/feedback/Banner.css'

interface SiteViewProps {
  readonly app: App
  readonly texts: Texts
  readonly cache: QueryClient
  readonly gate: SessionGate
}

/** Draws the whole site: what all pages share, and a route for each entry of the site map. */
export function SiteView({ app, texts, cache, gate }: SiteViewProps) {
  const load = useMemo(() => createRouteLoader(app, texts), [app, texts])
  const format = useMemo(
    () => ({ timeZone: app.market.timeZone, shortDivisor: app.market.shortDivisor, now: app.clock.now }),
    [app],
  )
  return (
    <QueryClientProvider client={cache}>
      <AppContext value={app}>
        <TextsContext value={texts}>
          <FormatContext value={format}>
            <LoadRouteContext value={load}>
              <ErrorBoundary fallback={(_error, retry) => <Failed onRetry={retry} />}>
                <ToastProvider>
                  <ConfirmProvider>
                    <BrowserRouter>
                      <div className="pw-banners">
                        <OfflineBanner />
                        <SlowReadsBanner />
                        <NewVersionBanner />
                        {import.meta.hot && <FailuresBanner />}
                      </div>
                      <Entries>
                        <HostEvents />
                        <SiteRoutes app={app} gate={gate} />
                      </Entries>
                    </BrowserRouter>
                  </ConfirmProvider>
                </ToastProvider>
              </ErrorBoundary>
            </LoadRouteContext>
          </FormatContext>
        </TextsContext>
      </AppContext>
    </QueryClientProvider>
  )
}

function SiteRoutes({ app, gate }: { readonly app: App; readonly gate: SessionGate }) {
  const [hasFailed, setFailed] = useState(false)
  const routes = useMemo(() => routesOf(app.site), [app.site])
  const shown = useRoutes(routes)
  useSessionGate(gate, setFailed)
  useEffect(() => app.native.shown(), [app])
  useEffect(() => void removeServiceWorkers(navigator.serviceWorker), [])
  if (hasFailed) {
    return (
      <PageFrame title={app.market.product}>
        <Failed onRetry={() => setFailed(false)} />
      </PageFrame>
    )
  }
  return <Suspense fallback={null}>{shown}</Suspense>
}

/** Returns the routes of a site map for the router, with a page for unknown addresses. */
function routesOf(site: Site): RouteObject[] {
  return [
    // The key makes each page start anew, although all use the same component.
    ...Object.keys(site).map((path) => ({ path, element: <RouteView key={path} path={path} /> })),
    { path: '*', element: <NotFound /> },
  ]
}

/**
 * Unregisters every service worker of this origin. This product has none, and an old one would serve an old version.
 */
export async function removeServiceWorkers(workers: ServiceWorkerContainer | undefined): Promise<void> {
  try {
    const found = (await workers?.getRegistrations()) ?? []
    await Promise.all(found.map((one) => one.unregister()))
  } catch {
    // A web view that forbids service workers has none.
  }
}
