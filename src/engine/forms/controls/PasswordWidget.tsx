import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { IconButton } from '../../ui/input/IconButton'
import { ariaProps, describedBy } from './input/ariaProps'
import { RequiredText } from './RequiredText'
import { textKind } from '../state/textKinds'
import { useTextInput } from '../state/useTextInput'

/** Draws a password with a button that shows and hides it. */
export function PasswordWidget(props: WidgetProps) {
  const { id, placeholder, readonly, disabled, required } = props
  const texts = useTexts()
  const input = useTextInput<HTMLInputElement>(props, secret)
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

const secret = textKind({ type: 'string' }, undefined)
