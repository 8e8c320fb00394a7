import type { Progress } from '../../generated/types'

/** Percent by type of progress (spec §4). */
const percents: ReadonlyMap<number, number> = new Map([
  [2, 50],
  [3, 100],
])

/** Gives how far a page has been loaded, in percent; undefined where the app does not say. */
export function percentOf({ type, progress }: Progress): number | undefined {
  const told = percents.get(type) ?? progress
  return told === undefined ? undefined : Math.min(100, Math.max(0, told))
}
