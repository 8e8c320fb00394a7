// Reads the named sources of a page: `data.<id>`.
import { createContext, useCallback, useMemo } from 'react'
import { useProvided } from '../../lib/react'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { readPage } from '../../api/answer/listPage'
import { localise } from '../../api/answer/localised'
import { readQuery } from '../app/useRead'
import { useApp } from '../app/app'
import { resolveBindings, isFullyResolved } from '../../language/runtime/resolveBindings'
import type { ById, Conditions } from '../../language/types/plain'
import type { Source } from '../../language/types/plainPage'
import { isObject } from '../../language/runtime/merge'
import { evaluateCondition, isRef, readPath } from '../../language/runtime/evaluateCondition'
import { useTexts } from '../../i18n/useTexts'
import { withAssumed } from './assumed'
import type { ScopeValues } from './scope'
import type { RouteModule } from '../site/site'

export interface PageSources {
  readonly data: { readonly [id: string]: unknown }
  /** Returns the state of the sources that conditions wait for. */
  stateOf(when: Conditions | undefined): SourceState
  /** Returns why the first of them failed, with the messages of that source. */
  failureOf(when: Conditions | undefined): Failure | undefined
  /** Returns the paths without a value for which these sources are not read. */
  lackedBy(when: Conditions | undefined): readonly string[]
  retry(): void
}

type SourceState = 'ready' | 'loading' | 'failed'

interface Failure {
  readonly error: unknown
  readonly reasons: Source['reasons']
}

export const SourcesContext = createContext<PageSources | null>(null)

/** Returns the sources of the page. Throws outside a page. */
export function usePageSources(): PageSources {
  return useProvided(SourcesContext, 'SourcesContext')
}

/**
 * Reads the sources of a page. Until its needs hold, it reads only those that needs and redirects depend on. So nobody
 * asks for the figures of a page that is closed to them.
 */
export function useSources({ page, sources }: Pick<RouteModule, 'page' | 'sources'>, base: ScopeValues): PageSources {
  const cache = useQueryClient()
  const deciding = useMemo(() => decidingSources({ page, sources }), [page, sources])
  const decided = withAssumed({ ...base, data: useReads(deciding, base).data })
  const isShown = Object.values(page.needs ?? {}).every(({ when }) => evaluateCondition(when, decided))
  const { data, states, errors } = useReads(isShown ? sources : deciding, base)
  return useMemo(
    () => ({
      data,
      stateOf(when) {
        const seen = awaitedSourceIds(when).map((id) => states[id])
        return seen.includes('failed') ? 'failed' : seen.includes('loading') ? 'loading' : 'ready'
      },
      failureOf(when) {
        const id = awaitedSourceIds(when).find((one) => states[one] === 'failed')
        return id === undefined ? undefined : { error: errors[id], reasons: sources[id]?.reasons }
      },
      lackedBy: (when) =>
        awaitedSourceIds(when).flatMap((id) =>
          Object.values(sources[id]?.body ?? {}).flatMap((value) =>
            isRef(value) && (readPath(base, value.from) ?? null) === null ? [value.from] : [],
          ),
        ),
      retry: () =>
        void cache.refetchQueries({
          type: 'active',
          predicate: ({ queryKey, state }) => queryKey[0] === 'read' && state.status === 'error',
        }),
    }),
    [data, states, errors, sources, base, cache],
  )
}

interface Reads {
  readonly data: { readonly [id: string]: unknown }
  readonly states: { readonly [id: string]: SourceState }
  readonly errors: { readonly [id: string]: unknown }
}

function useReads(sources: ById<Source>, scope: ScopeValues): Reads {
  const { client } = useApp()
  const { language } = useTexts()
  // A source whose request lacks a value is not read: without a team there is nothing to ask about it.
  const queries = Object.values(sources).map(({ call, body }) => {
    const bound = resolveBindings(body, scope)
    return {
      ...readQuery(client, call, bound),
      enabled: isFullyResolved(body, bound),
    }
  })
  // A string keeps `combine` the same function while nothing changes.
  const enabledFlags = queries.map(({ enabled }) => Number(enabled)).join('')
  const combine = useCallback(
    (results: readonly UseQueryResult[]): Reads => {
      const ids = Object.keys(sources)
      return {
        data: Object.fromEntries(
          ids.map((id, index) => [id, localise(sourceValue(sources[id], results[index]?.data), language)]),
        ),
        states: Object.fromEntries(
          ids.map((id, index) => [id, enabledFlags[index] === '1' ? stateOf(results[index]) : 'ready']),
        ),
        errors: Object.fromEntries(ids.map((id, index) => [id, results[index]?.error])),
      }
    },
    [sources, enabledFlags, language],
  )
  return useQueries({ queries, combine })
}

/** Returns the sources that the needs and redirects of a page depend on. */
export function decidingSources({ page, sources }: Pick<RouteModule, 'page' | 'sources'>): ById<Source> {
  const deciders = [...Object.values(page.needs ?? {}), ...Object.values(page.redirects ?? {})]
  const ids = new Set(deciders.flatMap(({ when }) => sourceIdsIn(when)))
  return Object.fromEntries(Object.entries(sources).filter(([id]) => ids.has(id)))
}

/** Returns the part of an answer that pages see: all of it, or the first row of its list. */
function sourceValue(source: Source | undefined, answer: unknown): unknown {
  return source?.first && answer !== undefined ? readPage(answer).list[0] : answer
}

function stateOf(query: UseQueryResult | undefined): SourceState {
  if (query?.data !== undefined) return 'ready'
  return query?.isError ? 'failed' : 'loading'
}

function sourceIdsIn(when: Conditions | undefined): string[] {
  return pathsIn(when).flatMap((path) => /^data\.(\w+)/.exec(path)?.[1] ?? [])
}

/**
 * Returns the sources that conditions wait for: all that they read, without those that a choice of `any` allows to be
 * absent. So a form is there while a balance is asked for, and goes if the balance turns out to be 0.
 */
export function awaitedSourceIds(when: Conditions | undefined): string[] {
  return Object.entries(when ?? {}).flatMap(([path, test]) => {
    if (path !== 'any' || !Array.isArray(test)) return sourceIdsIn({ [path]: test })
    const members: readonly Conditions[] = test
    const allowed = members.filter(isAbsence).flatMap((one) => sourceIdsIn(one))
    return members.flatMap((one) => awaitedSourceIds(one)).filter((id) => !allowed.includes(id))
  })
}

/** Tells whether conditions ask for nothing but that a value is absent. */
function isAbsence(when: Conditions): boolean {
  const tests = Object.values(when)
  return tests.length === 1 && isObject(tests[0]) && tests[0]['exists'] === false
}

export function pathsIn(when: Conditions | undefined): string[] {
  return Object.entries(when ?? {}).flatMap(([path, test]) => {
    if (path === 'any' && Array.isArray(test)) return test.flatMap((one: Conditions) => pathsIn(one))
    const bounds = isObject(test)
      ? Object.values(test).flatMap((operand) => (isRef(operand) ? Object.values(operand) : []))
      : []
    return [path, ...bounds]
  })
}
