// Cases by pairs: most faults need one value or two that meet, so not every product of values has to be tried.

/**
 * Returns rows in which each two values of two dimensions meet at least once, as far as a row with both `fits`. The rows are
 * the same each time. Neighbours differ in all dimensions.
 */
export function pairs<Row extends object>(
  dimensions: { readonly [Name in keyof Row]: readonly Row[Name][] },
  fits: (row: Row) => boolean = () => true,
): readonly Row[] {
  const entries = Object.entries<readonly unknown[]>(dimensions)
  const products = entries.reduce<readonly object[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as readonly Row[]
  const rows = products.filter(fits)
  const orders = entries.map(([, values]) => new Map(values.map((value, at) => [value, at])))
  const pairsIn = (row: Row) => {
    const places = entries.map(([name], at) => `${at}.${orders[at]?.get(row[name as keyof Row])}`)
    return places.flatMap((one, at) => places.slice(at + 1).map((other) => `${one} ${other}`))
  }
  const open = rows.map((row) => ({ row, pairs: pairsIn(row) }))
  const met = new Set<string>()
  const chosen: Row[] = []
  for (;;) {
    let best: { readonly row: Row; readonly gain: number } | undefined
    for (let at = 0; at < open.length; at += 1) {
      // A large prime as the stride: every row is looked at, and neighbours are far apart.
      const one = open[(at * 7919 + chosen.length * 31) % open.length]
      const gain = one?.pairs.filter((pair) => !met.has(pair)).length ?? 0
      if (one && gain > (best?.gain ?? 0)) best = { row: one.row, gain }
    }
    if (!best) return chosen
    for (const pair of pairsIn(best.row)) met.add(pair)
    chosen.push(best.row)
  }
}
