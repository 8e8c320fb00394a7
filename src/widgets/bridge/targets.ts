// What says which person, room, family or group is meant.

/** Tells whether an id names nobody: '', '0', 0, null, undefined and blanks (decision 29). */
export function isEmptyId(id: unknown): boolean {
  if (typeof id !== 'string' && typeof id !== 'number') return true
  return /^\s*0?\s*$/.test(String(id))
}

/** Tells whether a text is an id or a name that an app can be given: short, and nothing that an address could hide in. */
export function isTarget(id: unknown): id is string {
  return typeof id === 'string' && !isEmptyId(id) && /^[0-9A-Za-z_-]{1,32}$/.test(id)
}

/** Tells whether a number counts tabs from 0. */
export function isIndex(index: unknown): index is number {
  return typeof index === 'number' && Number.isSafeInteger(index) && index >= 0
}
