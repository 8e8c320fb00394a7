// The types of values for authors in TypeScript: rows, requests and messages.
import type { Format, Tone } from './plain'
import type { Api, Endpoint, IconName, MessageKey } from './register'
import type { Beside, Use } from './partTypes'
import type { At, Leaf, PathTo, Ref, When, WordedPath } from './scope'

/** The request of an endpoint. */
export type Request<E extends Endpoint> = Api[E]['request']
/** The answer of an endpoint. */
export type Response<E extends Endpoint> = Api[E]['response']

/** Endpoints that answer one page of a list: `{ list, has_more }`. */
export type ListEndpoint = {
  [E in Endpoint]: Response<E> extends { list: readonly object[] } ? E : never
}[Endpoint]
export type RowOf<E extends ListEndpoint> = Response<E> extends { list: readonly (infer Row)[] } ? Row : never
/** The request of a list without the number of the page, which the engine adds. */
export type ListRequest<E extends ListEndpoint> = Omit<Request<E>, 'page'>

/** Endpoints that answer a file. */
export type FileEndpoint = { [E in Endpoint]: Api[E] extends { answer: 'file' } ? E : never }[Endpoint]

/** Entries by id. Their order on the screen is that of the keys. Market overlays name them by id. */
export interface ById<T> {
  readonly [id: string]: T
}

/** A message, or one with the values of its placeholders. */
export type Message<S> = MessageKey | Said<S> | Use
export interface Said<S> {
  say: MessageKey
  with: ById<
    | string
    | number
    | (Ref<S, string | number> & Arithmetic<S> & { format?: Format })
    | (Ref<S, readonly unknown[]> & { format: 'list' })
    | Sum<S, 'from'>
  >
}
/** Computes with a value. Products and quotients are rounded towards zero to `places`: 0 and 2 by default. */
interface Arithmetic<S> {
  times?: PathTo<S, string | number>
  over?: PathTo<S, string | number>
  places?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  plus?: PathTo<S, string | number>
  minus?: PathTo<S, string | number>
  sum?: never
}
/** The sum of a member of all items of a list, and what is computed with it. */
type Sum<S, Name extends string> = {
  [P in PathTo<S, readonly object[]>]: At<S, P> extends readonly (infer Item)[]
    ? { readonly [N in Name]: P } & { sum: FigureOf<Item>; format?: Format; words?: never } & Omit<Arithmetic<S>, 'sum'>
    : never
}[PathTo<S, readonly object[]>]
type FigureOf<Item> = {
  [K in keyof Item & string]: NonNullable<Item[K]> extends string | number ? K : never
}[keyof Item & string]

/** Each member as a literal or as a reference to a value of its type. */
export type Body<R, S> = { [K in keyof R]: R[K] | Ref<S, NonNullable<R[K]>> }
/** The body of a request that has required members. */
export type NeedsBody<R, S> = {
  body: Body<R, S>
}
/** The body of a request that has no required members. */
export type TakesBody<R, S> = {
  body?: Body<R, S>
}
/** Arguments of a native call. A text may be a message in the language of the page. */
type Args<A, S> = { [K in keyof A]: A[K] | Ref<S, NonNullable<A[K]>> | (string extends A[K] ? Said<S> : never) }
export type TakesArgs<A, S> = {
  args?: Args<A, S>
}
export type NeedsArgs<A, S> = {
  args: Args<A, S>
}
export type Query<S> = ById<string | number | Ref<S, string | number>>

export type Labelled<S> = {
  use?: never
  label: MessageKey
  icon?: IconName
  /** Shows the value only while this holds. */
  when?: When<S>
}

/** A value with its label. The messages of a closed set must be complete. */
export type Line<S> = Labelled<S> & { copy?: boolean; unit?: PathTo<S, string>; text?: Message<S> } & (
    | ({ value: PathTo<S, Leaf>; format?: Format; words?: never } & Arithmetic<S>)
    | Sum<S, 'value'>
    | Pictures<S>
    | {
        [P in WordedPath<S>]: { value: P; words: { [V in At<S, P> & string]: MessageKey } | Use; format?: never }
      }[WordedPath<S>]
  )

type UsedLine<S> = Beside<
  Labelled<S> & { copy?: boolean; unit?: PathTo<S, string>; text?: Message<S>; format?: Format }
>

/** Lines by id. */
export interface Lines<S> {
  readonly [id: string]: Line<S> | UsedLine<S>
}

/** Lines of a row by id. */
export interface RowLines<S> {
  readonly [id: string]: (Line<S> & { bare?: boolean }) | UsedLine<S>
}

/** A value on its way to another one. */
export interface GoalMembers<S> {
  label: MessageKey
  value: PathTo<S, string | number>
  target: PathTo<S, string | number>
  text: Message<S>
  done: Message<S>
  when?: When<S>
}

/** A column of a table. The messages of a closed set must be complete. */
type Column<S> = {
  label: MessageKey
  unit?: PathTo<S, string>
  text?: Message<S>
  when?: When<S>
  sort?: string
} & (
  | (Sum<S, 'value'> & { tones?: never; instead?: never })
  | ({ value: PathTo<S, Leaf>; format?: Format; words?: never; tones?: never; instead?: Instead<S> } & Arithmetic<S>)
  | (BadgeConfig<S> & { format?: never })
)

/** Columns by id. */
export interface TableColumns<S> {
  readonly [id: string]: Column<S> | UsedLine<S>
}

/** A column of a file. The messages of a closed set must be complete. */
type FileColumn<S> = { label: MessageKey; when?: When<S> } & (
  | Sum<S, 'value'>
  | ({ value: PathTo<S, Leaf>; format?: Format; words?: never } & Arithmetic<S>)
  | (Omit<BadgeConfig<S>, 'tones' | 'instead'> & { format?: never })
)

/** The file with all rows of a list. */
export interface RowFile<S> {
  use?: never
  name: MessageKey
  columns: { readonly [id: string]: FileColumn<S> | UsedLine<S> }
}

/** A list of pictures whose URL and time are members. */
type Pictures<S> = {
  [P in PathTo<S, readonly object[]>]: At<S, P> extends readonly (infer Item)[]
    ? { value: P; format: 'images'; parts: { src: keyof Item & string; time?: keyof Item & string }; words?: never }
    : never
}[PathTo<S, readonly object[]>]

/** Messages by condition, of which the first that holds counts. */
export type Instead<S> = ById<{ text: Message<S>; tone?: Tone; when: When<S> }>

/** A value of a closed set, as a badge. */
export type BadgeConfig<S> = {
  [P in WordedPath<S>]: {
    use?: never
    value: P
    words: { [V in At<S, P> & string]: MessageKey } | Use
    tones?: { [V in At<S, P> & string]?: Tone }
    /** The first whose condition holds replaces the message of the value. */
    instead?: Instead<S>
    /** Shown only while this holds. */
    when?: When<S>
  }
}[WordedPath<S>]
