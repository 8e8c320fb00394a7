import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Texts } from './texts'

interface TextsContextProps {
  readonly value: Texts
  readonly children?: ReactNode
}

/** Gives the texts to all within. It alone listens for another language: hundreds of parts of a form or a list need not. */
export function TextsContext({ value, children }: TextsContextProps) {
  const said = useSyncExternalStore(value.subscribe, () => `${value.language} ${value.version ?? 0}`)
  // Another object, where something else is said, is what draws anew.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const held = useMemo<Held>(() => ({ texts: value }), [value, said])
  return <HeldContext value={held}>{children}</HeldContext>
}

/** Gives the texts and renders again when the language changes. Memoise on `texts.language`: the object stays the same. */
export function useTexts(): Texts {
  const held = useContext(HeldContext)
  if (held === null) throw new Error('useTexts() found no TextsContext. Put one around the page.')
  return held.texts
}

interface Held {
  readonly texts: Texts
}

const HeldContext = createContext<Held | null>(null)
