// Mends what the checker no longer finds after a rename: paths, names of fields, and lists that name them.
import { isObject } from '@pagewright/engine/tools'
import type { Product } from '../../generate/loadProduct'
import { type MemberPath, type ProductChange, siteParts } from '../change'
import { valueAtPath } from '../plainChange'

interface Found {
  readonly where: readonly string[]
}
interface Names {
  readonly from: string
  readonly to: string
}

/** Returns the changes that give the places of problems the new name. A place that several markets share comes once. */
export function pageFixes(product: Product, problems: readonly Found[], names: Names): readonly ProductChange[] {
  const fixes = new Map<string, ProductChange>()
  for (const { where } of problems)
    for (const fix of fixesAt(product, where, names))
      if ('at' in fix) fixes.set(JSON.stringify([fix.page, fix.site, fix.market, fix.at]), fix)
  return [...fixes.values()]
}

function fixesAt(product: Product, where: readonly string[], renamed: Names): readonly ProductChange[] {
  const [first = '', second = '', third = '', ...rest] = where
  const names = where.slice(1)
  if (second === 'pages' && Object.hasOwn(product.markets, first))
    return fixesIn(valueAtPath(product.markets, [first, 'pages', third]), rest, { page: third, market: first }, renamed)
  if (Object.hasOwn(product.markets, first))
    return fixesIn(valueAtPath(product.markets, [first]), names, { market: first }, renamed)
  const site = siteParts.find((one) => one === first)
  if (site) return fixesIn(valueAtPath(product, [site]), names, { site, shared: 'there' }, renamed)
  return fixesIn(valueAtPath(product.pages, [first]), names, { page: first, shared: 'there' }, renamed)
}

function fixesIn(document: unknown, names: readonly string[], target: Target, renamed: Names) {
  const at = pathTo(document, names)
  return at ? renamesIn(document, at, target, renamed) : []
}

/** Returns the path of the place of a problem, or undefined if it is not there. Problems leave `blocks` out. */
function pathTo(document: unknown, names: readonly string[]): MemberPath | undefined {
  const path: string[] = []
  for (const name of names) {
    const isThere = valueAtPath(document, [...path, name]) !== undefined
    if (!isThere && valueAtPath(document, [...path, 'blocks', name]) === undefined) return undefined
    path.push(...(isThere ? [name] : ['blocks', name]))
  }
  return document === undefined ? undefined : path
}

type Target =
  | { readonly page: string; readonly market?: string; readonly shared?: 'there' }
  | { readonly market: string }
  | { readonly site: (typeof siteParts)[number]; readonly shared: 'there' }

function renamesIn(document: unknown, at: MemberPath, target: Target, names: Names): readonly ProductChange[] {
  const value = valueAtPath(document, at)
  const sets = setsIn(value, at, target, names)
  // A member of the language may have the same name: `name: 'row.name'`.
  if (sets.length > 0 || at.at(-1) !== names.from || value === undefined) return sets
  return [{ do: 'rename', ...target, at, to: names.to }]
}

/** Returns a change for each text at or below a place that names the member. */
function setsIn(value: unknown, at: MemberPath, target: Target, names: Names): readonly ProductChange[] {
  if (typeof value === 'string') {
    const parts = value.split('.')
    if (!parts.includes(names.from)) return []
    const next = parts.map((one) => (one === names.from ? names.to : one)).join('.')
    return [{ do: 'set', ...target, at, value: next }]
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => setsIn(one, [...at, String(index)], target, names))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, one]): readonly ProductChange[] => {
    // The names of conditions are paths too.
    const parts = name.split('.')
    if (parts.length > 1 && parts.includes(names.from))
      return [
        {
          do: 'rename',
          ...target,
          at: [...at, name],
          to: parts.map((part) => (part === names.from ? names.to : part)).join('.'),
        },
      ]
    return isObject(one) ? [] : setsIn(one, [...at, name], target, names)
  })
}
