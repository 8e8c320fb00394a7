// Which functions this app has, where it can say so.
import type { Bridge } from './bridge'

export interface Capabilities {
  /** Tells whether the app may have a function: all that it does not deny. */
  may(name: string): boolean
}

/**
 * Asks the app about a function the first time that somebody wants to know; `onDenied` is told when the answer is no.
 * An app is believed only if it knows the question itself: one that does not would deny everything.
 */
export function createCapabilities(bridge: Bridge, onDenied: () => void): Capabilities {
  const asked = new Set<string>()
  const denied = new Set<string>()
  let isKnowing: Promise<boolean> | undefined

  async function has(name: string): Promise<boolean> {
    return (await bridge.call('hasNativeMethod', { name })) === true
  }

  async function ask(name: string): Promise<void> {
    await bridge.decided
    if (bridge.state !== 'ready') return void asked.delete(name)
    isKnowing ??= has('hasNativeMethod')
    if (!(await isKnowing) || (await has(name))) return
    denied.add(name)
    onDenied()
  }

  return {
    may(name) {
      if (!asked.has(name)) {
        asked.add(name)
        void ask(name)
      }
      return !denied.has(name)
    },
  }
}
