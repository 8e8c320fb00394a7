import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { FieldCheck } from '../../language/types/plain'
import { type FieldPath, valueAt } from '../fields/path'
import type { CheckResult } from '../fields/services'
import { afterPress } from './afterPress'
import { checkFills, isLongEnoughToCheck } from './checkQuery'
import { useFormRuntime, useInScope } from './formRuntime'

const pauseMs = 500

/** The state of a check. `unknown` means that the server gave no verdict; it does not block the submit. */
export type CheckState =
  | { readonly is: 'idle' | 'pending' | 'bad' | 'unknown' }
  | { readonly is: 'good'; readonly answer: unknown }

export interface FieldCheckView {
  readonly state: CheckState
  /** Asks again. */
  retry(): void
}

/** Asks about a field's value 500 ms after the last key, if it has three characters and breaks no other rule. */
export function useCheck(check: FieldCheck, path: FieldPath): FieldCheckView {
  const { scope, checkQuery, isValidAt, fill } = useFormRuntime()
  const pathText = path.join('.')
  // As text, so that it changes only if the question changes.
  const body = useInScope(useCallback((scope: object) => JSON.stringify(resolveBindings(check.body, scope)), [check]))
  const [askedBody, setAskedBody] = useState<string>()
  // Forgets the question when the value changes. If the value comes back, the pause starts again.
  if (askedBody !== undefined && askedBody !== body) setAskedBody(undefined)

  useEffect(() => {
    if (!isLongEnoughToCheck(valueAt(scope.values(), path)) || !isValidAt(path)) return undefined
    const timer = setTimeout(() => afterPress(() => setAskedBody(body)), pauseMs)
    return () => clearTimeout(timer)
    // `path` is a new array at every render; `pathText` has its value.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [body, pathText, scope, isValidAt])

  const query = useQuery({ ...checkQuery(check, JSON.parse(body) as object), enabled: askedBody === body })
  const result = askedBody === body ? query.data : undefined
  useEffect(() => {
    for (const filled of checkFills(check, path, result)) fill(filled.path, filled.value)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [check, result, pathText, fill])
  return { state: stateOf(query), retry: () => void query.refetch() }
}

function stateOf({ data, isFetching, isError }: UseQueryResult<CheckResult, unknown>): CheckState {
  if (data) return data.good ? { is: 'good', answer: data.answer } : { is: 'bad' }
  if (isFetching) return { is: 'pending' }
  return { is: isError ? 'unknown' : 'idle' }
}
