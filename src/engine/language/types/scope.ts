// What a config may look at: scopes, the paths into them, and conditions on what stands there.
import type { MarketFacts, SourceData, User } from './register'

/** What every block may look at; blocks add `row`, forms `form`, answers of a call `answer`. */
export interface Scope {
  user: User
  query: { [name: string]: string }
  /** In the market's time zone: day 1-31, month 1-12, hour 0-23, weekday 1 (Monday) - 7. */
  now: { day: number; month: number; hour: number; weekday: number }
  market: MarketFacts
  /** Whether the page stands in the app, rather than in a browser. */
  host: { isApp: boolean }
  data: SourceData
  /** What the page itself keeps while it is open, by the names of its `state`. */
  state: { [name: string]: string | number }
}

/** Where a path ends. */
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

/** What a place adds to the scope of the page. Paths into either are found apart: those of the page once for all places. */
type Added<S> = Omit<S, keyof Scope>

/** The paths of S whose value may stand where a V is wanted. */
export type PathTo<S, V> = S extends Scope ? Among<Scope, V> | Among<Added<S>, V> : Among<S, V>
type Among<T, V> = { [P in Path<T>]: At<T, P> extends V ? P : never }[Path<T>]

/** The paths of S that hold one of a closed set of words. */
export type WordedPath<S> = S extends Scope ? WordedAmong<Scope> | WordedAmong<Added<S>> : WordedAmong<S>
type WordedAmong<T> = {
  [P in Path<T>]: At<T, P> extends string ? (string extends At<T, P> ? never : P) : never
}[Path<T>]

/** A reference to a value of type V. */
export interface Ref<S, V> {
  from: PathTo<S, V>
}

/** One test on a value. `below` takes a bound that may itself come from the scope, and holds only where both are there. */
export type Test<V, S> =
  | V
  | { in: readonly V[] }
  | { not: V }
  | { min: number }
  | { max: number }
  | { below: number | Ref<S, string | number> }
  | { exists: boolean }

/** All the entries must hold; `any` holds when one of its members does. */
export type When<S> = (S extends Scope ? Tests<Scope, Scope> & Tests<Added<S>, S> : Tests<S, S>) & {
  any?: readonly When<S>[]
}
type Tests<T, S> = { [P in Path<T>]?: Test<At<T, P>, S> }
