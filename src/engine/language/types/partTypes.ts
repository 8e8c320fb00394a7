// The types of parts, which pages use by name with values of their own.
import type { Endpoint, PartName, RegisteredParts, RoutePath } from './register'
import type { ParameterKind } from '../grammar/part'
import type { Scope } from './scope'
import type { ById, Message } from './valueTypes'

interface Parameter {
  /** A kind of docs/language.md. In a part of JSON, the compiler knows only that it is a text. */
  is: ParameterKind | (string & {})
  default?: unknown
  optional?: boolean
}
/** A block that pages use by name, or several. The checker compares the blocks with the values of each page. */
export interface PartConfig {
  $schema?: string
  parameters?: ById<Parameter>
  block?: object
  blocks?: ById<object>
}
/** The parts of a product: `parts` in pages.config.ts. */
export type Parts = ById<PartConfig>

/** The values of each kind of parameter. */
interface GivenByKind extends Record<ParameterKind, unknown> {
  message: Message<Scope>
  route: RoutePath
  endpoint: Endpoint
  path: string
  text: string
  number: number
  flag: boolean
  object: object
  list: readonly unknown[]
}
type Given<P> = P extends { is: infer Kind extends ParameterKind } ? GivenByKind[Kind] : unknown
type Omittable<Q> = { [N in keyof Q]: Q[N] extends { default: unknown } | { optional: boolean } ? N : never }[keyof Q]
type Needed<Q> = { [N in Exclude<keyof Q, Omittable<Q>>]: Given<Q[N]> }
type Values<Q> = Needed<Q> & { [N in Omittable<Q>]?: Given<Q[N]> }

/** Stands for a part among the blocks of a page. */
export type UsedPart = { [N in PartName]: UseOf<N, RegisteredParts[N]> }[PartName]
type UseOf<N, P> = P extends { parameters: infer Q }
  ? object extends Needed<Q>
    ? { block?: never; use: N; with?: Values<Q> }
    : { block?: never; use: N; with: Values<Q> }
  : { block?: never; use: N; with?: never }
