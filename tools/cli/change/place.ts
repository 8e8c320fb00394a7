// Finds the document that a change means: a page, a market, a schema, a language, or a part of the site map.
import { marketRule, nearest, pageRule, type Rule } from '@pagewright/engine/tools'
import { type MemberPath, type ChangeTarget, Refused } from './change'
import type { Draft } from './draft'
import { behind, evaluate, exported, find, type Spot } from './find'
import type { Root } from './performChange'

/** A document and the path of a change in it. */
export interface ChangePlace {
  readonly root: Root
  readonly path: MemberPath
  /** The path of the same value in the product as `impactOf` compares it. */
  readonly productPath: MemberPath
}

/** Returns the place of a change in the base, or in the market itself if the target names nothing else. */
export function placeOfChange(draft: Draft, target: ChangeTarget, at: MemberPath): ChangePlace {
  const { page, schema, locale, site, market } = target
  if (schema !== undefined) {
    const file = knownFile(draft, 'schemas', schema, 'schema')
    return { root: () => jsonRoot(draft, file), path: at, productPath: [file, ...at] }
  }
  if (locale !== undefined) {
    const file = knownFile(draft, 'locales', `${locale}.json`, 'language')
    return { root: () => jsonRoot(draft, file), path: at, productPath: [file, ...at] }
  }
  if (site !== undefined) return sitePlace(draft, site, at)
  if (page !== undefined) {
    const pages = () => exportRoot(draft, 'pages.config.ts', 'pages')
    const route = knownName(draft, pages(), page, 'page')
    // The route itself is a member of the site map. Everything below it belongs to the page.
    if (at.length === 0) return { root: pages, path: [route], productPath: ['pages', route] }
    const root = ruled(pageRule, () => member(draft, pages(), route))
    return { root, path: at, productPath: ['pages', route, ...at] }
  }
  const id = market ?? ''
  return { root: ruled(marketRule, () => marketRoot(draft, id)), path: at, productPath: ['markets', id, ...at] }
}

/** Returns the object of a market. Throws `Refused` with the known ones. */
export function marketRoot(draft: Draft, id: string): Spot {
  const markets = exportRoot(draft, 'markets.config.ts', 'markets')
  return member(draft, markets, knownName(draft, markets, id, 'market'))
}

export function marketIdsOf(draft: Draft): readonly string[] {
  return Object.keys(evaluate(draft, exportRoot(draft, 'markets.config.ts', 'markets')) as object)
}

export function exportRoot(draft: Draft, file: string, name: string): Spot {
  const spot = exported(draft, file, name)
  if (!spot) throw new Refused(`${file} has no "${name}".`)
  return behind(draft, { spot, crossings: [] }).spot
}

function ruled(rule: Rule, spot: () => Spot): Root {
  return Object.assign(spot, { rule })
}

function sitePlace(draft: Draft, site: string, at: MemberPath): ChangePlace {
  const file = site === 'sources' ? 'pages/sources.ts' : 'pages.config.ts'
  return { root: () => exportRoot(draft, file, site), path: at, productPath: [site, ...at] }
}

function jsonRoot(draft: Draft, file: string): Spot {
  return exportRoot(draft, file, 'default')
}

function member(draft: Draft, of: Spot, name: string): Spot {
  const found = find(draft, of, [name])
  if (!found) throw new Refused(`There is no "${name}".`)
  return behind(draft, found).spot
}

function knownName(draft: Draft, of: Spot, name: string, noun: string): string {
  if (find(draft, of, [name])) return name
  throw new Refused(missing(noun, name, Object.keys(evaluate(draft, of) as object)))
}

function knownFile(draft: Draft, folder: string, name: string, noun: string): string {
  const file = `${folder}/${name}`
  const names = draft
    .files()
    .below(folder)
    .map((one) => one.slice(folder.length + 1))
  if (names.includes(name)) return file
  throw new Refused(missing(noun, noun === 'language' ? name.slice(0, -'.json'.length) : name, names))
}

function missing(noun: string, name: string, names: readonly string[]): string {
  const near = nearest(name, names)
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`
  return `There is no ${noun} "${name}".${hint} There are: ${names.map((one) => one.replace(/\.json$/, noun === 'language' ? '' : '.json')).join(', ')}.`
}
