import { pages } from '../../../pages.config'
import { isList, isObject } from '../../../sandbox/contract'
import type { Fault } from '../../../sandbox/http/faults'
import type { PageState } from './plan'

/** Without the account there is no page, only the loading and error screens of the whole site. */
const account = 'POST /web/MyAccountInfo'

/**
 * Returns the faults that bring a page with these endpoints into a state. Returns none if the page cannot have the
 * state.
 */
export function faultsFor(state: PageState, route: string, asked: readonly string[]): readonly Fault[] {
  const own = asked.filter((endpoint) => endpoint !== account)
  if (state === 'loading') return own.map((endpoint) => ({ endpoint, kind: 'hold' }))
  if (state === 'failed') return own.map((endpoint) => ({ endpoint, kind: 'status', status: 500 }))
  if (state !== 'empty') return []
  const lists = listsIn(pages[route as keyof typeof pages])
  return own.filter((endpoint) => lists.includes(endpoint)).map((endpoint) => ({ endpoint, kind: 'none' }))
}

/** Returns the endpoints of a page's lists at any depth. */
function listsIn(value: unknown): readonly string[] {
  if (isList(value)) return value.flatMap(listsIn)
  if (!isObject(value)) return []
  const own = value['block'] === 'list' && typeof value['rows'] === 'string' ? [value['rows']] : []
  return [...own, ...Object.values(value).flatMap(listsIn)]
}
