// Makes changes in one market: in the overlay of a page or a schema. The base stays as it is.
import { isObject, mergePatch } from '@pagewright/engine/tools'
import { type MemberPath, type PathChange, pathText, Refused } from './change'
import type { Draft } from './draft'
import { expandPlain, expandPlainMarkets } from '../effective/expandParts'
import { evaluate, exported, find } from './find'
import { perform, type Root } from './performChange'
import { marketRoot, placeOfChange } from './place'
import { changedValue, patchBetween, valueAtPath } from './plainChange'

/** The overlay of a document in a market, with the values that it changes. */
export interface MarketOverlay {
  readonly root: Root
  /** The path of the overlay in the market. */
  readonly path: MemberPath
  /** The path of a change below the overlay. */
  readonly at: MemberPath
  readonly base: unknown
  /** The value of the document in this market. Undefined if the market does not have it. */
  readonly effective: unknown
}

export function overlayOf(draft: Draft, target: PathChange): MarketOverlay {
  const { market = '', page, schema, at } = target
  const whole = placeOfChange(
    draft,
    { ...(page !== undefined && { page }), ...(schema !== undefined && { schema }) },
    [],
  )
  const document = evaluate(draft, whole.root())
  const written = page === undefined ? valueAtPath(document, ['$defs']) : valueAtPath(document, whole.path)
  const root = () => marketRoot(draft, market)
  const path = page === undefined ? ['schemas', schema ?? ''] : ['pages', page]
  const found = find(draft, root(), path)
  const change = found && evaluate(draft, found.spot)
  const { base, patch } = page === undefined ? { base: written, patch: change } : inPlace(draft, written, change)
  const effective = found ? merged(base, patch) : base
  // The overlay of a schema names definitions directly.
  return { root, path, at: page === undefined && at[0] === '$defs' ? at.slice(1) : at, base, effective }
}

/** Returns a page and its overlay with the parts that they use in place. */
function inPlace(draft: Draft, base: unknown, patch: unknown) {
  const spot = exported(draft, 'pages.config.ts', 'parts')
  if (!spot) return { base, patch }
  const [pages, parts] = [{ page: base }, evaluate(draft, spot)]
  const markets = expandPlainMarkets({ market: { pages: { page: patch } } }, pages, parts)
  return {
    base: valueAtPath(expandPlain(pages, parts), ['page']),
    patch: valueAtPath(markets, ['market', 'pages', 'page']),
  }
}

type Written = Exclude<PathChange, { readonly do: 'hide' | 'remove' | 'rename' }>

/** Makes a change in the overlay of its market. */
export function performInMarket(draft: Draft, change: PathChange): void {
  const overlay = overlayOf(draft, change)
  const { root, path, at, base, effective } = overlay
  const whole = [...path, ...at]
  const written = find(draft, root(), whole)
  const { market = '' } = change
  if (effective === undefined && change.do !== 'remove')
    throw new Refused(
      `The market "${market}" does not have this ${change.page === undefined ? 'schema' : 'page'}: it is hidden there.`,
    )
  switch (change.do) {
    case 'remove':
      if (!written)
        throw new Refused(
          `The market "${market}" changes nothing at ${pathText(at) || 'the whole'}. To take it out of this market, use "hide".`,
        )
      return reset(draft, root, whole, path.length)
    case 'hide':
      if (valueAtPath(effective, at) === undefined) throw new Refused(`The market "${market}" has no ${pathText(at)}.`)
      if (at.some((_name, index) => Array.isArray(valueAtPath(effective, at.slice(0, index)))))
        throw new Refused(`${pathText(at)} is in a list, which a market replaces as a whole. Set the list.`)
      if (valueAtPath(base, at) === undefined) return reset(draft, root, whole, path.length)
      return perform(draft, root, whole, { do: 'set', value: null })
    case 'rename':
      if (!written || valueAtPath(base, at) !== undefined)
        throw new Refused(`${pathText(at)} belongs to the base, so a market cannot rename it. Leave out "market".`)
      return perform(draft, root, whole, change)
    default:
      return setInMarket(draft, overlay, change)
  }
}

function setInMarket(draft: Draft, { root, path, at, base, effective }: MarketOverlay, change: Written): void {
  const isOrder = change.do === 'move' || (change.do === 'add' && change.after !== undefined)
  if (isOrder && isObject(valueAtPath(effective, at.slice(0, -1))))
    throw new Refused('A market cannot change the order of members. A form has "order" for that: set it.')
  if (
    change.do === 'add' &&
    isObject(valueAtPath(effective, at.slice(0, -1))) &&
    valueAtPath(effective, at) !== undefined
  )
    throw new Refused(`${pathText(at)} is there already. Use "set" to change it.`)
  const desired = changedValue(effective, at, change)
  // A list is replaced as a whole, because a patch knows no entries.
  const inList = at.findIndex((_name, index) => Array.isArray(valueAtPath(effective, at.slice(0, index))))
  const place = inList < 0 ? at : at.slice(0, inList)
  const wanted = valueAtPath(desired, place)
  refuseNull(wanted, place)
  const patch = patchBetween(valueAtPath(base, place), wanted)
  const whole = [...path, ...place]
  if (patch !== undefined) return perform(draft, root, whole, { do: 'set', value: patch })
  if (find(draft, root(), whole)) reset(draft, root, whole, path.length)
}

/** Removes a part of an overlay, and the objects around it that become empty. */
export function reset(draft: Draft, root: Root, path: MemberPath, least: number): void {
  let at = path
  while (at.length > least) {
    const parent = find(draft, root(), at.slice(0, -1))
    const value = parent && evaluate(draft, parent.spot)
    if (!isObject(value) || Object.keys(value).length !== 1) break
    at = at.slice(0, -1)
  }
  const holder = find(draft, root(), at.slice(0, -1))
  const others = holder && evaluate(draft, holder.spot)
  const isLast = at.length === least && isObject(others) && Object.keys(others).length === 1
  perform(draft, root, isLast ? at.slice(0, -1) : at, { do: 'remove' })
}

function merged(base: unknown, patch: unknown): unknown {
  return patch === null ? undefined : mergePatch(base, patch)
}

function refuseNull(value: unknown, path: MemberPath): void {
  if (value === null) throw new Refused(`null at ${pathText(path)} would remove it from the market. Use "hide".`)
  if (isObject(value)) for (const [name, one] of Object.entries(value)) refuseNull(one, [...path, name])
}
