// What a block or a field makes of an endpoint's answer: the checks that see it, and the call itself.
import { body } from './checkBody'
import { seeing, under, wrong, type Check, type ConfigPlace } from './checks'
import { follow, own, type Tree } from './known'
import { isObject } from '../runtime/merge'

export interface Answered {
  readonly request: Tree | undefined
  /** Makes a check see the row, or the answer, beside what its block sees. */
  readonly seen: (check: Check) => Check
  /** Tells what is wrong with the call: an endpoint that answers no list, a body that does not fit. */
  readonly checkCall: () => void
}

/** The rows of the list that `member` names. */
export function rowsAnswered(found: unknown, place: ConfigPlace, member: 'rows' | 'call'): Answered {
  const call = isObject(found) ? found[member] : undefined
  const response = own(place.known.endpoints, call)?.response
  const row = response && follow(response, 'list').tree?.items
  const answered = answeredAs(found, place, { call, name: 'row', tree: row, filled: { properties: { page: {} } } })
  return {
    ...answered,
    checkCall() {
      if (response && !row) wrong(place, 'not-a-list', `"${String(call)}" does not answer a list.`)
      answered.checkCall()
    },
  }
}

/** The whole answer of the endpoint that `call` names, under the name that paths call it by. */
export function wholeAnswered(found: unknown, place: ConfigPlace, name: 'row' | 'answer'): Answered {
  const call = isObject(found) ? found.call : undefined
  return answeredAs(found, place, { call, name, tree: own(place.known.endpoints, call)?.response })
}

function answeredAs(
  found: unknown,
  place: ConfigPlace,
  { call, name, tree, filled }: { call: unknown; name: string; tree: Tree | undefined; filled?: Tree },
): Answered {
  const inner = seeing(place, { [name]: tree ?? { open: true } })
  const { request, bare } = own(place.known.endpoints, call) ?? {}
  return {
    request,
    seen: (check) => (value, at) => check(value, { ...inner, where: at.where }),
    checkCall() {
      if (!request || !isObject(found)) return
      if (bare === 'read' && found.body === undefined) return
      body(found.body, under(place, 'body'), request, filled)
      if (bare === 'read')
        wrong(
          under(place, 'body'),
          'not-a-read',
          `"${String(call)}" only answers where nothing is sent: leave "body" out.`,
        )
    },
  }
}
