import RendererSchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { type FieldProps, getSchemaType } from '@rjsf/utils'
import { memo, type ReactNode, use, useMemo } from 'react'
import { FieldHelpTemplate } from '../templates/FieldHelpTemplate'
import { BranchContext, framed } from '../templates/useFrame'
import { hasOwnName, type PlainField, plainField } from './plainField'
import { formOf } from './formOfRegistry'

interface SchemaFieldProps extends FieldProps {
  /** It stands below an object, and so in no branch's place. */
  readonly isMember?: boolean
}

/**
 * Draws a field. For a plain value or an object the renderer would take five parts, each with all that the next one is told;
 * here it is one. What has branches or a name of its own is the renderer's.
 */
export const SchemaField = memo(function SchemaField(props: SchemaFieldProps) {
  const { schema: raw, uiSchema, formData, fieldPathId, registry, onChange, isMember = false } = props
  const schema = registry.schemaUtils.retrieveSchema(raw, formData)
  const plain = useMemo(
    () => plainField({ raw, schema, uiSchema, fieldPathId, registry, onChange }),
    [raw, schema, uiSchema, fieldPathId, registry, onChange],
  )
  const isBranch = !isMember && use(BranchContext) === fieldPathId.$id
  if (plain) return frameOf(props, schema, { isBranch, ...plain, control: plainControl(props, schema, plain) })
  if (!isPlainObject(raw, schema)) return <RendererSchemaField {...props} />
  const { ObjectField } = registry.fields
  const { __errors: _, ...errorSchema } = props.errorSchema ?? {}
  const control = ObjectField && <ObjectField {...props} schema={schema} errorSchema={errorSchema} />
  return frameOf(props, schema, { isBranch, help: undefined, isHidden: false, control })
})

function plainControl(props: FieldProps, schema: FieldProps['schema'], plain: PlainField) {
  const { name, formData, errorSchema, fieldPathId, required = false } = props
  const rawErrors = errorSchema?.__errors
  return (
    <plain.Widget
      id={fieldPathId.$id}
      name={name}
      label={plain.options.place.label}
      schema={schema}
      options={plain.options}
      placeholder={plain.placeholder}
      value={formData}
      required={required}
      disabled={props.disabled === true}
      readonly={props.readonly === true || props.schema.readOnly === true || schema.readOnly === true}
      registry={props.registry}
      onChange={plain.change}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
      {...(rawErrors && { rawErrors })}
    />
  )
}

interface Inside extends Pick<PlainField, 'help' | 'isHidden'> {
  readonly isBranch: boolean
  readonly isForeign?: boolean
  readonly options?: PlainField['options']
  readonly control: ReactNode
}

function frameOf(
  { fieldPathId, uiSchema, registry, required = false, errorSchema }: FieldProps,
  schema: FieldProps['schema'],
  { isBranch, isForeign, isHidden, help, options, control }: Inside,
): ReactNode {
  const rawErrors = errorSchema?.__errors
  const { texts } = formOf(registry).memory
  return framed({
    id: fieldPathId.$id,
    path: fieldPathId.path,
    schema,
    required,
    hidden: isHidden,
    isBranch,
    isPlaced: options !== undefined && !isForeign,
    label: options?.place.label ?? '',
    isLabelled: options !== undefined,
    texts,
    ...(uiSchema && { uiSchema }),
    ...(rawErrors && { rawErrors }),
    help: help !== undefined && (
      <FieldHelpTemplate help={help} fieldPathId={fieldPathId} schema={schema} registry={registry} />
    ),
    control,
  })
}

function isPlainObject(raw: FieldProps['schema'], schema: FieldProps['schema']): boolean {
  return getSchemaType(schema) === 'object' && !schema.anyOf && !schema.oneOf && !hasOwnName(raw, schema)
}
