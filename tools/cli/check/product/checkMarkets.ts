// Checks the markets, and drops overlays that cannot be applied.
import { readFileSync } from 'node:fs'
import { checkTokens, isObject, type Market, notAmong, type Problem, tokensIn } from '@pagewright/engine/tools'
import { engineFile } from '../../engineFile'
import { checkData, type Limits } from '../grammar/checkData'
import { checkKeywords } from '../grammar/checkKeywords'
import { checkMarkets } from '../grammar/checkMarket'
import { checkOverlay } from '../grammar/checkOverlay'
import { silentMembers } from '../grammar/checkRule'
import { filesAt, type Files } from '../../files'
import type { Product } from '../../generate/loadProduct'
import { definitionProblems } from './checkDefinitions'
import { iconNames } from '../../generate/icons'
import { publicFiles } from '../../generate/publicFiles'
import { patchSet, type Contract } from '../../generate/schemaSet'

/** A problem of one market. Its path begins with the id of the market. */
export type MarketProblem = Problem & { readonly market: string }

/**
 * Checks the markets of the product at `root`: members, hosts, tokens and overlays. Returns the problems, and the
 * product without impossible overlays, so that other pages still work.
 */
export function checkedMarkets<P extends Product>(root: string | Files, product: P, contract: Contract) {
  const unreadable = Object.entries(product.markets).flatMap(([id, market]) =>
    checkData(market, [id], { limits: marketLimits, silent: silentMembers }),
  )
  const read = withoutInvalidMembers(product.markets, unreadable)
  const schemas = Object.entries(read).map(([id, market]) => ({ id, ...knownSchemaProblems(contract, id, market) }))
  const defaults = tokensIn(readFileSync(engineFile('theme/tokens.css'), 'utf8'))
  const problems: Problem[] = [
    ...unreadable,
    ...checkMarkets(read, {
      languages: languagesOf(root),
      files: publicFiles(root),
      icons: iconNames,
      messages: messagesOf(root),
    }).filter(isNotAlreadyReported(unreadable)),
    ...Object.entries(read).flatMap(([id, { tokens }]) => {
      const schemes = { light: textsOf(tokens?.light), dark: textsOf(tokens?.dark) }
      return checkTokens(schemes, defaults, [id, 'tokens'])
    }),
    ...Object.entries(read).flatMap(([id, market]) => unknownPages(product, id, market)),
    ...schemas.flatMap(({ problems: found }) => found),
  ]
  const usable = new Map(schemas.map(({ id, usable: changes }) => [id, changes]))
  const markets = Object.fromEntries(
    Object.entries(read).map(([id, market]) => [id, withoutImpossible(product, market, usable.get(id) ?? {})]),
  )
  return {
    problems: problems.map((problem): MarketProblem => ({ ...problem, market: problem.where[0] ?? '' })),
    product: { ...product, markets },
  }
}

/** Limits of a market with all its overlays. */
const marketLimits: Limits = { depth: 28, members: 20_000, text: 1_000, name: 100 }

/** Returns markets without the members that are not data. */
function withoutInvalidMembers(markets: Product['markets'], problems: readonly Problem[]): Product['markets'] {
  const validMembers = (id: string, market: Market) =>
    Object.entries(market).filter(([name]) => !problems.some(({ where }) => where[0] === id && where[1] === name))
  return Object.fromEntries(
    Object.entries(markets).map(([id, market]) => [
      id,
      Object.fromEntries(validMembers(id, market)) as unknown as Market,
    ]),
  )
}

/** Omits "missing" problems of members that are present but not data. */
function isNotAlreadyReported(problems: readonly Problem[]): (problem: Problem) => boolean {
  return ({ name, where: [id], what }) =>
    name !== 'missing-key' || !problems.some(({ where }) => where[0] === id && what === `"${where[1]}" is missing.`)
}

/** Returns the tokens that are texts. The grammar reports the others. */
function textsOf(tokens: object | undefined): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(tokens ?? {}).filter(([, value]) => typeof value === 'string'))
}

/** Returns the messages by language. A file that is no JSON has none: the check of texts reports it. */
function messagesOf(root: string | Files): Parameters<typeof checkMarkets>[1]['messages'] {
  return Object.fromEntries(
    languagesOf(root).map((language) => {
      try {
        return [language, JSON.parse(filesAt(root).read(`locales/${language}.json`)) as { [key: string]: unknown }]
      } catch {
        return [language, {}]
      }
    }),
  )
}

/** Returns the languages of the files in locales/. */
export function languagesOf(root: string | Files): string[] {
  return filesAt(root)
    .below('locales')
    .flatMap((file) => /^locales\/([\w-]+)\.json$/.exec(file)?.[1] ?? [])
}

function unknownPages(product: Product, id: string, market: Market): Problem[] {
  const routes = Object.keys(product.pages)
  return Object.keys(market.pages ?? {})
    .filter((route) => !Object.hasOwn(product.pages, route))
    .map((route) =>
      notAmong({ name: 'unknown-route', where: [id, 'pages'], what: `there is no page "${route}".` }, route, routes),
    )
}

interface SchemaCheck {
  readonly problems: readonly Problem[]
  readonly usable: Changes
}

const schemaChecks = new WeakMap<Contract, WeakMap<object, SchemaCheck>>()

/** Checks the schema overlays of a market once for each contract. Equal ones give the same usable overlays. */
function knownSchemaProblems(contract: Contract, id: string, market: Market): SchemaCheck {
  const all = schemaChecks.get(contract) ?? new WeakMap<object, SchemaCheck>()
  schemaChecks.set(contract, all)
  const key = isObject(market.schemas) ? market.schemas : undefined
  const known = key && all.get(key)
  // The same object may stand in two markets.
  if (known?.problems.every(({ where }) => where[0] === id)) return known
  const made = schemaProblems(contract, id, market)
  if (key) all.set(key, made)
  return made
}

/** Returns the problems of a market's schema overlays, and the overlays that can be applied. */
function schemaProblems(contract: Contract, id: string, market: Market): SchemaCheck {
  const where = [id, 'schemas']
  const known = changesOf(contract, market)
  const names = Object.entries(isObject(market.schemas) ? market.schemas : {}).flatMap(([file, patch]) =>
    nameProblems(contract, file, patch, where),
  )
  const values = eachChange(known).flatMap(({ file, name, change }): Problem[] => {
    const at = [...where, file, name]
    if (!isObject(change)) return [{ name: 'not-data', where: at, what: 'expected a change of a schema.' }]
    return checkKeywords(change, at)
  })
  const withoutInvalidMembers = without(known, new Set(values.map(({ where: [, , file, name] }) => `${file}#${name}`)))
  // The schemas themselves are without problems here.
  const shapes =
    eachChange(withoutInvalidMembers).length === 0
      ? []
      : definitionProblems(patchSet(contract.set, withoutInvalidMembers))
  const usable = without(withoutInvalidMembers, new Set(shapes.map(({ where: [file, name] }) => `${file}#${name}`)))
  const isWhole = shapes.length === 0 || definitionProblems(patchSet(contract.set, usable)).length === 0
  return {
    problems: [
      ...names,
      ...values,
      ...eachChange(withoutInvalidMembers).flatMap(
        ({ file, name, change }) => checkOverlay(contract.set[file]?.[name], change, [...where, file, name]).problems,
      ),
      ...shapes.map((problem) => ({ ...problem, where: [...where, ...problem.where] })),
    ],
    usable: isWhole ? usable : {},
  }
}

/** Changes by file and definition. */
interface Changes {
  readonly [file: string]: { readonly [name: string]: unknown }
}

function eachChange(changes: Changes) {
  return Object.entries(changes).flatMap(([file, all]) =>
    Object.entries(all).map(([name, change]) => ({ file, name, change })),
  )
}

function without(changes: Changes, refused: ReadonlySet<string>): Changes {
  const validMembers = (file: string, all: Changes[string]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !refused.has(`${file}#${name}`)))
  return Object.fromEntries(Object.entries(changes).map(([file, all]) => [file, validMembers(file, all)]))
}

function nameProblems({ set }: Contract, file: string, patch: unknown, where: readonly string[]): Problem[] {
  const definitions = Object.hasOwn(set, file) ? set[file] : undefined
  if (!definitions) {
    const what = `there is no schemas/${file}.`
    return [notAmong({ name: 'unknown-key', where, what }, file, Object.keys(set))]
  }
  if (!isObject(patch)) return []
  return Object.keys(patch)
    .filter((name) => !Object.hasOwn(definitions, name))
    .map((name) => {
      const what = `schemas/${file} has no "${name}".`
      return notAmong({ name: 'unknown-key', where: [...where, file], what }, name, Object.keys(definitions))
    })
}

/** Returns the market without overlays of pages and schemas that cannot be applied. */
function withoutImpossible({ pages }: Product, market: Market, usable: Changes): Market {
  const { pages: pagePatches, schemas: schemaPatches, ...own } = market
  return {
    ...own,
    facts: { ...own.facts },
    ...(isObject(pagePatches) && { pages: only(pagePatches, pages) }),
    ...(schemaPatches && { schemas: usable }),
  }
}

/** Returns the overlays of definitions that exist. */
function changesOf({ set }: Contract, { schemas }: Market): Changes {
  if (!isObject(schemas)) return {}
  return Object.fromEntries(
    Object.entries(only(schemas, set)).map(([file, patches]) => [
      file,
      only(isObject(patches) ? patches : {}, set[file] ?? {}),
    ]),
  )
}

function only<T>(some: { readonly [name: string]: T }, known: object): { [name: string]: T } {
  return Object.fromEntries(Object.entries(some).filter(([name]) => Object.hasOwn(known, name)))
}
