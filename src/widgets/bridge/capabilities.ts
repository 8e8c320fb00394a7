// The functions of an app, if it can list them.
import type { Bridge } from './bridge'

export interface Capabilities {
  /** Returns true unless the app denies the function. */
  may(name: string): boolean
}

/**
 * Asks the app about a function on first use, and calls `onDenied` if the answer is no. An app that does not know the
 * question itself would deny everything, so its answers are ignored.
 */
export function createCapabilities(bridge: Bridge, onDenied: () => void): Capabilities {
  const asked = new Set<string>()
  const denied = new Set<string>()
  let isReliable: Promise<boolean> | undefined

  async function has(name: string): Promise<boolean> {
    return (await bridge.call('hasNativeMethod', { name })) === true
  }

  async function ask(name: string): Promise<void> {
    await bridge.decided
    if (bridge.state !== 'ready') return void asked.delete(name)
    isReliable ??= has('hasNativeMethod')
    if (!(await isReliable) || (await has(name))) return
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
