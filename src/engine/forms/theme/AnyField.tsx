import type { FieldProps, RJSFSchema } from '@rjsf/utils'

/** Draws a member whose schema names no type: as its value is, and as a text while there is none. */
export function AnyField(props: FieldProps) {
  const { schema, formData, registry } = props
  const type = typeOf(formData)
  const Field = registry.fields[fieldNames[type]]
  const drawn: RJSFSchema = { ...(type === 'object' && { additionalProperties: true }), ...schema, type }
  return Field ? <Field {...props} schema={drawn} /> : null
}

const fieldNames = {
  string: 'StringField',
  number: 'NumberField',
  boolean: 'BooleanField',
  object: 'ObjectField',
  array: 'ArrayField',
} as const

function typeOf(value: unknown): keyof typeof fieldNames {
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  if (type === 'object') return value === null ? 'string' : 'object'
  return type === 'number' || type === 'boolean' ? type : 'string'
}
