import { useLeaving } from '../../lib/leaving'
import { useTexts } from '../../i18n/useTexts'
import { Illustration } from '../icons/Illustration'
import { Button } from '../input/Button'
import { joinClasses, useOnline } from '../../lib/react'
import { Icon } from '../icons/Icon'
import './Empty.css'
import './Failed.css'

export interface FailedProps {
  /** A whole sentence; the general 'Failed to load' by default. */
  readonly text?: string | undefined
  /** The message that says why, if somebody knows it. Without a network, that is why. */
  readonly cause?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** The words of the button; 'Try again' by default. */
  readonly retry?: string | undefined
  /** Shows one line at the place that failed, beside what did load. */
  readonly inline?: boolean | undefined
  readonly busy?: boolean | undefined
}

/**
 * Shows that something failed to load, with a retry. Shows nothing while the document is being left: then the browser
 * itself has aborted what was loading.
 */
export function Failed({ text, cause, onRetry, retry, inline = false, busy = false }: FailedProps) {
  const texts = useTexts()
  const why = useOnline() ? cause : onRetry && 'engine.failed.network'
  if (useLeaving()) return null
  return (
    <div className={joinClasses('pw-failed', inline && 'pw-failed-inline')} role="alert">
      {inline ? <Icon name="circle-alert" /> : <Illustration icon="circle-alert" tone="danger" />}
      <div className="pw-failed-text">
        <p>{text ?? texts.t('engine.failed')}</p>
        {why && <p>{texts.t(why)}</p>}
      </div>
      {onRetry && (
        <Button tone={inline ? 'plain' : 'primary'} icon="refresh-cw" busy={busy} small={inline} onPress={onRetry}>
          {retry ?? texts.t('engine.retry')}
        </Button>
      )}
    </div>
  )
}
