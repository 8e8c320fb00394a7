import RendererSchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { type FieldProps, getSchemaType } from '@rjsf/utils'
import { memo, use, useMemo } from 'react'
import { BranchContext, framed } from '../templates/useFrame'
import { formOf } from './formOfRegistry'
import { drawPlain } from './PlainMember'
import { hasOwnName, plainField } from './plainField'

/**
 * Draws a field. For a plain value or an object the renderer would take five parts, each with all that the next one is told;
 * here it is one. What has branches or a name of its own is the renderer's.
 */
export const SchemaField = memo(function SchemaField(props: FieldProps) {
  const { name, schema: raw, uiSchema, formData, fieldPathId, registry, required = false, onChange } = props
  const schema = registry.schemaUtils.retrieveSchema(raw, formData)
  const plain = useMemo(
    () => plainField({ name, raw, schema, uiSchema, fieldPathId, registry, required, onChange }),
    [name, raw, schema, uiSchema, fieldPathId, registry, required, onChange],
  )
  const { __errors: errors, ...errorSchema } = props.errorSchema ?? {}
  const isBranch = use(BranchContext) === fieldPathId.$id
  const { disabled = false, readonly = false } = props
  if (plain) return drawPlain(plain, { value: formData, errors, disabled, readonly }, isBranch)
  const { ObjectField } = registry.fields
  if (!ObjectField || !isPlainObject(raw, schema)) return <RendererSchemaField {...props} />
  return framed({
    id: fieldPathId.$id,
    path: fieldPathId.path,
    schema,
    required,
    label: '',
    isLabelled: false,
    isBranch,
    hidden: false,
    texts: formOf(registry).memory.texts,
    ...(uiSchema && { uiSchema }),
    ...(errors && { rawErrors: errors }),
    help: undefined,
    control: <ObjectField {...props} schema={schema} errorSchema={errorSchema} />,
  })
})

function isPlainObject(raw: FieldProps['schema'], schema: FieldProps['schema']): boolean {
  return getSchemaType(schema) === 'object' && !schema.anyOf && !schema.oneOf && !hasOwnName(raw, schema)
}
