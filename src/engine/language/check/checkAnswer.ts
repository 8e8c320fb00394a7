// Checks the call of an object, and adds the answer to the scope of its members.
import { checkBody } from './checkBody'
import { seeing, under, wrong, type ConfigPlace } from './checks'
import { follow, own } from './known'
import type { Asks } from '../grammar/grammar'

interface Asked {
  readonly sees: Pick<ConfigPlace, 'answer' | 'request'>
  /** Reports the problems of the call: an endpoint that answers no list, or a body that does not fit. */
  readonly check: () => void
}

/** Returns what the members see of the call's answer, and its check. An omitted optional call adds nothing. */
export function asked(
  { by, gives, as, isAlone, isWrite }: Asks,
  isNeeded: boolean,
  found: { readonly [name: string]: unknown },
  place: ConfigPlace,
): Asked {
  const call = found[by]
  if (call === undefined && !isNeeded) return { sees: { answer: undefined, request: undefined }, check: () => {} }
  const { request, response, bare } = own(place.known.endpoints, call) ?? {}
  const tree = response && (gives === 'rows' ? follow(response, 'list').tree?.items : response)
  const seen = { [as]: tree ?? { open: true } }
  const given = by === 'each' ? String(found.param) : gives === 'rows' ? 'page' : undefined
  const filled = isWrite ? place.filled : given === undefined ? undefined : { properties: { [given]: {} } }
  return {
    sees: { answer: isAlone ? { properties: seen } : seeing(place, seen).scope, request },
    check() {
      if (response && !tree) wrong(place, 'not-a-list', `"${String(call)}" does not answer a list.`)
      if (!request || (!isWrite && bare === 'read' && found.body === undefined)) return
      checkBody(found.body, under(place, 'body'), request, filled)
      if (isWrite || bare !== 'read') return
      const what = `"${String(call)}" only answers where nothing is sent: leave "body" out.`
      wrong(under(place, 'body'), 'not-a-read', what)
    },
  }
}
