import type { WidgetProps } from '@rjsf/utils'
import { useMemo } from 'react'
import { Icon } from '../../ui/icons/Icon'
import { CheckLine } from './CheckLine'
import { ariaProps, hasErrors } from './input/ariaProps'
import { useLabel, usePath } from '../state/formRuntime'
import { Affix, groupedAtEnd, maskedKind, useDialCode, useMomentBounds } from './input/inputParts'
import { configOf, widgetNameOf } from './input/uiSchema'
import { textKind } from '../state/textKinds'
import { useTextInput } from '../state/useTextInput'
import { Suggestions } from './Suggestions'

/** Draws a single line of text. The schema and the widget decide its type, keyboard and direction. */
export function TextWidget(props: WidgetProps) {
  const { id, schema, options, value, placeholder, readonly, disabled, required } = props
  const config = configOf(options)
  const path = usePath(id)
  const label = useLabel(props)
  const schemaKind = textKind(schema, widgetNameOf(options, props.uiSchema))
  const mask = config?.mask
  const { select, kindOf } = useDialCode(props, config)
  const kind = useMemo(
    () => (mask === undefined ? kindOf(schemaKind) : maskedKind(schemaKind, mask)),
    [schemaKind, mask, kindOf],
  )
  const input = useTextInput<HTMLInputElement>(props, kind)
  const isFixed = readonly === true || schema.const !== undefined
  const moment = useMomentBounds(config, kind.type)
  const onChange = mask === undefined ? input.onChange : groupedAtEnd(mask, input.onChange)
  return (
    <>
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
          readOnly={isFixed}
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- RJSF's `ui:autofocus`; no page uses it
          autoFocus={props.autofocus}
          {...moment}
          {...ariaProps(props)}
          {...input}
          onChange={onChange}
        />
        {config?.suffix !== undefined && <Affix text={config.suffix} />}
      </span>
      {config !== undefined && (config.suggest ?? config.fillMax ?? config.recent) !== undefined && !isFixed && (
        <Suggestions id={id} config={config} label={label} schema={schema} value={value} onPick={props.onChange} />
      )}
      {config?.check && <CheckLine id={id} path={path} check={config.check} hasError={hasErrors(props.rawErrors)} />}
    </>
  )
}

const completions: { readonly [type: string]: string | undefined } = { email: 'email', tel: 'tel', url: 'url' }
