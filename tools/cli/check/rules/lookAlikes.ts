// Checks what people see beside each other: parts that they cannot tell apart, pictures without a text, and orders that
// leave something out.
import { isObject, type Problem } from '@pagewright/engine/tools'
import { domainsOf, exclusion, type DomainOf } from './exclusion'
import { conditionsOf, partsOfPage, type PagePart, type MarketSite, partsOfPages, type WholeSite } from './rule'

/** Members by which two lines of one value differ. */
const computed = ['words', 'sum', 'times', 'over', 'plus', 'minus'] as const
/** The members that hold parts beside each other, with what must differ among them. */
const differing: { readonly [member: string]: readonly (readonly string[])[] } = {
  links: [['label'], ['icon']],
  actions: [['label']],
  tabs: [['label']],
  fields: [['label']],
  filters: [['label']],
  lines: [['label'], ['value', ...computed]],
  cells: [['label'], ['value', ...computed]],
  columns: [['label'], ['value', ...computed]],
}

/** Finds parts of one list that look the same. Parts that never show together may. */
export function lookAlikes(site: MarketSite): Problem[] {
  return Object.entries(site.pages).flatMap(([route, page]) => {
    const domainOf = domainsOf(site, page)
    return partsOfPage(route, page).flatMap(({ value, where }) =>
      Object.entries(differing).flatMap(([member, groups]) => {
        const entries = value[member]
        if (!isObject(entries)) return []
        const at = [...where, member]
        const same = groups.flatMap((names) => repeated(entries, names, domainOf, at))
        return member === 'links' ? [...same, ...iconless(entries, at)] : same
      }),
    )
  })
}

/** Finds the one link without an icon among links that all have one. */
function iconless(links: object, where: readonly string[]): Problem[] {
  const all = Object.entries(links)
  const lacking = all.filter(([, link]) => isObject(link) && link.icon === undefined)
  const [only] = lacking
  if (!only || lacking.length > 1 || all.length < 3) return []
  return [{ name: 'missing-key', where: [...where, only[0]], what: '"icon" is missing, and all others here have one.' }]
}

type Entry = readonly [id: string, value: PagePart['value']]

function repeated(entries: object, names: readonly string[], domainOf: DomainOf, where: readonly string[]): Problem[] {
  const [first = ''] = names
  const all = Object.entries(entries).filter(
    (one): one is [string, PagePart['value']] => isObject(one[1]) && first in one[1] && one[1].widget !== 'hidden',
  )
  return all.flatMap(([id, value], at): Problem[] => {
    const same = all
      .slice(0, at)
      .find((other) => looksLike(other, [id, value], names) && !excluded(other, [id, value], domainOf))
    if (!same) return []
    const what = `"${id}" has the same ${first} as "${same[0]}": ${JSON.stringify(value[first])}.`
    return [{ name: 'look-alike', where: [...where, id, first], what }]
  })
}

function looksLike([, one]: Entry, [, other]: Entry, names: readonly string[]): boolean {
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}

function excluded([, one]: Entry, [, other]: Entry, domainOf: DomainOf): boolean {
  const tables = [conditionsOf({ value: one }), conditionsOf({ value: other })].filter((table) => table !== undefined)
  return tables.length === 2 && exclusion(tables, domainOf) !== undefined
}

/** Finds pictures without a text alternative. Rows, choices and cells use their title or label. */
export function missingNames({ pages }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]) =>
    partsOfPage(route, page)
      .filter(({ value }) => value.block === 'record' && value.image !== undefined && value.name === undefined)
      .map(({ where }): Problem => {
        const what = '"name" is missing: screen readers need it as the text of the picture in "image".'
        return { name: 'missing-name', where, what }
      }),
  )
}

/**
 * Finds orders of a page that leave something out. The order of a market may: what the page gets later comes last
 * there.
 */
export function incompleteOrders({ product: { pages } }: Pick<WholeSite, 'product'>): Problem[] {
  return partsOfPages(pages).flatMap(({ value, where }): Problem[] => {
    const { order } = value
    if (!Array.isArray(order)) return []
    const entries = Object.values(value).find(
      (one) => isObject(one) && order.every((id) => Object.hasOwn(one, String(id))),
    )
    const left = isObject(entries) ? Object.keys(entries).filter((id) => !order.includes(id)) : []
    if (left.length === 0) return []
    const what = `the order leaves out ${left.map((id) => `"${id}"`).join(', ')}.`
    return [{ name: 'missing-key', where: [...where, 'order'], what }]
  })
}
