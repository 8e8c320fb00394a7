import type { WidgetProps } from '@rjsf/utils'
import { joinClasses } from '../../lib/react'
import { widgetNameOf } from './input/uiSchema'
import { ariaProps } from './input/ariaProps'
import { isConsent } from '../validation/messages'
import { useLabel } from '../state/formRuntime'

/** Draws a boolean: a checkbox for a consent, otherwise a switch. A consent that is taken back is undefined, not false. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, schema, options, value, readonly, disabled, required, onChange } = props
  const label = useLabel(props)
  const consent = isConsent(schema)
  const isSwitch = !consent && widgetNameOf(options, props.uiSchema) !== 'checkbox'
  return (
    <label className={joinClasses('pw-tick', isSwitch && 'pw-tick-switch')} data-on={value === true || undefined}>
      <input
        id={id}
        name={id}
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        checked={value === true}
        disabled={disabled === true || readonly === true}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- RJSF's `ui:autofocus`; no page uses it
        autoFocus={props.autofocus}
        aria-required={required && consent ? true : undefined}
        {...ariaProps(props)}
        onChange={(event) => onChange(event.target.checked ? true : consent ? undefined : false)}
      />
      <span className="pw-tick-label">{label}</span>
    </label>
  )
}
