// The widgets of texts: one line, several lines, and passwords.
import type { WidgetProps } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import { CheckLine } from './CheckLine'
import { ariaProps, describedBy, hasErrors, zoneId } from './input/ariaProps'
import { PartedInput } from './input/PartedInput'
import { TextInput } from './input/TextInput'
import { configOf, widgetNameOf } from './input/uiSchema'
import { useLabel, usePath } from '../state/formRuntime'
import { type Clock, zoneName } from '../fields/moments'
import { isMoment, plainText, takesTime, textKind } from '../state/textKinds'
import { useClock, useTexts } from '../../i18n/useTexts'
import { FillMax, Suggestions } from './Suggestions'
import { useTextInput } from '../state/useTextInput'
import { IconButton } from '../../ui/input/IconButton'
import { RequiredText } from './RequiredText'

/** Draws a single line of text, with what the field adds to it. */
export function TextWidget(props: WidgetProps) {
  const { id, schema, options, value, readonly } = props
  const config = configOf(options)
  const path = usePath(id)
  const label = useLabel(props)
  const clock = useClock()
  const kind = textKind(schema, widgetNameOf(options, props.uiSchema), useTexts().language, clock)
  const isFixed = readonly === true || schema.const !== undefined
  const hasBounds = isMoment(kind) && (config?.min ?? config?.max) !== undefined
  const hasParts = (config?.mask ?? config?.dialCodes) !== undefined || hasBounds
  const offers = config !== undefined && (config.suggest ?? config.recent) !== undefined && !isFixed && (
    <Suggestions
      id={id}
      config={config}
      label={label}
      schema={schema}
      value={value}
      write={kind.format}
      onPick={props.onChange}
    />
  )
  const fill = config?.fillMax !== undefined && !isFixed && (
    <FillMax config={config} schema={schema} onPick={props.onChange} />
  )
  // Offers that say what they give are what most people take: another value is typed below them.
  const hasPacks = config?.suggestNote !== undefined
  return (
    <>
      {hasPacks && offers}
      {hasParts ? (
        <PartedInput {...props} config={config} kind={kind} end={fill} />
      ) : (
        <TextInput {...props} kind={kind} end={fill} />
      )}
      {takesTime(kind) && <ZoneLine id={id} value={value} clock={clock} />}
      {!hasPacks && offers}
      {config?.check && <CheckLine id={id} path={path} check={config.check} hasError={hasErrors(props.rawErrors)} />}
    </>
  )
}

/** Says the zone of a time. Its offset is that of the value, so it tells the two times apart that clocks show twice. */
function ZoneLine({ id, value, clock }: { readonly id: string; readonly value: unknown; readonly clock: Clock }) {
  const texts = useTexts()
  const zone = useMemo(() => zoneName(value, clock, texts.language), [value, clock, texts])
  return (
    <p id={zoneId(id)} className="pw-field-help">
      {texts.t('engine.form.zone', { zone })}
    </p>
  )
}

/** Draws several lines of text, with a counter if the schema limits the length. */
export function TextareaWidget(props: WidgetProps) {
  const { id, schema, value, placeholder, readonly, disabled, required } = props
  const texts = useTexts()
  const isCounted = schema.maxLength !== undefined
  const codec = plainText(schema)
  const [text, setText] = useState(() => codec.format(value))
  const input = useTextInput<HTMLTextAreaElement>(props, codec, isCounted ? setText : undefined)
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

/** Draws a password with a button that shows and hides it. */
export function PasswordWidget(props: WidgetProps) {
  const { id, placeholder, readonly, disabled, required } = props
  const texts = useTexts()
  const input = useTextInput<HTMLInputElement>(props, plainText(props.schema))
  const [first] = useState(input.defaultValue)
  const [isShown, setShown] = useState(false)
  return (
    <span className="pw-input-box">
      <input
        id={id}
        name={id}
        className="pw-input"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder || undefined}
        readOnly={readonly}
        disabled={disabled}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- RJSF's `ui:autofocus`; no page uses it
        autoFocus={props.autofocus}
        {...ariaProps(props)}
        // Some screen readers ignore `aria-required` of a secret, so `RequiredText` says it instead.
        aria-describedby={describedBy(props)}
        {...input}
        // The typed secret does not become an attribute.
        defaultValue={first}
      />
      <RequiredText id={id} required={required} />
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        label={texts.t(isShown ? 'engine.form.hidePassword' : 'engine.form.showPassword')}
        onPress={() => setShown(!isShown)}
      />
    </span>
  )
}
