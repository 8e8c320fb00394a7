// Converts the fields to JSON Schema, for libraries that read it.
import { least, longest, most, type DrawnField } from './fields'

export interface Schema {
  readonly [keyword: string]: unknown
  readonly type: 'object' | 'string' | 'number' | 'boolean'
}

/** Returns the schema of a form. `offered` contains choices from the server, by field. */
export function schemaOf(
  fields: readonly DrawnField[],
  offered: { readonly [name: string]: readonly { readonly id: string; readonly name: string }[] } = {},
): Schema & { readonly properties: { readonly [name: string]: Schema } } {
  const member = (field: DrawnField): Schema => {
    const rows = offered[field.name]
    const plain = { title: field.label, ...valueOf(field) }
    return rows && rows.length > 0
      ? { ...plain, oneOf: rows.map(({ id, name }) => ({ const: id, title: name })) }
      : plain
  }
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, member(field)])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  }
}

function valueOf({ kind, required, choices }: DrawnField): Schema {
  switch (kind) {
    case 'text':
      return { type: 'string', minLength: 1, maxLength: longest }
    case 'figure':
      return { type: 'number', minimum: least, maximum: most }
    case 'choice':
      return { type: 'string', ...(choices ? { enum: choices } : { minLength: 1, maxLength: longest }) }
    case 'tick':
      return { type: 'boolean', ...(required && { enum: [true] }) }
  }
}
