// Compares a product before and after a change: which values, pages and markets are different.
import { isObject, mergePatch } from '@pagewright/engine/tools'
import { Unreadable, Tracer } from '../effective/trace'
import { plain } from '../effective/traced'
import { cacheByText, type Files } from '../files'
import { type MemberPath, Refused } from './change'

/** The plain values of a product, by export. Files of schemas and locales stand under their names. */
export interface PlainProduct {
  readonly [part: string]: unknown
}

const exported = [
  ['pages', 'pages.config.ts'],
  ['navigation', 'pages.config.ts'],
  ['entries', 'pages.config.ts'],
  ['sources', 'pages/sources.ts'],
  ['markets', 'markets.config.ts'],
] as const

const jsonOf = cacheByText((_file, text): unknown => JSON.parse(text) as unknown)

/** Reads the product from its sources. Values that are code are undefined. Throws `Refused` for a syntax error. */
export function plainProduct(files: Files, jsonFiles: readonly string[] = []): PlainProduct {
  try {
    return readProduct(files, jsonFiles)
  } catch (error) {
    if (error instanceof Unreadable) throw new Refused(`${error.message}. Mend it first, because it may share values.`)
    throw error
  }
}

function readProduct(files: Files, jsonFiles: readonly string[]): PlainProduct {
  const tracer = new Tracer(files)
  const parts: [string, unknown][] = exported.map(([name, file]) => [name, plain(tracer.exported(file, name))])
  for (const file of jsonFiles) parts.push([file, jsonOf(file, files.read(file))])
  return Object.fromEntries(parts)
}

/** Returns the paths at which two values differ, from the outside inwards. Another order is a difference too. */
export function changedPaths(before: unknown, after: unknown, path: MemberPath = []): readonly MemberPath[] {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one: unknown, index) => changedPaths(one, after[index], [...path, String(index)]))
  if (!isObject(before) || !isObject(after)) return JSON.stringify(before) === JSON.stringify(after) ? [] : [path]
  const [old, now] = [Object.keys(before), Object.keys(after)]
  const kept = old.filter((name) => Object.hasOwn(after, name))
  const isReordered = now.filter((name) => Object.hasOwn(before, name)).some((name, index) => name !== kept[index])
  const within = [...new Set([...old, ...now])].flatMap((name) => {
    if (!Object.hasOwn(after, name) || !Object.hasOwn(before, name)) return [[...path, name]]
    return changedPaths(before[name], after[name], [...path, name])
  })
  return isReordered ? [path, ...within] : within
}

/** Returns true if a path is at or below another one, or is the container whose order changed. */
export function isPathWithin(path: MemberPath, of: MemberPath): boolean {
  return of.every((name, index) => path[index] === name)
}

/** Returns the routes whose pages differ in some market, and the markets in which they do. */
export function touchedPages(before: PlainProduct, after: PlainProduct) {
  const pages = new Set<string>()
  const markets = new Set<string>()
  const [old, now] = [partsOf(before), partsOf(after)]
  for (const id of new Set([...Object.keys(old.markets), ...Object.keys(now.markets)])) {
    const [a, b] = [old.markets[id], now.markets[id]]
    if (JSON.stringify(a) !== JSON.stringify(b)) markets.add(id)
    for (const route of new Set([...Object.keys(old.pages), ...Object.keys(now.pages)])) {
      const pair = [pageIn(old.pages, a, route), pageIn(now.pages, b, route)]
      if (JSON.stringify(pair[0]) === JSON.stringify(pair[1])) continue
      pages.add(route)
      markets.add(id)
    }
  }
  return { pages: [...pages], markets: [...markets] }
}

function partsOf({ pages, markets }: PlainProduct) {
  return { pages: isObject(pages) ? pages : {}, markets: isObject(markets) ? markets : {} }
}

function pageIn(pages: { readonly [route: string]: unknown }, market: unknown, route: string): unknown {
  const patches = isObject(market) && isObject(market.pages) ? market.pages : {}
  const page = Object.hasOwn(pages, route) ? pages[route] : undefined
  if (!Object.hasOwn(patches, route)) return page
  return patches[route] === null ? undefined : mergePatch(page, patches[route])
}
