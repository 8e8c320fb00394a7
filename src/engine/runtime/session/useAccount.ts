import { useMemo, useSyncExternalStore } from 'react'
import { ApiError } from '../../api/answer/apiError'
import { useRead } from '../app/useRead'
import { useApp } from '../app/app'
import type { StoredSession } from '../../session/session'

export interface AccountState {
  readonly state: 'none' | 'loading' | 'ready' | 'failed'
  readonly user: unknown
  retry(): void
}

/** Asks who is using the page, where the page needs to know (spec §4). A session that is over is no failure: one leaves for the login. */
export function useAccount(isNeeded: boolean): AccountState {
  const { account } = useApp()
  const query = useRead(account.call, {}, { consumer: 'account', enabled: isNeeded })
  // Who needs no account is told nothing of the last one, which may still be in the cache.
  const answer = isNeeded ? query.data : undefined
  const user = useMemo(() => (answer === undefined ? undefined : account.toUser(answer)), [answer, account])
  return { state: stateOf(), user, retry: () => void query.refetch() }

  function stateOf(): AccountState['state'] {
    if (!isNeeded) return 'none'
    if (user !== undefined) return 'ready'
    if (query.isError && !isLeaving(query.error)) return 'failed'
    return 'loading'
  }
}

function isLeaving(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'session'
}

/** Gives the stored session, and renders again when it begins or ends. */
export function useSession(): StoredSession | undefined {
  const { session } = useApp()
  return useSyncExternalStore(session.subscribe, session.current)
}
