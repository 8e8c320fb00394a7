// Ready-made answers beside free entry.
import type { Field } from '../config/plain'
import { isRef, read } from '../config/when'

/** Lists the ready-made answers of a field; a reference to anything but a list gives none. */
export function suggestionsOf(suggest: Field['suggest'], scope: object): readonly (string | number)[] {
  const list: unknown = isRef(suggest) ? read(scope, suggest.from) : suggest
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string' || typeof one === 'number') : []
}
