import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { useProvided } from '../lib/react'
import type { Texts } from './texts'
import type { Format } from '../language/types/plain'
import { formatValue, type FormatOptions } from './format'

interface TextsContextProps {
  readonly value: Texts
  readonly children?: ReactNode
}

/** Provides the texts. It alone subscribes to a change of language, so that hundreds of fields or rows need not. */
export function TextsContext({ value, children }: TextsContextProps) {
  const version = useSyncExternalStore(value.subscribe, () => `${value.language} ${value.version ?? 0}`)
  // A new object makes its consumers render again: recreated when the language or a message changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const held = useMemo<Held>(() => ({ texts: value }), [value, version])
  return <HeldContext value={held}>{children}</HeldContext>
}

/** Returns the texts and renders again when the language changes. Memoise on `texts.language`: the object stays the same. */
export function useTexts(): Texts {
  return useProvided(HeldContext, 'TextsContext').texts
}

interface Held {
  readonly texts: Texts
}

const HeldContext = createContext<Held | null>(null)

/** Carries the time zone and the divisor of short figures to components that format values. */
export const FormatContext = createContext<FormatOptions | null>(null)

/** Returns the function that formats values for the market. Throws outside a FormatContext. */
export function useFormat(): (value: unknown, format?: Format) => string {
  const options = useProvided(FormatContext, 'FormatContext')
  const held = useContext(HeldContext)
  return useCallback(
    (value, format) =>
      formatValue(value, format, held ? { ...options, language: held.texts.language, t: held.texts.t } : options),
    [options, held],
  )
}
