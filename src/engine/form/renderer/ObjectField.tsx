import RendererObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import {
  type ErrorSchema,
  type FieldProps,
  getPropertySchema,
  getUiOptions,
  orderProperties,
  shouldRenderOptionalField,
  toFieldPathId,
  type UiSchema,
} from '@rjsf/utils'
import { useMemo, useRef } from 'react'
import { valueAt } from '../path'
import { ObjectFieldTemplate } from '../templates/ObjectFieldTemplate'
import { same } from './same'
import { SchemaField } from './SchemaField'

/**
 * The members of an object. The renderer keeps for each what its name may be changed with, and a part of its own; where all
 * members have names, none of that is needed. Those that a person names, or adds as a whole, are the renderer's.
 */
export function ObjectField(props: FieldProps) {
  // It comes as a new object each time, for which every member would be drawn again.
  const look = useRef(props.uiSchema)
  look.current = same(look.current, props.uiSchema)
  const { schema: raw, formData, registry, required = false } = props
  const schema = registry.schemaUtils.retrieveSchema(raw, formData, true)
  const isOpen = Boolean(schema.additionalProperties) || schema.patternProperties !== undefined
  const Draw =
    isOpen || shouldRenderOptionalField(registry, schema, required, look.current) ? RendererObjectField : Members
  return <Draw {...props} {...(look.current && { uiSchema: look.current })} />
}

/** Members that all have names of their own. */
function Members(props: FieldProps) {
  const {
    schema: raw,
    uiSchema = {},
    formData,
    errorSchema,
    fieldPathId,
    registry,
    disabled = false,
    readonly = false,
  } = props
  const schema = registry.schemaUtils.retrieveSchema(raw, formData, true)
  // A branch stands at its union's place.
  const parent = (props.childFieldPathId as typeof fieldPathId | undefined) ?? fieldPathId
  const { properties, required } = schema
  const { title = schema.title ?? props.title ?? props.name, order } = getUiOptions(uiSchema)
  const members = useMemo(() => {
    const wanted = new Set(required)
    return orderProperties(Object.keys(properties ?? {}), order).map((name) => ({
      name,
      fieldPathId: toFieldPathId(name, registry.globalFormOptions, parent.path),
      schema: getPropertySchema({ properties }, name),
      required: wanted.has(name),
    }))
  }, [properties, required, order, parent, registry])
  return (
    <ObjectFieldTemplate
      title={title}
      schema={schema}
      uiSchema={uiSchema}
      fieldPathId={fieldPathId}
      formData={formData}
      registry={registry}
      disabled={disabled}
      readonly={readonly}
      onAddProperty={nothing}
      properties={members.map((member) => ({
        name: member.name,
        disabled,
        readonly,
        hidden: false,
        content: (
          <SchemaField
            key={member.name}
            isMember
            {...member}
            {...lookOf(uiSchema, member.name)}
            {...errorsOf(errorSchema, member.name)}
            formData={valueAt(formData, [member.name])}
            registry={registry}
            disabled={disabled}
            readonly={readonly}
            onChange={props.onChange}
            onBlur={props.onBlur}
            onFocus={props.onFocus}
          />
        ),
      }))}
    />
  )
}

function lookOf(look: UiSchema, name: string): { readonly uiSchema?: UiSchema } {
  const own = look[name] as UiSchema | undefined
  return own ? { uiSchema: own } : {}
}

function errorsOf(errors: ErrorSchema | undefined, name: string): { readonly errorSchema?: ErrorSchema } {
  const own = errors && Object.hasOwn(errors, name) ? errors[name] : undefined
  return own ? { errorSchema: own } : {}
}

function nothing() {
  // No member is added that has no name.
}
