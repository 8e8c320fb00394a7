import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
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
  return <NowContext value={useSyncExternalStore(value.subscribe, value.now)}>{children}</NowContext>
}

/** Returns the texts as they are: another object, and another render, after each change of the language or of a message. */
export function useTexts(): Texts {
  return useProvided(NowContext, 'TextsContext')
}

const NowContext = createContext<Texts | null>(null)

/** Carries the time zone and the divisor of short figures to components that format values. */
export const FormatContext = createContext<FormatOptions | null>(null)

/** Returns the zone in which times are entered, and its clock. Throws outside a FormatContext. */
export function useClock(): Pick<FormatOptions, 'timeZone' | 'now'> {
  return useProvided(FormatContext, 'FormatContext')
}

/** Returns the function that formats values for the market. Throws outside a FormatContext. */
export function useFormat(): (value: unknown, format?: Format) => string {
  const options = useProvided(FormatContext, 'FormatContext')
  const texts = useContext(NowContext)
  return useCallback(
    (value, format) =>
      formatValue(value, format, texts ? { ...options, language: texts.language, t: texts.t } : options),
    [options, texts],
  )
}
