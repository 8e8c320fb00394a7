/** Returns a fixed part of many cases, evenly spaced; every case with FULL=1, as in `npm run test:full`. */
export function core<T>(items: readonly T[], size: number): readonly T[] {
  if (process.env.FULL === '1' || size >= items.length) return items
  return items.filter(
    (_, index) => Math.floor((index * size) / items.length) !== Math.floor(((index - 1) * size) / items.length),
  )
}
