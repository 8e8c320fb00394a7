// The order of things by id.
import type { ById } from '../config/plain'

/** The entries in the order of the screen: those that `order` names first, as it names them, then the rest by key. */
export function inOrder<T>(things: ById<T> | undefined, order?: readonly string[]): readonly (readonly [string, T])[] {
  const entries = Object.entries(things ?? {})
  if (!order) return entries
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return entries.sort(([a], [b]) => rank(a) - rank(b))
}
