// Parts of the JSON Schemas for editors.
import type { conditionTests } from '@pagewright/engine/tools'
import { scopes, type ClosedSet } from './names'

export interface Schema {
  readonly [keyword: string]: unknown
}
export interface SchemaDefinitions {
  readonly [name: string]: Schema
}

export function ref(name: string): Schema {
  return { $ref: `#/definitions/${name}` }
}

export function setName(set: ClosedSet): string {
  return `names-${set}`
}

export function union(schemas: readonly Schema[]): Schema {
  const [first] = schemas
  if (schemas.length === 1 && first) return first
  const literals = schemas.filter((one) => 'const' in one)
  const rest = schemas.filter((one) => !('const' in one))
  if (rest.length === 0) return { enum: literals.map((one) => one.const) }
  return { anyOf: [...(literals.length > 0 ? [{ enum: literals.map((one) => one.const) }] : []), ...rest] }
}

export const pathPattern = `^(${scopes.join('|')})(\\.\\w+)*$`

const path: Schema = { type: 'string', pattern: pathPattern }
/** A path, or the product of two. */
const figure: Schema = {
  type: 'object',
  properties: { from: path, times: path },
  required: ['from'],
  additionalProperties: false,
}
const numberOrRef: Schema = { anyOf: [{ type: 'number' }, figure] }
const momentOrRef: Schema = { anyOf: [{ type: 'string', pattern: '^[0-9]' }, { $ref: '#/definitions/Ref' }] }
const operands: { readonly [test in (typeof conditionTests)[number]]: Schema } = {
  in: { type: 'array', minItems: 1 },
  is: { $ref: '#/definitions/Ref' },
  not: {},
  min: numberOrRef,
  max: numberOrRef,
  below: numberOrRef,
  since: momentOrRef,
  until: momentOrRef,
  exists: { type: 'boolean' },
}

const plainTest: Schema = { type: ['string', 'number', 'boolean', 'null'] }

function tests(properties: Schema): Schema {
  return { type: 'object', properties, additionalProperties: false, minProperties: 1 }
}

/** The schema of conditions. It lists the tests, which the type does not. */
export const conditions: Schema = {
  type: 'object',
  properties: { any: { type: 'array', items: ref('Conditions') } },
  patternProperties: {
    [pathPattern]: { anyOf: [plainTest, tests(operands)] },
  },
  additionalProperties: false,
}

/** The schema of conditions that parts may give, too. */
export const conditionsOfParts: Schema = {
  ...conditions,
  properties: {
    any: { anyOf: [{ type: 'array', items: ref('Conditions') }, ref('UsedPart')] },
    use: ref('UsedNames'),
    with: {},
  },
  patternProperties: {
    [pathPattern]: {
      anyOf: [
        plainTest,
        tests({ ...operands, in: { anyOf: [operands.in, ref('UsedPart')] }, use: ref('UsedNames'), with: {} }),
      ],
    },
  },
}
