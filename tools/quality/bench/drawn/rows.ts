// The data of the bench's server: countries, their methods, and the members of a list.

export interface Choice {
  readonly id: string
  readonly name: string
}

export interface DrawnMember {
  readonly id: string
  readonly name: string
  readonly coins: number
}

export const countries: readonly Choice[] = Array.from({ length: 100 }, (_, at) => ({
  id: String(at + 1),
  name: `Country ${at + 1}`,
}))

/** Returns the methods of a country, two to five. */
export function methodsOf(country: string): readonly Choice[] {
  return Array.from({ length: 2 + (Number(country) % 4) }, (_, at) => ({
    id: `${country}-${at + 1}`,
    name: `Method ${at + 1} of ${country}`,
  }))
}

/** Returns one page of the members. Pages count from 1. */
export function membersOf(page: number, size: number, total: number): readonly DrawnMember[] {
  const first = (page - 1) * size
  return Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, at) => ({
    id: String(1_000_001 + first + at),
    name: `Member ${first + at + 1}`,
    coins: ((first + at) * 7919) % 100_000,
  }))
}
