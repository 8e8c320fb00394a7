import { useTexts } from '../../i18n/useTexts'
import './Splash.css'

/** Fills the screen until the page may show. */
export function Splash() {
  const texts = useTexts()
  return (
    <main className="pw-splash" aria-busy="true">
      <span className="pw-splash-mark" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <h1 className="pw-hidden">{texts.t('engine.loading')}</h1>
    </main>
  )
}
