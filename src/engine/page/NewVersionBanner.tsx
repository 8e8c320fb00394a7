import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../i18n/useTexts'
import { Button } from '../ui/input/Button'
import { isReloadBlocked, onReloadBlockersChange } from '../lib/reloadBlockers'
import { browserStorages, canReload, claimReload } from '../runtime/site/loading'

/**
 * Reloads the document once when code does not load, as after a deploy. If that did not help, while a write is
 * open, or while a form holds unsent input, a button offers the reload instead. The place that lacks the code reports that itself.
 */
export function NewVersionBanner() {
  const texts = useTexts()
  const { key } = useLocation()
  const [offeredAt, setOffered] = useState<string>()
  const isWriting = useSyncExternalStore(onReloadBlockersChange, () => isReloadBlocked('write'))
  const onLoadFailure = useEffectEvent(async () => {
    // A lost connection or an aborted request does not mean a new version.
    if (!(await canReload())) return
    if (!isReloadBlocked() && !isTyping() && claimReload(browserStorages, Date.now())) window.location.reload()
    else setOffered(key)
  })
  useEffect(() => {
    const listener = () => void onLoadFailure()
    window.addEventListener('vite:preloadError', listener)
    return () => window.removeEventListener('vite:preloadError', listener)
  }, [])

  return (
    <div role="status">
      {offeredAt === key && (
        <div className="pw-banner-card">
          <p>{texts.t('engine.page.renew')}</p>
          <Button icon="refresh-cw" small busy={isWriting} onPress={() => window.location.reload()}>
            {texts.t('engine.page.renew.do')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Returns true while a field with text has the focus: its last input may not have reached the form yet. */
function isTyping(): boolean {
  const field = document.activeElement
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText && field.form !== null && field.value !== ''
}
