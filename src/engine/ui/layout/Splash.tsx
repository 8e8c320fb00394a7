import { useTexts } from '../../i18n/useTexts'
import { cleanText } from '../../lib/text'
import { Isolated } from '../format/Isolated'
import './Splash.css'

interface SplashProps {
  /** Names the person that an earlier start remembered. */
  readonly person?: { readonly name: string; readonly look: string } | undefined
  /** True between two pages: the code of the second is usually there before anybody should see the mark of a start. */
  readonly isBetween?: boolean
}

/** Fills the screen until the page may show. */
export function Splash({ person, isBetween = false }: SplashProps) {
  const texts = useTexts()
  return (
    <main className="pw-splash" data-look={person?.look} aria-busy="true" style={isBetween ? hiddenAtFirst : undefined}>
      <span className="pw-splash-mark" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <h1 className="pw-hidden">{texts.t('engine.loading')}</h1>
      {person && (
        <p className="pw-splash-name">
          <Isolated>{cleanText(person.name)}</Isolated>
        </p>
      )}
    </main>
  )
}

/** Hides it until the animation begins. */
const hiddenAtFirst = {
  animationName: 'pw-silence',
  animationDuration: '1ms',
  animationDelay: '0.5s',
  animationFillMode: 'backwards',
}
