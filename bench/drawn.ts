// The fields and rows of all measured pages, independent of the library that draws them.

export interface DrawnField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'figure' | 'choice' | 'tick'
  /** For a checkbox: it must be checked. */
  readonly required: boolean
}

/** The choices of a field, the longest text, and the bounds of numbers. */
export const choices = ['Red', 'Orange', 'Yellow', 'Green', 'Blue']
export const longest = 40
export const least = 0
export const most = 1000

const kinds = ['text', 'figure', 'choice', 'tick'] as const

/** The numbers of fields of the measured forms. */
export const counts = [8, 30] as const

/** Returns fields of four kinds in turn: four required ones, then four optional ones. */
export function someFields(count: number): readonly DrawnField[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `field${at + 1}`,
    label: `Field ${at + 1}`,
    kind: kinds[at % kinds.length] ?? 'text',
    required: Math.floor(at / kinds.length) % 2 === 0,
  }))
}

/** Returns the fields that the address of a page names: `/plain-30.html`. */
export function fieldsAsked(): readonly DrawnField[] {
  return someFields(Number(/-(\d+)\.html$/.exec(location.pathname)?.[1]))
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

export interface Schema {
  readonly [keyword: string]: unknown
}

/** Returns the JSON Schema of a form, for libraries that read it. */
export function schemaOf(fields: readonly DrawnField[], hasTitles = true): Schema {
  const member = (field: DrawnField) => ({ ...(hasTitles && { title: field.label }), ...valueOf(field) })
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, member(field)])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  }
}

function valueOf({ kind, required }: DrawnField): Schema {
  switch (kind) {
    case 'text':
      return { type: 'string', minLength: 1, maxLength: longest }
    case 'figure':
      return { type: 'number', minimum: least, maximum: most }
    case 'choice':
      return { type: 'string', enum: choices }
    case 'tick':
      return { type: 'boolean', ...(required && { enum: [true] }) }
  }
}

/** Returns the fields as a page of Pagewright has them. The schema has the rest. */
export function pageFields(fields: readonly DrawnField[]) {
  const words = Object.fromEntries(choices.map((choice) => [choice, choice.toLowerCase()]))
  return Object.fromEntries(
    fields.map(({ name, kind }) => [
      name,
      {
        label: name,
        ...(kind === 'figure' && { widget: 'number' as const }),
        ...(kind === 'choice' && { words }),
      },
    ]),
  )
}

export interface DrawnMember {
  readonly id: string
  readonly name: string
  readonly coins: number
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
