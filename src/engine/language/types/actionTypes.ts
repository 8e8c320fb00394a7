// The types of actions, for authors in TypeScript.
import type { FormFields, FormMembers } from './fieldTypes'
import type { Format, Tone } from './plain'
import type {
  Endpoint,
  EventId,
  FormName,
  Forms,
  MessageKey,
  NativeCall,
  RegisteredNativeCalls,
  RoutePath,
} from './register'
import type { Beside, Use, UsedById } from './partTypes'
import type { PathTo, Ref, When } from './scope'
import type { Block } from './types'
import type {
  Body,
  ById,
  FileEndpoint,
  Labelled,
  Lines,
  Message,
  NeedsArgs,
  NeedsBody,
  Query,
  Request,
  Response,
  TakesArgs,
  TakesBody,
} from './valueTypes'

type ActionBase<S> = {
  /** The meaning, or the first whose condition holds. */
  tone?: Tone | { [T in Exclude<Tone, 'plain'>]?: When<S> }
  event?: EventId
  /** Disables the action while `when` does not hold. `otherwise` says why. */
  enabled?: { when: When<S>; otherwise: Message<S> }
}

/** An action without a call. It declares `call?: never`, because the compiler tells actions apart by `call`. */
interface PlainAction<S> extends Labelled<S>, ActionBase<S> {
  call?: never
}

/** The step after a call that succeeded. */
export type Then<S> =
  | 'stay'
  | 'reload'
  | 'back'
  | 'close'
  | { to: RoutePath; query?: Query<S>; replace?: boolean }
  | { leave: Ref<S, string> }
  | { signIn: { uid: Ref<S, string>; token: Ref<S, string> }; to: RoutePath }
  | Use

/** A person or an account that a call concerns. */
export interface Party<S> {
  label: MessageKey
  name: PathTo<S, string>
  number?: PathTo<S, string | number>
  format?: Format
  image?: PathTo<S, string>
  imageShape?: 'round' | 'square'
  when?: When<S>
}
/** A step before a call that shows what it will do. */
interface Review<S> {
  title: Message<S>
  parties?: ById<Party<S> | Use>
  lines?: Lines<S>
  notes?: ById<{ text: Message<S>; tone?: Tone; when?: When<S> } | Use>
  ok?: MessageKey
}

type CallBase<S> = {
  review?: Review<S> | Use
  /** The first whose condition holds replaces `label`. */
  labels?: ById<{ text: Message<S>; when?: When<S> } | Use>
  /** Without `say` among its members, the compiler would name a wrong path in a message at `ask` as a whole. */
  ask?: Message<S> | { say?: never; title: Message<S>; text?: Message<S>; ok?: MessageKey; cancel?: MessageKey }
  failed?: Message<S>
  /** Messages by business code of the server, in place of `failed`. */
  reasons?: ById<MessageKey> | UsedById<MessageKey>
  /** The page of a result whose answer was lost, but whose money did move. `ref` is the server's reference. */
  found?: { to: RoutePath; query?: Query<{ ref: string }> }
}
/** A value of the answer that the device keeps. A `kept` block shows it. */
interface Keeps<S> {
  as: string
  value: PathTo<S, string | number>
}
interface CallBare<E extends Endpoint, R, S> extends Labelled<S>, ActionBase<S>, CallBase<S> {
  call: E
  do: 'call'
  body?: Body<R, S>
  done?: Message<S & { answer: Response<E> }>
  then?: Then<S & { answer: Response<E> }>
  keeps?: Keeps<{ answer: Response<E> }>
}
interface CallFull<E extends Endpoint, R, S> extends Labelled<S>, ActionBase<S>, CallBase<S> {
  call: E
  do: 'call'
  body: Body<R, S>
  done?: Message<S & { answer: Response<E> }>
  then?: Then<S & { answer: Response<E> }>
  keeps?: Keeps<{ answer: Response<E> }>
}
type Call<E extends Endpoint, R, S> = object extends R ? CallBare<E, R, S> : CallFull<E, R, S>
type CallAction<S> = { [E in Endpoint]: Call<E, Request<E>, S> }[Endpoint]

/** Members of the request that the form fills under the same name. The others must be bound. */
type Filled<R, F> = { [K in keyof R & keyof F]: F[K] extends R[K] ? K : never }[keyof R & keyof F]
type Unfilled<R, F> = Omit<R, Filled<R, F>> & Partial<Pick<R, Filled<R, F>>>
export type Submit<F, S> = { [E in Endpoint]: Call<E, Unfilled<Request<E>, F>, S> }[Endpoint]

/** A form that opens a page. */
export interface LinkSubmit<S> extends PlainAction<S> {
  do: 'link'
  to: RoutePath
  query?: Query<S>
}

interface FormAction<N extends FormName, S> extends PlainAction<S>, FormMembers<Forms[N], S & { form: Forms[N] }> {
  do: 'form'
  title?: Message<S>
  form: N
  fields: FormFields<N, S & { form: Forms[N] }>
  order?: readonly (keyof Forms[N])[]
  /** Shown when a submit finds invalid fields, beside the message of each field. */
  incomplete?: Message<S>
  submit: Submit<Forms[N], S & { form: Forms[N] }> | UsedAction<S & { form: Forms[N] }>
}
export interface LinkAction<S> extends PlainAction<S> {
  do: 'link'
  to: RoutePath
  query?: Query<S>
  note?: Message<S>
  /** A number in a red dot on the link. */
  count?: PathTo<S, number>
}

/** Opens a page of another site. */
interface OpenAddress<S> extends PlainAction<S> {
  do: 'open'
  address: `https://${string}`
  value?: never
  phone?: never
  note?: Message<S>
}
/** Opens a page of another site, at an address that the server answers. */
interface OpenValue<S> extends PlainAction<S> {
  do: 'open'
  address?: never
  value: PathTo<S, string>
  phone?: never
  note?: Message<S>
}
/** Calls a telephone number. */
interface OpenPhone<S> extends PlainAction<S> {
  do: 'open'
  address?: never
  value?: never
  phone: PathTo<S, string | number>
  note?: Message<S>
}

interface NativeBare<C extends NativeCall, A, S> extends TakesArgs<A, S> {
  call: C
}
interface NativeFull<C extends NativeCall, A, S> extends NeedsArgs<A, S> {
  call: C
}
type NativeOf<C extends NativeCall, A, S> = object extends A ? NativeBare<C, A, S> : NativeFull<C, A, S>
/** A native call with its arguments. */
export type Native<S> = { [C in NativeCall]: NativeOf<C, RegisteredNativeCalls[C], S> }[NativeCall]
/** The other arguments of a native call that takes a text. */
type SharedBy<S> = {
  [C in NativeCall]: RegisteredNativeCalls[C] extends { text: string }
    ? NativeOf<C, Omit<RegisteredNativeCalls[C], 'text'>, S>
    : never
}[NativeCall]

interface AppBare<C extends NativeCall, S> extends Labelled<S>, ActionBase<S>, TakesArgs<RegisteredNativeCalls[C], S> {
  call: C
  do: 'native'
}
interface AppFull<C extends NativeCall, S> extends Labelled<S>, ActionBase<S>, NeedsArgs<RegisteredNativeCalls[C], S> {
  call: C
  do: 'native'
}
type NativeAction<S> = {
  [C in NativeCall]: object extends RegisteredNativeCalls[C] ? AppBare<C, S> : AppFull<C, S>
}[NativeCall]

/** Copies a value. */
interface CopyValue<S> extends PlainAction<S> {
  do: 'copy'
  value: PathTo<S, string | number>
  lines?: never
  done?: Message<S>
}
/** Copies values with their labels, one a line. */
interface CopyLines<S> extends PlainAction<S> {
  do: 'copy'
  value?: never
  lines: Lines<S>
  done?: Message<S>
}
interface ShareAction<S> extends PlainAction<S> {
  do: 'share'
  title?: Message<S>
  text: Message<S>
  to?: RoutePath
  query?: Query<S>
  /** The native call that shares if the page runs in the app. Its argument `text` takes the text. */
  by?: SharedBy<S>
}
interface DownloadBase<E extends FileEndpoint, S> extends PlainAction<S> {
  do: 'download'
  file: E
  fileName?: Message<S>
  done?: Message<S>
  failed?: Message<S>
}
/** Saves a file that the server makes. */
type DownloadAction<S> = {
  [E in FileEndpoint]: DownloadBase<E, S> &
    (object extends Request<E> ? TakesBody<Request<E>, S> : NeedsBody<Request<E>, S>)
}[FileEndpoint]
interface SheetAction<S> extends PlainAction<S> {
  do: 'sheet'
  title: Message<S>
  blocks: ById<Block>
}
/** Sets a value in the `state` of the page. */
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
/** Performs actions in order, until one fails or is cancelled. */
interface SequenceAction<S> extends PlainAction<S> {
  do: 'sequence'
  steps: ById<Step<S & { answer: AnyAnswer }>>
}
/** The answer of the call before a step. The compiler cannot tell which call that is, so the check follows its paths. */
interface AnyAnswer {
  [name: string]: never
}
type Step<S> =
  | CallAction<S>
  | LinkAction<S>
  | OpenAddress<S>
  | OpenValue<S>
  | OpenPhone<S>
  | NativeAction<S>
  | CopyValue<S>
  | CopyLines<S>
  | ShareAction<S>
  | DownloadAction<S>
  | SetValue<S>
  | SetSum<S>
  | SignOutAction<S>
  | UsedAction<S>
/** Opens the picker of languages. */
interface LanguageAction<S> extends PlainAction<S> {
  do: 'language'
}
/** Ends the session. */
interface SignOutAction<S> extends PlainAction<S> {
  do: 'signOut'
  ask?: Message<S>
}

/** A part in place of an action or a submit, with members of its own. The check compares the body with its call. */
export type UsedAction<S> = Beside<Labelled<S> & ActionBase<S> & CallBase<S>> & {
  call?: Endpoint
  body?: ById<unknown>
  done?: Message<S & { answer: AnyAnswer }>
  then?: Then<S & { answer: AnyAnswer }>
}

export type Action<S> =
  | Step<S>
  | { [N in FormName]: FormAction<N, S> }[FormName]
  | SheetAction<S>
  | SequenceAction<S>
  | LanguageAction<S>

/** Actions by id. */
export interface Actions<S> {
  readonly [id: string]: Action<S>
}
