import { describedBy, isWrong } from '../described'
import { usePlace } from '../place'
import { choiceFace } from './ChoiceFace'
import { type DrawnChoiceProps, isChosen } from './drawnChoice'
import './ChoiceRows.css'

/** All the choices in sight, as rows, cards or chips: radio buttons, or boxes to tick where several may be chosen. */
export function ChoiceRows(props: DrawnChoiceProps) {
  const { id, choices, value, multiple = false, required, readonly, disabled, rawErrors, look, onPress } = props
  const { label } = usePlace(props)
  return (
    <div
      id={id}
      className={`pw-choices pw-choices-${look}`}
      role={multiple ? 'group' : 'radiogroup'}
      aria-label={label}
      aria-required={required && !multiple ? true : undefined}
      aria-invalid={isWrong(rawErrors) && !multiple ? true : undefined}
      aria-describedby={describedBy(props)}
    >
      {choices.map((choice, index) => (
        <label key={String(choice.value)} className="pw-choice">
          <input
            type={multiple ? 'checkbox' : 'radio'}
            className="pw-choice-input"
            id={`${id}-${index}`}
            name={id}
            checked={isChosen(value, choice)}
            disabled={disabled === true || readonly === true}
            aria-invalid={(isWrong(rawErrors) && multiple) || undefined}
            onChange={() => onPress(choice)}
          />
          {choiceFace(choice)}
        </label>
      ))}
    </div>
  )
}
