import { errorId } from '@rjsf/utils'
import { memo } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { joinClasses } from '../../lib/react'
import { type Choice, isChosen } from '../fields/choice'
import { ariaProps, hasErrors } from './ariaProps'
import { useLabel } from '../state/formRuntime'
import { ChoiceContent } from './ChoiceContent'
import type { ChoiceViewProps } from './ChoiceControl'
import './ChoiceRows.css'

/** All the choices in sight, as rows, cards or chips: radio buttons, or boxes to tick where several may be chosen. */
export function ChoiceRows(props: ChoiceViewProps) {
  const { id, look, choices, value, multiple = false, required = false, readonly, disabled, onPress } = props
  const texts = useTexts()
  const label = useLabel(props)
  const { 'aria-invalid': isInvalid, ...signs } = ariaProps(props)
  return (
    <div
      id={id}
      className={`pw-choices pw-choices-${look}`}
      role={multiple ? 'group' : 'radiogroup'}
      // Hardly a screen reader says of a group that it is required, or what describes it.
      aria-label={required ? `${label}, ${texts.t('engine.form.mandatory')}` : label}
      aria-required={required && !multiple ? true : undefined}
      // Of several boxes to tick each says it itself.
      aria-invalid={multiple ? undefined : isInvalid}
      {...signs}
    >
      <Rows
        id={id}
        choices={choices}
        value={value}
        multiple={multiple}
        isHeld={disabled === true || readonly === true}
        hasErrors={multiple && hasErrors(props.rawErrors)}
        onPress={onPress}
      />
    </div>
  )
}

interface RowsProps {
  readonly id: string
  readonly choices: readonly Choice[]
  readonly value: unknown
  readonly multiple: boolean
  readonly isHeld: boolean
  readonly hasErrors: boolean
  onPress(choice: Choice): void
}

/** The rows alone: a message at the field does not render them again. */
const Rows = memo(function Rows({ id, choices, value, multiple, isHeld, hasErrors: isBad, onPress }: RowsProps) {
  return choices.map((choice, index) => {
    const isTaken = isChosen(value, choice)
    const isOff = isHeld || choice.isDisabled === true
    return (
      <label
        key={String(choice.value)}
        className={joinClasses('pw-choice', isTaken && 'pw-choice-chosen', isOff && 'pw-choice-held')}
      >
        <input
          type={multiple ? 'checkbox' : 'radio'}
          className="pw-choice-input"
          id={`${id}-${index}`}
          name={id}
          checked={isTaken}
          disabled={isOff}
          aria-invalid={isBad || undefined}
          // Where there is a message; until then it leads nowhere.
          aria-describedby={errorId(id)}
          onChange={() => onPress(choice)}
        />
        <ChoiceContent choice={choice} />
      </label>
    )
  })
})
