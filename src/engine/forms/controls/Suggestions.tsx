import type { RJSFSchema } from '@rjsf/utils'
import { useCallback, useMemo } from 'react'
import type { Field } from '../../language/types/plain'
import { useTexts } from '../../i18n/useTexts'
import { asSchemaValue, isSameChoice, resolveSuggestions } from '../fields/choice'
import { useInScope } from '../state/formRuntime'

interface SuggestionsProps {
  readonly suggest: NonNullable<Field['suggest']>
  readonly label: string
  readonly schema: RJSFSchema
  readonly value: unknown
  onPick(value: unknown): void
}

/** Draws suggested answers below a text input. A press enters one. */
export function Suggestions({ suggest, label, schema, value, onPick }: SuggestionsProps) {
  const texts = useTexts()
  const listed = useInScope(
    useCallback((scope: object) => JSON.stringify(resolveSuggestions(suggest, scope)), [suggest]),
  )
  const answers = useMemo(() => JSON.parse(listed) as readonly (string | number)[], [listed])
  if (answers.length === 0) return null
  return (
    <div className="pw-suggestions" role="group" aria-label={texts.t('engine.form.suggestions', { label })}>
      {answers.map((answer) => (
        <button
          key={answer}
          type="button"
          className="pw-suggestion"
          aria-pressed={isSameChoice(answer, value)}
          onClick={() => onPick(asSchemaValue(answer, schema))}
        >
          <bdi>{answer}</bdi>
        </button>
      ))}
    </div>
  )
}
