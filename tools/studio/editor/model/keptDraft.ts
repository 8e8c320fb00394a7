// Keeps unsaved changes in the browser, so that a reload, a crash and a full disk of the server lose nothing.
import type { ProductChange } from '@pagewright/cli/browser'

/** A change that is not saved. `seen` is a hash of what its place had when it was planned first. */
export interface DraftedChange {
  readonly change: ProductChange
  readonly seen?: string
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

/** Adds a change. It replaces the last one if both set the same value, as while somebody types. */
export function withAdded(changes: readonly DraftedChange[], change: ProductChange): readonly DraftedChange[] {
  const last = changes.findIndex((one) => placeOf(one.change) !== undefined && placeOf(one.change) === placeOf(change))
  const isFree = changes.slice(last + 1).every((one) => ['set', 'text', 'token'].includes(one.change.do))
  if (last < 0 || !isFree) return [...changes, { change }]
  const { seen } = changes[last] ?? {}
  return changes.with(last, { change, ...(seen !== undefined && { seen }) })
}

/** Groups the changes that are one to a person: a new text belongs to the first later change that shows it, which ends the group. */
export function groupsOf(
  changes: readonly DraftedChange[],
  texts: { readonly [key: string]: string } = {},
): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>()
  for (const [index, { change }] of changes.entries()) {
    const owner =
      change.do === 'text' && !(change.key in texts)
        ? changes.findIndex(
            ({ change: other }, at) =>
              at > index && 'value' in other && JSON.stringify(other.value).includes(JSON.stringify(change.key)),
          )
        : -1
    const at = owner < 0 ? index : owner
    groups.set(at, [...(groups.get(at) ?? []), index])
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group)
}

/** Returns what a change sets, or undefined for a change that does something else. */
function placeOf(change: ProductChange): string | undefined {
  if (change.do === 'text') return JSON.stringify(['text', change.key, change.language])
  if (change.do === 'token') return JSON.stringify(['token', change.market, change.scheme, change.token])
  if (change.do !== 'set') return undefined
  const { page, schema, locale, site, market, at, shared } = change
  return JSON.stringify(['set', page, schema, locale, site, market, at, shared])
}
