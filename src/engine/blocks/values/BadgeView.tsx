import type { Worded } from '../../language/types/plain'
import { evaluateCondition, readPath } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { useTexts } from '../../i18n/useTexts'
import { Isolated } from '../../ui/format/Isolated'
import './BadgeView.css'

/** Shows a value of a closed set by its message. An unknown value of a newer server is shown as it is, without a colour. */
export function BadgeView({ badge, scope }: { readonly badge: Worded; readonly scope: unknown }) {
  const texts = useTexts()
  const value = readPath(scope, badge.value)
  if (typeof value !== 'string' || value === '') return null
  const other = orderedEntries(badge.instead).find(([, { when }]) => evaluateCondition(when, scope))?.[1]
  if (other) return <span className={`pw-badge pw-tone-${other.tone ?? 'plain'}`}>{texts.t(other.text)}</span>
  const word = Object.hasOwn(badge.words, value) ? badge.words[value] : undefined
  const tone = Object.hasOwn(badge.tones ?? {}, value) ? badge.tones?.[value] : undefined
  return (
    <span className={`pw-badge pw-tone-${tone ?? 'plain'}`}>
      {word ? texts.t(word) : <Isolated>{value.replaceAll('_', ' ')}</Isolated>}
    </span>
  )
}
