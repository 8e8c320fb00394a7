// Checks names and values that stand for members of a request.
import { isObject } from '@pagewright/engine/tools'
import { checkEntries, checkLiteral, checkValueOf, under, unknown, wrong, type Check } from './checks'
import { own } from './known'
import { typesOf } from './treeTypes'
import { checkPossible } from './unfitReason'

export const requestMeanings = {
  comparedValues: (found, place) => {
    const tree = own(place.request?.properties, place.holder?.param)
    checkEntries(checkLiteral)(found, place)
    const values = (tree?.enum ?? []).map(String)
    for (const [name, other] of Object.entries(isObject(found) ? found : {})) {
      if (values.length > 0 && !values.includes(name))
        unknown(under(place, name), 'unknown-value', `"${name}" can never be here.`, name, values)
      else if (String(other) === name)
        wrong(under(place, name), 'cannot-match', `"${name}" would be compared with itself.`)
      else checkPossible(tree, other, under(place, name))
    }
  },
  manyChosen: (found, place) => {
    if (found !== true) return wrong(place, 'not-data', 'expected true, or no member.')
    const tree = own(place.request?.properties, place.holder?.param)
    if (tree && typesOf(tree).length > 0 && !typesOf(tree).includes('array'))
      wrong(place, 'cannot-match', 'several choices are sent as a list, and the member of the request is none.')
  },
  requestParam: (found, place) => {
    if (!place.request) return
    const allowed = Object.keys(place.request.properties ?? {})
    if (!allowed.includes(String(found)))
      unknown(place, 'unknown-key', `the request has no member "${String(found)}".`, found, allowed)
  },
  rowQuery: (found, place) => {
    const allowed = Object.keys(place.request?.properties ?? {})
    for (const [name, value] of Object.entries(isObject(found) ? found : {})) {
      const member = own(place.request?.properties, name)
      if (place.request && !member)
        unknown(under(place, name), 'unknown-key', `the request has no member "${name}".`, name, allowed)
      else checkValueOf(member ?? {})(value, under(place, name))
    }
  },
} as const satisfies { readonly [name: string]: Check }
