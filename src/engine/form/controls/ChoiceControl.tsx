import { type ReactNode, useEffect } from 'react'
import type { Choice } from '../choice'
import { usePlace } from '../place'
import { configOf } from '../uiSchema'
import { ChoicePicker } from './ChoicePicker'
import { ChoiceRows } from './ChoiceRows'
import { type ChoiceProps, isChosen } from './drawnChoice'

/** Draws a choice: rows while they are few, a sheet with search when they are many, or as the field's `widget` says. */
export function ChoiceControl(props: ChoiceProps) {
  return useDrawnChoice(props)
}

/** The same without a part of its own: a form may have a hundred choices. */
export function useDrawnChoice(props: ChoiceProps): ReactNode {
  const { id, choices, options, value, multiple, onChange } = props
  const onChoose: NonNullable<ChoiceProps['onChoose']> = props.onChoose ?? ((next) => onChange(next))
  const { store } = usePlace(props).memory
  const widget = configOf(options)?.widget
  const isSelector = id.endsWith('__oneof_select') || id.endsWith('__anyof_select')

  useEffect(() => {
    if (isSelector && typeof value === 'number') store.branches.set(id, value)
  }, [isSelector, id, value, store])

  function press(choice: Choice) {
    if (!multiple) onChoose(choice.value, choice)
    else onChoose(toggled(choices, Array.isArray(value) ? value : [], choice))
  }

  const isLong = choices.length > longest
  const isPicker = widget === 'sheet' || (isLong && widget !== 'radio' && widget !== 'cards' && widget !== 'chips')
  const Draw = isPicker ? ChoicePicker : ChoiceRows
  return (
    <Draw
      {...props}
      look={widget === 'cards' || widget === 'chips' ? widget : 'rows'}
      onPress={press}
      onEmpty={() => onChoose(undefined)}
    />
  )
}

const longest = 7

// In the order of the choices, whatever the order of the presses.
function toggled(choices: readonly Choice[], chosen: readonly unknown[], pressed: Choice): readonly unknown[] {
  return choices.filter((one) => (one === pressed) !== isChosen(chosen, one)).map(({ value }) => value)
}
