import { useTexts } from '../../i18n/useTexts'
import { requiredId } from './ariaProps'

interface RequiredWordProps {
  /** That of the control. */
  readonly id: string
  readonly required?: boolean | undefined
}

/** Says to a screen reader that a control is required, where the control cannot: `describedBy` leads to it. */
export function RequiredText({ id, required = false }: RequiredWordProps) {
  const texts = useTexts()
  if (!required) return null
  return (
    <span id={requiredId(id)} hidden>
      {texts.t('engine.form.mandatory')}
    </span>
  )
}
