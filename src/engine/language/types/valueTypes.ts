// The language of pages, typed: what rows, requests and words are made of.
import type { Format, Tone } from './plain'
import type { Api, Endpoint, IconName, MessageKey } from './register'
import type { At, Leaf, PathTo, Ref, When, WordedPath } from './scope'

/** What an endpoint takes. */
export type Request<E extends Endpoint> = Api[E]['request']
/** What an endpoint answers. */
export type Response<E extends Endpoint> = Api[E]['response']

/** Endpoints that answer one page of a list: `{ list, has_more }`. */
export type ListEndpoint = {
  [E in Endpoint]: Response<E> extends { list: readonly object[] } ? E : never
}[Endpoint]
export type RowOf<E extends ListEndpoint> = Response<E> extends { list: readonly (infer Row)[] } ? Row : never
/** What a list asks for beside the number of the page, which the engine counts. */
export type ListRequest<E extends ListEndpoint> = Omit<Request<E>, 'page'>

/** Things by id: the order of the keys is the order on the screen; a market overlay names them by id. */
export interface ById<T> {
  readonly [id: string]: T
}

/** A message, or one with the values of its placeholders. */
export type Message<S> = MessageKey | Said<S>
interface Said<S> {
  say: MessageKey
  with: ById<string | number | (Ref<S, string | number> & { format?: Format })>
}

/** Each member as a literal or as a reference to a value of its type. */
export type Body<R, S> = { [K in keyof R]: R[K] | Ref<S, NonNullable<R[K]>> }
/** What is sent, where something in it is needed. */
export type NeedsBody<R, S> = {
  body: Body<R, S>
}
/** What is sent, where nothing in it is needed. */
export type TakesBody<R, S> = {
  body?: Body<R, S>
}
/** Arguments of a native function; a text may be words in the language of the page. */
type Args<A, S> = { [K in keyof A]: A[K] | Ref<S, NonNullable<A[K]>> | (string extends A[K] ? Said<S> : never) }
export type TakesArgs<A, S> = {
  args?: Args<A, S>
}
export type NeedsArgs<A, S> = {
  args: Args<A, S>
}
export type Query<S> = ById<string | number | Ref<S, string | number>>

export type Labelled<S> = {
  label: MessageKey
  icon?: IconName
  /** Shown only while it holds. */
  when?: When<S>
}

/** One value with its label; the words of a closed set are complete, or an error. */
export type Line<S> = Labelled<S> & { copy?: boolean; unit?: PathTo<S, string> } & (
    | { value: PathTo<S, Leaf>; format?: Format; words?: never }
    | Pictures<S>
    | {
        [P in WordedPath<S>]: { value: P; words: { [V in At<S, P> & string]: MessageKey }; format?: never }
      }[WordedPath<S>]
  )

/** Lines by id. */
export interface Lines<S> {
  readonly [id: string]: Line<S>
}

/** A list of pictures that keep their address and time in members of their own. */
type Pictures<S> = {
  [P in PathTo<S, readonly object[]>]: At<S, P> extends readonly (infer Item)[]
    ? { value: P; format: 'images'; parts: { src: keyof Item & string; time?: keyof Item & string }; words?: never }
    : never
}[PathTo<S, readonly object[]>]

/** A value of a closed set, as a badge. */
export type BadgeConfig<S> = {
  [P in WordedPath<S>]: {
    value: P
    words: { [V in At<S, P> & string]: MessageKey }
    tones?: { [V in At<S, P> & string]?: Tone }
  }
}[WordedPath<S>]
