// Finds the changes that need others: what they change is there only because of those. It knows nothing of the screen.
import { isObject } from '@pagewright/engine/studio'
import { type MemberPath, type ProductChange, toPathChange, valueAtPath } from '@pagewright/cli/browser'
import type { StudioProduct } from '../../server/api/studioProduct'
import { draftProduct, effectivePage, effectiveSchema, overlayOf } from './draftProduct'
import { type DraftedChange, groupsOf } from './keptDraft'

type Group = readonly number[]

/** Returns for each group the later groups that do not apply without it, or that are left with nothing to change. */
export function neededBy(saved: StudioProduct, changes: readonly DraftedChange[]): readonly (readonly Group[])[] {
  const groups = groupsOf(changes)
  const states = [saved]
  for (const { change } of changes) states.push(draftProduct(states.at(-1) ?? saved, [change]))
  const plans = { changes, groups, states }
  return groups.map((group) => (group.some((at) => makes(plans, at)) ? without(plans, group) : []))
}

interface Plans {
  readonly changes: readonly DraftedChange[]
  readonly groups: readonly Group[]
  /** The product before each change, and after the last one. */
  readonly states: readonly StudioProduct[]
}

/** Returns whether a change makes a place. Most only write another value at one, and no other change needs them. */
function makes({ changes, states }: Plans, at: number): boolean {
  const [change, before] = [changes[at]?.change, states[at]]
  if (!change || !before) return false
  if (change.do !== 'set' && change.do !== 'text') return ['add', 'create', 'rename', 'hide'].includes(change.do)
  const old = valueIn(before, change, pathOf(change))
  return old === undefined || isHolder(old)
}

/** Plans the list without a group until all that is left applies. */
function without({ changes, groups, states }: Plans, group: Group): readonly Group[] {
  const gone = new Set(group)
  const needing: Group[] = []
  const first = Math.min(...group)
  const next = () => {
    let product = states[first]
    const made = namesMade(changes, states, gone)
    for (const [at, { change }] of changes.entries()) {
      const before = states[at]
      if (at < first || gone.has(at) || !product || !before) continue
      if (isLost(before, product, change) || names(change, made)) return groups.find((one) => one.includes(at))
      product = draftProduct(product, [change])
    }
    return undefined
  }
  for (let found = next(); found; found = next()) {
    needing.push(found)
    for (const at of found) gone.add(at)
  }
  return needing
}

/** Returns whether what a change stands on is there before it, but not without the changes that are gone. */
function isLost(before: StudioProduct, left: StudioProduct, change: ProductChange): boolean {
  if (change.do === 'text') {
    const isThere = ({ locales }: StudioProduct) => Object.hasOwn(locales['en'] ?? {}, change.key)
    return isThere(before) && !isThere(left)
  }
  const path = pathOf(change)
  const holders = path.map((_name, index) => path.slice(0, index))
  const isHolderLost = holders.some(
    (at) => isHolder(valueIn(before, change, at)) && !isHolder(valueIn(left, change, at)),
  )
  const isMaking = change.do === 'set' || change.do === 'create' || change.do === 'token'
  const beside = 'after' in change && typeof change.after === 'string' ? [[...path.slice(0, -1), change.after]] : []
  const own = isMaking || change.do === 'add' ? beside : [path, ...beside]
  return (
    isHolderLost ||
    own.some((at) => valueIn(before, change, at) !== undefined && valueIn(left, change, at) === undefined)
  )
}

interface Made {
  /** Texts and pages, which any value may name. */
  readonly shared: readonly string[]
  /** Members, which the lists of their document may name, such as an order. */
  readonly members: ReadonlySet<string>
}

function namesMade(
  changes: readonly DraftedChange[],
  states: readonly StudioProduct[],
  gone: ReadonlySet<number>,
): Made {
  const shared: string[] = []
  const members = new Set<string>()
  for (const at of gone) {
    const [change, before] = [changes[at]?.change, states[at]]
    if (!change || !before) continue
    const path = pathOf(change)
    const isNew = valueIn(before, change, path) === undefined
    if (change.do === 'text' && isNew) shared.push(change.key)
    else if (change.do === 'create' && change.page !== undefined) shared.push(change.page)
    else if ((change.do === 'set' || change.do === 'add') && isNew && isObject(change.value))
      members.add(`${documentOf(change)} ${path.at(-1) ?? ''}`)
  }
  return { shared, members }
}

/** Returns whether a value that a change writes names something. */
function names(change: ProductChange, { shared, members }: Made): boolean {
  if (!('value' in change)) return false
  const { value } = change
  const text = JSON.stringify(value) ?? ''
  const isInList = Array.isArray(value) && value.some((one) => members.has(`${documentOf(change)} ${String(one)}`))
  return isInList || shared.some((one) => text.includes(JSON.stringify(one)))
}

function isHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function pathOf(change: ProductChange): MemberPath {
  return toPathChange(change).at
}

/** Returns the name of what a change is about, the same in all markets. */
function documentOf(change: ProductChange): string {
  const { page, schema, locale, site, market } = toPathChange(change)
  return page ?? schema ?? locale ?? site ?? market ?? ''
}

/** Returns the value at a path of the document that a change is about, as its market has it. */
function valueIn(product: StudioProduct, change: ProductChange, at: MemberPath): unknown {
  const { do: kind, page, schema, locale, site, market } = toPathChange(change)
  const rest = at[0] === '$defs' ? at.slice(1) : at
  if (market !== undefined && (page !== undefined || schema !== undefined)) {
    // In a market, only what the market says itself can be removed.
    if (kind === 'remove')
      return valueAtPath(
        overlayOf(product, market, page === undefined ? ['schemas', schema ?? ''] : ['pages', page]),
        rest,
      )
    return valueAtPath(
      page === undefined ? effectiveSchema(product, market, schema ?? '') : effectivePage(product, market, page),
      rest,
    )
  }
  if (page !== undefined) return valueAtPath(product.pages, [page, ...at])
  if (schema !== undefined) return valueAtPath(product.schemas, [schema, ...at])
  if (locale !== undefined) return valueAtPath(product.locales, [locale, ...at])
  return valueAtPath(product, site === undefined ? ['markets', market ?? '', ...at] : [site, ...at])
}
