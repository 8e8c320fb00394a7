import type { Contract } from '../../generated/types'
import type { NativeName } from './nativeFunction'

/** The native functions that pages may call, with their arguments. */
export type NativeCalls = { [Name in NativeName]: Contract['native'][Name]['args'] }
