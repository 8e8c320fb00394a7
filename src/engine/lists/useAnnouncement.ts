import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useTexts } from '../i18n/useTexts'

/**
 * Has a live region say how many rows came on, or how many there are after another search, and gives it with a way to say
 * something else. The first rows of a page are not news, and of pages that come one upon another all are told of at once,
 * when no more come: each sentence would cut off the one before. It is written into by hand: no list is drawn anew for it.
 */
export function useAnnouncement(
  name: string,
  count: number,
  isSettled: boolean,
): readonly [RefObject<HTMLOutputElement | null>, (news: string) => void] {
  const texts = useTexts()
  const region = useRef<HTMLOutputElement>(null)
  const told = useRef<{ readonly name: string; readonly count: number }>(undefined)
  const announce = useCallback((news: string) => {
    if (region.current) region.current.textContent = news
  }, [])

  useEffect(() => {
    if (!isSettled) return
    const before = told.current
    if (before?.name === name && count > before.count) {
      const rest = setTimeout(() => {
        told.current = { name, count }
        announce(texts.t('engine.list.grown', { count: count - before.count, total: count }))
      }, restMs)
      return () => clearTimeout(rest)
    }
    told.current = { name, count }
    if (before && before.name !== name) announce(texts.t('engine.list.found', { count }))
  }, [texts, announce, name, count, isSettled])

  return [region, announce]
}

const restMs = 500
