import type { WidgetProps } from '@rjsf/utils'
import { type Choice, isSameChoice } from '../choice'
import { described } from '../described'

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

/** What the box around choices that are all in sight is to assistive technology. */
export function groupOf(props: DrawnChoiceProps, label: string) {
  const { id, look, multiple = false, required = false } = props
  return {
    id,
    className: `pw-choices pw-choices-${look}`,
    role: multiple ? 'group' : 'radiogroup',
    'aria-label': label,
    'aria-required': required && !multiple ? true : undefined,
    ...described(props),
    // Of several boxes to tick each says it itself.
    ...(multiple && { 'aria-invalid': undefined }),
  }
}

/** True when the value is, or holds, the choice. */
export function isChosen(value: unknown, choice: Choice): boolean {
  return Array.isArray(value) ? value.some((one) => isSameChoice(one, choice.value)) : isSameChoice(value, choice.value)
}
