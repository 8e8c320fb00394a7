import { getUiOptions, type SubmitButtonProps } from '@rjsf/utils'
import { createContext, type ReactNode, use } from 'react'
import { Button } from '../../ui/input/Button'

export interface SubmitBarState {
  readonly label: string
  readonly isBusy: boolean
  /** That, or how many, fields want attention, in words; empty for none. */
  readonly summary: string
  readonly footer: ReactNode
}

/** Tells the bar at the foot of a form what it shows: the bar changes without the form around it. */
export const SubmitBarContext = createContext<SubmitBarState | null>(null)

/** Sticks to the lower edge, above the keyboard: what is wrong, the submit button, and other actions. */
export function SubmitBar({ uiSchema }: SubmitButtonProps) {
  const bar = use(SubmitBarContext)
  const options = getUiOptions(uiSchema).submitButtonOptions
  if (!bar || options?.norender) return null
  return (
    <div className="pw-form-bar">
      <p className="pw-form-summary" role="status">
        {bar.summary}
      </p>
      <Button type="submit" tone="primary" block busy={bar.isBusy} disabled={options?.props?.disabled === true}>
        {options?.submitText ?? bar.label}
      </Button>
      {bar.footer}
    </div>
  )
}
