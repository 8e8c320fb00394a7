import type { Worded } from '../../language/types/plain'
import { evaluateCondition, readPath } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { useTexts } from '../../i18n/useTexts'
import { wordOf } from '../../i18n/wordOf'
import { Isolated } from '../../ui/format/Isolated'
import './BadgeView.css'

/** Shows a value of a closed set by its message. An unknown value of a newer server has no colour. */
export function BadgeView({ badge, scope }: { readonly badge: Worded; readonly scope: unknown }) {
  const texts = useTexts()
  const value = readPath(scope, badge.value)
  const word = wordOf(texts, badge.words, value)
  if (word === undefined) return null
  const other = orderedEntries(badge.instead).find(([, { when }]) => evaluateCondition(when, scope))?.[1]
  if (other) return <span className={`pw-badge pw-tone-${other.tone ?? 'plain'}`}>{texts.t(other.text)}</span>
  const key = String(value)
  const tone = Object.hasOwn(badge.tones ?? {}, key) ? badge.tones?.[key] : undefined
  return (
    <span className={`pw-badge pw-tone-${tone ?? 'plain'}`}>
      <Isolated>{word}</Isolated>
    </span>
  )
}
