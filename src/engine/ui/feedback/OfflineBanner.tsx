import { useTexts } from '../../i18n/useTexts'
import { Icon } from '../icons/Icon'
import { useElapsed, useOnline } from '../../lib/react'

/** Tells that the network is gone; the live region stands there before, so that the change is announced. */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div className="pw-banner-offline" role="status">
      {!isOnline && <Offline />}
    </div>
  )
}

/** A network that is back before anybody misses it is not told of: words that come and go at once only disturb. */
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
