import type { ReactNode } from 'react'
import type { Choice } from '../choice'
import { configOf } from '../uiSchema'
import { ChoicePicker } from './ChoicePicker'
import { ChoiceRows } from './ChoiceRows'
import { ChoiceWords } from './ChoiceWords'
import { type ChoiceProps, isChosen } from './drawnChoice'
import { areWords } from './wordRows'

/** Draws a choice: rows while they are few, a sheet with search when they are many, or as the field's `widget` says. */
export function ChoiceControl(props: ChoiceProps) {
  return drawChoice(props)
}

/** The same without a part of its own: a form may have a hundred choices. */
export function drawChoice(props: ChoiceProps): ReactNode {
  const { choices, options, value, multiple, onChange } = props
  const onChoose: NonNullable<ChoiceProps['onChoose']> = props.onChoose ?? ((next) => onChange(next))
  const widget = configOf(options)?.widget

  function press(choice: Choice) {
    if (!multiple) onChoose(choice.value, choice)
    else onChoose(toggled(choices, Array.isArray(value) ? value : [], choice))
  }

  const isLong = choices.length > longestInSight
  const isPicker = widget === 'sheet' || (isLong && widget !== 'radio' && widget !== 'cards' && widget !== 'chips')
  const Draw = isPicker ? ChoicePicker : areWords(choices) ? ChoiceWords : ChoiceRows
  return (
    <Draw
      {...props}
      look={widget === 'cards' || widget === 'chips' ? widget : 'rows'}
      onPress={press}
      onEmpty={() => onChoose(undefined)}
    />
  )
}

/** More choices than these open in a sheet. */
export const longestInSight = 7

// In the order of the choices, whatever the order of the presses.
function toggled(choices: readonly Choice[], chosen: readonly unknown[], pressed: Choice): readonly unknown[] {
  return choices.filter((one) => (one === pressed) !== isChosen(chosen, one)).map(({ value }) => value)
}
