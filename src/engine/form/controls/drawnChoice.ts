import type { WidgetProps } from '@rjsf/utils'
import { type Choice, isSameChoice } from '../choice'

export interface ChoiceProps extends WidgetProps {
  readonly choices: readonly Choice[]
  onChoose?(next: unknown, choice?: Choice): void
}

/** What a way of drawing a choice is given. */
export interface DrawnChoiceProps extends ChoiceProps {
  readonly look: 'rows' | 'cards' | 'chips'
  onPress(choice: Choice): void
  onEmpty(): void
}

/** True when the value is, or holds, the choice. */
export function isChosen(value: unknown, choice: Choice): boolean {
  return Array.isArray(value) ? value.some((one) => isSameChoice(one, choice.value)) : isSameChoice(value, choice.value)
}
