import type { WidgetProps } from '@rjsf/utils'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { type Choice, isChosen } from '../fields/choice'
import { widgetNameOf } from './input/uiSchema'
import { ChoicePicker } from './ChoicePicker'
import { ChoiceRows } from './ChoiceRows'

export interface ChoiceProps extends WidgetProps {
  readonly choices: readonly Choice[]
  /** Receives the new value and the pressed choice, in place of `onChange`. */
  onChoose?(next: unknown, choice?: Choice): void
}

/** The props of `ChoiceRows` and `ChoicePicker`. */
export interface ChoiceViewProps extends ChoiceProps {
  readonly variant: 'rows' | 'cards' | 'chips'
  onPress(choice: Choice): void
  onClear(): void
}

/** Draws up to seven choices as rows and more in a sheet with search, unless the field's `widget` says otherwise. */
export function ChoiceControl(props: ChoiceProps) {
  const { choices, options, uiSchema } = props
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const choose = useCallback((next: unknown, choice?: Choice) => {
    const { onChoose, onChange } = latest.current
    if (onChoose) onChoose(next, choice)
    else onChange(next)
  }, [])
  // The same function at each render, so that unchanged rows are not rendered again.
  const press = useCallback(
    (choice: Choice) => {
      const { multiple, value, choices: all } = latest.current
      if (!multiple) choose(choice.value, choice)
      else choose(toggled(all, Array.isArray(value) ? value : [], choice))
    },
    [choose],
  )
  const clear = useCallback(() => choose(undefined), [choose])

  const widget = widgetNameOf(options, uiSchema)
  const isLong = choices.length > maxRows
  const isPicker = widget === 'sheet' || (isLong && widget !== 'radio' && widget !== 'cards' && widget !== 'chips')
  const View = isPicker ? ChoicePicker : ChoiceRows
  const variant = widget === 'cards' || widget === 'chips' ? widget : 'rows'
  return <View {...props} variant={variant} onPress={press} onClear={clear} />
}

/** More choices than these are drawn in a sheet. */
const maxRows = 7

// Returns the values in the order of the choices, so that the order of presses does not matter.
function toggled(choices: readonly Choice[], chosen: readonly unknown[], pressed: Choice): readonly unknown[] {
  return choices.filter((one) => (one === pressed) !== isChosen(chosen, one)).map(({ value }) => value)
}
