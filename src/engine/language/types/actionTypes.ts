// The language of pages, typed: what happens when something is pressed.
import type { FormFields } from './fieldTypes'
import type { Tone } from './plain'
import type { Endpoint, FormName, Forms, MessageKey, NativeCall, NativeCalls, RoutePath } from './register'
import type { PathTo, Ref, When } from './scope'
import type { Block } from './types'
import type { ById, Body, Labelled, NeedsArgs, Query, Request, Response, TakesArgs, Message } from './valueTypes'

type ActionBase<S> = {
  tone?: Tone
  /** Shown, but not to be pressed, while `when` does not hold; `otherwise` says why. */
  enabled?: { when: When<S>; otherwise: Message<S> }
}

/** An action that calls nothing, and says so: the compiler goes straight to the one of that `call` only where all have it. */
interface PlainAction<S> extends Labelled<S>, ActionBase<S> {
  call?: never
}

/** What follows a call that went well. */
export type Then<S> =
  | 'stay'
  | 'reload'
  | 'back'
  | 'close'
  | { to: RoutePath; query?: Query<S>; replace?: boolean }
  | { leave: Ref<S, string> }
  | { signIn: { uid: Ref<S, string>; token: Ref<S, string> }; to: RoutePath }

type CallWords<S> = {
  ask?: Message<S> | { title: Message<S>; text?: Message<S>; ok?: MessageKey }
  failed?: Message<S>
  /** Words of the server's business codes, in place of `failed`. */
  reasons?: ById<MessageKey>
  /** Where one goes when the answer was lost and it was found out that money was moved; `ref` is the server's name for it. */
  found?: { to: RoutePath; query?: Query<{ ref: string }> }
}
interface CallBare<E extends Endpoint, R, S> extends Labelled<S>, ActionBase<S>, CallWords<S> {
  call: E
  do: 'call'
  body?: Body<R, S>
  done?: Message<S & { answer: Response<E> }>
  then?: Then<S & { answer: Response<E> }>
}
interface CallFull<E extends Endpoint, R, S> extends Labelled<S>, ActionBase<S>, CallWords<S> {
  call: E
  do: 'call'
  body: Body<R, S>
  done?: Message<S & { answer: Response<E> }>
  then?: Then<S & { answer: Response<E> }>
}
type Call<E extends Endpoint, R, S> = object extends R ? CallBare<E, R, S> : CallFull<E, R, S>
type CallAction<S> = { [E in Endpoint]: Call<E, Request<E>, S> }[Endpoint]

/** Members of the request that the form fills under the same name; the rest must be bound. */
type Filled<R, F> = { [K in keyof R & keyof F]: F[K] extends R[K] ? K : never }[keyof R & keyof F]
type Unfilled<R, F> = Omit<R, Filled<R, F>> & Partial<Pick<R, Filled<R, F>>>
export type Submit<F, S> = { [E in Endpoint]: Call<E, Unfilled<Request<E>, F>, S> }[Endpoint]

interface FormAction<N extends FormName, S> extends PlainAction<S> {
  do: 'form'
  title?: Message<S>
  form: N
  fields: FormFields<N, S & { form: Forms[N] }>
  order?: readonly (keyof Forms[N])[]
  /** Said when a submit finds something wrong, beside the words of each field. */
  incomplete?: Message<S>
  submit: Submit<Forms[N], S & { form: Forms[N] }>
}
export interface LinkAction<S> extends PlainAction<S> {
  do: 'link'
  to: RoutePath
  query?: Query<S>
  note?: Message<S>
  /** A number shown as a red dot. */
  count?: PathTo<S, number>
}

interface NativeBare<C extends NativeCall, A, S> extends TakesArgs<A, S> {
  call: C
}
interface NativeFull<C extends NativeCall, A, S> extends NeedsArgs<A, S> {
  call: C
}
type NativeOf<C extends NativeCall, A, S> = object extends A ? NativeBare<C, A, S> : NativeFull<C, A, S>
/** A function of the app around the page, and what it takes. */
export type Native<S> = { [C in NativeCall]: NativeOf<C, NativeCalls[C], S> }[NativeCall]
/** What is left to say of a function that takes a text. */
type SharedBy<S> = {
  [C in NativeCall]: NativeCalls[C] extends { text: string } ? NativeOf<C, Omit<NativeCalls[C], 'text'>, S> : never
}[NativeCall]

interface AppBare<C extends NativeCall, S> extends Labelled<S>, ActionBase<S>, TakesArgs<NativeCalls[C], S> {
  call: C
  do: 'native'
}
interface AppFull<C extends NativeCall, S> extends Labelled<S>, ActionBase<S>, NeedsArgs<NativeCalls[C], S> {
  call: C
  do: 'native'
}
type NativeAction<S> = { [C in NativeCall]: object extends NativeCalls[C] ? AppBare<C, S> : AppFull<C, S> }[NativeCall]

interface CopyAction<S> extends PlainAction<S> {
  do: 'copy'
  value: PathTo<S, string | number>
  done?: Message<S>
}
interface ShareAction<S> extends PlainAction<S> {
  do: 'share'
  title?: Message<S>
  text: Message<S>
  to?: RoutePath
  query?: Query<S>
  /** The function of the app that shares, where the page stands in one; the text is its `text`. */
  by?: SharedBy<S>
}
interface SheetAction<S> extends PlainAction<S> {
  do: 'sheet'
  title: Message<S>
  blocks: ById<Block>
}
/** Keeps something in the `state` of the page. */
interface SetValue<S> extends PlainAction<S> {
  do: 'set'
  state: string
  value: string | number
  add?: never
}
/** Adds to a number in the `state` of the page. */
interface SetSum<S> extends PlainAction<S> {
  do: 'set'
  state: string
  add: number
  value?: never
}
/** Opens the picker of languages. */
interface LanguageAction<S> extends PlainAction<S> {
  do: 'language'
}
/** Ends the session. */
interface SignOutAction<S> extends PlainAction<S> {
  do: 'signOut'
  ask?: Message<S>
}

export type Action<S> =
  | CallAction<S>
  | { [N in FormName]: FormAction<N, S> }[FormName]
  | LinkAction<S>
  | NativeAction<S>
  | CopyAction<S>
  | ShareAction<S>
  | SheetAction<S>
  | SetValue<S>
  | SetSum<S>
  | LanguageAction<S>
  | SignOutAction<S>

/** Actions by id. */
export interface Actions<S> {
  readonly [id: string]: Action<S>
}
