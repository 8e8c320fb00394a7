// Everything that is wrong with the markets themselves, and the markets without the changes that cannot be made.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkMarkets } from '../../src/engine/config/checkMarket'
import { checkOverlay } from '../../src/engine/config/checkOverlay'
import { checkKeywords } from '../../src/engine/config/checkSchemaOverlay'
import type { Market } from '../../src/engine/config/market'
import { isObject } from '../../src/engine/config/merge'
import { notAmong, type Problem } from '../../src/engine/config/problem'
import { checkTokens, tokensIn } from '../../src/engine/theme/checkTokens'
import type { Product } from './routes'
import { inline, patchSet, type Contract } from './schemaSet'

/** Of one market: the place of a problem begins with its id. */
export type MarketProblem = Problem & { readonly market: string }

/**
 * Checks the markets of the product at `root`: members, hosts, tokens, and what they change. Gives the problems and a
 * product whose markets change only what exists, so that the rest of the site can be written.
 */
export function checkedMarkets<P extends Product>(root: string, product: P, contract: Contract) {
  const defaults = tokensIn(readFileSync(join(root, 'src/engine/theme/tokens.css'), 'utf8'))
  const problems: Problem[] = [
    ...checkMarkets(product.markets, { languages: languagesOf(root), files: filesOf(root) }),
    ...Object.entries(product.markets).flatMap(([id, { tokens }]) => {
      const schemes = { light: textsOf(tokens?.light), dark: textsOf(tokens?.dark) }
      return checkTokens(schemes, defaults, [id, 'tokens'])
    }),
    ...Object.entries(product.markets).flatMap(([id, market]) => unknownPages(product, id, market)),
    ...Object.entries(product.markets).flatMap(([id, market]) => schemaProblems(contract, id, market)),
  ]
  const markets = Object.fromEntries(
    Object.entries(product.markets).map(([id, market]) => [id, possible(product, contract, market)]),
  )
  return {
    problems: problems.map((problem): MarketProblem => ({ ...problem, market: problem.where[0] ?? '' })),
    product: { ...product, markets },
  }
}

/** The members that are texts; of the others the grammar speaks. */
function textsOf(tokens: object | undefined): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(tokens ?? {}).filter(([, value]) => typeof value === 'string'))
}

/** The languages that locales/ has texts in. */
export function languagesOf(root: string): string[] {
  return readdirSync(join(root, 'locales'))
    .flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? [])
    .sort()
}

function filesOf(root: string): string[] {
  const folder = join(root, 'public')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'))
}

function unknownPages(product: Product, id: string, market: Market): Problem[] {
  const routes = Object.keys(product.pages)
  return Object.keys(market.pages ?? {})
    .filter((route) => !Object.hasOwn(product.pages, route))
    .map((route) =>
      notAmong(
        { name: 'unknown-route', where: [id, 'pages'], what: `there is no page "${route}" to change.` },
        route,
        routes,
      ),
    )
}

function schemaProblems(contract: Contract, id: string, market: Market): Problem[] {
  const files = Object.keys(contract.set)
  return Object.entries(market.schemas ?? {}).flatMap(([file, patches]) => {
    const definitions = contract.set[file]
    const where = [id, 'schemas']
    if (!definitions)
      return [notAmong({ name: 'unknown-key', where, what: `there is no schemas/${file} to change.` }, file, files)]
    return Object.entries(patches).flatMap(([name, patch]) => {
      const what = `schemas/${file} has no "${name}" to change.`
      const at = [...where, file, name]
      if (!Object.hasOwn(definitions, name))
        return [notAmong({ name: 'unknown-key', where: [...where, file], what }, name, Object.keys(definitions))]
      return [
        ...checkKeywords(patch, at),
        ...checkOverlay(definitions[name], patch, at).problems,
        ...unknownRequired(contract, { file, name, patch }, at),
      ]
    })
  })
}

/** What a patch requires must be a member of the schema as it then is. */
function unknownRequired(
  { set }: Contract,
  { file, name, patch }: { readonly file: string; readonly name: string; readonly patch: unknown },
  where: readonly string[],
): Problem[] {
  if (!isObject(patch) || !Array.isArray(patch.required)) return []
  const merged = inline(patchSet(set, { [file]: { [name]: patch } }), { $ref: `${file}#/$defs/${name}` }, '')
  const members = Object.keys(merged.properties ?? {})
  return patch.required
    .map(String)
    .filter((member) => !members.includes(member))
    .map((member) =>
      notAmong(
        { name: 'unknown-field', where: [...where, 'required'], what: `there is no "${member}" to require.` },
        member,
        members,
      ),
    )
}

/** The market without changes of pages and schemas that do not exist. */
function possible({ pages }: Product, { set }: Contract, market: Market): Market {
  const { pages: pagePatches, schemas: schemaPatches, ...own } = market
  return {
    ...own,
    facts: { ...own.facts },
    ...(pagePatches && { pages: only(pagePatches, pages) }),
    ...(schemaPatches && {
      schemas: Object.fromEntries(
        Object.entries(only(schemaPatches, set)).map(([file, patches]) => [
          file,
          only({ ...patches }, set[file] ?? {}),
        ]),
      ),
    }),
  }
}

function only<T>(some: { readonly [name: string]: T }, known: object): { [name: string]: T } {
  return Object.fromEntries(Object.entries(some).filter(([name]) => Object.hasOwn(known, name)))
}
