import { useCallback } from 'react'
import type { Message } from '../language/types/plain'
import { isRef } from '../language/runtime/evaluateCondition'
import { isolateAmounts, isolateFigure, isolateName, joinDates } from '../lib/text'
import { useFormat, useTexts } from './useTexts'
import { readFigure } from './readFigure'

/** Returns a function that translates a message: a key, or a key with placeholders that take values of the scope. */
export function useTranslate(): (message: Message, scope?: unknown) => string {
  const texts = useTexts()
  const format = useFormat()
  const isRtl = texts.direction === 'rtl'
  return useCallback(
    (message, scope) => {
      if (typeof message === 'string') return texts.t(message)
      // A name that is alone among words of the language needs no signs.
      const isMixed = Object.keys(message.with).length > 1
      const vars: { [name: string]: string | number } = {}
      for (const [name, value] of Object.entries(message.with)) {
        if (!isRef(value)) vars[name] = value
        else {
          const found = readFigure(scope, value.from, value)
          // It chooses the plural form, and must be a number. A typed figure is a text.
          if (name === 'count') vars[name] = Number(found) || 0
          else if (typeof found === 'number' && !value.format) vars[name] = found
          else {
            const text = joinDates(format(found, value.format))
            vars[name] = !isRtl ? text : isMixed ? isolateName(isolateFigure(text)) : isolateFigure(text)
          }
        }
      }
      const text = texts.t(message.say, vars)
      return isRtl ? isolateAmounts(text) : text
    },
    [texts, format, isRtl],
  )
}
