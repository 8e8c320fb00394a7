/** Returns the most requests in any tenth of a second, for each of the first eight requests of many phones. */
export function requestPeaks(
  phones: number,
  plan: (asked: number, random: () => number) => number,
  numberOf: () => number,
): number[] {
  const times = Array.from({ length: phones }, () => 0)
  return [1, 2, 3, 4, 5, 6, 7, 8].map((asked) => {
    const counts = new Map<number, number>()
    times.forEach((time, phone) => {
      const next = time + plan(asked, numberOf)
      times[phone] = next
      const tenth = Math.floor(next / 100)
      counts.set(tenth, (counts.get(tenth) ?? 0) + 1)
    })
    return Math.max(...counts.values())
  })
}
