import { useQuery } from '@tanstack/react-query'
import { useApp } from './app'
import { useTexts } from '../../i18n/useTexts'
import type { Client } from '../../api/client'
import { localise } from '../../api/answer/localised'
import { readOptions } from '../../api/queries'

export function readQuery(client: Client, endpoint: string, body: object) {
  return {
    ...readOptions,
    queryKey: ['read', endpoint, body] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => client.read(endpoint, body, { signal }),
    staleTime: 15_000,
  }
}

interface ReadOptions {
  readonly enabled?: boolean
  /** Returns the milliseconds until the next read, or undefined for none. A hidden page waits. */
  every?(answer: unknown): number | undefined
}

/** Reads an endpoint and returns its answer in the language of the page. */
export function useRead(endpoint: string, body: object, { enabled = true, every }: ReadOptions = {}) {
  const { client } = useApp()
  const { language } = useTexts()
  return useQuery({
    ...readQuery(client, endpoint, body),
    enabled,
    refetchInterval: ({ state }) => every?.(state.data) ?? false,
    select: (answer: unknown) => localise(answer, language),
  })
}
