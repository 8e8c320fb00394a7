// What an app says at the start of a page that it hosts.
import type { StoredSession } from '../session/session'
import type { HostDevice, NativeHost } from './nativeHost'

export interface HostInfo {
  readonly user?: StoredSession | undefined
  readonly device?: HostDevice | undefined
}

export interface HostInfoResult extends HostInfo {
  /** Whether the app had not said all when the page could wait no longer. */
  readonly isTimedOut: boolean
}

export interface HostInfoOptions {
  readonly isUserWanted: boolean
  /** Milliseconds until the page begins without what has not come. */
  readonly timeoutMs: number
  /** Told what comes after that. */
  late(facts: HostInfo): void
}

/** Asks the app who uses it and what it runs on, both at once, and waits no longer than the page can. */
export async function requestHostInfo(
  native: NativeHost,
  { isUserWanted, timeoutMs: patience, late }: HostInfoOptions,
): Promise<HostInfoResult> {
  if (!native.isHosted) return { isTimedOut: false }
  const facts: { -readonly [Fact in keyof HostInfo]: HostInfo[Fact] } = {}
  let isOver = false
  const take = (fact: HostInfo) => {
    if (isOver) late(fact)
    else Object.assign(facts, fact)
  }
  const asked = [
    native.device((device) => take({ device })).then((device) => take({ device })),
    ...(isUserWanted ? [native.user((user) => take({ user })).then((user) => take({ user }))] : []),
  ]
  let timer: ReturnType<typeof setTimeout> | undefined
  const patienceOver = new Promise<'silent'>((resolve) => {
    timer = setTimeout(resolve, patience, 'silent')
  })
  const outcome = await Promise.race([Promise.all(asked), patienceOver])
  clearTimeout(timer)
  isOver = true
  return { ...facts, isTimedOut: outcome === 'silent' }
}
