import { useTexts } from '../../i18n/useTexts'
import { Icon } from '../icons/Icon'
import { useElapsed, useOnline } from '../../lib/react'

/** Shows that the network is gone. The live region exists before, so that the change is announced. */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div className="pw-banner-offline" role="status">
      {!isOnline && <Offline />}
    </div>
  )
}

/** Milliseconds without a network before the banner shows: text that comes and goes at once only disturbs. */
const unnoticedMs = 500

function Offline() {
  const texts = useTexts()
  if (!useElapsed(unnoticedMs)) return null
  return (
    <p className="pw-banner-card">
      <Icon name="wifi-off" />
      {texts.t('engine.offline')}
    </p>
  )
}
