// What the server of the bench knows: countries, the methods of each, and the members of a list.

export interface Choice {
  readonly id: string
  readonly name: string
}

export interface Member {
  readonly id: string
  readonly name: string
  readonly coins: number
}

export const countries: readonly Choice[] = Array.from({ length: 100 }, (_, at) => ({
  id: String(at + 1),
  name: `Country ${at + 1}`,
}))

/** The methods of a country: two to five of them. */
export function methodsOf(country: string): readonly Choice[] {
  return Array.from({ length: 2 + (Number(country) % 4) }, (_, at) => ({
    id: `${country}-${at + 1}`,
    name: `Method ${at + 1} of ${country}`,
  }))
}

/** One page, from 1, of so many members. */
export function membersOf(page: number, size: number, total: number): readonly Member[] {
  const first = (page - 1) * size
  return Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, at) => ({
    id: String(1_000_001 + first + at),
    name: `Member ${first + at + 1}`,
    coins: ((first + at) * 7919) % 100_000,
  }))
}
