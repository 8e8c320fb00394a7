// The fields of all measured forms, independent of the library that draws them.

/** One field. */
export interface DrawnField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'figure' | 'choice' | 'tick'
  /** For a checkbox: it must be checked. */
  readonly required: boolean
  /** The choices. If absent, the server has them. */
  readonly choices?: readonly string[]
}

/** The longest text, and the bounds of numbers. */
export const longest = 40
export const least = 0
export const most = 1000

/** The recharge form: account, country, a method of the country, amount, and a consent. */
export const rechargeFields: readonly DrawnField[] = [
  { name: 'user_id', label: 'User ID', kind: 'text', required: true },
  { name: 'country_id', label: 'Country', kind: 'choice', required: true },
  { name: 'method_id', label: 'Method', kind: 'choice', required: true },
  { name: 'amount', label: 'Amount', kind: 'figure', required: true },
  { name: 'agree', label: 'I agree to the terms', kind: 'tick', required: true },
]

const kinds = ['text', 'figure', 'choice', 'tick'] as const
const choices = ['Red', 'Orange', 'Yellow', 'Green', 'Blue']

/** The numbers of fields of the measured forms. */
export const counts = [8, 30, 200] as const

/** Returns fields of four kinds in turn: four required ones, then four optional ones. */
export function someFields(count: number): readonly DrawnField[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? 'text'
    return {
      name: `field${at + 1}`,
      label: `DrawnField ${at + 1}`,
      kind,
      required: Math.floor(at / kinds.length) % 2 === 0,
      ...(kind === 'choice' && { choices }),
    }
  })
}

/** Returns the fields that the address of a page names: `?count=30`. */
export function fieldsAsked(search: string): readonly DrawnField[] {
  return someFields(Number(new URLSearchParams(search).get('count')))
}

/** Returns the problem of a value as a control holds it. Returns undefined for a valid value. */
export function problemOf(field: DrawnField, value: string | boolean | undefined): string | undefined {
  if (value === undefined || value === '' || value === false)
    return field.required ? `${field.label} is missing.` : undefined
  if (field.kind === 'text' && String(value).length > longest) return `At most ${longest} characters.`
  if (field.kind !== 'figure') return undefined
  const figure = Number(value)
  return figure >= least && figure <= most ? undefined : `From ${least} to ${most}.`
}
