import RendererObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import {
  type ErrorSchema,
  type FieldProps,
  getPropertySchema,
  getUiOptions,
  orderProperties,
  toFieldPathId,
  type UiSchema,
} from '@rjsf/utils'
import { useMemo, useRef } from 'react'
import { valueAt } from '../path'
import { ObjectFieldTemplate } from '../templates/ObjectFieldTemplate'
import { formOf } from './formOfRegistry'
import { plainField } from './plainField'
import { PlainMember } from './PlainMember'
import { same } from './same'
import { SchemaField } from './SchemaField'

/**
 * The members of an object. The renderer keeps for each what its name may be changed with, and a part of its own; where all
 * members have names, none of that is needed. Those that a person names are the renderer's.
 */
export function ObjectField(props: FieldProps) {
  // It comes as a new object each time, for which every member would be drawn again.
  const look = useRef(props.uiSchema)
  look.current = same(look.current, props.uiSchema)
  const { schema: raw, formData, registry } = props
  const schema = registry.schemaUtils.retrieveSchema(raw, formData, true)
  const isOpen = Boolean(schema.additionalProperties) || schema.patternProperties !== undefined
  const Draw = isOpen ? RendererObjectField : Members
  return <Draw {...props} {...(look.current && { uiSchema: look.current })} />
}

/** Members that all have names of their own. */
function Members(props: FieldProps) {
  const {
    schema: raw,
    uiSchema = noLook,
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
  const { onChange } = props
  const members = useMemo(() => {
    const wanted = new Set(required)
    const { utils } = formOf(registry)
    return orderProperties(Object.keys(properties ?? {}), order).map((name) => {
      const member = {
        name,
        fieldPathId: toFieldPathId(name, registry.globalFormOptions, parent.path),
        schema: getPropertySchema({ properties }, name),
        required: wanted.has(name),
      }
      const own = utils.isSettled(member.schema)
      const plain =
        own && plainField({ ...member, raw: member.schema, uiSchema: lookOf(uiSchema, name), registry, onChange })
      return plain || member
    })
  }, [properties, required, order, parent, registry, uiSchema, onChange])
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
        content: draw(member),
      }))}
    />
  )

  function draw(member: (typeof members)[number]) {
    const { name } = member
    const value = valueAt(formData, [name])
    const errors = errorsOf(errorSchema, name)
    if ('Widget' in member) {
      return (
        <PlainMember
          key={name}
          plain={member}
          value={value}
          errors={errors?.__errors}
          disabled={disabled}
          readonly={readonly}
        />
      )
    }
    const look = lookOf(uiSchema, name)
    return (
      <SchemaField
        key={name}
        {...member}
        {...(look && { uiSchema: look })}
        {...(errors && { errorSchema: errors })}
        formData={value}
        registry={registry}
        disabled={disabled}
        readonly={readonly}
        onChange={onChange}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
      />
    )
  }
}

const noLook: UiSchema = {}

function lookOf(look: UiSchema, name: string): UiSchema | undefined {
  return look[name] as UiSchema | undefined
}

function errorsOf(errors: ErrorSchema | undefined, name: string): ErrorSchema | undefined {
  return errors && Object.hasOwn(errors, name) ? errors[name] : undefined
}

function nothing() {
  // No member is added that has no name.
}
