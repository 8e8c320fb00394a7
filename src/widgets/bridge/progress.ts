import type { Progress } from '../../generated/types'

/** Percent by type of progress. */
const percents: ReadonlyMap<number, number> = new Map([
  [2, 50],
  [3, 100],
])

/** Returns the progress of a page in percent. Returns undefined if the app does not report it. */
export function percentOf({ type, progress }: Progress): number | undefined {
  const told = percents.get(type) ?? progress
  return told === undefined ? undefined : Math.min(100, Math.max(0, told))
}
