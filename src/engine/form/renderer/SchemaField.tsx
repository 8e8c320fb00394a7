import RendererSchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldProps,
  getSchemaType,
  getUiOptions,
  getWidget,
  resolveDefaultWidget,
  RJSF_REF_CYCLE_KEY,
  type WidgetProps,
} from '@rjsf/utils'
import { type ComponentType, memo, useCallback, useMemo } from 'react'
import { FieldHelpTemplate } from '../templates/FieldHelpTemplate'
import { useFrame } from '../templates/useFrame'

/**
 * Draws a field. For a plain value the renderer would take five parts, each with all that the next one is told; here it is
 * one. What has members, branches or a name of its own is the renderer's.
 */
export const SchemaField = memo(function SchemaField(props: FieldProps) {
  const {
    name,
    schema: raw,
    uiSchema,
    formData,
    errorSchema,
    fieldPathId,
    registry,
    required = false,
    onChange,
  } = props
  const schema = registry.schemaUtils.retrieveSchema(raw, formData)
  const look = useMemo(() => plainLook(raw, schema, uiSchema, registry), [raw, schema, uiSchema, registry])
  const change = useCallback(
    (value: unknown) => onChange(value, fieldPathId.path, undefined, fieldPathId.$id),
    [onChange, fieldPathId],
  )
  const rawErrors = errorSchema?.__errors
  const errors = rawErrors && { rawErrors }
  const frame = useFrame({
    id: fieldPathId.$id,
    fieldPathId,
    schema,
    required,
    hidden: look === undefined || look.isHidden,
    ...(uiSchema && { uiSchema }),
    ...errors,
    help: look?.help !== undefined && (
      <FieldHelpTemplate help={look.help} fieldPathId={fieldPathId} schema={schema} registry={registry} />
    ),
    control: look && (
      <look.Widget
        id={fieldPathId.$id}
        name={name}
        label={look.title ?? schema.title ?? name}
        schema={schema}
        options={look.options}
        placeholder={look.placeholder}
        value={formData}
        required={required}
        disabled={props.disabled === true}
        readonly={props.readonly === true || raw.readOnly === true || schema.readOnly === true}
        registry={registry}
        onChange={change}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
        {...errors}
      />
    ),
  })
  return look ? frame : <RendererSchemaField {...props} />
})

interface PlainLook {
  readonly Widget: ComponentType<WidgetProps>
  readonly options: WidgetProps['options']
  readonly title: string | undefined
  readonly placeholder: string
  readonly help: string | undefined
  readonly isHidden: boolean
}

/** How a plain value is drawn, as the renderer's field of its type would; undefined for what is none. */
function plainLook(
  raw: FieldProps['schema'],
  schema: FieldProps['schema'],
  uiSchema: FieldProps['uiSchema'],
  { schemaUtils, widgets }: FieldProps['registry'],
): PlainLook | undefined {
  const type = getSchemaType(schema)
  const isOwn = ADDITIONAL_PROPERTY_FLAG in schema || RJSF_REF_CYCLE_KEY in raw || schema.$id !== undefined
  if (isOwn || typeof type !== 'string' || !plainTypes.has(type)) return undefined
  if ((schema.anyOf || schema.oneOf) && !schemaUtils.isSelect(schema)) return undefined
  const { widget, placeholder = '', title, ...options } = getUiOptions(uiSchema)
  const isTick = type === 'boolean'
  // Yes and no in words are the renderer's.
  if (isTick && widget !== undefined && widget !== 'checkbox' && widget !== 'switch') return undefined
  const { defaultWidget, enumOptions } = isTick
    ? { defaultWidget: 'checkbox', enumOptions: undefined }
    : resolveDefaultWidget(schema, uiSchema, schemaUtils, widgets)
  const asked = widget ?? defaultWidget
  const known = typeof asked === 'string' && Object.hasOwn(widgets, asked) ? widgets[asked] : undefined
  return {
    Widget: known ?? getWidget(schema, asked, widgets),
    options: enumOptions ? { ...options, enumOptions } : options,
    title,
    placeholder,
    help: typeof options.help === 'string' ? options.help : undefined,
    isHidden: widget === 'hidden',
  }
}

const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean'])
