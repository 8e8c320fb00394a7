import { pages } from '../../../pages.config'
import { isList, isObject } from '../../../sandbox/contract'
import type { Fault } from '../../../sandbox/http/faults'
import type { PageState } from './plan'

/** Without it there is no page at all, only the whole screen's own loading and failure. */
const account = 'POST /web/MyAccountInfo'

/** The faults that bring a page which asks for these endpoints into a state; none where it cannot be in it. */
export function faultsFor(state: PageState, route: string, asked: readonly string[]): readonly Fault[] {
  const own = asked.filter((endpoint) => endpoint !== account)
  if (state === 'loading') return own.map((endpoint) => ({ endpoint, kind: 'hold' }))
  if (state === 'failed') return own.map((endpoint) => ({ endpoint, kind: 'status', status: 500 }))
  if (state !== 'empty') return []
  const lists = listsIn(pages[route as keyof typeof pages])
  return own.filter((endpoint) => lists.includes(endpoint)).map((endpoint) => ({ endpoint, kind: 'none' }))
}

/** The endpoints of a page's lists, however deep its blocks lie. */
function listsIn(value: unknown): readonly string[] {
  if (isList(value)) return value.flatMap(listsIn)
  if (!isObject(value)) return []
  const own = value['block'] === 'list' && typeof value['rows'] === 'string' ? [value['rows']] : []
  return [...own, ...Object.values(value).flatMap(listsIn)]
}
