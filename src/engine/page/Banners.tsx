// What the site tells above all pages: a first answer that is slow, and code that does not load.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useIsFetching, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { Client } from '../api/client'
import { failures } from '../api/tellDeveloper'
import { useTexts } from '../i18n/useTexts'
import { useApp } from '../runtime/app/app'
import { Button } from '../ui/input/Button'
import { IconButton } from '../ui/input/IconButton'
import { useElapsed } from '../lib/react'
import { isReloadBlocked, onReloadBlockersChange } from '../lib/reloadBlockers'
import { browserStorages, canReload, claimReload } from '../runtime/site/loading'

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

/**
 * Reloads the document once when code does not load, as after a deploy. If that did not help, while a write is
 * open, or while a form holds unsent input, a button offers the reload instead. The place that lacks the code reports that itself.
 */
export function NewVersionBanner() {
  const texts = useTexts()
  const { key } = useLocation()
  const [offeredAt, setOffered] = useState<string>()
  const isWriting = useSyncExternalStore(onReloadBlockersChange, () => isReloadBlocked('write'))
  const onLoadFailure = useEffectEvent(async () => {
    // A lost connection or an aborted request does not mean a new version.
    if (!(await canReload())) return
    if (!isReloadBlocked() && !isTyping() && claimReload(browserStorages, Date.now())) window.location.reload()
    else setOffered(key)
  })
  useEffect(() => {
    const listener = () => void onLoadFailure()
    window.addEventListener('vite:preloadError', listener)
    return () => window.removeEventListener('vite:preloadError', listener)
  }, [])

  return (
    <div role="status">
      {offeredAt === key && (
        <div className="pw-banner-card">
          <p>{texts.t('engine.page.renew')}</p>
          <Button icon="refresh-cw" small busy={isWriting} onPress={() => window.location.reload()}>
            {texts.t('engine.page.renew.do')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Says why calls fail, to the person who develops. Builds do not have it. */
export function FailuresBanner() {
  const texts = useTexts()
  const all = useSyncExternalStore(failures.subscribe, failures.current)
  const [closed, close] = useState<ReadonlySet<string>>(new Set())
  const shown = [...all.values()].filter((text) => !closed.has(text))
  return (
    <div role="status" lang="en" dir="ltr">
      {shown.map((text) => (
        // Its style is here, because the style sheet is part of builds.
        <div key={text} className="pw-banner-card" style={{ pointerEvents: 'auto', overflowWrap: 'anywhere' }}>
          <p style={{ flex: 1 }}>{text}</p>
          <IconButton icon="x" label={texts.t('engine.close')} onPress={() => close(new Set([...closed, text]))} />
        </div>
      ))}
    </div>
  )
}

/** Returns true while a field with text has the focus: its last input may not have reached the form yet. */
function isTyping(): boolean {
  const field = document.activeElement
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText && field.form !== null && field.value !== ''
}
