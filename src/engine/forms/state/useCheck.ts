import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { FieldCheck } from '../../language/types/plain'
import { type CheckState, isWorthAsking } from './checks'
import { type FieldPath, valueAt } from '../fields/path'
import { useFormRuntime, useInScope } from './formRuntime'

const pauseMs = 500

export interface FieldChecked {
  readonly state: CheckState
  retry(): void
}

/** Asks about a field's value 500 ms after the last key, when it has three characters and breaks no other rule. */
export function useCheck(check: FieldCheck, path: FieldPath): FieldChecked {
  const { scope, checks, isSound } = useFormRuntime()
  const place = path.join('.')
  // The body as text: it changes when, and only when, there is something new to ask.
  const wanted = useInScope(useCallback((scope: object) => JSON.stringify(resolveBindings(check.body, scope)), [check]))
  const state = useSyncExternalStore(
    checks.subscribe,
    useCallback(() => checks.state(place, JSON.parse(wanted) as object).is, [checks, place, wanted]),
  )

  const ask = useCallback(() => {
    void checks.ask(place, check, JSON.parse(wanted) as object)
  }, [checks, place, check, wanted])

  useEffect(() => {
    if (!isWorthAsking(valueAt(scope.values(), path)) || !isSound(path)) return undefined
    const timer = setTimeout(ask, pauseMs)
    return () => clearTimeout(timer)
    // `path` is a new list on every render; `place` is its value.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ask, place, scope, isSound])

  return { state: state === 'idle' ? { is: 'idle' } : checks.state(place, JSON.parse(wanted) as object), retry: ask }
}
