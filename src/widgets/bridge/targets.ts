// Checks ids of persons, rooms, families and groups.

/** Returns true for an id that names nobody: '', '0', 0, null, undefined and blanks. */
export function isEmptyId(id: unknown): boolean {
  if (typeof id !== 'string' && typeof id !== 'number') return true
  return /^\s*0?\s*$/.test(String(id))
}

/** Returns true for a valid id or name: short, and without characters of an address. */
export function isTarget(id: unknown): id is string {
  return typeof id === 'string' && !isEmptyId(id) && /^[0-9A-Za-z_-]{1,32}$/.test(id)
}

/** Returns true for an index of a tab, from 0. */
export function isIndex(index: unknown): index is number {
  return typeof index === 'number' && Number.isSafeInteger(index) && index >= 0
}
