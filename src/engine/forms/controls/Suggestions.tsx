import type { RJSFSchema } from '@rjsf/utils'
import { useCallback, useState, type ReactNode } from 'react'
import type { Field } from '../../language/types/plain'
import { joinClasses } from '../../lib/react'
import { toDecimal } from '../../lib/decimal'
import { absentText, withUnit } from '../../i18n/format'
import { useClock, useTexts } from '../../i18n/useTexts'
import { Figure } from '../../ui/format/Figure'
import { Icon } from '../../ui/icons/Icon'
import { asSchemaValue, isSameChoice, resolveSuggestions, suggestionNote } from '../fields/choice'
import type { Clock } from '../fields/moments'
import { fitsSchema } from '../validation/fitsSchema'
import { boundOf, ownRuleProblems } from '../validation/ownRules'
import { useFormServices } from '../fields/services'
import { useInScope } from '../state/formRuntime'

interface SuggestionsProps {
  /** Id of the control. */
  readonly id: string
  /** The field whose `suggest` and `recent` are drawn. */
  readonly config: Field
  readonly label: string
  readonly schema: RJSFSchema
  readonly value: unknown
  /** Returns an answer as the input would have it. */
  write(this: void, answer: unknown): string
  onPick(value: unknown): void
}

interface Suggested {
  readonly answer: string | number
  readonly note?: string
}

interface Offered {
  readonly answers: readonly Suggested[]
  /** The unit behind the input. */
  readonly unit?: string
}

/** Returns true for an answer that the field takes. A server may name amounts that its own bounds exclude. */
function takesAnswer(answer: Field, schema: RJSFSchema, given: string | number, scope: object, clock: Clock): boolean {
  const value = asSchemaValue(given, schema)
  const place = { path: ['answer'], schema, value, isRequired: true, isFixed: false }
  return fitsSchema(schema, value, schema) && ownRuleProblems([place], { answer }, scope, clock).length === 0
}

function withNote(text: string, note: string | undefined): ReactNode {
  return note === undefined ? (
    text
  ) : (
    <>
      <Figure isMain>{text}</Figure> <small>{note}</small>
    </>
  )
}

/** Draws suggested answers below a text input. A press enters one. */
export function Suggestions({ id, config, label, schema, value, write, onPick }: SuggestionsProps) {
  const texts = useTexts()
  const clock = useClock()
  const { recent } = config
  const { recents, translate } = useFormServices()
  // Read once: the list must not change under the finger.
  const [last, setLast] = useState(() => (recent ? recents.load(id) : []))
  const offered = useInScope(
    useCallback(
      (scope: object) => {
        const { suggest, suggestNote: note, suffix } = config
        const isTaken = (answer: string | number) => takesAnswer(config, schema, answer, scope, clock)
        const answers = resolveSuggestions(suggest, scope)
          .filter(isTaken)
          .map((answer) => ({ answer, note: suggestionNote(note, answer, scope, translate) }))
        return JSON.stringify({
          answers,
          unit: suffix && translate(suffix, scope),
        })
      },
      [config, schema, translate, clock],
    ),
  )
  const { answers, unit } = JSON.parse(offered) as Offered
  if (answers.length === 0 && last.length === 0) return null
  function keep(sent: string, wish: boolean) {
    const isKept = recents.keep(id, sent, wish)
    // The order stays: nothing moves under the finger.
    setLast(last.map((one) => (one.value === sent ? { ...one, isKept } : one)))
  }
  const draw = (answer: string | number, shown: ReactNode, className?: string) => (
    <button
      key={answer}
      type="button"
      className={joinClasses('pw-suggestion', className)}
      aria-pressed={isSameChoice(answer, value) || (toDecimal(value) ?? value) === answer}
      onClick={() => onPick(asSchemaValue(answer, schema))}
    >
      <bdi>{shown}</bdi>
    </button>
  )
  return (
    <div
      className={joinClasses('pw-suggestions', answers.some((one) => one.note !== undefined) && 'pw-suggestions-packs')}
      role="group"
      aria-label={texts.t('engine.form.suggestions', { label })}
    >
      {last.map(({ value: sent, name, isKept = false }) => (
        <span key={sent} className="pw-suggestion-kept">
          {draw(sent, name === undefined ? write(sent) : withNote(name, write(sent)))}
          <button
            type="button"
            className="pw-suggestion-star"
            aria-pressed={isKept}
            aria-label={texts.t('engine.form.keep', { name: name ?? sent })}
            onClick={() => keep(sent, !isKept)}
          >
            <Icon name="star" />
          </button>
        </span>
      ))}
      {answers.map(({ answer, note: second }) =>
        draw(
          answer,
          withNote(withUnit(write(answer), unit === absentText ? undefined : unit), second),
          second && 'pw-suggestion-pack',
        ),
      )}
    </div>
  )
}

type FillMaxProps = Pick<SuggestionsProps, 'config' | 'schema' | 'onPick'>

/** Draws the button at the end of a field that enters the largest number, if the field takes it. */
export function FillMax({ config, schema, onPick }: FillMaxProps) {
  const texts = useTexts()
  const clock = useClock()
  const { fillMax, max } = config
  const largest = useInScope(
    useCallback(
      (scope: object) => {
        const limit = boundOf(max, scope, -1)?.limit ?? ''
        return /^(-|0?$)/.test(limit) || !takesAnswer(config, schema, limit, scope, clock) ? '' : limit
      },
      [config, schema, max, clock],
    ),
  )
  if (fillMax === undefined || largest === '') return null
  return (
    <button type="button" className="pw-fill" onClick={() => onPick(asSchemaValue(largest, schema))}>
      {texts.t(fillMax)}
    </button>
  )
}
