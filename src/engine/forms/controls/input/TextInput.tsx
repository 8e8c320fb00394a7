import { absentText } from '../../../i18n/format'
import type { WidgetProps } from '@rjsf/utils'
import { useCallback, type InputHTMLAttributes, type ReactNode } from 'react'
import type { Message } from '../../../language/types/plain'
import { useFormServices } from '../../fields/services'
import { useInScope } from '../../state/formRuntime'
import { takesTime, type TextKind } from '../../state/textKinds'
import { useTextInput } from '../../state/useTextInput'
import { Icon } from '../../../ui/icons/Icon'
import { ariaProps, checkId, zoneId } from './ariaProps'
import { configOf } from './uiSchema'
import './TextInput.css'

interface InputProps extends WidgetProps {
  readonly kind: TextKind
  /** A control in front of the text. */
  readonly select?: ReactNode
  /** A control behind the text. */
  readonly end?: ReactNode
  /** Further attributes of the input. React calls `onInput` before the text is read. */
  readonly more?: Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max' | 'onInput'>
}

/** Draws the box of a text input, with its icon and the texts around it. The kind decides type, keyboard and direction. */
export function TextInput(props: InputProps) {
  const { id, schema, options, placeholder, readonly, disabled, required, kind, select, end, more } = props
  const config = configOf(options)
  const input = useTextInput<HTMLInputElement>(props, kind)
  return (
    <span className="pw-input-box">
      {config?.icon !== undefined && <Icon name={config.icon} />}
      {config?.prefix !== undefined && <Affix text={config.prefix} />}
      {select}
      <input
        id={id}
        name={id}
        className={kind.type === 'color' ? 'pw-input pw-input-color' : 'pw-input'}
        type={options.inputType ?? kind.type}
        inputMode={kind.mode}
        dir={kind.isCode ? 'ltr' : undefined}
        step={kind.type === 'time' ? 1 : undefined}
        autoComplete={config?.fill ?? options.autocomplete ?? completions[kind.type] ?? 'off'}
        autoCapitalize={kind.isCode ? 'none' : undefined}
        spellCheck={kind.isCode ? false : undefined}
        // Enter sends the form.
        enterKeyHint={kind.type === 'search' ? 'search' : 'go'}
        placeholder={placeholder || undefined}
        aria-required={required || undefined}
        readOnly={readonly === true || schema.const !== undefined}
        disabled={disabled}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- RJSF's `ui:autofocus`; no page uses it
        autoFocus={props.autofocus}
        {...more}
        {...ariaProps(props, [takesTime(kind) && zoneId(id), config?.check !== undefined && checkId(id)])}
        {...input}
      />
      {config?.suffix !== undefined && <Affix text={config.suffix} />}
      {end}
    </span>
  )
}

/** Draws a text before or behind an input. A click on it goes to the input, as on any label. A unit may not be known yet. */
function Affix({ text }: { readonly text: Message }) {
  const { translate } = useFormServices()
  const shown = useInScope(useCallback((scope) => translate(text, scope), [text, translate]))
  return shown === absentText ? null : <span className="pw-affix">{shown}</span>
}

const completions: { readonly [type: string]: string | undefined } = { email: 'email', tel: 'tel', url: 'url' }
