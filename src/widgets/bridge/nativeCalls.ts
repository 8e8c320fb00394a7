import type { Contract } from '../../generated/types'
import type { NativeName } from './nativeFunction'

/** Native functions that pages may call, with their arguments (spec §7). */
export type NativeCalls = { [Name in NativeName]: Contract['native'][Name]['args'] }
