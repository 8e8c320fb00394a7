import { useQuery } from '@tanstack/react-query'
import { useApp } from './app'
import { useTexts } from '../../i18n/useTexts'
import { ApiError } from '../../api/answer/apiError'
import type { Client } from '../../api/client'
import { localise } from '../../api/answer/localised'
import { readOptions } from '../../api/queries'

/** Returns the query of a read. `consumer` names the reader: its last request wins. */
export function readQuery(client: Client, endpoint: string, body: object, consumer: string) {
  return {
    ...readOptions,
    queryKey: ['read', endpoint, body] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => client.read(endpoint, body, { consumer, signal }),
    retry: (failures: number, error: unknown) =>
      (failures < 1 && error instanceof ApiError && error.kind === 'expired') || readOptions.retry(failures, error),
    staleTime: 15_000,
  }
}

interface ReadOptions {
  readonly consumer: string
  readonly enabled?: boolean
  /** Returns the milliseconds until the next read, or undefined for none. A hidden page waits. */
  every?(answer: unknown): number | undefined
}

/** Reads an endpoint and returns its answer in the language of the page. */
export function useRead(endpoint: string, body: object, options: ReadOptions) {
  const { client } = useApp()
  const { language } = useTexts()
  return useQuery({
    ...readQuery(client, endpoint, body, options.consumer),
    enabled: options.enabled ?? true,
    refetchInterval: ({ state }) => options.every?.(state.data) ?? false,
    select: (answer: unknown) => localise(answer, language),
  })
}
