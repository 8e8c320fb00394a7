import { useState } from 'react'
import { useIsFetching, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { useTexts } from '../i18n/useTexts'
import { useApp } from '../runtime/app/app'
import { Button } from '../ui/input/Button'
import { useElapsed } from '../lib/react'

/**
 * Reports after 8 s that a first answer is slow, and offers a retry after 15 s. Reads never time out: a slow answer is
 * still an answer.
 */
export function SlowReadsBanner() {
  const { client } = useApp()
  const cache = useQueryClient()
  const isWaiting = useIsFetching({ predicate: isWaitingForAnswer }) > 0
  const [tries, setTries] = useState(0)
  const retry = () => {
    setTries(tries + 1)
    void retryWaiting(cache, client)
  }
  // The live region exists before its content, so that the content is announced.
  return <div role="status">{isWaiting && <Waiting key={tries} onRetry={retry} />}</div>
}

function Waiting({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts()
  const isSlow = useElapsed(8000)
  const isLong = useElapsed(15_000)
  if (!isSlow) return null
  return (
    <div className="pw-banner-card">
      <p>{texts.t('engine.loading.slow')}</p>
      {isLong && (
        <Button icon="refresh-cw" small onPress={onRetry}>
          {texts.t('engine.retry')}
        </Button>
      )}
    </div>
  )
}

/**
 * Cancels reads without an answer and sends them again. Leaves out the code of a page: the browser itself repeats that
 * request.
 */
async function retryWaiting(cache: QueryClient, client: Client): Promise<void> {
  const waiting = cache
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: isWaitingForAnswer })
    .filter(({ queryKey }) => queryKey[0] !== 'route')
  const isOne = (query: Query) => waiting.includes(query)
  await cache.cancelQueries({ predicate: isOne })
  client.dropPrefetched()
  await cache.refetchQueries({ type: 'active', predicate: isOne })
}

/** Returns true if someone waits for a first answer. Background queries do not count. */
function isWaitingForAnswer({ state, meta }: Query): boolean {
  return state.status === 'pending' && meta?.isBackground !== true
}
