import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useTexts } from '../i18n/useTexts'

/**
 * Returns a live region and a function that announces a text in it. The region announces how many rows were added, or
 * found by a new search. The first rows of a page are not announced. Several pages in a row share one announcement,
 * because each would interrupt the one before.
 *
 * The text is set directly, so that no list re-renders for it.
 */
export function useAnnouncement(
  name: string,
  count: number,
  isSettled: boolean,
): readonly [RefObject<HTMLOutputElement | null>, (news: string) => void] {
  const texts = useTexts()
  const region = useRef<HTMLOutputElement>(null)
  const announced = useRef<{ readonly name: string; readonly count: number }>(undefined)
  const announce = useCallback((news: string) => {
    if (region.current) region.current.textContent = news
  }, [])

  useEffect(() => {
    if (!isSettled) return
    const before = announced.current
    if (before?.name === name && count > before.count) {
      const timer = setTimeout(() => {
        announced.current = { name, count }
        announce(texts.t('engine.list.grown', { count: count - before.count, total: count }))
      }, quietMs)
      return () => clearTimeout(timer)
    }
    announced.current = { name, count }
    if (before && before.name !== name) announce(texts.t('engine.list.found', { count }))
  }, [texts, announce, name, count, isSettled])

  return [region, announce]
}

const quietMs = 500
