// The blocks of a page that come from a part: their places, and how changes of them show before they are saved.
import { isObject } from '@pagewright/engine/studio'
import {
  expandPlain,
  type MemberPath,
  type PathChange,
  changedValue,
  type UsedPart,
  usedParts,
  valueInPlace,
  valueAtPath,
} from '@pagewright/cli/browser'
import type { JsonObject, StudioProduct } from '../../server/api/studioProduct'

/** Returns the use of a part around a path of a page, or undefined if the value belongs to the page itself. */
export function partAround({ uses }: StudioProduct, route: string, path: MemberPath): UsedPart | undefined {
  return uses.findLast(
    (use) =>
      use.route === route &&
      placesOf(use).some((place) => isAtOrBelow(path, place)) &&
      !Object.keys(use.written).some((name) => name !== 'with' && isAtOrBelow(path, [...use.path, name])),
  )
}

export function pagesWith({ uses }: StudioProduct, part: string): readonly string[] {
  return [...new Set(uses.flatMap((use) => (use.part === part ? [use.route] : [])))]
}

export function partsOfBlocks(parts: StudioProduct['parts']): readonly string[] {
  const isBlock = (value: unknown) => isObject(value) && ('block' in value || 'use' in value)
  return Object.keys(parts).filter((name) => {
    const { block, entries } = parts[name] ?? {}
    return block !== undefined || (isObject(entries) && Object.values(entries).every(isBlock))
  })
}

/** Returns a change for each use of the part in which it counts: for all of them, if it is made in the part itself. */
export function changesOfUses(product: StudioProduct, change: PathChange): readonly PathChange[] {
  const { page, market, shared, at } = change
  if (shared !== 'there' || market !== undefined || page === undefined) return [change]
  const use = partAround(product, page, at)
  if (!use) return [change]
  const index = placesOf(use).findIndex((place) => isAtOrBelow(at, place))
  const inBlock = at.slice(use.path.length)
  return product.uses
    .filter(({ part }) => part === use.part)
    .map((one) => ({ ...change, page: one.route, at: [...(placesOf(one)[index] ?? one.path), ...inBlock] }))
}

/** Replaces the use of a part by its block, in a change that adds one to a market. */
export function withBlock(parts: StudioProduct['parts'], change: PathChange): PathChange {
  if (change.do !== 'set' && change.do !== 'add') return change
  const block = isObject(change.value) && 'use' in change.value ? blockOfPart(parts, change.value) : undefined
  return block ? { ...change, value: block } : change
}

/** Returns the object that stands for a part, or undefined if the use has a problem, or the part has several blocks. */
function blockOfPart(parts: StudioProduct['parts'], use: unknown): JsonObject | undefined {
  const found = valueInPlace(use, parts)
  return isObject(found) && !('use' in found) ? found : undefined
}

/** Returns a page whose block has the values that the page gives to the part, as if they were members of the block. */
export function withGivenShown(page: JsonObject, { path, given }: UsedPart): JsonObject {
  if (!isObject(valueAtPath(page, path))) return page
  return changedValue(page, [...path, 'with'], { do: 'set', value: given }) as JsonObject
}

/** Changes a value that a page gives to a part. Returns undefined for another change. */
export function withGiven(product: StudioProduct, route: string, change: PathChange): StudioProduct | undefined {
  const use = product.uses.find((one) => one.route === route && isAtOrBelow(change.at, [...one.path, 'with']))
  if (!use || (change.do !== 'set' && change.do !== 'remove')) return undefined
  const path = change.at.slice(use.path.length + 1)
  const given = changedValue(
    use.given,
    path,
    change.do === 'set' ? { do: 'set', value: change.value } : { do: 'remove' },
  )
  if (!isObject(given)) return product
  const block = blockOfPart(product.parts, { ...use.written, with: given })
  if (!block) return product
  const changed = changedValue(product, ['pages', route, ...use.path], { do: 'set', value: block }) as StudioProduct
  return {
    ...changed,
    uses: product.uses.map((one) => (one === use ? { ...use, given, written: { ...use.written, with: given } } : one)),
  }
}

/** Puts the parts that a change has added to a page in their places, and follows the uses that it moves or removes. */
export function withUses(
  before: StudioProduct,
  product: StudioProduct,
  route: string,
  change: PathChange,
): StudioProduct {
  if (Object.keys(product.parts).length === 0) return product
  const page = product.pages[route]
  const left = before.uses.flatMap((use) => followed(use, route, change) ?? [])
  const added = usedParts({ [route]: page }, product.parts)
  if (added.length === 0) return { ...product, uses: left }
  const { [route]: expanded } = expandPlain({ [route]: page }, product.parts) as StudioProduct['pages']
  return { ...product, pages: { ...product.pages, ...(expanded && { [route]: expanded }) }, uses: [...left, ...added] }
}

/** Returns a use after a change, or undefined if the change takes it away. */
function followed(use: UsedPart, route: string, change: PathChange): UsedPart | undefined {
  const { at } = change
  if (use.route !== route || !isAtOrBelow(use.path, at)) return use
  if (change.do === 'rename') {
    const path = [...at.slice(0, -1), change.to, ...use.path.slice(at.length)]
    const isOne = use.blocks.length === 1 && use.blocks[0] === use.path.at(-1)
    return { ...use, path, ...(isOne && { blocks: path.slice(-1) }) }
  }
  return change.do === 'move' ? use : undefined
}

function placesOf({ path, blocks }: UsedPart): readonly MemberPath[] {
  return blocks.map((id) => [...path.slice(0, -1), id])
}

/** Returns true if a path is another one, or below it. */
export function isAtOrBelow(path: MemberPath, of: MemberPath): boolean {
  return of.every((name, index) => path[index] === name)
}
