// The plain type of what a grammar describes: the JSON that the renderer reads.
import type { NamedTypes } from './grammar'

/** Things by id: the order of the keys is the order on the screen, unless `order` says otherwise. */
export interface ById<T> {
  readonly [id: string]: T
}
/** Entries are AND-ed; `any` holds when one of its members does. */
export interface Conditions {
  readonly [path: string]: unknown
}

interface Atoms {
  readonly text: string
  readonly name: string
  readonly path: string
  readonly number: number
  readonly flag: boolean
  readonly null: null
  readonly literal: string | number
  readonly anything: unknown
  readonly conditions: Conditions
}

/** The type of what a rule allows. */
export type Infer<R> = R extends { readonly is: keyof Atoms }
  ? Atoms[R['is']]
  : R extends { readonly is: 'oneOf'; readonly values: readonly (infer Value)[] }
    ? Value
    : R extends { readonly is: 'choice'; readonly docs: infer Docs }
      ? keyof Docs
      : R extends { readonly is: 'list'; readonly of: infer Of }
        ? readonly Infer<Of>[]
        : R extends { readonly is: 'byId'; readonly of: infer Of }
          ? ById<Infer<Of>>
          : R extends { readonly is: 'either'; readonly of: readonly (infer Of)[] }
            ? Infer<Of>
            : R extends { readonly is: 'type'; readonly rule: infer Of }
              ? Infer<Of>
              : R extends { readonly is: 'special' | 'sees'; readonly like: infer Like }
                ? Infer<Like>
                : R extends { readonly is: 'named'; readonly name: infer Name extends keyof NamedTypes }
                  ? NamedTypes[Name]
                  : InferObject<R>

type InferObject<R> = R extends {
  readonly is: 'object'
  readonly members: infer Members
  readonly oneOf: readonly (infer One)[]
}
  ? [One] extends [never]
    ? Flat<MembersOf<Members>>
    : OneOf<Members, One & keyof Members>
  : never

/** The members of an object: those that are needed, and those that may be left out. */
type MembersOf<M> = {
  readonly [K in keyof M as M[K] extends { readonly isNeeded: true } ? K : never]: TypeOf<M[K]>
} & {
  readonly [K in keyof M as M[K] extends { readonly isNeeded: true } ? never : K]?: TypeOf<M[K]>
}
type TypeOf<M> = M extends { readonly rule: infer R } ? Infer<R> : never
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** An object with exactly one of some members. */
type OneOf<M, One extends keyof M> = {
  [K in One]: Flat<
    MembersOf<Omit<M, One>> & { readonly [Own in K]: TypeOf<M[Own]> } & {
      readonly [Other in Exclude<One, K>]?: never
    }
  >
}[One]
