import { useTexts } from '../../i18n/useTexts'
import { Illustration } from '../icons/Illustration'
import { Button } from '../input/Button'
import { joinClasses } from '../../lib/react'
import { Icon } from '../icons/Icon'
import './Empty.css'
import './Failed.css'

export interface FailedProps {
  /** A whole sentence; without it the general 'Failed to load' (spec §8). */
  readonly text?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** One line, at the place that failed, beside what did load. */
  readonly inline?: boolean | undefined
  readonly busy?: boolean | undefined
}

/** Says that something did not load, and offers to try again. */
export function Failed({ text, onRetry, inline = false, busy = false }: FailedProps) {
  const texts = useTexts()
  return (
    <div className={joinClasses('pw-failed', inline && 'pw-failed-inline')} role="alert">
      {inline ? <Icon name="circle-alert" /> : <Illustration icon="circle-alert" tone="danger" />}
      <p className="pw-failed-text">{text ?? texts.t('engine.failed')}</p>
      {onRetry && (
        <Button tone={inline ? 'plain' : 'primary'} icon="refresh-cw" busy={busy} small={inline} onPress={onRetry}>
          {texts.t('engine.retry')}
        </Button>
      )}
    </div>
  )
}
