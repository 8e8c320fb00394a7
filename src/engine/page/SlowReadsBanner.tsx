import { useState } from 'react'
import { useIsFetching, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useTexts } from '../i18n/useTexts'
import { Button } from '../ui/input/Button'
import { useElapsed } from '../lib/react'

/**
 * Says after 8 s that a first answer takes longer, and after 15 s offers to ask again. No read gives up by itself: a
 * slow answer is still an answer.
 */
export function SlowReadsBanner() {
  const cache = useQueryClient()
  const isWaiting = useIsFetching({ predicate: isWaitingForAnswer }) > 0
  const [tries, setTries] = useState(0)
  const retry = () => {
    setTries(tries + 1)
    void retryWaiting(cache)
  }
  // The live region stands there before, so that what comes into it is announced.
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

/** Gives up what has no answer yet, and asks for it anew. The code of a page is not asked for twice: that is the browser's. */
async function retryWaiting(cache: QueryClient): Promise<void> {
  const waiting = cache
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: isWaitingForAnswer })
    .filter(({ queryKey }) => queryKey[0] !== 'route')
  const isOne = (query: Query) => waiting.includes(query)
  await cache.cancelQueries({ predicate: isOne })
  await cache.refetchQueries({ type: 'active', predicate: isOne })
}

/** Whether somebody waits for a first answer: a query that runs in the background is nobody's. */
function isWaitingForAnswer({ state, meta }: Query): boolean {
  return state.status === 'pending' && meta?.isBackground !== true
}
