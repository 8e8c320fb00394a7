// The type of a native function, as the client reads it from schemas/native.json.
import type { Shape } from '@pagewright/engine/api'
import type { nativeEvents, nativeFunctions } from '../../generated/native'
import type { Contract } from '../../generated/types'

export type NativeKind = 'info' | 'shell' | 'navigate' | 'share' | 'choose' | 'upload' | 'event'

export interface NativeFunction {
  readonly kind: NativeKind
  readonly args: Shape
  /** Absent if there is no answer. */
  readonly answer?: Shape
  readonly gate?: Gate
}

/** The oldest app that has a function. */
export interface Gate {
  /** A version. An app passes unless this is newer than its own. */
  readonly ios: string
  /** A build number. An app passes if its own is higher. */
  readonly androidAbove: number
}

export interface NativeTable {
  readonly [name: string]: NativeFunction
}

/** Functions of the app that the page calls. */
export type NativeName = keyof typeof nativeFunctions
/** Functions of the page that the app calls. */
export type EventName = keyof typeof nativeEvents
export type Sent<Name extends NativeName> = Contract['native'][Name]['sends']
export type Answer<Name extends NativeName> = Contract['native'][Name]['answer']
export type EventArgs<Name extends EventName> = Contract['native'][Name]['args']
export type EventAnswer<Name extends EventName> = Contract['native'][Name]['answer']
