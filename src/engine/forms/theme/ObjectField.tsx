// Objects: the templates of an object and of its members with free names.
import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  canExpand,
  type ObjectFieldTemplateProps,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils'
import { use } from 'react'
import { FormLayoutContext } from '../state/formLayout'
import { useFormRuntime, useLabel } from '../state/formRuntime'
import { configOf } from '../controls/input/uiSchema'
import { Description, GroupTitle } from './smallTemplates'
import { UnionContext } from './FieldTemplate'
import { useTexts } from '../../i18n/useTexts'

/** Draws the members of an object that the page has fields for, and those with free names. A nested object is a fieldset. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { schema, uiSchema, fieldPathId, properties, registry, formData } = props
  const { fields } = useFormRuntime()
  const label = useLabel({ id: fieldPathId.$id, label: props.title })
  const layout = use(FormLayoutContext)
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
      {isRoot && layout ? layout.draw(shown) : shown.map(({ content }) => content)}
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
  // The frame of a union has its label.
  if (isBranch || schema.oneOf || schema.anyOf) return <div className="pw-form-fields">{members}</div>
  return (
    <fieldset className="pw-group" id={fieldPathId.$id}>
      <GroupTitle label={label} isOptional={!props.required} />
      <div className="pw-form-fields">{members}</div>
    </fieldset>
  )
}

/** Draws inputs that rename and remove an additional property. */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { id, schema, label, disabled, readonly, registry, children } = props
  const texts = useTexts()
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children
  const { RemoveButton } = registry.templates.ButtonTemplates
  return (
    <div className="pw-item">
      <label className="pw-field-label" htmlFor={`${id}-key`}>
        {texts.t('engine.form.name')}
      </label>
      <input
        id={`${id}-key`}
        className="pw-input"
        defaultValue={label}
        disabled={disabled}
        readOnly={readonly}
        onBlur={props.onKeyRenameBlur}
      />
      <div className="pw-item-body">{children}</div>
      <RemoveButton
        id={buttonId(id, 'remove')}
        disabled={disabled || readonly}
        onClick={props.onRemoveProperty}
        registry={registry}
      />
    </div>
  )
}
