import { useCallback } from 'react'
import type { Message } from '../../language/types/plain'
import { isRef, readPath } from '../../language/runtime/evaluateCondition'
import { isolateFigure } from '../../lib/text'
import { useFormat, useTexts } from '../../i18n/useTexts'

/** Gives the writer of words: a key, or a key whose placeholders take values of the scope. */
export function useTranslate(): (words: Message, scope?: unknown) => string {
  const texts = useTexts()
  const format = useFormat()
  const inWords = texts.direction === 'rtl' ? isolateFigure : asItIs
  const version = `${texts.language} ${texts.version ?? 0}`
  return useCallback(
    (words, scope) => {
      if (typeof words === 'string') return texts.t(words)
      const vars: { [name: string]: string | number } = {}
      for (const [name, value] of Object.entries(words.with)) {
        if (!isRef(value)) vars[name] = value
        else {
          const found = readPath(scope, value.from)
          if (typeof found === 'number' && !value.format) vars[name] = found
          else vars[name] = inWords(format(found, value.format))
        }
      }
      return texts.t(words.say, vars)
    },
    // The texts stay the same object in every language; a new function makes whoever holds one write again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [texts, format, inWords, version],
  )
}

function asItIs(text: string): string {
  return text
}
