/**
 * Returns JSON in which equal values have equal texts: members sorted by name, undefined ones left out. `leaf` maps
 * each plain value first.
 */
export function canonicalJson(value: unknown, leaf: (value: unknown) => unknown = (same) => same): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'object' || member === null) return leaf(member)
    if (Array.isArray(member)) return member
    return Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** Returns a 64-bit hash of a text. It tells fifty bodies apart; it does not hide a secret. */
export function hash64(text: string): string {
  let one = 0x811c9dc5
  let other = 0x41c6ce57
  for (const unit of new TextEncoder().encode(text)) {
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other ^ unit, 0x5bd1e995) ^ (other >>> 15)
  }
  return `${one >>> 0}${other >>> 0}`
}
