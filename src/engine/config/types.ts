/**
 * The language of page configs, typed. Everything here is data: no functions, no components.
 * It knows no product: the product fills in `Register` once, in src/generated/register.ts, and from then on every
 * endpoint, path, key, route, form, icon and native call is compiled. `plain.ts` is the same language as JSON.
 */
import type { FormFields } from './fieldTypes'
import type { Format, Tone } from './plain'
import type { Access } from './plainPage'
import type { Endpoint, FormName, Forms, MessageKey, NativeCall, NativeCalls, RoutePath, WidgetName } from './register'
import type { At, PathTo, Ref, Scope, When } from './scope'
import type {
  Badge,
  ById,
  Labelled,
  Line,
  ListEndpoint,
  ListRequest,
  Query,
  Request,
  Response,
  RowOf,
  WithArgs,
  WithBody,
  Words,
} from './valueTypes'

/* ---------- actions ---------- */

interface ActionBase<S> extends Labelled<S> {
  tone?: Tone
  /** Shown, but not to be pressed, while `when` does not hold; `otherwise` says why. */
  enabled?: { when: When<S>; otherwise: Words<S> }
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

interface CallBase<E extends Endpoint, S> extends ActionBase<S> {
  do: 'call'
  call: E
  ask?: Words<S> | { title: Words<S>; text?: Words<S>; ok?: MessageKey }
  done?: Words<S & { answer: Response<E> }>
  failed?: Words<S>
  /** Words of the server's business codes, in place of `failed`. */
  reasons?: ById<MessageKey>
  then?: Then<S & { answer: Response<E> }>
  /** Where one goes when the answer was lost and it was found out that money was moved; `ref` is the server's name for it. */
  found?: { to: RoutePath; query?: Query<{ ref: string }> }
}
type CallAction<S> = { [E in Endpoint]: CallBase<E, S> & WithBody<Request<E>, S> }[Endpoint]

/** Members of the request that the form fills under the same name; the rest must be bound. */
type Filled<R, F> = { [K in keyof R & keyof F]: F[K] extends R[K] ? K : never }[keyof R & keyof F]
type Unfilled<R, F> = Omit<R, Filled<R, F>> & Partial<Pick<R, Filled<R, F>>>
type Submit<F, S> = { [E in Endpoint]: CallBase<E, S> & WithBody<Unfilled<Request<E>, F>, S> }[Endpoint]

interface FormAction<N extends FormName, S> extends ActionBase<S> {
  do: 'form'
  title?: Words<S>
  form: N
  fields: FormFields<N, S & { form: Forms[N] }>
  order?: readonly (keyof Forms[N])[]
  /** Said when a submit finds something wrong, beside the words of each field. */
  incomplete?: Words<S>
  submit: Submit<Forms[N], S & { form: Forms[N] }>
}
export interface LinkAction<S> extends ActionBase<S> {
  do: 'link'
  to: RoutePath
  query?: Query<S>
  note?: Words<S>
  /** A number shown as a red dot. */
  count?: PathTo<S, number>
}
/** A function of the app around the page, and what it takes. */
type Native<S> = { [C in NativeCall]: { call: C } & WithArgs<NativeCalls[C], S> }[NativeCall]
type NativeAction<S> = ActionBase<S> & { do: 'native' } & Native<S>
/** What is left to say of a function that takes a text. */
type SharedBy<S> = {
  [C in NativeCall]: NativeCalls[C] extends { text: string }
    ? { call: C } & WithArgs<Omit<NativeCalls[C], 'text'>, S>
    : never
}[NativeCall]
interface CopyAction<S> extends ActionBase<S> {
  do: 'copy'
  value: PathTo<S, string | number>
  done?: Words<S>
}
interface ShareAction<S> extends ActionBase<S> {
  do: 'share'
  title?: Words<S>
  text: Words<S>
  to?: RoutePath
  query?: Query<S>
  /** The function of the app that shares, where the page stands in one; the text is its `text`. */
  by?: SharedBy<S>
}
interface SheetAction<S> extends ActionBase<S> {
  do: 'sheet'
  title: Words<S>
  blocks: ById<Block>
}
/** Keeps something in the `state` of the page, or adds to a number there. */
type SetAction<S> = ActionBase<S> & { do: 'set'; state: string } & (
    | { value: string | number; add?: never }
    | { add: number; value?: never }
  )
/** Ends the session, or opens the picker of languages. */
interface SystemAction<S> extends ActionBase<S> {
  do: 'signOut' | 'language'
  ask?: Words<S>
}

export type Action<S> =
  | CallAction<S>
  | { [N in FormName]: FormAction<N, S> }[FormName]
  | LinkAction<S>
  | NativeAction<S>
  | CopyAction<S>
  | ShareAction<S>
  | SheetAction<S>
  | SetAction<S>
  | SystemAction<S>

/* ---------- blocks ---------- */

interface BlockBase {
  title?: Words<Scope>
  when?: When<Scope>
  /** Ids in the order of the screen, where it is not the order of the keys. */
  order?: readonly string[]
}

/** One tab for each value of a member of the request; the one that `body` gives is open first, the chosen one stands in the address. */
type ValueTabs<R> = {
  [K in keyof R & string]: { param: K; items: ById<{ value: NonNullable<R[K]>; label: MessageKey; note?: MessageKey }> }
}[keyof R & string]
type Filter<R> = {
  [K in keyof R & string]: { param: K; label: MessageKey; items: ById<{ value: NonNullable<R[K]>; label: MessageKey }> }
}[keyof R & string]

interface FormBlock<N extends FormName, S = Scope & { form: Forms[N] }> extends BlockBase {
  block: 'form'
  form: N
  fields: FormFields<N, S>
  incomplete?: Words<Scope>
  submit: Submit<Forms[N], S>
  actions?: ById<Action<Scope>>
}

interface Figure<S> {
  value: PathTo<S, string | number>
  format?: Format
  unit?: PathTo<S, string>
}
interface RowLook<S> {
  title: PathTo<S, string>
  image?: PathTo<S, string>
  imageShape?: 'round' | 'square'
  badge?: Badge<S>
  /** Stands at the end of the row. */
  figure?: Figure<S>
  lines?: ById<Line<S>>
}
/** A row on its own, in a sheet with its own address. */
interface Detail<S> {
  title: Words<S>
  badge?: Badge<S>
  notes?: ById<{ text: Words<S>; tone?: Tone; when?: When<S> }>
  figure?: Figure<S> & { label: MessageKey }
  lines: ById<Line<S>>
  actions?: ById<Action<S>>
}
type ListBlock<E extends ListEndpoint, S = Scope & { row: RowOf<E> }> = BlockBase & {
  block: 'list'
  rows: E
  key: PathTo<S, string | number>
  show: RowLook<S>
  tabs?: ValueTabs<ListRequest<E>>
  search?: { param: keyof ListRequest<E> & string; placeholder: MessageKey }
  filters?: ById<Filter<ListRequest<E>>>
  /** A heading where the value changes from one row to the next. */
  sections?:
    | { by: PathTo<S, string | number>; format?: Format }
    | (Badge<S> extends { value: infer P; words: infer W } ? { by: P; words: W } : never)
  actions?: ById<Action<S>>
  detail?: Detail<S>
  /** A row leads to a page, where it does not open on its own. */
  opens?: { to: RoutePath; query?: Query<S> }
  empty?: { text: Words<Scope>; action?: Action<Scope> }
} & WithBody<ListRequest<E>, Scope>

/** Pictures side by side, to be pushed along; a press on one does the first of its actions that may be shown. */
type CarouselBlock<E extends ListEndpoint, S = Scope & { row: RowOf<E> }> = BlockBase & {
  block: 'carousel'
  rows: E
  key: PathTo<S, string | number>
  image: PathTo<S, string>
  /** What the picture says, for those who do not see it. */
  name: PathTo<S, string>
  actions?: ById<Action<S>>
} & WithBody<ListRequest<E>, Scope>

/** A chart of a list of points within the record. */
type Chart<S> = {
  [P in PathTo<S, readonly object[]>]: At<S, P> extends readonly (infer Point)[]
    ? { title: MessageKey; points: P; x: keyof Point & string; y: keyof Point & string; format?: Format }
    : never
}[PathTo<S, readonly object[]>]
type RecordBlock<E extends Endpoint, S = Scope & { row: Response<E> }> = BlockBase & {
  block: 'record'
  call: E
  tabs?: ValueTabs<Request<E>>
  look?: 'cells' | 'card' | 'hero'
  image?: PathTo<S, string>
  name?: PathTo<S, string>
  cells?: ById<Line<S> & { big?: boolean; note?: Words<S> }>
  lines?: ById<Line<S>>
  chart?: Chart<S>
  actions?: ById<Action<S>>
} & WithBody<Request<E>, Scope>

interface LinksBlock extends BlockBase {
  block: 'links'
  look?: 'list' | 'grid' | 'buttons'
  links: ById<Action<Scope>>
}
interface TextBlock extends BlockBase {
  block: 'text'
  look?: 'plain' | 'notice' | 'questions'
  tone?: Tone
  items: ById<{ title?: Words<Scope>; text: Words<Scope>; when?: When<Scope> }>
}
interface WidgetBlock extends BlockBase {
  block: 'widget'
  widget: WidgetName
}
interface TabsBlock extends BlockBase {
  block: 'tabs'
  /** The member of the address that names the open tab. */
  param: string
  tabs: ById<{ label: MessageKey; when?: When<Scope>; blocks: ById<Block> }>
}

export type Block =
  | { [E in ListEndpoint]: ListBlock<E> }[ListEndpoint]
  | { [E in ListEndpoint]: CarouselBlock<E> }[ListEndpoint]
  | { [N in FormName]: FormBlock<N> }[FormName]
  | { [E in Endpoint]: RecordBlock<E> }[Endpoint]
  | LinksBlock
  | TextBlock
  | WidgetBlock
  | TabsBlock

export interface Page {
  title: MessageKey
  /** 'account' unless said. */
  access?: Access
  /** Where a guarded page sends someone without a session. */
  login?: RoutePath
  /** What must hold for the page to be shown; the first that does not is told, with what to do instead. */
  needs?: ById<{ when: When<Scope>; otherwise: Words<Scope>; action?: Action<Scope> }>
  /** Where to go instead of showing the page, the first that holds. */
  redirects?: ById<{ when: When<Scope>; to: RoutePath; query?: Query<Scope> }>
  look?: 'plain' | 'welcome'
  /** What the page keeps while it is open, with the values it begins with; `set` changes it. */
  state?: ById<string | number>
  /** Functions of the app that are called when the page opens. */
  opened?: ById<Native<Scope> & { when?: When<Scope> }>
  blocks: ById<Block>
  order?: readonly string[]
}

/** Named reads; a page that looks at `data.<id>` loads them. */
export type Sources = ById<{ [E in Endpoint]: { call: E } & WithBody<Request<E>, Omit<Scope, 'data'>> }[Endpoint]>
