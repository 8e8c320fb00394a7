import type { WidgetProps } from '@rjsf/utils'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { type Choice, isChosen } from '../fields/choice'
import { widgetNameOf } from './uiSchema'
import { ChoicePicker } from './ChoicePicker'
import { ChoiceRows } from './ChoiceRows'

export interface ChoiceProps extends WidgetProps {
  readonly choices: readonly Choice[]
  onChoose?(next: unknown, choice?: Choice): void
}

/** What a way of drawing a choice is given. */
export interface ChoiceViewProps extends ChoiceProps {
  readonly look: 'rows' | 'cards' | 'chips'
  onPress(choice: Choice): void
  onClear(): void
}

/** Draws a choice: rows while they are few, a sheet with search when they are many, or as the field's `widget` says. */
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
  // It stays the same function, so that rows which have not changed are not rendered again.
  const press = useCallback(
    (choice: Choice) => {
      const { multiple, value, choices: all } = latest.current
      if (!multiple) choose(choice.value, choice)
      else choose(toggled(all, Array.isArray(value) ? value : [], choice))
    },
    [choose],
  )
  const empty = useCallback(() => choose(undefined), [choose])

  const widget = widgetNameOf(options, uiSchema)
  const isLong = choices.length > longestInSight
  const isPicker = widget === 'sheet' || (isLong && widget !== 'radio' && widget !== 'cards' && widget !== 'chips')
  const Draw = isPicker ? ChoicePicker : ChoiceRows
  const look = widget === 'cards' || widget === 'chips' ? widget : 'rows'
  return <Draw {...props} look={look} onPress={press} onClear={empty} />
}

/** More choices than these open in a sheet. */
const longestInSight = 7

// In the order of the choices, whatever the order of the presses.
function toggled(choices: readonly Choice[], chosen: readonly unknown[], pressed: Choice): readonly unknown[] {
  return choices.filter((one) => (one === pressed) !== isChosen(chosen, one)).map(({ value }) => value)
}
