import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { readOptions } from '../../api/queries'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Field, Options } from '../../language/types/plain'
import { evaluateCondition, isRef, readPath } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { cleanText } from '../../lib/text'
import { useTexts } from '../../i18n/useTexts'
import { type Choice, isSameChoice } from '../fields/choice'
import { fieldAt, pathsInBody } from '../fields/fieldTree'
import { useFormServices, type FormServices } from '../fields/services'
import { useFormRuntime, useInScope } from './formRuntime'

export interface LoadedChoices {
  readonly choices: readonly Choice[]
  readonly state: 'waiting' | 'loading' | 'failed' | 'empty' | 'ready'
  /** The field that must be answered first, while the state is `waiting`. */
  readonly missingField: Field | undefined
  retry(): void
}

/** Loads the rows of a choice from its endpoint, again whenever the request body changes. */
export function useOptions(options: Options): LoadedChoices {
  const services = useFormServices()
  const { fields } = useFormRuntime()
  const { language } = useTexts()
  const body = useInScope(
    useCallback((scope: object) => JSON.stringify(resolveBindings(options.body, scope)), [options]),
  )
  // A text, because the hook compares values.
  const missingPath = useInScope(
    useCallback(
      (scope: object) =>
        pathsInBody(options.body)
          .map((path) => path.join('.'))
          .find((path) => isAbsent(readPath(scope, `form.${path}`))),
      [options],
    ),
  )
  const query = useQuery({
    ...readOptions,
    queryKey: ['choices', options.call, body, language],
    queryFn: ({ signal }) => services.loadOptions(options, JSON.parse(body) as object, signal),
    enabled: missingPath === undefined,
    // Loaded choices stay: an unstable network would otherwise request them again each time it returns.
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
  const rows = query.data
  // An empty answer may be outdated while it is refetched, for example after the person added the first row.
  const isLoaded = rows !== undefined && (rows.length > 0 || !query.isFetching)
  const { translate } = services
  const pinned = useInScope(
    useCallback((scope: object) => JSON.stringify(valuesOf(options.pinned, scope)), [options.pinned]),
  )
  const without = useInScope(
    useCallback((scope: object) => JSON.stringify(valuesOf(options.without, scope)), [options.without]),
  )
  const choices = useMemo(() => {
    const first = JSON.parse(pinned) as readonly unknown[]
    const never = JSON.parse(without) as readonly unknown[]
    return (rows ?? [])
      .flatMap((row) => toChoices(options, row, translate))
      .filter(({ value }) => !never.some((one) => String(one) === String(value)))
      .map((one) => (first.some((value) => isSameChoice(value, one.value)) ? { ...one, isPinned: true } : one))
  }, [options, rows, translate, pinned, without])

  return {
    choices,
    state: missingPath !== undefined ? 'waiting' : stateOf(query.isError, isLoaded, choices.length),
    missingField: missingPath === undefined ? undefined : fieldAt(fields, missingPath.split('.')),
    retry: () => void query.refetch(),
  }
}

function stateOf(isError: boolean, isLoaded: boolean, count: number): LoadedChoices['state'] {
  if (isLoaded) return count === 0 ? 'empty' : 'ready'
  return isError ? 'failed' : 'loading'
}

function toChoices(options: Options, row: unknown, translate: FormServices['translate']): readonly Choice[] {
  const scope = { row }
  const value = readPath(scope, options.value)
  if (isAbsent(value)) return []
  const note = noteOf(options, scope, translate)
  const image = options.image === undefined ? undefined : textOf(readPath(scope, options.image))
  return [
    {
      value,
      label: cleanTextOf(readPath(scope, options.label)) ?? cleanText(String(value)),
      row,
      ...(note !== undefined && { note }),
      ...(image !== undefined && { image }),
    },
  ]
}

/** Returns the note of a choice. Notes are lines below each other, without those whose condition does not hold. */
function noteOf({ note, notes }: Options, scope: object, translate: FormServices['translate']): string | undefined {
  if (notes) {
    const shown = orderedEntries(notes).filter(([, { when }]) => evaluateCondition(when, scope))
    return shown.length === 0 ? undefined : shown.map(([, { text }]) => translate(text, scope)).join('\n')
  }
  return typeof note === 'object' ? translate(note, scope) : note && cleanTextOf(readPath(scope, note))
}

function valuesOf(values: Options['pinned'], scope: object): readonly unknown[] {
  return (values ?? []).map((one) => (isRef(one) ? readPath(scope, one.from) : one)).filter((one) => !isAbsent(one))
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function cleanTextOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text === undefined ? undefined : cleanText(text)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
