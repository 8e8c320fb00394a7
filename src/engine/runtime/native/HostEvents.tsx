import { useEffect, useEffectEvent, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { invalidateAnswers } from '../../api/queries'
import { useApp } from '../app/app'
import { useCanGoBack } from '../navigation/Entries'
import { closeTopOverlay } from '../../ui/overlay/overlays'
import { useTexts } from '../../i18n/useTexts'
import './ProgressLine.css'

/**
 * Handles what the app asks of the page: its back button, fresh data when it returns to the front, its progress, and
 * its transparent view.
 */
export function HostEvents() {
  const { native } = useApp()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const [percent, setPercent] = useState(100)

  const onBack = useEffectEvent(() => {
    if (closeTopOverlay()) return true
    if (!canGoBack()) return false
    void navigate(-1)
    return true
  })
  useEffect(
    () =>
      native.listen({
        onResume: () => invalidateAnswers(cache),
        onBack: () => onBack(),
        onProgress: setPercent,
        onSeeThrough: (isOpen) => void document.documentElement.classList.toggle('pw-see-through', isOpen),
      }),
    [native, cache],
  )
  return percent < 100 && <ProgressLine percent={percent} />
}

/** Shows the app's loading progress as a line on top of the page, in percent. */
function ProgressLine({ percent }: { readonly percent: number }) {
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
