import { type ArrayFieldTemplateProps, buttonId, getUiOptions } from '@rjsf/utils'
import { useTexts } from '../../i18n/useTexts'
import { useLabel } from '../state/formRuntime'
import { Description } from './Description'

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
