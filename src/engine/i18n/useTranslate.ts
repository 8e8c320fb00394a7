import { useCallback } from 'react'
import type { Format, Message } from '../language/types/plain'
import { toDecimal } from './decimal'
import { isRef } from '../language/runtime/evaluateCondition'
import { isolateAmounts, isolateFigure, joinDates } from '../lib/text'
import { useFormat, useTexts } from './useTexts'
import { readFigure } from './readFigure'

/** Returns a function that translates a message: a key, or a key with placeholders that take values of the scope. */
export function useTranslate(): (message: Message, scope?: unknown) => string {
  const texts = useTexts()
  const format = useFormat()
  const isRtl = texts.direction === 'rtl'
  const version = `${texts.language} ${texts.version ?? 0}`
  return useCallback(
    (message, scope) => {
      if (typeof message === 'string') return texts.t(message)
      const vars: { [name: string]: string | number } = {}
      for (const [name, value] of Object.entries(message.with)) {
        if (!isRef(value)) vars[name] = value
        else {
          const found = readFigure(scope, value.from, value)
          // It chooses the plural form, and must be a number. A typed figure is a text.
          if (name === 'count') vars[name] = Number(found) || 0
          else if (typeof found === 'number' && !value.format) vars[name] = found
          else {
            const text = joinDates(format(found, isRounded(value, found) ? 'text' : value.format))
            vars[name] = isRtl ? isolateFigure(text) : text
          }
        }
      }
      const text = texts.t(message.say, vars)
      return isRtl ? isolateAmounts(text) : text
    },
    // `texts` is the same object in every language. A new function makes its consumers render again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [texts, format, isRtl, version],
  )
}

/** Returns true if the format would round a figure that a person types, such as 1.5 pieces. A sentence says what was typed. */
function isRounded(
  { from, format }: { readonly from: string; readonly format?: Format | undefined },
  found: unknown,
): boolean {
  if (!from.startsWith('form.') || (format !== 'count' && format !== 'money')) return false
  const [, fraction = ''] = toDecimal(found)?.split('.') ?? []
  return fraction.length > (format === 'count' ? 0 : 2)
}
