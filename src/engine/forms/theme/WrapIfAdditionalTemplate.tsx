import { ADDITIONAL_PROPERTY_FLAG, buttonId, type WrapIfAdditionalTemplateProps } from '@rjsf/utils'
import { useTexts } from '../../i18n/useTexts'

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
