import type { PreparedStart } from './prepareStart'
import { routeAt } from '../runtime/site/routeAt'
import { randomId } from '../lib/random'
import type { FailureEvent } from '../report/failureEvent'

type Reporter = typeof import('../report/report')

const failures = ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError', 'pw:caught']

/**
 * Loads the reporter of a market that has one, in a build: with the first failure, or a while after the page. Keeps the first failures
 * until it is loaded. Where it cannot be loaded nothing is reported.
 */
export function watchFailures({
  manifest: { buildUrls: places },
  market,
  marketId,
  environment,
  site,
  local,
}: PreparedStart): void {
  const settings = market.report
  if (!settings || !places?.data) return
  const kept: FailureEvent[] = []
  let handle = (event: FailureEvent): void => {
    if (kept.length < maxKept) kept.push(event)
    load()
  }
  const loadReporter = async (): Promise<void> => {
    // Not an import that the build knows: when one of those fails, the page is loaded anew.
    const code = import(/* @vite-ignore */ places.pages.replace('*', 'report/report')) as Promise<Reporter>
    const route = () => routeAt(Object.keys(site), location.pathname)
    handle = (await code).startReporter(settings.url, marketId, environment, places.data, local, route, randomId)
    kept.forEach(handle)
  }
  let loading: Promise<void> | undefined
  const load = (): void => {
    loading ??= loadReporter().catch(ignore)
  }
  // A file that does not load tells its own element alone, on the way down to it.
  for (const type of failures) addEventListener(type, (event) => handle(event), true)
  setTimeout(load, loadDelayMs)
}

const maxKept = 20
const loadDelayMs = 4000

/** Keeps quiet: a reporter that does not load is no failure of the page. */
function ignore(): void {}
