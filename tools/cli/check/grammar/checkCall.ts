// Checks calls: the body against the schema of the request, the answer that the members of an object see, and the steps of
// a sequence.
import { type Asks, isObject, named, type Rule } from '@pagewright/engine/tools'
import {
  describe,
  missing,
  seeing,
  under,
  wrong,
  type ConfigPlace,
  unknown,
  checkValueOf,
  checkMessage,
  type Check,
  checkPossible,
} from './checks'
import { follow, own, type Tree, mismatch } from './known'

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

/** Checks the members of a request: names, values, and required ones that are neither given nor `filled` by a form. */
export function checkBody(
  found: unknown,
  place: ConfigPlace,
  request: Tree,
  filled: Tree = {},
  memberOf: (tree: Tree) => Check = checkValueOf,
): void {
  const given = found === undefined ? {} : found
  if (!isObject(given)) return wrong(place, 'not-data', 'expected the members of the request.')
  for (const [name, one] of Object.entries(given)) {
    const tree = own(request.properties, name)
    if (!tree) {
      unknown(place, 'unknown-key', `the request has no member "${name}".`, name, Object.keys(request.properties ?? {}))
      continue
    }
    memberOf(tree)(one, under(place, name))
    if (!isObject(one)) checkPossible(tree, one, under(place, name))
    if (Array.isArray(one)) for (const item of one) checkPossible(tree.items, item, under(place, name))
  }
  for (const name of request.required ?? []) {
    if (own(given, name) !== undefined || filled.open) continue
    const form = own(filled.properties, name)
    const why = form && mismatch(form, request.properties?.[name] ?? {})
    if (!form) wrong(place, 'missing-key', `the request needs "${name}", and nothing gives it.`)
    else if (why !== undefined) wrong(place, 'cannot-match', `"${name}" of the form ${why}: say what is sent.`)
  }
}

/** Checks an argument of a native call. A text may be a message. */
export const checkArgument =
  (tree: Tree): Check =>
  (found, place) =>
    (isObject(found) && 'say' in found && mismatch({ type: 'string' }, tree) === undefined
      ? checkMessage
      : checkValueOf(tree))(found, place)

/**
 * Checks the values that `items` give to a member of the request: each is possible and none stands twice. A choice has none
 * if it leaves out an optional member.
 */
export function checkChoices(found: { readonly [name: string]: unknown }, place: ConfigPlace): void {
  if (!isObject(found.items)) return
  const member = own(place.request?.properties, found.param)
  const tree = found.many === true ? member?.items : member
  const seen = new Set<unknown>()
  for (const [id, item] of Object.entries(found.items)) {
    if (!isObject(item)) continue
    const at = { ...place, where: [...place.where, 'items', id, 'value'] }
    const one = item.value
    const isOptional = found.many !== true && !place.request?.required?.includes(String(found.param))
    if (one === undefined && !isOptional)
      wrong({ ...place, where: [...place.where, 'items', id] }, 'missing-key', '"value" is missing.')
    if (one !== undefined)
      checkPossible(tree, one, at, isOptional ? ' A choice without "value" leaves the member out.' : '')
    if (seen.has(one))
      wrong(
        at,
        'repeated-name',
        `another one has ${one === undefined ? 'no value' : `the value ${JSON.stringify(one)}`} as well.`,
      )
    seen.add(one)
  }
}

/** Checks a list of ids of a map. */
export function idsOf(map: unknown): Check {
  return (found, place) => {
    const allowed = isObject(map) ? Object.keys(map) : []
    if (!Array.isArray(found)) return wrong(place, 'not-data', 'expected a list of ids.')
    for (const id of new Set(found.filter((one, index) => found.indexOf(one) !== index)))
      wrong(place, 'repeated-name', `"${String(id)}" stands here more than once.`)
    for (const id of found)
      if (!allowed.includes(String(id)))
        unknown(place, 'unknown-value', `there is no "${String(id)}" to order.`, id, allowed)
  }
}
