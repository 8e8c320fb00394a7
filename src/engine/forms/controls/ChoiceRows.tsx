import { errorId } from '@rjsf/utils'
import { useTexts } from '../../i18n/useTexts'
import { joinClasses } from '../../lib/react'
import { isChosen } from '../fields/choice'
import { fieldId } from '../fields/path'
import { ariaProps } from './input/ariaProps'
import { useLabel } from '../state/formRuntime'
import { ChoiceContent } from './ChoiceContent'
import type { ChoiceViewProps } from './ChoiceControl'
import './ChoiceRows.css'

/** Draws all choices as rows, cards or chips: radio buttons, or checkboxes if several may be chosen. */
export function ChoiceRows(props: ChoiceViewProps) {
  const { id, variant, choices, value, multiple = false, required = false, readonly, disabled, onPress } = props
  const texts = useTexts()
  const label = useLabel(props)
  const { 'aria-invalid': isInvalid, ...aria } = ariaProps(props)
  const isLocked = disabled === true || readonly === true
  return (
    <div
      id={id}
      className={joinClasses(
        `pw-choices pw-choices-${variant}`,
        choices.some(({ note }) => note !== undefined) && 'pw-choices-noted',
      )}
      role={multiple ? 'group' : 'radiogroup'}
      // Few screen readers announce that a group is required, so its name says it.
      aria-label={required ? `${label}, ${texts.t('engine.form.mandatory')}` : label}
      aria-required={required && !multiple ? true : undefined}
      // Each checkbox has an `aria-invalid` of its own.
      aria-invalid={multiple ? undefined : isInvalid}
      {...aria}
    >
      {choices.map((choice, index) => {
        const isSelected = isChosen(value, choice)
        const isDisabled = isLocked || choice.isDisabled === true
        return (
          <label
            key={String(choice.value)}
            className={joinClasses('pw-choice', isSelected && 'pw-choice-chosen', isDisabled && 'pw-choice-held')}
          >
            <input
              type={multiple ? 'checkbox' : 'radio'}
              className="pw-choice-input"
              id={`${id}-${index}`}
              name={id}
              checked={isSelected}
              disabled={isDisabled}
              aria-invalid={multiple ? isInvalid : undefined}
              aria-describedby={isInvalid && errorId(fieldId(id))}
              onChange={() => onPress(choice)}
            />
            <ChoiceContent choice={choice} />
          </label>
        )
      })}
    </div>
  )
}
