import { useTexts } from '../../i18n/useTexts'
import './ProgressLine.css'

/** Shows the app's loading progress as a line on top of the page, in percent. */
export function ProgressLine({ percent }: { readonly percent: number }) {
  const texts = useTexts()
  return (
    <div
      className="pw-progress-line"
      role="progressbar"
      aria-label={texts.t('engine.loading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
