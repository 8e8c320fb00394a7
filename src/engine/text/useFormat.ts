import { createContext, useCallback, useContext } from 'react'
import type { Format } from '../config/plain'
import { formatValue, type FormatOptions } from './format'

export const FormatContext = createContext<FormatOptions | null>(null)

/** Gives the writer of values in the market's zone and currency. Throws outside a FormatContext. */
export function useFormat(): (value: unknown, format?: Format) => string {
  const options = useContext(FormatContext)
  if (options === null) throw new Error('useFormat() found no FormatContext. Put one around the page.')
  return useCallback((value, format) => formatValue(value, format, options), [options])
}
