import { getUiOptions, type SubmitButtonProps } from '@rjsf/utils'
import { createContext, type ReactNode, use, useCallback, useRef } from 'react'
import { Button } from '../../ui/input/Button'
import { useEdgeBar } from '../../ui/overlay/edgeBars'
import { useInScope } from '../state/formRuntime'

export interface SubmitBarState {
  readonly label: string | ((scope: object) => string)
  readonly isBusy: boolean
  /** Says that fields need attention; empty if none do. */
  readonly summary: string
  readonly footer: ReactNode
}

/** The state of the submit bar. As a context it changes without rendering the form. */
export const SubmitBarContext = createContext<SubmitBarState | null>(null)

/** Draws the summary, the submit button and other actions. Sticks to the lower edge, above the keyboard. */
export function SubmitBar({ uiSchema }: SubmitButtonProps) {
  const bar = use(SubmitBarContext)
  const options = getUiOptions(uiSchema).submitButtonOptions
  const element = useRef<HTMLDivElement>(null)
  useEdgeBar(element)
  if (!bar || options?.norender) return null
  return (
    <div ref={element} className="pw-form-bar">
      <p className="pw-form-summary" role="status">
        {bar.summary}
      </p>
      <Button type="submit" tone="primary" block busy={bar.isBusy} disabled={options?.props?.disabled === true}>
        {options?.submitText ?? <SubmitLabel label={bar.label} />}
      </Button>
      {bar.footer}
    </div>
  )
}

/** Draws the label of the button, which may follow the values. Only the label renders when it changes. */
function SubmitLabel({ label }: Pick<SubmitBarState, 'label'>) {
  return useInScope(useCallback((scope: object) => (typeof label === 'string' ? label : label(scope)), [label]))
}
