import { isWrong } from '../described'
import { usePlace } from '../place'
import { choiceFace } from './ChoiceFace'
import { type DrawnChoiceProps, groupOf, isChosen } from './drawnChoice'
import './ChoiceRows.css'

/** All the choices in sight, as rows, cards or chips: radio buttons, or boxes to tick where several may be chosen. */
export function ChoiceRows(props: DrawnChoiceProps) {
  const { id, choices, value, multiple = false, readonly, disabled, rawErrors, onPress } = props
  const { label } = usePlace(props)
  return (
    <div {...groupOf(props, label)}>
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
