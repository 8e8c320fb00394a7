// The check of a field: asks an endpoint about the typed value, and says what came of it.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { readPath } from '../../language/runtime/evaluateCondition'
import type { FieldCheck } from '../../language/types/plain'
import { useTexts } from '../../i18n/useTexts'
import { Button } from '../../ui/input/Button'
import { Icon, Spinner } from '../../ui/icons/Icon'
import { Isolated } from '../../ui/format/Isolated'
import { Picture } from '../../ui/data/Picture'
import { checkId } from './input/ariaProps'
import { type FieldPath, valueAt } from '../fields/path'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { CheckResult } from '../fields/services'
import { afterPress } from '../state/afterPress'
import { checkFills, isLongEnoughToCheck } from '../state/checkQuery'
import { useFormRuntime, useInScope } from '../state/formRuntime'

interface CheckLineProps {
  readonly id: string
  readonly path: FieldPath
  readonly check: FieldCheck
  /** True while the field shows a message of its own. */
  readonly hasError: boolean
}

/** Shows the result of a field's check. A live region, so screen readers announce it without an interruption. */
export function CheckLine({ id, path, check, hasError }: CheckLineProps) {
  const texts = useTexts()
  const { state, retry } = useCheck(check, path)
  return (
    <div
      id={checkId(id)}
      className={state.is === 'good' && hasError ? 'pw-check' : `pw-check pw-check-${state.is}`}
      role="status"
    >
      {state.is === 'pending' && (
        <>
          <Spinner />
          <span>{texts.t('engine.form.checking')}</span>
        </>
      )}
      {state.is === 'good' && <GoodResult check={check} answer={state.answer} isPraised={!hasError} />}
      {state.is === 'bad' && !hasError && (
        <>
          <Icon name="circle-alert" />
          <span>{texts.t(check.failed)}</span>
        </>
      )}
      {state.is === 'unknown' && (
        <>
          <span>{texts.t('engine.form.checkUnknown')}</span>
          <Button small onPress={retry}>
            {texts.t('engine.retry')}
          </Button>
        </>
      )}
    </div>
  )
}

interface GoodResultProps {
  readonly check: FieldCheck
  readonly answer: unknown
  /** False beside a message of the field: what was found is no good news then. */
  readonly isPraised: boolean
}

function GoodResult({ check, answer, isPraised }: GoodResultProps) {
  const texts = useTexts()
  const shown = check.shows === undefined ? undefined : readPath({ answer }, check.shows)
  const image = check.image === undefined ? undefined : readPath({ answer }, check.image)
  return (
    <>
      {typeof image === 'string' ? <Picture src={image} alt="" /> : isPraised && <Icon name="circle-check" />}
      <Isolated>
        {typeof shown === 'string' || typeof shown === 'number' ? shown : texts.t('engine.form.checked')}
      </Isolated>
    </>
  )
}

const pauseMs = 500

/** The state of a check. `unknown` means that the server gave no verdict; it does not block the submit. */
type CheckState =
  | { readonly is: 'idle' | 'pending' | 'bad' | 'unknown' }
  | { readonly is: 'good'; readonly answer: unknown }

interface FieldCheckView {
  readonly state: CheckState
  /** Asks again. */
  retry(): void
}

/** Asks about a field's value 500 ms after the last key, if it has three characters and breaks no other rule. */
function useCheck(check: FieldCheck, path: FieldPath): FieldCheckView {
  const { form, checkQuery } = useFormRuntime()
  // As text, so that it changes only if the question changes.
  const body = useInScope(useCallback((scope: object) => JSON.stringify(resolveBindings(check.body, scope)), [check]))
  const [askedBody, setAskedBody] = useState<string>()
  // Forgets the question when the value changes. If the value comes back, the pause starts again.
  if (askedBody !== undefined && askedBody !== body) setAskedBody(undefined)

  useEffect(() => {
    if (!isLongEnoughToCheck(valueAt(form.values(), path)) || !form.isValidAt(path)) return undefined
    const timer = setTimeout(() => afterPress(() => setAskedBody(body)), pauseMs)
    return () => clearTimeout(timer)
  }, [body, path, form])

  const query = useQuery({ ...checkQuery(check, JSON.parse(body) as object), enabled: askedBody === body })
  const result = askedBody === body ? query.data : undefined
  useEffect(() => {
    form.fillFromCheck(path, checkFills(check, path, result))
  }, [check, result, path, form])
  return { state: stateOf(query), retry: () => void query.refetch() }
}

function stateOf({ data, isFetching, isError }: UseQueryResult<CheckResult, unknown>): CheckState {
  if (data) return data.good ? { is: 'good', answer: data.answer } : { is: 'bad' }
  if (isFetching) return { is: 'pending' }
  return { is: isError ? 'unknown' : 'idle' }
}
