import { getUiOptions, type SubmitButtonProps } from '@rjsf/utils'
import { createContext, type ReactNode, use, useCallback, useRef, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { Button } from '../../ui/input/Button'
import { useEdgeBar } from '../../ui/overlay/edgeBars'
import { useFormRuntime, useInScope } from '../state/formRuntime'

export interface SubmitBarState {
  readonly label: string | ((scope: object) => string)
  /** True while the page does something with what the form has sent. */
  readonly isBusy: boolean
  /** Says that fields need attention. By default it says how many. */
  readonly incomplete: string | undefined
  /** Why what the form sent last has failed. */
  readonly failed: string | undefined
  readonly footer: ReactNode
}

/** The state of the submit bar. As a context it changes without rendering the form. */
export const SubmitBarContext = createContext<SubmitBarState | null>(null)

/** Draws the summary, the submit button and other actions. Sticks to the lower edge, above the keyboard. */
export function SubmitBar({ uiSchema }: SubmitButtonProps) {
  const bar = use(SubmitBarContext)
  const texts = useTexts()
  const { form } = useFormRuntime()
  const { isBusy, problems } = useSyncExternalStore(form.subscribe, form.status)
  const options = getUiOptions(uiSchema).submitButtonOptions
  const element = useRef<HTMLDivElement>(null)
  useEdgeBar(element)
  if (!bar || options?.norender) return null
  return (
    <div ref={element} className="pw-form-bar">
      <p className="pw-form-summary" role="status">
        {problems > 0 && (bar.incomplete ?? texts.t('engine.form.summary', { count: problems }))}
      </p>
      {problems === 0 && bar.failed && (
        <p className="pw-form-summary" role="alert" aria-live="assertive">
          {bar.failed}
        </p>
      )}
      <Button
        type="submit"
        tone="primary"
        block
        busy={bar.isBusy || isBusy}
        disabled={options?.props?.disabled === true}
      >
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
