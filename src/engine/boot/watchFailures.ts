import type { PreparedStart } from './prepareStart'
import { isLeaving } from '../lib/leaving'
import { routeAt } from '../runtime/site/site'
import { randomId } from '../lib/text'
import type { FailureEvent } from '../report/failureEvent'

type Reporter = typeof import('../report/report')

const failures = ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError', 'pw:caught']

/**
 * Loads the error reporter of a market in a build: with the first failure, or some seconds after the page. Keeps the
 * first failures until it has loaded. If it fails to load nothing is reported.
 */
export function watchFailures({
  manifest: { buildUrls },
  market,
  marketId,
  environment,
  site,
  local,
}: PreparedStart): void {
  const settings = market.report
  if (!settings || !buildUrls?.data) return
  const kept: FailureEvent[] = []
  let handle = (event: FailureEvent): void => {
    if (kept.length < maxKept) kept.push(event)
    load()
  }
  const loadReporter = async (): Promise<void> => {
    // This import is unknown to the build: a failure of a known one reloads the page.
    const code = import(/* @vite-ignore */ buildUrls.report) as Promise<Reporter>
    const route = () => routeAt(Object.keys(site), location.pathname)
    handle = (await code).startReporter(settings.url, marketId, environment, buildUrls.data, local, route, randomId)
    kept.forEach(handle)
  }
  let loading: Promise<void> | undefined
  const load = (): void => {
    loading ??= loadReporter().catch(ignore)
  }
  // Captures, because a file that fails to load reports only to its own element.
  for (const type of failures)
    addEventListener(type, (event) => !(isLoadFailure(event) && isLeaving()) && handle(event), true)
  // The reporter itself reads which release it was.
  addEventListener('pw:blocked', load)
  setTimeout(load, loadDelayMs)
}

/** Returns true if a file failed to load. Firefox and WebKit abort what still loads when the document is left. */
function isLoadFailure({ type, target }: FailureEvent): boolean {
  return type === 'vite:preloadError' || (target?.src ?? target?.href) !== undefined
}

const maxKept = 20
const loadDelayMs = 4000

/** Does nothing: a reporter that fails to load is no failure of the page. */
function ignore(): void {}
