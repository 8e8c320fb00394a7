import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { ariaProps } from './input/ariaProps'
import { configOf } from './input/uiSchema'
import { textKind } from '../state/textKinds'
import { useTextInput } from '../state/useTextInput'

/** Draws several lines of text, with a counter if the schema limits the length. */
export function TextareaWidget(props: WidgetProps) {
  const { id, schema, value, placeholder, readonly, disabled, required } = props
  const texts = useTexts()
  const isCounted = schema.maxLength !== undefined
  const [text, setText] = useState(() => lines.format(value))
  const input = useTextInput<HTMLTextAreaElement>(props, lines, isCounted ? setText : undefined)
  return (
    <>
      <textarea
        id={id}
        name={id}
        className="pw-input pw-input-lines"
        rows={props.options.rows ?? 4}
        dir="auto"
        autoComplete={configOf(props.options)?.fill ?? 'off'}
        placeholder={placeholder || undefined}
        aria-required={required || undefined}
        readOnly={readonly}
        disabled={disabled}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- RJSF's `ui:autofocus`; no page uses it
        autoFocus={props.autofocus}
        {...ariaProps(props)}
        {...input}
      />
      {schema.maxLength !== undefined && (
        <p className="pw-field-count">
          {/* JSON Schema counts code points. */}
          <bdi>{texts.t('engine.form.length.count', { used: [...text].length, max: schema.maxLength })}</bdi>
        </p>
      )}
    </>
  )
}

const lines = textKind({ type: 'string' }, undefined)
