// What pages use of the engine, by the names of its page language. A deployed engine must have all of it.
import { destinationRule, fieldWidgets, marketRule, namedRules, pageRule, type Rule } from '@pagewright/engine/tools'
import { widgetsIn } from '../check/product/knownOfMarket'
import { filesAt } from '../files'
import { effectivePages, loadProduct } from '../generate/loadProduct'

/** The shape of a generated page module, which is no part of the language. Another shape gets another number. */
const moduleFormat = 'page modules 1'

/** In the place of a value: all values that a rule allows. */
const everything = Symbol('everything')

/** Returns what the engine and the widgets of a product can do. */
export function abilitiesOfEngine(root: string): readonly string[] {
  const all = abilitiesIn([pageRule, destinationRule, marketRule].map((rule) => [rule, everything] as const))
  return [...all, ...[...Object.keys(fieldWidgets), ...widgetsIn(filesAt(root))].map((name) => `widget ${name}`)]
}

/** Returns what the pages of a product use, in any market. */
export function abilitiesOfPages(root: string): readonly string[] {
  const { product } = loadProduct(filesAt(root))
  const pages = Object.keys(product.markets).flatMap((market) => Object.values(effectivePages(product, market)))
  return abilitiesIn([
    ...pages.map((page) => [pageRule, page] as const),
    ...Object.values(product.navigation ?? {}).map((place) => [destinationRule, place] as const),
    ...Object.values(product.markets).map((market) => [marketRule, market] as const),
  ])
}

/** Returns the pages that use these abilities in any market, as `/guild, /withdraw`, by the ability. */
export function placesOf(root: string, names: readonly string[]): { readonly [name: string]: string } {
  const { product } = loadProduct(filesAt(root))
  const uses = Object.keys(product.markets).flatMap((market) =>
    Object.entries(effectivePages(product, market)).flatMap(([route, page]) =>
      abilitiesIn([[pageRule, page]]).map((name) => ({ name, route })),
    ),
  )
  const routesOf = (name: string) => new Set(uses.filter((one) => one.name === name).map(({ route }) => route))
  return Object.fromEntries(names.map((name) => [name, [...routesOf(name)].join(', ')]))
}

/** Returns the names that values of these rules use, such as `ListBlock.table` and `Cell.format=date`. */
function abilitiesIn(values: readonly (readonly [rule: Rule, value: unknown])[]): readonly string[] {
  const names = new Set([moduleFormat])
  const seen = new Map<Rule, Set<string>>()
  const visit = (rule: Rule, value: unknown, place: string): void => {
    if (value === everything) {
      const places = seen.get(rule) ?? new Set()
      if (places.has(place)) return
      seen.set(rule, places.add(place))
    }
    switch (rule.is) {
      case 'type':
        return visit(rule.rule, value, rule.name)
      case 'named':
        return visit(namedRules[rule.name], value, place)
      case 'special':
      case 'sees':
        return visit(rule.like, value, place)
      case 'list':
      case 'byId':
        for (const one of value === everything ? [value] : Object.values(Object(value) as object))
          visit(rule.of, one, place)
        return
      case 'name':
        if (rule.set.toLowerCase().endsWith('widget') && typeof value === 'string') names.add(`widget ${value}`)
        return
      case 'oneOf':
      case 'choice':
        for (const name of rule.is === 'oneOf' ? rule.values.map(String) : Object.keys(rule.of))
          if (value === everything || value === name) names.add(`${place}=${name}`)
        return
      case 'kinds':
        for (const [kind, { rule: one }] of Object.entries(rule.of))
          if (value === everything || memberOf(value, rule.member) === kind) visit(one, value, `${rule.noun} ${kind}`)
        return
      case 'either':
        for (const one of rule.of) visit(one, value, place)
        return
      case 'object':
        for (const [name, { rule: member }] of Object.entries(rule.members)) {
          const held = memberOf(value, name)
          if (held === undefined) continue
          names.add(`${place}.${name}`)
          visit(member, held, `${place}.${name}`)
        }
        return
      default:
    }
  }
  for (const [rule, value] of values) visit(rule, value, 'page')
  return [...names].sort()
}

function memberOf(value: unknown, name: string): unknown {
  return value === everything ? value : (Object(value) as { readonly [name: string]: unknown })[name]
}
