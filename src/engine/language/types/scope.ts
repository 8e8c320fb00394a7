// Scopes, the paths into them, references, and conditions.
import type { Environment } from '../grammar/environments'
import type { Items, MaybeUse, Use } from './partTypes'
import type { MarketFacts, SourceData, User } from './register'

/** The scope of every block. Blocks add `row`, forms `form`, and calls `answer`. */
export interface Scope {
  /** The account, and a number from 0 to 99 that stays the same for one person. */
  user: User & { bucket: number }
  query: { [name: string]: string }
  /** The time in the market's time zone: day 1-31, month 1-12, hour 0-23, weekday 1 (Monday) - 7, `2026-01-31T09:30`. */
  now: { day: number; month: number; hour: number; weekday: number; time: string }
  market: MarketFacts & { id: string; environment: Environment }
  /** True if the page runs in the app rather than in a browser. */
  host: { isApp: boolean; version: string; language: string }
  data: SourceData
  /** The values of the page's own `state`. They last while the page is open. */
  state: { [name: string]: string | number }
}

/** Types at which a path ends. */
export type Leaf = string | number | boolean | null | undefined | readonly unknown[]

/** Every dotted path into T: 'row', 'row.uid', 'row.owner.name'. A list is a leaf. */
export type Path<T> = T extends Leaf
  ? never
  : { [K in keyof T & string]-?: K | `${K}.${Path<NonNullable<T[K]>>}` }[keyof T & string]

/** The type found at a path. */
export type At<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? K extends keyof T
    ? At<NonNullable<T[K]>, Rest>
    : never
  : P extends keyof T
    ? NonNullable<T[P]>
    : never

/** The members that a block, form or call adds to the page's scope. The compiler computes the paths of `Scope` only once. */
type Added<S> = Omit<S, keyof Scope>

/** The paths of S whose values are assignable to V. */
export type PathTo<S, V> = S extends Scope ? Among<Scope, V> | Among<Added<S>, V> : Among<S, V>
type Among<T, V> = { [P in Path<T>]: At<T, P> extends V ? P : never }[Path<T>]

/** The paths of S to values of a closed set. */
export type WordedPath<S> = S extends Scope ? WordedAmong<Scope> | WordedAmong<Added<S>> : WordedAmong<S>
type WordedAmong<T> = {
  [P in Path<T>]: At<T, P> extends string ? (string extends At<T, P> ? never : P) : never
}[Path<T>]

/** A reference to a value of type V. The check knows which parameters of the address the page reads as numbers. */
export interface Ref<S, V> {
  from: PathTo<S, V> | (number extends V ? `query.${string}` : never)
}

/** A figure of the scope, or its product with another one. */
export interface FigureRef<S> extends Ref<S, string | number> {
  times?: PathTo<S, string | number>
}

/** One test on a value. Bounds may come from the scope. They compare numbers and decimals, and fail without a value. */
export type Test<V, S> =
  | V
  | { in: readonly V[] | Use }
  | { is: Ref<S, string | number | boolean> }
  | { not: V | Ref<S, string | number | boolean> }
  | {
      min?: number | FigureRef<S>
      max?: number | FigureRef<S>
      below?: number | FigureRef<S>
    }
  | { since?: string | Ref<S, string>; until?: string | Ref<S, string> }
  | { exists: boolean }
  | Use

/** Conditions that must all hold, also those of parts. `any` holds if one of its members does. */
export type When<S> = (S extends Scope ? Tests<Scope, Scope> & Tests<Added<S>, S> : Tests<S, S>) &
  MaybeUse & { any?: Items<When<S>> }
type Tests<T, S> = { [P in Path<T>]?: Test<At<T, P>, S> }
