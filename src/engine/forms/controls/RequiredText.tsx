import { useTexts } from '../../i18n/useTexts'
import { requiredId } from './input/ariaProps'

interface RequiredWordProps {
  /** The id of the control. */
  readonly id: string
  readonly required?: boolean | undefined
}

/** Draws hidden text that says that a control is required, for controls without `aria-required`. See `describedBy`. */
export function RequiredText({ id, required = false }: RequiredWordProps) {
  const texts = useTexts()
  if (!required) return null
  return (
    <span id={requiredId(id)} hidden>
      {texts.t('engine.form.mandatory')}
    </span>
  )
}
