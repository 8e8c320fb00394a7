/**
 * The language of page configs, typed. Everything here is data: no functions, no components.
 * It knows no product: the product fills in `Register` once, in src/generated/register.ts, and from then on every
 * endpoint, path, key, route, form, icon and native call is compiled. `plain.ts` is the same language as JSON.
 *
 * A product has hundreds of endpoints and lists, so the compiler must not work out for all what one page says of one:
 * - What depends on an endpoint and on what a place may look at is an interface: it is worked out once somebody has one.
 *   A union, a mapped type behind `ById` or an intersection is worked out whole, for every endpoint, where it is named.
 * - A `…Full` needs a body (or arguments) and a `…Bare` may leave it out. Each begins with the words that tell it from the others.
 * - What hundreds of interfaces have in common (`Labelled`) is a type: an interface is worked out anew for each that extends it.
 * - Where one of many is found by its `call`, all have that member, `call?: never` where they call nothing.
 */
import type { Action, Actions, Native, Submit } from './actionTypes'
import type { FormFields } from './fieldTypes'
import type { Format, Tone } from './plain'
import type { Access } from './plainPage'
import type { Endpoint, FormName, Forms, MessageKey, RoutePath, WidgetName } from './register'
import type { At, PathTo, Scope, When } from './scope'
import type {
  BadgeConfig,
  ById,
  Line,
  Lines,
  ListEndpoint,
  ListRequest,
  NeedsBody,
  Query,
  Request,
  Response,
  RowOf,
  TakesBody,
  Message,
} from './valueTypes'

interface BlockBase {
  title?: Message<Scope>
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

interface Filters<R> {
  readonly [id: string]: Filter<R>
}

interface FormBlock<N extends FormName, S = Scope & { form: Forms[N] }> extends BlockBase {
  block: 'form'
  form: N
  fields: FormFields<N, S>
  incomplete?: Message<Scope>
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
  badge?: BadgeConfig<S>
  /** Stands at the end of the row. */
  figure?: Figure<S>
  lines?: Lines<S>
}
/** A row on its own, in a sheet with its own address. */
interface Detail<S> {
  title: Message<S>
  badge?: BadgeConfig<S>
  notes?: ById<{ text: Message<S>; tone?: Tone; when?: When<S> }>
  figure?: Figure<S> & { label: MessageKey }
  lines: Lines<S>
  actions?: Actions<S>
}
interface ListBase<E extends ListEndpoint, S = Scope & { row: RowOf<E> }> extends BlockBase {
  key: PathTo<S, string | number>
  show: RowLook<S>
  tabs?: ValueTabs<ListRequest<E>>
  search?: { param: keyof ListRequest<E> & string; placeholder: MessageKey }
  filters?: Filters<ListRequest<E>>
  /** A heading where the value changes from one row to the next. */
  sections?:
    | { by: PathTo<S, string | number>; format?: Format }
    | (BadgeConfig<S> extends { value: infer P; words: infer W } ? { by: P; words: W } : never)
  actions?: Actions<S>
  detail?: Detail<S>
  /** A row leads to a page, where it does not open on its own. */
  opens?: { to: RoutePath; query?: Query<S> }
  empty?: { text: Message<Scope>; action?: Action<Scope> }
}
interface ListBare<E extends ListEndpoint> extends ListBase<E>, TakesBody<ListRequest<E>, Scope> {
  block: 'list'
  rows: E
}
interface ListFull<E extends ListEndpoint> extends ListBase<E>, NeedsBody<ListRequest<E>, Scope> {
  block: 'list'
  rows: E
}

/** Pictures side by side, to be pushed along; a press on one does the first of its actions that may be shown. */
interface CarouselBase<E extends ListEndpoint, S = Scope & { row: RowOf<E> }> extends BlockBase {
  key: PathTo<S, string | number>
  image: PathTo<S, string>
  /** What the picture says, for those who do not see it. */
  name: PathTo<S, string>
  actions?: Actions<S>
}
interface CarouselBare<E extends ListEndpoint> extends CarouselBase<E>, TakesBody<ListRequest<E>, Scope> {
  block: 'carousel'
  rows: E
}
interface CarouselFull<E extends ListEndpoint> extends CarouselBase<E>, NeedsBody<ListRequest<E>, Scope> {
  block: 'carousel'
  rows: E
}

interface Cells<S> {
  readonly [id: string]: Line<S> & { big?: boolean; note?: Message<S> }
}
/** A chart of a list of points within the record. */
type ChartConfig<S> = {
  [P in PathTo<S, readonly object[]>]: At<S, P> extends readonly (infer Point)[]
    ? { title: MessageKey; points: P; x: keyof Point & string; y: keyof Point & string; format?: Format }
    : never
}[PathTo<S, readonly object[]>]
interface RecordBase<E extends Endpoint, S = Scope & { row: Response<E> }> extends BlockBase {
  tabs?: ValueTabs<Request<E>>
  look?: 'cells' | 'card' | 'hero'
  image?: PathTo<S, string>
  name?: PathTo<S, string>
  cells?: Cells<S>
  lines?: Lines<S>
  chart?: ChartConfig<S>
  actions?: Actions<S>
}
interface RecordBare<E extends Endpoint> extends RecordBase<E>, TakesBody<Request<E>, Scope> {
  block: 'record'
  call: E
}
interface RecordFull<E extends Endpoint> extends RecordBase<E>, NeedsBody<Request<E>, Scope> {
  block: 'record'
  call: E
}

interface TimelineStep<S> {
  label: Message<S>
  note?: Message<S>
  time?: PathTo<S, string | number>
  format?: 'time' | 'date'
  /** Unless said, a step with a time is done. */
  done?: When<S>
  when?: When<S>
}
interface TimelineSteps<S> {
  readonly [id: string]: TimelineStep<S>
}
/** Steps of a list: the path to it, and members of a step. */
type TimelineList<S> = {
  [P in PathTo<S, readonly object[]>]: At<S, P> extends readonly (infer Step)[]
    ? {
        steps: P
        label: keyof Step & string
        note?: keyof Step & string
        time?: keyof Step & string
        format?: 'time' | 'date'
        done?: keyof Step & string
      }
    : never
}[PathTo<S, readonly object[]>]
/** Has `steps` or `list`, and not both: the checker tells. */
interface TimelineBase<S> extends BlockBase {
  block: 'timeline'
  steps?: TimelineSteps<S>
  list?: TimelineList<S>
}
interface TimelineBare<E extends Endpoint>
  extends TimelineBase<Scope & { row: Response<E> }>, TakesBody<Request<E>, Scope> {
  call: E
}
interface TimelineFull<E extends Endpoint>
  extends TimelineBase<Scope & { row: Response<E> }>, NeedsBody<Request<E>, Scope> {
  call: E
}
interface TimelinePlain extends TimelineBase<Scope> {
  call?: never
}

interface LinksBlock extends BlockBase {
  block: 'links'
  look?: 'list' | 'grid' | 'buttons'
  links: ById<Action<Scope>>
}
interface TextBlock extends BlockBase {
  block: 'text'
  look?: 'plain' | 'notice' | 'questions'
  tone?: Tone
  items: ById<{ title?: Message<Scope>; text: Message<Scope>; when?: When<Scope> }>
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
  | { [E in ListEndpoint]: object extends ListRequest<E> ? ListBare<E> : ListFull<E> }[ListEndpoint]
  | { [E in ListEndpoint]: object extends ListRequest<E> ? CarouselBare<E> : CarouselFull<E> }[ListEndpoint]
  | { [N in FormName]: FormBlock<N> }[FormName]
  | { [E in Endpoint]: object extends Request<E> ? RecordBare<E> : RecordFull<E> }[Endpoint]
  | { [E in Endpoint]: object extends Request<E> ? TimelineBare<E> : TimelineFull<E> }[Endpoint]
  | TimelinePlain
  | LinksBlock
  | TextBlock
  | WidgetBlock
  | TabsBlock

export interface PageConfig {
  title: MessageKey
  /** 'account' unless said. */
  access?: Access
  /** Where a guarded page sends someone without a session. */
  login?: RoutePath
  /** What must hold for the page to be shown; the first that does not is told, with what to do instead. */
  needs?: ById<{ when: When<Scope>; otherwise: Message<Scope>; action?: Action<Scope> }>
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

interface ReadBare<E extends Endpoint, S> extends TakesBody<Request<E>, S> {
  call: E
}
interface ReadFull<E extends Endpoint, S> extends NeedsBody<Request<E>, S> {
  call: E
}
type Read<E extends Endpoint, S> = object extends Request<E> ? ReadBare<E, S> : ReadFull<E, S>
/** Named reads; a page that looks at `data.<id>` loads them. */
export type Sources = ById<{ [E in Endpoint]: Read<E, Omit<Scope, 'data'>> }[Endpoint]>
