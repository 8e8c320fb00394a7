import type { ReactNode } from 'react'
import type { Tone, Worded } from '../language/types/plain'
import { evaluateCondition, readPath } from '../language/runtime/evaluateCondition'
import { useTexts } from '../i18n/useTexts'
import { useTranslate } from '../i18n/useTranslate'
import { wordOf } from '../i18n/wordOf'
import { Isolated } from '../ui/format/Isolated'
import { insteadOf } from './ValueView'
import './BadgeView.css'

/** Shows a value of a closed set by its message. */
export function BadgeView({ badge, scope }: { readonly badge: Worded; readonly scope: unknown }) {
  return useBadgeView(scope)(badge)
}

/** Returns a function that draws a badge, or returns undefined if there is none to show. */
export function useBadgeView(scope: unknown) {
  const badgeOf = useBadge(scope)
  return (badge: Worded | undefined) => {
    const shown = badgeOf(badge)
    return shown ? <span className={`pw-badge pw-tone-${shown.tone}`}>{shown.word}</span> : undefined
  }
}

/** Returns a function that gives the word and the colour of a badge. An unknown value of a newer server has no colour. */
export function useBadge(scope: unknown) {
  const texts = useTexts()
  const translate = useTranslate()
  return (badge: Worded | undefined): { readonly word: ReactNode; readonly tone: Tone } | null => {
    if (!badge || !evaluateCondition(badge.when, scope)) return null
    const value = readPath(scope, badge.value)
    const word = wordOf(texts, badge.words, value)
    if (word === undefined) return null
    const other = insteadOf(badge, scope)
    if (other) return { word: translate(other.text, scope), tone: other.tone ?? 'plain' }
    const key = String(value)
    const tone = Object.hasOwn(badge.tones ?? {}, key) ? badge.tones?.[key] : undefined
    return { word: <Isolated>{word}</Isolated>, tone: tone ?? 'plain' }
  }
}
