// Blocks calls for which the app is too old.
import type { DeviceInfo } from '../../generated/types'
import type { Bridge } from './bridge'
import { passesGate } from './gates'
import type { NativeFunction } from './nativeFunction'

export interface Gatekeeper {
  /** Resolves to whether the app has the function. Logs each missing function once. */
  passes(name: string, does: NativeFunction): Promise<boolean>
}

/** Creates a gatekeeper. It asks the app for its version on first use, and remembers a valid answer. */
export function createGatekeeper(bridge: Bridge, log: (problem: string) => void): Gatekeeper {
  const refused = new Set<string>()
  let asked: Promise<DeviceInfo | undefined> | undefined

  async function device(): Promise<DeviceInfo | undefined> {
    asked ??= bridge.call('getDeviceInfo', {})
    const info = await asked
    if (!info) asked = undefined
    return info
  }

  return {
    async passes(name, { gate }) {
      if (!gate) return true
      await bridge.decided
      const platform = bridge.wire?.platform
      if (platform && passesGate(gate, platform, (await device())?.res)) return true
      if (!refused.has(name)) log(`${name}: skipped, as ${platform ? 'the app is too old' : 'there is no app'}.`)
      refused.add(name)
      return false
    },
  }
}
