// The named reads of a page: `data.<id>`.
import { createContext, useCallback, useContext, useMemo } from 'react'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { localise } from '../api/localised'
import { readQuery } from '../api/useRead'
import { useApp } from '../app'
import { bind } from '../config/bind'
import type { Conditions } from '../config/plain'
import type { Source } from '../config/plainPage'
import { useTexts } from '../text/useTexts'
import type { ScopeValues } from './scope'

export interface Sources {
  readonly data: { readonly [id: string]: unknown }
  /** The state of what conditions look at: a block waits for what it depends on. */
  stateOf(when: Conditions | undefined): 'ready' | 'loading' | 'failed'
  retry(): void
}

export const SourcesContext = createContext<Sources | null>(null)

/** Gives the named reads of the page. Throws outside of one. */
export function usePageSources(): Sources {
  const sources = useContext(SourcesContext)
  if (!sources) throw new Error('usePageSources() found no SourcesContext. Blocks stand inside a page.')
  return sources
}

/** Reads the sources that a page looks at. */
export function useSources(sources: { readonly [id: string]: Source }, scope: ScopeValues): Sources {
  const { client } = useApp()
  const { language } = useTexts()
  const cache = useQueryClient()
  const combine = useCallback(
    (queries: readonly UseQueryResult[]) => {
      const ids = Object.keys(sources)
      return {
        data: Object.fromEntries(ids.map((id, index) => [id, localise(queries[index]?.data, language)])),
        states: Object.fromEntries(ids.map((id, index) => [id, stateOf(queries[index])])),
      }
    },
    [sources, language],
  )
  const { data, states } = useQueries({
    queries: Object.entries(sources).map(([id, source]) =>
      readQuery(client, source.call, bind(source.body, scope), `source ${id}`),
    ),
    combine,
  })
  return useMemo(
    () => ({
      data,
      stateOf(when) {
        const seen = sourcesIn(when).map((id) => states[id])
        return seen.includes('failed') ? 'failed' : seen.includes('loading') ? 'loading' : 'ready'
      },
      retry: () =>
        void cache.refetchQueries({
          type: 'active',
          predicate: ({ queryKey, state }) => queryKey[0] === 'read' && state.status === 'error',
        }),
    }),
    [data, states, cache],
  )
}

function stateOf(query: UseQueryResult | undefined): 'ready' | 'loading' | 'failed' {
  if (query?.data !== undefined) return 'ready'
  return query?.isError ? 'failed' : 'loading'
}

function sourcesIn(when: Conditions | undefined): string[] {
  return Object.entries(when ?? {}).flatMap(([path, test]) => {
    if (path === 'any' && Array.isArray(test)) return test.flatMap((one: Conditions) => sourcesIn(one))
    const id = /^data\.(\w+)/.exec(path)?.[1]
    return id ? [id] : []
  })
}
