// The forms of the example product, as JSON Schema. The dev server compiles their validators.

const text = { type: 'string' }

const formOf = <Value>(value: Value) => ({ type: 'object', properties: { value } })

/** Forms by name. `thing` serves the examples of definitions; field widgets fill in the member `value` of another. */
export const formSchemas = {
  thing: {
    type: 'object',
    properties: { name: text, kind: { type: 'string', enum: ['owner', 'guest'] } },
    required: ['name'],
  },
  text: formOf({ type: 'string', maxLength: 60 }),
  number: formOf({ type: 'integer', minimum: 1, maximum: 99 }),
  amount: formOf(text),
  date: formOf({ type: 'string', format: 'date' }),
  choice: formOf({ type: 'string', enum: ['owner', 'guest', 'friend'] }),
  flag: formOf({ type: 'boolean' }),
} as const

/** Icons that configs may name beside the engine's own. */
export const productIcons = ['wallet', 'star', 'user'] as const
