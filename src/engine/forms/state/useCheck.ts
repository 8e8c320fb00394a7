import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { FieldCheck } from '../../language/types/plain'
import { type FieldPath, valueAt } from '../fields/path'
import type { CheckResult } from '../fields/services'
import { isLongEnoughToCheck } from './checkQuery'
import { useFormRuntime, useInScope } from './formRuntime'

const pauseMs = 500

/** `unknown`: the server could not be asked. The person is not accused, and the submit decides. */
export type CheckState =
  | { readonly is: 'idle' | 'pending' | 'bad' | 'unknown' }
  | { readonly is: 'good'; readonly answer: unknown }

export interface FieldChecked {
  readonly state: CheckState
  retry(): void
}

/** Asks about a field's value 500 ms after the last key, if it has three characters and breaks no other rule. */
export function useCheck(check: FieldCheck, path: FieldPath): FieldChecked {
  const { scope, checkQuery, isValidAt } = useFormRuntime()
  const place = path.join('.')
  // As text, so that it changes only when there is something new to ask.
  const body = useInScope(useCallback((scope: object) => JSON.stringify(resolveBindings(check.body, scope)), [check]))
  const [asked, setAsked] = useState<string>()
  // A value that comes back is asked about after a pause again.
  if (asked !== undefined && asked !== body) setAsked(undefined)

  useEffect(() => {
    if (!isLongEnoughToCheck(valueAt(scope.values(), path)) || !isValidAt(path)) return undefined
    const timer = setTimeout(() => setAsked(body), pauseMs)
    return () => clearTimeout(timer)
    // `path` is a new list on every render; `place` is its value.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [body, place, scope, isValidAt])

  const query = useQuery({ ...checkQuery(check, JSON.parse(body) as object), enabled: asked === body })
  return { state: stateOf(query), retry: () => void query.refetch() }
}

function stateOf({ data, isFetching, isError }: UseQueryResult<CheckResult, unknown>): CheckState {
  if (data) return data.good ? { is: 'good', answer: data.answer } : { is: 'bad' }
  if (isFetching) return { is: 'pending' }
  return { is: isError ? 'unknown' : 'idle' }
}
