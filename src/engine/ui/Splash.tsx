import { useTexts } from '../text/useTexts'
import './Splash.css'

export interface SplashProps {
  /** Adds a sentence that it takes longer than usual. */
  readonly slow?: boolean | undefined
}

/** The whole screen while nothing of the page may be shown yet (spec §2: until the account info has loaded). */
export function Splash({ slow = false }: SplashProps) {
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
      <p className="pw-splash-text" role="status">
        {slow && texts.t('engine.loading.slow')}
      </p>
    </main>
  )
}
