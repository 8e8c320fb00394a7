// Calls of the app as pages and widgets make them: arguments checked, empty targets ignored, old apps left alone.
import { decode } from '@pagewright/engine/api'
import { nativeFunctions } from '../../generated/native'
import type { Bridge } from './bridge'
import { createGatekeeper } from './gatekeeper'
import type { NativeCalls } from './nativeCalls'
import type { Answer, NativeFunction, NativeName } from './nativeFunction'
import { payloadOf, type PayloadContext } from './payload'
import { emptyAnswer } from './readAnswer'

export interface NativeCaller {
  /** Calls the app. Settles always; what is not called, and what fails, is logged and gives the empty value. */
  run<Name extends NativeName>(
    name: Name,
    args: NativeCalls[Name],
    /** Told of an answer that comes after the call was given up. */
    late?: (answer: Answer<Name>) => void,
  ): Promise<Answer<Name> | undefined>
  /** Tells whether the app is new enough for a function. */
  passes(name: NativeName): Promise<boolean>
}

/** The function of a name; undefined for what schemas/native.json does not have. */
export function functionOf(name: string): NativeFunction | undefined {
  return Object.hasOwn(nativeFunctions, name) ? nativeFunctions[name as NativeName] : undefined
}

export function createNativeCaller(
  bridge: Bridge,
  place: PayloadContext,
  log: (problem: string) => void,
): NativeCaller {
  const gatekeeper = createGatekeeper(bridge, log)

  function payload(name: NativeName, args: object): object | undefined {
    const { kind, args: shape }: NativeFunction = nativeFunctions[name]
    try {
      // Images go back to the app as they came from it: a copy would cut them.
      const checked = kind === 'upload' ? args : (decode(shape, args) as object)
      const found = payloadOf(name, kind, checked, place)
      if (!found) log(`${name}: ignored, as its arguments name nothing.`)
      return found
    } catch (error) {
      log(`${name}: not called. ${error instanceof Error ? error.message : ''}`)
      return undefined
    }
  }

  return {
    async run(name, args, late) {
      const does: NativeFunction = nativeFunctions[name]
      const data = payload(name, args)
      if (data && (await gatekeeper.passes(name, does))) return bridge.call(name, data, late)
      return emptyAnswer(does) as Answer<typeof name> | undefined
    },
    passes: (name) => gatekeeper.passes(name, nativeFunctions[name]),
  }
}
