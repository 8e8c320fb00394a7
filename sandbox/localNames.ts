import type { Database } from './database'

interface Row {
  readonly name: string
  readonly names: string
}
/** `name_ar` and its like. */
export type LocalNames = { readonly [member: `name_${string}`]: string }

/** Adds `country_name_ar` and its like beside each `country_name` of an answer. */
export function withCountryNames(db: Database, answer: unknown): unknown {
  if (!JSON.stringify(answer ?? null).includes('"country_name"')) return answer
  const rows = db.all<Row>('select name, names from countries')
  const known = new Map(rows.map(({ name, names }) => [name, JSON.parse(names) as LocalNames]))
  return added(answer, known)
}

function added(value: unknown, known: ReadonlyMap<unknown, LocalNames>): unknown {
  if (Array.isArray(value)) return value.map((one) => added(one, known))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, member]) => [name, added(member, known)] as const)
  const country = 'country_name' in value ? (known.get(value.country_name) ?? {}) : {}
  const names = Object.entries(country).map(([name, text]) => [`country_${name}`, text] as const)
  return Object.fromEntries([...entries, ...names])
}

/** Returns the names of a thing in all languages, and none of its other members. */
export function localNames(thing: object): LocalNames {
  const names = Object.entries(thing).filter(([name, text]) => /^name_[a-z]{2}$/.test(name) && typeof text === 'string')
  return Object.fromEntries(names)
}
