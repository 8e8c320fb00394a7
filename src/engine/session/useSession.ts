import { useSyncExternalStore } from 'react'
import { useApp } from '../app'
import type { StoredSession } from './session'

/** Gives the stored session, and renders again when it begins or ends. */
export function useSession(): StoredSession | undefined {
  const { session } = useApp()
  return useSyncExternalStore(session.subscribe, session.current)
}
