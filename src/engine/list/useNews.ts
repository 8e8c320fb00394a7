import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../text/useTexts'

/**
 * Gives the sentence a live region says about the list, and a way to say another: how many rows came on, or how many
 * there are after another search. The first rows of a page are not news.
 */
export function useNews(name: string, count: number, isSettled: boolean): readonly [string, (news: string) => void] {
  const texts = useTexts()
  const told = useRef<{ readonly name: string; readonly count: number }>(undefined)
  const [news, setNews] = useState('')

  useEffect(() => {
    if (!isSettled) return
    const before = told.current
    told.current = { name, count }
    if (!before) return
    if (before.name !== name) setNews(texts.t('engine.list.found', { count }))
    else if (count > before.count) {
      setNews(texts.t('engine.list.grown', { count: count - before.count, total: count }))
    }
  }, [texts, name, count, isSettled])

  return [news, setNews]
}
