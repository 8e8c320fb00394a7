// Lists: the field, and the templates of the list and of its items.
import { getDefaultRegistry } from '@rjsf/core'
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  buttonId,
  type FieldProps,
  getUiOptions,
  isFixedItems,
} from '@rjsf/utils'
import { useMemo } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { useLabel } from '../state/formRuntime'
import { Description } from './smallTemplates'

const { ArrayField } = getDefaultRegistry().fields

/** Draws a list. RJSF draws a list with fixed items only if it has values, so an empty one gets a place for each item. */
export function ListField(props: FieldProps) {
  const { schema, formData } = props
  const fixed = isFixedItems(schema) && Array.isArray(schema.items) ? schema.items.length : 0
  const items = useMemo(() => {
    const held: readonly unknown[] = Array.isArray(formData) ? formData : []
    return held.length >= fixed ? formData : Array.from({ length: fixed }, (_, index) => held[index])
  }, [formData, fixed])
  // A list without `items` may hold anything. RJSF would draw nothing.
  const drawn = useMemo(() => (schema.items === undefined ? { ...schema, items: {} } : schema), [schema])
  return ArrayField ? <ArrayField {...props} schema={drawn} formData={items as unknown} /> : null
}

/** Draws a list with a button that adds an item. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { schema, uiSchema, fieldPathId, items, canAdd, registry, rawErrors = [] } = props
  const texts = useTexts()
  const { title = props.title } = getUiOptions(uiSchema)
  const label = useLabel({ id: fieldPathId.$id, label: title })
  const { AddButton } = registry.templates.ButtonTemplates
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems
  const isTuple = Array.isArray(schema.items) && !schema.additionalItems
  return (
    <fieldset className="pw-group" id={fieldPathId.$id} aria-invalid={rawErrors.length > 0 || undefined}>
      <legend className="pw-group-title">{label}</legend>
      <Description {...props} />
      <div className="pw-items">{items}</div>
      {canAdd && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          onClick={props.onAddClick}
          disabled={Boolean(props.disabled || props.readonly)}
          {...(uiSchema && { uiSchema })}
          registry={registry}
        />
      )}
      {isFull && !isTuple && (
        <p className="pw-field-help" role="status">
          {texts.t('engine.form.full', { count: schema.maxItems ?? 0 })}
        </p>
      )}
    </fieldset>
  )
}

/** Draws an item of a list with the buttons that move and remove it. */
export function ArrayFieldItemTemplate({ children, hasToolbar, buttonsProps, registry }: ArrayFieldItemTemplateProps) {
  const label = useLabel({ id: buttonsProps.fieldPathId.$id, label: '' })
  const { ArrayFieldItemButtonsTemplate } = registry.templates
  return (
    <div className="pw-item">
      <div className="pw-item-body">{children}</div>
      {hasToolbar && (
        <div className="pw-item-buttons" role="group" aria-label={label}>
          <ArrayFieldItemButtonsTemplate {...buttonsProps} />
        </div>
      )}
    </div>
  )
}
