// What the store has of the product's releases, and the command that runs.
import { useCallback, useEffect, useState } from 'react'
import type { ReleaseCommand, StudioReleases } from '../../server/api/studioReleases'
import type { CallApi } from '../model/apiClient'

export interface Releases {
  /** Null if no store is named. Absent until the server has answered. */
  readonly known: StudioReleases | null | undefined
  readonly running: Running | undefined
  /** All that a command says which has not done its work. */
  readonly refusal: StudioReleases['refused']
  /** What the last command says, if it has done its work. */
  readonly told: string
  run(command: ReleaseCommand, args?: object): Promise<void>
  read(): Promise<void>
  dismiss(): void
}

interface Running {
  readonly command: ReleaseCommand
  /** In milliseconds, as `Date.now()` is. */
  readonly since: number
  /** True until this window has its answer: answers to earlier questions do not know of the command. */
  readonly isOwn: boolean
}

const readAfterMs = 250
const lookAgainAfterMs = 1000

/**
 * Reads the releases at the beginning, after each save and each command, and when the window gets the focus back, because
 * somebody else may have changed them.
 */
export function useReleases(ask: CallApi, saved: object): Releases {
  const [known, setKnown] = useState<StudioReleases | null>()
  const [running, setRunning] = useState<Running>()
  const [refusal, setRefusal] = useState<StudioReleases['refused']>()
  const [told, setTold] = useState('')
  const read = useCallback(async () => {
    try {
      const found = await ask('releases')
      setKnown(found)
      const { command, seconds = 0 } = found?.running ?? {}
      const elsewhere = command && { command, since: Date.now() - seconds * 1000, isOwn: false }
      setRunning((now) => (now?.isOwn ? now : elsewhere))
      if (found?.refused !== undefined) setRefusal(found.refused)
    } catch {
      // A server that does not answer says so where something is asked of it.
      setRunning((now) => (now?.isOwn ? now : undefined))
    }
  }, [ask])

  useEffect(() => {
    const timer = setTimeout(() => void read(), readAfterMs)
    return () => clearTimeout(timer)
  }, [read, saved])

  useEffect(() => {
    let isAway = false
    // The focus may have gone into the page, which is a part of this window.
    const leave = () => setTimeout(() => (isAway ||= !document.hasFocus()))
    const comeBack = () => {
      if (isAway) void read()
      isAway = false
    }
    const show = () => {
      if (document.visibilityState === 'visible') void read()
    }
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    document.addEventListener('visibilitychange', show)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', comeBack)
      document.removeEventListener('visibilitychange', show)
    }
  }, [read])

  // Another window may have begun the command, or this one before it was loaded again.
  const isElsewhere = known?.running !== undefined
  useEffect(() => {
    if (!isElsewhere) return undefined
    const timer = setTimeout(() => void read(), lookAgainAfterMs)
    return () => clearTimeout(timer)
  }, [isElsewhere, known, read])

  return {
    known,
    running,
    refusal,
    told,
    read,
    dismiss: () => setRefusal(undefined),
    async run(command, args = {}) {
      setRefusal(undefined)
      setTold('')
      setRunning({ command, since: Date.now(), isOwn: true })
      try {
        setTold((await ask('release', { do: command, ...args })).says)
      } catch (error) {
        setRefusal({ command, says: error instanceof Error ? error.message : String(error) })
        setRunning(undefined)
      }
      setRunning((now) => now && { ...now, isOwn: false })
      await read()
    },
  }
}
