import type { ReactNode } from 'react'
import type { Tone, Worded } from '../language/types/plain'
import { evaluateCondition, readPath } from '../language/runtime/evaluateCondition'
import { orderedEntries } from '../lib/compare'
import { useTexts } from '../i18n/useTexts'
import { wordOf } from '../i18n/wordOf'
import { Isolated } from '../ui/format/Isolated'
import './BadgeView.css'

/** Shows a value of a closed set by its message. */
export function BadgeView({ badge, scope }: { readonly badge: Worded; readonly scope: unknown }) {
  const shown = useBadge(scope)(badge)
  return shown && <span className={`pw-badge pw-tone-${shown.tone}`}>{shown.word}</span>
}

/** Returns a function that gives the word and the colour of a badge. An unknown value of a newer server has no colour. */
export function useBadge(scope: unknown) {
  const texts = useTexts()
  return (badge: Worded | undefined): { readonly word: ReactNode; readonly tone: Tone } | null => {
    if (!badge) return null
    const value = readPath(scope, badge.value)
    const word = wordOf(texts, badge.words, value)
    if (word === undefined) return null
    const other = orderedEntries(badge.instead).find(([, { when }]) => evaluateCondition(when, scope))?.[1]
    if (other) return { word: texts.t(other.text), tone: other.tone ?? 'plain' }
    const key = String(value)
    const tone = Object.hasOwn(badge.tones ?? {}, key) ? badge.tones?.[key] : undefined
    return { word: <Isolated>{word}</Isolated>, tone: tone ?? 'plain' }
  }
}
