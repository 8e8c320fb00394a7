// Checks the call of an object, and adds the answer to the scope of its members. Steps of a sequence see it as well.
import { type Asks, isObject, named, type Rule } from '@pagewright/engine/tools'
import { checkBody } from './checkBody'
import { describe, missing, seeing, under, wrong, type ConfigPlace } from './checks'
import { follow, own } from './known'

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

/** Kinds of steps after which the page is left. */
const leaving: readonly unknown[] = ['link', 'open', 'signOut']
/** Values of `then` with which a call stays on the page. */
const staying: readonly unknown[] = [undefined, 'stay', 'reload']

/** Checks the steps of a sequence, each with `checkRule`. */
export function checkSequence(
  found: unknown,
  place: ConfigPlace,
  checkRule: (rule: Rule, found: unknown, place: ConfigPlace) => void,
): void {
  if (!isObject(found)) return missing(place, 'not-data', 'actions by id', found)
  const steps = Object.entries(found)
  if (steps.length < 2) wrong(place, 'missing-key', 'a sequence has two steps or more.')
  let scope = place
  for (const [index, [id, step]] of steps.entries()) {
    const here = under(scope, id)
    checkRule(named('Step'), step, here)
    if (!isObject(step)) continue
    const { call, enabled } = step
    if (index < steps.length - 1) checkStays(step, here)
    if (enabled !== undefined)
      wrong(under(here, 'enabled'), 'unfit-step', 'nobody sees a step: add "enabled" to the sequence, or "when" here.')
    if (step.do !== 'call') continue
    const endpoint = own(place.known.endpoints, call)
    if (endpoint?.kind === 'money')
      wrong(under(here, 'call'), 'unfit-step', `${describe(call)} moves money, so it cannot be one step of several.`)
    scope = seeing(scope, { answer: endpoint?.response ?? { open: true } })
  }
}

/** Checks that a step before the last one does not leave the page. */
function checkStays(step: { readonly [name: string]: unknown }, place: ConfigPlace): void {
  if (leaving.includes(step.do))
    wrong(place, 'unfit-step', `${describe(step.do)} leaves the page, so it can only be the last step.`)
  if (step.do === 'call' && !staying.includes(step.then))
    wrong(under(place, 'then'), 'unfit-step', 'only the last step can leave the page: "stay" and "reload" fit here.')
}
