import { useMemo, useSyncExternalStore } from 'react'
import { ApiError, failureCauseKey } from '../../api/answer/apiError'
import { useRead } from '../app/useRead'
import { useApp } from '../app/app'
import type { StoredSession } from '../../session/session'

interface AccountState {
  readonly state: 'none' | 'loading' | 'ready' | 'failed'
  readonly user: unknown
  /** What is known of whoever is signed in: the account if some page has read it, or else what an earlier page stored. */
  readonly known: unknown
  /** The message that says why the account failed to load. */
  readonly cause: string | undefined
  retry(): void
}

/**
 * Reads the account if the page needs it. An ended session is no failure, because the page redirects to the
 * login.
 */
export function useAccount(isWanted: boolean): AccountState {
  const { account } = useApp()
  const session = useSession()
  const { call = '' } = account
  const isNeeded = isWanted && call !== ''
  const query = useRead(call, {}, { enabled: isNeeded })
  const answer = isNeeded || session ? query.data : undefined
  const read = useMemo(() => (answer === undefined ? undefined : account.toUser(answer)), [answer, account])
  const known = useMemo(
    () => read ?? (session && (account.remembered?.(session.uid)?.user ?? { uid: session.uid })),
    [read, account, session],
  )
  // A page that needs no account does not see a cached one.
  const user = isNeeded ? read : undefined
  return { state: stateOf(), user, known, cause: failureCauseKey(query.error), retry: () => void query.refetch() }

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

/** Returns the stored session, and re-renders when it begins or ends. */
export function useSession(): StoredSession | undefined {
  const { session } = useApp()
  return useSyncExternalStore(session.subscribe, session.current)
}
