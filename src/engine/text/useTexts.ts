import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Texts } from './texts'

export const TextsContext = createContext<Texts | null>(null)

/** Gives the texts and renders again when the language changes. Memoise on `texts.language`: the object stays the same. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('useTexts() found no TextsContext. Put one around the page.')
  useSyncExternalStore(texts.subscribe, () => `${texts.language} ${texts.version ?? 0}`)
  return texts
}
