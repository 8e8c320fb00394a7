import { useTexts } from '../text/useTexts'
import { Icon } from './Icon'
import { useOnline } from './useOnline'

/** Tells at once that the network is gone; the live region stands there before, so that the change is announced. */
export function OfflineBanner() {
  const texts = useTexts()
  const isOnline = useOnline()
  return (
    <div className="pw-banner-offline" role="status">
      {!isOnline && (
        <p className="pw-banner-card">
          <Icon name="wifi-off" />
          {texts.t('engine.offline')}
        </p>
      )}
    </div>
  )
}
