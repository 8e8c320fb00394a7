// Checks requests against their schemas, and lists of ids.
import { isObject } from '@pagewright/engine/tools'
import { under, unknown, checkValueOf, checkMessage, wrong, type Check, type ConfigPlace } from './checks'
import { own, type Tree } from './known'
import { mismatch } from './treeTypes'
import { checkPossible } from './unfitReason'

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

/** Checks the values that `items` give to a member of the request: each is possible and none stands twice. */
export function checkChoices(found: { readonly [name: string]: unknown }, place: ConfigPlace): void {
  if (!isObject(found.items)) return
  const member = own(place.request?.properties, found.param)
  const tree = found.many === true ? member?.items : member
  const seen = new Set<unknown>()
  for (const [id, item] of Object.entries(found.items)) {
    const at = { ...place, where: [...place.where, 'items', id, 'value'] }
    const one = isObject(item) ? item.value : undefined
    if (one === undefined) continue
    checkPossible(tree, one, at)
    if (seen.has(one)) wrong(at, 'repeated-name', `another one has the value ${JSON.stringify(one)} as well.`)
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
