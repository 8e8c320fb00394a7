// The types of parts, which pages use by name with values and members of their own.
import type { Endpoint, PartName, PartNamed, RoutePath } from './register'
import type { ParameterKind } from '../grammar/part'
import type { Scope } from './scope'
import type { ById, Message } from './valueTypes'

interface Parameter {
  /** A kind of docs/language.md. In a part of JSON, the compiler knows only that it is a text. */
  is: ParameterKind | (string & {})
  default?: unknown
  optional?: boolean
}
/** What pages use by name. The checker compares it with each place where it stands. */
export interface PartConfig {
  $schema?: string
  parameters?: ById<Parameter>
  value?: object
  block?: object
  entries?: ById<object | string>
}
/** Parts by name: a group of `parts` in pages.config.ts, such as the parts of a file. */
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

/** Stands for parts. Several at once have no parameters. */
export type Use =
  | (PlainPart extends never ? never : UseOf<PlainPart>)
  | { [N in Exclude<PartName, PlainPart>]: UseWith<N> }[Exclude<PartName, PlainPart>]
type PlainPart = { [N in PartName]: PartNamed<N> extends { parameters: object } ? never : N }[PartName]
interface UseOf<N extends string> extends EntryChanges {
  use: N | readonly N[]
  with?: never
}
interface EntryChanges {
  /** What changes in the entries of a part that has some; null removes one. */
  entries?: ById<object | string | null>
}
type UseWith<N extends PartName> =
  PartNamed<N> extends { parameters: infer Q }
    ? object extends Needed<Q>
      ? EntryChanges & { use: N; with?: Values<Q> }
      : EntryChanges & { use: N; with: Values<Q> }
    : never

/** Parts in an object whose own members are all optional, such as a condition. */
export interface MaybeUse {
  use?: PartName | readonly PartName[]
  with?: object
}
/** The names of all members of the types in a union. */
type Names<T> = T extends unknown ? keyof T : never
/** Parts in place of an object, with members that change them. The checker compares their values with the whole. */
export type Used<T> = Use & { readonly [K in Exclude<Names<T>, 'use' | 'with'>]?: unknown }
/** Parts in place of an object, with members of their own types. One of type `unknown` would let any member of T pass. */
export type Beside<T> = Use & Partial<Omit<T, 'use'>>
/** Parts in place of entries by id, with entries that the page changes or adds. */
export type UsedById<T> = Use & { readonly [id: string]: T | Use[keyof Use] | null }
/** Items. One that stands for parts gives those of their lists. */
export type Items<T> = readonly (T | Use)[] | Use
