import { getDefaultRegistry } from '@rjsf/core'
import {
  ADDITIONAL_PROPERTY_FLAG,
  deepEquals,
  type FieldProps,
  ID_KEY,
  type RJSFMarkedSchema,
  type RJSFSchema,
  RJSF_REF_CYCLE_KEY,
  RJSF_REF_KEY,
} from '@rjsf/utils'
import { createContext, memo, useContext, useState } from 'react'
import { isObject } from '../../language/runtime/merge'
import { holdsValue } from '../fields/path'
import { definition } from '../validation/fitsSchema'
import { AddButton } from './buttons'

const { SchemaField: StockField = () => null } = getDefaultRegistry().fields

/** The `$ref`s of the fields around a field, with spaces between them: a new array would draw all fields again. */
const RefsAround = createContext('#')

/** Draws a field by its schema, as RJSF does. A field whose schema has a `$ref` may be within a field of its own kind. */
export const SchemaField = memo(function SchemaField(props: FieldProps) {
  const { refs, initial } = referred(props.schema, props.registry.rootSchema)
  return refs.length === 0 ? <StockField {...props} /> : <FieldOfRef {...props} refs={refs} initial={initial} />
}, deepEquals)

interface Referred {
  /** The reference of a schema, the reference that this one leads to, and so on. */
  readonly refs: readonly string[]
  /** The default of the first of these schemas that has one. */
  readonly initial: unknown
}

function referred(schema: RJSFSchema, root: RJSFSchema): Referred {
  const refs: string[] = []
  let initial: unknown
  for (let found: unknown = schema; isObject(found);) {
    initial ??= found.default
    const ref = refOf(found)
    if (ref === undefined || refs.includes(ref)) break
    refs.push(ref)
    found = definition(ref, root)
  }
  return { refs, initial }
}

/** Returns the reference of a schema: its own, that which RJSF has followed, or that which `formSchema` has put off. */
function refOf(schema: RJSFSchema): string | undefined {
  const { $ref = (schema as RJSFMarkedSchema)[RJSF_REF_KEY], allOf } = schema
  if (typeof $ref === 'string') return $ref
  const [only] = allOf?.length === 1 ? allOf : []
  return typeof only === 'object' ? only.$ref : undefined
}

/**
 * Draws a field of one or more `$ref`s. If a field of the same kind is around it, it is drawn once it holds more than its
 * default or a person has added it. Until then a button adds it, because such fields would never end.
 */
function FieldOfRef({ refs, initial, ...props }: FieldProps & Referred) {
  const { schema, formData, fieldPathId, registry, disabled, readonly } = props
  const around = useContext(RefsAround)
  const [isAdded, setAdded] = useState(
    // Items and members with free names exist only because a person has added them.
    ADDITIONAL_PROPERTY_FLAG in schema || typeof fieldPathId.path.at(-1) === 'number',
  )
  const known = around.split(' ')
  if (refs.some((ref) => known.includes(ref)) && !isAdded && (!holdsValue(formData) || deepEquals(formData, initial)))
    return (
      <div className="pw-field">
        <AddButton
          id={fieldPathId[ID_KEY]}
          registry={registry}
          disabled={disabled || readonly}
          onClick={() => setAdded(true)}
        />
      </div>
    )
  return (
    <RefsAround value={`${around} ${refs.join(' ')}`}>
      <StockField
        {...props}
        schema={RJSF_REF_CYCLE_KEY in schema ? { ...schema, [RJSF_REF_CYCLE_KEY]: false } : schema}
      />
    </RefsAround>
  )
}

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
