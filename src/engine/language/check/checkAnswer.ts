// What an object that calls an endpoint makes of its answer: what its members see, and the call itself.
import { body } from './checkBody'
import { seeing, under, wrong, type ConfigPlace } from './checks'
import { follow, own } from './known'
import type { Asks } from '../grammar/grammar'

interface Asked {
  readonly sees: Pick<ConfigPlace, 'answer' | 'request'>
  /** Reports what is wrong with the call: an endpoint that answers no list, a body that does not fit. */
  readonly check: () => void
}

/** The call of an object. One that may be left out, and is, sees nothing. */
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
  const filled = isWrite ? place.filled : gives === 'rows' ? { properties: { page: {} } } : undefined
  return {
    sees: { answer: isAlone ? { properties: seen } : seeing(place, seen).scope, request },
    check() {
      if (response && !tree) wrong(place, 'not-a-list', `"${String(call)}" does not answer a list.`)
      if (!request || (!isWrite && bare === 'read' && found.body === undefined)) return
      body(found.body, under(place, 'body'), request, filled)
      if (isWrite || bare !== 'read') return
      const what = `"${String(call)}" only answers where nothing is sent: leave "body" out.`
      wrong(under(place, 'body'), 'not-a-read', what)
    },
  }
}
