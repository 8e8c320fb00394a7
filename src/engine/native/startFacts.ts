// What an app says at the start of a page that it hosts.
import type { StoredSession } from '../session/session'
import type { HostDevice, NativeHost } from './nativeHost'

export interface StartFacts {
  readonly user?: StoredSession | undefined
  readonly device?: HostDevice | undefined
}

export interface StartAnswers extends StartFacts {
  /** Whether the app had not said all when the page could wait no longer. */
  readonly isSilent: boolean
}

export interface StartWishes {
  readonly isUserWanted: boolean
  /** Milliseconds until the page begins without what has not come. */
  readonly patience: number
  /** Told what comes after that. */
  late(facts: StartFacts): void
}

/** Asks the app who uses it and what it runs on, both at once, and waits no longer than the page can. */
export async function askStartFacts(
  native: NativeHost,
  { isUserWanted, patience, late }: StartWishes,
): Promise<StartAnswers> {
  if (!native.isHosted) return { isSilent: false }
  const facts: { -readonly [Fact in keyof StartFacts]: StartFacts[Fact] } = {}
  let isOver = false
  const take = (fact: StartFacts) => {
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
  return { ...facts, isSilent: outcome === 'silent' }
}
