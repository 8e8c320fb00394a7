// Keeps unsaved changes in the browser, so that a reload, a crash and a full disk of the server lose nothing.
import { isObject } from '@pagewright/engine/studio'
import type { ProductChange } from '@pagewright/cli/browser'

/** A change that is not saved. */
export interface DraftedChange {
  readonly change: ProductChange
  /** A hash of what its place had when it was planned first. */
  readonly seen?: string
  /** Changes of one number are one to a person, such as a new field with its text and its member of the schema. */
  readonly group?: number
}

const key = 'studio.draft'

/** Returns the changes that an earlier page has left. */
export function readKeptDraft(storage: Storage): readonly DraftedChange[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as readonly DraftedChange[]) : []
  } catch {
    return []
  }
}

/** Keeps changes. Without changes nothing is kept. */
export function keepDraft(storage: Storage, changes: readonly DraftedChange[]): void {
  if (changes.length === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(changes))
}

/** Adds a change to a group. It replaces the last one if both set the same value, as while somebody types. */
export function withAdded(
  changes: readonly DraftedChange[],
  change: ProductChange,
  group: number | undefined,
): readonly DraftedChange[] {
  const last = changes.findIndex((one) => placeOf(one.change) !== undefined && placeOf(one.change) === placeOf(change))
  const isFree = changes.slice(last + 1).every((one) => ['set', 'text', 'token'].includes(one.change.do))
  const replaced = changes[last]
  return replaced && isFree
    ? changes.with(last, { ...replaced, change })
    : [...changes, { change, ...(group !== undefined && { group }) }]
}

/** Returns the indexes of the changes that are one to a person, by the first of each. */
export function groupsOf(changes: readonly DraftedChange[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>()
  for (const [index, { group }] of changes.entries()) {
    const id = group === undefined ? `alone ${index}` : `group ${group}`
    groups.set(id, [...(groups.get(id) ?? []), index])
  }
  return [...groups.values()]
}

/** Returns the changes of a group that say what it does: the parts that come and go, else all that the screen shows. */
export function headsOf(changes: readonly DraftedChange[], group: readonly number[]): readonly number[] {
  const among = (isOne: (change: ProductChange) => boolean) =>
    group.filter((at) => changes[at] !== undefined && isOne(changes[at].change))
  const onScreen = (change: ProductChange) => change.do !== 'text' && !('schema' in change)
  const heads = [among((one) => onScreen(one) && isWhole(one)), among(onScreen), group.slice(-1)]
  return heads.find((found) => found.length > 0) ?? []
}

function isWhole(change: ProductChange): boolean {
  if (change.do === 'set' || change.do === 'add') return isObject(change.value)
  return ['create', 'delete', 'remove', 'hide'].includes(change.do)
}

/** Returns what a change sets, or undefined for a change that does something else. */
function placeOf(change: ProductChange): string | undefined {
  if (change.do === 'text') return JSON.stringify(['text', change.key, change.language])
  if (change.do === 'token') return JSON.stringify(['token', change.market, change.scheme, change.token])
  if (change.do !== 'set') return undefined
  const { page, schema, locale, site, market, at, shared } = change
  return JSON.stringify(['set', page, schema, locale, site, market, at, shared])
}
