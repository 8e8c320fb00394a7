// Calls the app for pages and widgets. Checks the arguments. Skips a call without a target, and a function that the app is too old for.
import { decode } from '@pagewright/engine/api'
import { nativeFunctions, type NativeCalls } from '../../generated/native'
import type { Bridge } from './bridge'
import { createGatekeeper } from './gatekeeper'
import type { Answer, NativeFunction, NativeName } from './nativeFunction'
import { payloadOf, type PayloadContext } from './payload'
import { emptyAnswer } from './readAnswer'

export interface NativeCaller {
  /** Calls the app. Always settles. A skipped or failed call is logged and resolves to the empty value. */
  run<Name extends NativeName>(
    name: Name,
    args: NativeCalls[Name],
    /** Called with an answer that comes after the call has timed out. */
    late?: (answer: Answer<Name>) => void,
  ): Promise<Answer<Name> | undefined>
  /** Resolves to whether the app is new enough for a function. */
  passes(name: NativeName): Promise<boolean>
}

/** Returns the function of a name. Returns undefined if schemas/native.json does not have it. */
export function functionOf(name: string): NativeFunction | undefined {
  return Object.hasOwn(nativeFunctions, name) ? nativeFunctions[name as NativeName] : undefined
}

export function createNativeCaller(
  bridge: Bridge,
  context: PayloadContext,
  log: (problem: string) => void,
): NativeCaller {
  const gatekeeper = createGatekeeper(bridge, log)

  function payload(name: NativeName, args: object): object | undefined {
    const { kind, args: shape }: NativeFunction = nativeFunctions[name]
    try {
      // Images go back to the app unchanged: decoding would shorten them.
      const checked = kind === 'upload' ? args : (decode(shape, args) as object)
      const found = payloadOf(name, kind, checked, context)
      if (!found) log(`${name}: ignored, because its arguments name no target.`)
      return found
    } catch (error) {
      log(`${name}: not called. ${error instanceof Error ? error.message : ''}`)
      return undefined
    }
  }

  return {
    async run(name, args, late) {
      const definition: NativeFunction = nativeFunctions[name]
      const data = payload(name, args)
      if (data && (await gatekeeper.passes(name, definition))) return bridge.call(name, data, late)
      return emptyAnswer(definition) as Answer<typeof name> | undefined
    },
    passes: (name) => gatekeeper.passes(name, nativeFunctions[name]),
  }
}
