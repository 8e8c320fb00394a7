import { useMemo } from 'react'
import { ApiError } from '../api/apiError'
import { useRead } from '../api/useRead'
import { useApp } from '../app'

export interface AccountState {
  readonly state: 'none' | 'loading' | 'ready' | 'failed'
  readonly user: unknown
  retry(): void
}

/** Asks who is using the page, where the page needs to know (spec §4). A session that is over is no failure: one leaves for the login. */
export function useAccount(isNeeded: boolean): AccountState {
  const { account } = useApp()
  const query = useRead(account.call, {}, { consumer: 'account', enabled: isNeeded })
  const user = useMemo(() => (query.data === undefined ? undefined : account.toUser(query.data)), [query.data, account])
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
