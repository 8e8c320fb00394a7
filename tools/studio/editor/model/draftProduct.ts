// Makes changes in the plain product, so that the screen shows them before they are saved. The server makes the same
// changes in the sources.
import { isObject, mergePatch } from '@pagewright/engine/studio'
import {
  type CreateChange,
  type MemberPath,
  type PathChange,
  type ProductChange,
  toPathChange,
  changedValue,
  marketLike,
  patchBetween,
  valueAtPath,
} from '@pagewright/cli/browser'
import type { JsonObject, StudioProduct, StudioTexts } from '../../server/api/studioProduct'
import { changesOfUses, withBlock, withGiven, withUses } from './sharedParts'

/** Returns a product with changes. Leaves out a change that cannot be made; the plan says why. */
export function draftProduct(product: StudioProduct, changes: readonly ProductChange[]): StudioProduct {
  let drafted = product
  for (const change of changes)
    try {
      const atPath = toPathChange(change.do === 'create' ? wholeOf(drafted, change) : change)
      drafted = changesOfUses(drafted, atPath).reduce(withChange, drafted)
    } catch {
      // The plan of the server has the reason.
    }
  return drafted
}

/** Returns the change with the whole new document. With `like`, that is a copy of another one with the new values. */
function wholeOf(product: StudioProduct, change: CreateChange): CreateChange {
  const { like, value, page, schema, market } = change
  if (like === undefined) return change
  if (market !== undefined) return { ...change, value: marketLike(own<unknown>(product.markets, like), value) }
  const all = page !== undefined ? product.pages : schema !== undefined ? product.schemas : product.locales
  return { ...change, value: mergePatch(own<unknown>(all, like), value ?? {}) }
}

/** Returns the page of a route as a market has it, or undefined if the market hides it. */
export function effectivePage(product: StudioProduct, market: string, route: string): JsonObject | undefined {
  const base = own(product.pages, route)
  const patch = overlayOf(product, market, ['pages', route])
  if (patch === null) return undefined
  return patch === undefined ? base : (mergePatch(base, patch) as JsonObject)
}

/** Returns the colours of a market in the light scheme. */
export function lightTokens({ tokens, markets }: StudioProduct, market: string): StudioTexts {
  const own = valueAtPath(markets, [market, 'tokens', 'light'])
  return { ...tokens.light, ...(isObject(own) && (own as StudioTexts)) }
}

/** Returns what a market changes of a document: undefined for nothing, null if it hides it. */
export function overlayOf({ markets }: StudioProduct, market: string, path: MemberPath): unknown {
  return valueAtPath(own(markets, market), path)
}

export function effectiveSchema(product: StudioProduct, market: string | undefined, file: string): JsonObject {
  const definitions = valueAtPath(product.schemas, [file, '$defs'])
  const patch = market === undefined ? undefined : overlayOf(product, market, ['schemas', file])
  return (patch === undefined ? (definitions ?? {}) : mergePatch(definitions, patch)) as JsonObject
}

function withChange(product: StudioProduct, change: PathChange): StudioProduct {
  const { market, page, schema } = change
  if (market !== undefined && (page !== undefined || schema !== undefined)) return inMarket(product, market, change)
  if (change.do === 'hide') return product
  const given = page === undefined ? undefined : withGiven(product, page, change)
  if (given) return given
  const inBase = changedValue(product, pathOf(change), operationOf(change)) as StudioProduct
  if (page === undefined) return inBase
  const changed = withUses(product, inBase, page, change)
  return change.do === 'rename' ? renamedInMarkets(changed, page, change) : changed
}

function pathOf({ page, schema, locale, site, market, at }: PathChange): MemberPath {
  if (page !== undefined) return ['pages', page, ...at]
  if (schema !== undefined) return ['schemas', schema, ...at]
  if (locale !== undefined) return ['locales', locale, ...at]
  if (site !== undefined) return [site, ...at]
  return ['markets', market ?? '', ...at]
}

type Operation = Parameters<typeof changedValue>[2]

function operationOf(change: Exclude<PathChange, { readonly do: 'hide' }>): Operation {
  const { do: kind } = change
  if (kind === 'set') return { do: kind, value: change.value }
  if (kind === 'add')
    return { do: kind, value: change.value, ...(change.after !== undefined && { after: change.after }) }
  if (kind === 'move') return { do: kind, after: change.after }
  return kind === 'rename' ? { do: kind, to: change.to } : { do: kind }
}

function inMarket(product: StudioProduct, market: string, wanted: PathChange): StudioProduct {
  const change = withBlock(product.parts, wanted)
  const { page, schema = '' } = change
  const path = page === undefined ? ['schemas', schema] : ['pages', page]
  const at = page === undefined && change.at[0] === '$defs' ? change.at.slice(1) : change.at
  const base = page === undefined ? valueAtPath(product.schemas, [schema, '$defs']) : own(product.pages, page)
  const old = overlayOf(product, market, path)
  const patch = patchAfter(base, old, at, change)
  const place = ['markets', market, ...path]
  const isEmpty = patch === undefined || (isObject(patch) && Object.keys(patch).length === 0)
  if (!isEmpty) return changedValue(product, place, { do: 'set', value: patch }) as StudioProduct
  return old === undefined ? product : (changedValue(product, place, { do: 'remove' }) as StudioProduct)
}

function patchAfter(base: unknown, old: unknown, at: MemberPath, change: PathChange): unknown {
  if (change.do === 'hide') return at.length === 0 ? null : changedValue(old ?? {}, at, { do: 'set', value: null })
  if (change.do === 'remove') return at.length === 0 ? undefined : withoutEmpty(changedValue(old, at, { do: 'remove' }))
  const effective = old === undefined ? base : mergePatch(base, old)
  return patchBetween(base, changedValue(effective, at, operationOf(change)))
}

function withoutEmpty(patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const left = Object.entries(patch)
    .map(([name, one]) => [name, withoutEmpty(one)] as const)
    .filter(([, one]) => !(isObject(one) && Object.keys(one).length === 0))
  return Object.fromEntries(left)
}

function renamedInMarkets(product: StudioProduct, page: string, change: PathChange & { readonly do: 'rename' }) {
  return Object.keys(product.markets).reduce((changed, market) => {
    const path = ['markets', market, 'pages', page, ...change.at]
    if (valueAtPath(changed, path) === undefined) return changed
    return changedValue(changed, path, { do: 'rename', to: change.to }) as StudioProduct
  }, product)
}

function own<T>(map: { readonly [name: string]: T }, name: string): T | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined
}
