// Asks the app for its user and device at the start of a hosted page.
import type { StoredSession } from '../session/session'
import type { HostDevice, NativeHost } from './nativeHost'

/** Holds what the app has answered at the start: its user and its device. */
export interface HostInfo {
  readonly user?: StoredSession | undefined
  readonly device?: HostDevice | undefined
}

/** Adds whether the app answered in time. */
export interface HostInfoResult extends HostInfo {
  /** True if the app had not answered completely in time. */
  readonly isTimedOut: boolean
}

export interface HostInfoOptions {
  readonly isUserWanted: boolean
  /** Milliseconds after which the page starts without the missing answers. */
  readonly timeoutMs: number
  /** Called with answers that come after that. */
  late(facts: HostInfo): void
}

/** Requests user and device together, and waits at most `timeoutMs`. */
export async function requestHostInfo(
  native: NativeHost,
  { isUserWanted, timeoutMs, late }: HostInfoOptions,
): Promise<HostInfoResult> {
  if (!native.isHosted) return { isTimedOut: false }
  const facts: { -readonly [Fact in keyof HostInfo]: HostInfo[Fact] } = {}
  let isOver = false
  const take = (fact: HostInfo) => {
    if (isOver) late(fact)
    else Object.assign(facts, fact)
  }
  const requests = [
    native.device((device) => take({ device })).then((device) => take({ device })),
    ...(isUserWanted ? [native.user((user) => take({ user })).then((user) => take({ user }))] : []),
  ]
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'timeout')
  })
  const outcome = await Promise.race([Promise.all(requests), timedOut])
  clearTimeout(timer)
  isOver = true
  return { ...facts, isTimedOut: outcome === 'timeout' }
}
