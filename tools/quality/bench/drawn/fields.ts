// What the forms of every page ask for, in nobody's words: each page says it to its own library.

/** One thing to fill in. */
export interface Field {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'figure' | 'choice' | 'tick'
  /** A tick that is required has to be set. */
  readonly required: boolean
  /** What can be chosen; where it is missing, a server says it. */
  readonly choices?: readonly string[]
}

/** Bounds of every text and every figure. */
export const longest = 40
export const least = 0
export const most = 1000

/** The recharge: whom, from where, by what method of that country, how much, and a consent. */
export const rechargeFields: readonly Field[] = [
  { name: 'user_id', label: 'User ID', kind: 'text', required: true },
  { name: 'country_id', label: 'Country', kind: 'choice', required: true },
  { name: 'method_id', label: 'Method', kind: 'choice', required: true },
  { name: 'amount', label: 'Amount', kind: 'figure', required: true },
  { name: 'agree', label: 'I agree to the terms', kind: 'tick', required: true },
]

const kinds = ['text', 'figure', 'choice', 'tick'] as const
const choices = ['Red', 'Orange', 'Yellow', 'Green', 'Blue']

/** How many fields the forms have that are measured. */
export const counts = [8, 30, 200] as const

/** Fields of four kinds in turn, four that are required and four that are not. */
export function someFields(count: number): readonly Field[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? 'text'
    return {
      name: `field${at + 1}`,
      label: `Field ${at + 1}`,
      kind,
      required: Math.floor(at / kinds.length) % 2 === 0,
      ...(kind === 'choice' && { choices }),
    }
  })
}

/** The fields that the address of a page asks for: `?count=30`. */
export function fieldsAsked(search: string): readonly Field[] {
  return someFields(Number(new URLSearchParams(search).get('count')))
}

/** What is wrong with one value as a form's control holds it; undefined where nothing is. */
export function problemOf(field: Field, value: string | boolean | undefined): string | undefined {
  if (value === undefined || value === '' || value === false)
    return field.required ? `${field.label} is missing.` : undefined
  if (field.kind === 'text' && String(value).length > longest) return `At most ${longest} characters.`
  if (field.kind !== 'figure') return undefined
  const figure = Number(value)
  return figure >= least && figure <= most ? undefined : `From ${least} to ${most}.`
}
