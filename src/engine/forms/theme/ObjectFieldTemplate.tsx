import { ADDITIONAL_PROPERTY_FLAG, buttonId, canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { use } from 'react'
import { FormPartsContext } from '../state/formParts'
import { useFormRuntime, useLabel } from '../state/formRuntime'
import { configOf } from '../controls/input/uiSchema'
import { Description } from './Description'
import { UnionContext } from './FieldTemplate'

/** Draws the members of an object that the page has fields for, and those with free names. A nested object is a fieldset. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { schema, uiSchema, fieldPathId, properties, registry, formData } = props
  const { fields } = useFormRuntime()
  const label = useLabel({ id: fieldPathId.$id, label: props.title })
  const parts = use(FormPartsContext)
  const isBranch = use(UnionContext) === fieldPathId.$id
  const isRoot = fieldPathId.path.length === 0
  const listed = isRoot ? fields : configOf(uiSchema)?.fields
  const isFree = (name: string) => {
    const member = schema.properties?.[name]
    // RJSF adds each member with a free name to the properties.
    return member === undefined || (typeof member === 'object' && ADDITIONAL_PROPERTY_FLAG in member)
  }
  const shown = properties.filter(({ name }) => !listed || name in listed || isFree(name))
  const { AddButton } = registry.templates.ButtonTemplates
  const members = (
    <>
      <Description {...props} />
      {isRoot && parts ? parts.draw(shown) : shown.map(({ content }) => content)}
      {canExpand(schema, uiSchema, formData) && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          onClick={props.onAddProperty}
          disabled={Boolean(props.disabled || props.readonly)}
          registry={registry}
        />
      )}
    </>
  )
  if (isRoot) return <div className="pw-form-fields">{members}</div>
  if (shown.length === 0 && (schema.oneOf || schema.anyOf)) return null
  if (isBranch) return <div className="pw-form-fields">{members}</div>
  return (
    <fieldset className="pw-group" id={fieldPathId.$id}>
      <legend className="pw-group-title">{label}</legend>
      <div className="pw-form-fields">{members}</div>
    </fieldset>
  )
}
