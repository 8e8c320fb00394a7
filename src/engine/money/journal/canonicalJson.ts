/** Writes JSON so that equal values give equal texts: members by name, absent ones left out, leaves as `leaf` has them. */
export function canonicalJson(value: unknown, leaf: (value: unknown) => unknown = (same) => same): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'object' || member === null) return leaf(member)
    if (Array.isArray(member)) return member
    return Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** Gives 64 bits of a text: enough to tell fifty bodies apart, not made to keep one secret. */
export function hash64(text: string): string {
  let one = 0x811c9dc5
  let other = 0x41c6ce57
  for (const unit of new TextEncoder().encode(text)) {
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other ^ unit, 0x5bd1e995) ^ (other >>> 15)
  }
  return `${one >>> 0}${other >>> 0}`
}
