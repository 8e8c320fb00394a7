import { absentText } from '../i18n/format'
import { useFormat, useTexts } from '../i18n/useTexts'
import { evaluateCondition, readPath } from '../language/runtime/evaluateCondition'
import type { ById, Infer } from '../language/types/plain'
import type { party } from '../language/grammar/values'
import { orderedEntries } from '../lib/compare'
import type { PartyProps } from '../ui/data/Party'

type PartyConfig = Infer<typeof party>

/** Returns a function that reads people and accounts. One without a name, or whose condition fails, is left out. */
export function useParties(scope: object) {
  const texts = useTexts()
  const format = useFormat()
  return (parties: ById<PartyConfig> | undefined): readonly (PartyProps & { readonly id: string })[] =>
    orderedEntries(parties).flatMap(([id, { when, label, name, number, format: written, image, imageShape }]) => {
      const shown = format(readPath(scope, name))
      if (!evaluateCondition(when, scope) || shown === absentText) return []
      const src = image && readPath(scope, image)
      const value = number && readPath(scope, number)
      return {
        id,
        label: texts.t(label),
        name: shown,
        number: value === undefined ? undefined : format(value, written),
        image: typeof src === 'string' ? src : undefined,
        imageShape,
      }
    })
}
