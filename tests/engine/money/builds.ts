// Other builds of the same product, which use the same storage.
import { isObject } from '../../../src/engine/language/runtime/merge'

/** Returns the journal after another build, or a fault, has written it. */
export function rewritten(
  text: string,
  how: 'older' | 'newer' | 'damaged',
  member: 'sentAt' | 'at' | 'misses',
): string {
  if (how === 'damaged') return damaged(text, member)
  return how === 'older' ? rewrittenByOlder(text) : rewrittenByNewer(text)
}

/** Returns the journal after the first released build has written it: it keeps only the members that it knows. */
export function rewrittenByOlder(text: string): string {
  return JSON.stringify(listOf(text).filter((one) => isObject(one) && 'key' in one && 'state' in one))
}

/** Returns the journal after a newer build has written it: it knows members and states that this build does not. */
export function rewrittenByNewer(text: string): string {
  const mine = listOf(text).map((one) => (isObject(one) && 'key' in one ? { ...one, hint: 'x' } : one))
  return JSON.stringify([...mine.filter((one) => !isObject(one) || one.key !== newerRecord.key), newerRecord])
}

/** A record that this build cannot read. */
export const newerRecord = { v: 9, key: 'newer', endpoint: 'POST /elsewhere', uid: '7001', state: 'queued', since: 1 }

/** Removes a member of a record, as a faulty build or disk does. */
function damaged(text: string, member: 'sentAt' | 'at' | 'misses'): string {
  const [first, ...rest] = listOf(text).toReversed()
  if (!isObject(first) || !('key' in first)) return text
  const { [member]: _, ...left } = first
  return JSON.stringify([...rest.toReversed(), left])
}

function listOf(text: string): readonly unknown[] {
  const found: unknown = JSON.parse(text || '[]')
  return Array.isArray(found) ? found : []
}
