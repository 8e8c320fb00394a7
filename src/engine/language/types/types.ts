/**
 * The types of pages for authors in TypeScript. A page is data: it has no functions and no components. The engine knows
 * no product. The generated file src/generated/register.ts fills `Register`. The compiler then checks each endpoint,
 * path, key, route, form, icon and native call. `plain.ts` has the plain types of the same language.
 *
 * A product has hundreds of endpoints, so the compiler must not compute the types of all of them for one page.
 * These rules keep it lazy.
 *
 * - A type that depends on an endpoint and a scope is an interface, because the compiler computes interfaces lazily. It
 *   computes a union, an intersection or a mapped type at once, for every endpoint.
 * - A `…Full` type requires a body or arguments. In a `…Bare` type they are optional. The members that tell them apart
 *   come first.
 * - The common part of hundreds of interfaces (`Labelled`) is a type alias. The compiler computes an interface again for
 *   each interface that extends it.
 * - All members of a union that `call` tells apart have `call`. Those without a call have `call?: never`.
 */
import type { Action, Actions, LinkSubmit, Native, Party, Submit, UsedAction } from './actionTypes'
import type { Beside, Use, Used, UsedById } from './partTypes'
import type { FormFields, FormMembers } from './fieldTypes'
import type { Format, Tone } from './plain'
import type { Chosen, Filters } from './filterTypes'
import type { Access } from './plainPage'
import type { Endpoint, EventId, FormName, Forms, IconName, MessageKey, RoutePath, WidgetName } from './register'
import type { At, PathTo, Scope, When } from './scope'
import type { TimelineList, TimelineSteps } from './timelineTypes'
import type {
  BadgeConfig,
  Body,
  ById,
  RowFile,
  TableColumns,
  GoalMembers,
  Instead,
  Line,
  Lines,
  ListEndpoint,
  ListRequest,
  NeedsBody,
  Query,
  Request,
  Response,
  RowLines,
  RowOf,
  TakesBody,
  Message,
} from './valueTypes'

interface BlockBase {
  event?: EventId
  title?: Message<Scope>
  when?: When<Scope>
  otherwise?: Message<Scope>
  /** Ids in the order of the screen, if it differs from the order of the keys. */
  order?: readonly string[]
}

/** A tab for each value of a member of the request. `body` says which is open first, and the URL names the open one. */
type ValueTabs<R> = {
  [K in keyof R & string]: {
    param: K
    use?: never
    items: ById<(Chosen<R, K> & { label: MessageKey; note?: MessageKey }) | Use> | Use
  }
}[keyof R & string]
interface FormBlock<N extends FormName, S = Scope & { form: Forms[N] }> extends BlockBase, FormMembers<Forms[N], S> {
  block: 'form'
  form: N
  fields: FormFields<N, S>
  incomplete?: Message<Scope>
  submit: Submit<Forms[N], S> | LinkSubmit<S> | UsedAction<S>
  actions?: ById<Action<Scope>>
}

interface Figure<S> {
  use?: never
  text?: Message<S>
  instead?: Instead<S>
  value: PathTo<S, string | number>
  format?: Format
  unit?: PathTo<S, string>
}
interface RowLook<S> {
  title: PathTo<S, string>
  rank?: PathTo<S, string | number>
  image?: PathTo<S, string>
  /** Only a card has a wide picture. */
  imageShape?: 'round' | 'square' | 'wide'
  badge?: BadgeConfig<S> | Beside<{ when: When<S> }>
  figure?: Figure<S> | Use
  lines?: RowLines<S>
}
type Notes<S> = ById<{ text: Message<S>; tone?: Tone; when?: When<S> } | Use>
/** Blocks that stand with a row. Those without a call see it. */
type BlocksOf<S> = ById<Block | TimelinePlain<S> | ReceiptPlain<S> | MediaBlock<S>>
/** The sheet of one row. It has a URL. */
interface Detail<S, R = never> {
  title: Message<S>
  badge?: BadgeConfig<S> | Beside<{ when: When<S> }>
  notes?: Notes<S>
  figure?: Figure<S> & { label: MessageKey }
  lines?: Lines<S>
  /** The request that finds this row alone, after a change that moved it elsewhere, or for a link that knows its key. */
  find?: Partial<Body<R, S>>
  /** The text if no row has the key of the address. */
  missing?: Message<Scope>
  /** Blocks below the lines. */
  blocks?: BlocksOf<S>
  actions?: Actions<S>
}
/** A block that reads. */
interface ReadBase extends BlockBase {
  /** Messages by business code of the server, where it refuses the read. */
  reasons?: ById<MessageKey> | UsedById<MessageKey>
}
interface ListBase<E extends ListEndpoint, S = Scope & { row: RowOf<E> }> extends ReadBase {
  /** Shows cards in columns of at least so many pixels. */
  columnWidth?: 160 | 200 | 240 | 280 | 320
  key: PathTo<S, string | number>
  show: RowLook<S>
  tabs?: ValueTabs<ListRequest<E>> | Use
  search?: { param: keyof ListRequest<E> & string; placeholder: MessageKey }
  filters?: Filters<ListRequest<E>>
  /** Adds a heading wherever this value changes between two rows. */
  sections?:
    | { by: PathTo<S, string | number>; format?: Format }
    | (BadgeConfig<S> extends { value: infer P; words: infer W } ? { by: P; words: W } : never)
  file?: RowFile<S> | Use
  table?: { title: MessageKey; columns: TableColumns<S>; sort?: keyof ListRequest<E> & string }
  actions?: Actions<S>
  bulk?: readonly string[]
  detail?: Detail<S, ListRequest<E>>
  opens?: { to: RoutePath; query?: Query<S> }
  empty?: { text: Message<Scope>; icon?: IconName; action?: Action<Scope> }
}
interface ListBare<E extends ListEndpoint> extends ListBase<E>, TakesBody<ListRequest<E>, Scope> {
  block: 'list'
  rows: E
}
interface ListFull<E extends ListEndpoint> extends ListBase<E>, NeedsBody<ListRequest<E>, Scope> {
  block: 'list'
  rows: E
}

/** Rows for values that the device keeps. Each is the answer to one request. */
interface KeptBlock<E extends Endpoint, S = Scope & { row: Response<E> }> extends BlockBase {
  block: 'kept'
  each: E
  as: string
  /** The member of the request that gets the value. */
  param: keyof Request<E> & string
  /** The other members of the request. */
  body?: Partial<Body<Request<E>, Scope>>
  key: PathTo<S, string | number>
  show: RowLook<S>
  opens?: { to: RoutePath; query?: Query<S> }
  empty?: { text: Message<Scope>; icon?: IconName; action?: Action<Scope> }
}

/** Pictures side by side, scrolling. A press on one performs its first visible action. */
interface CarouselBase<E extends ListEndpoint, S = Scope & { row: RowOf<E> }> extends ReadBase {
  key: PathTo<S, string | number>
  image: PathTo<S, string>
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

/** A picture or a video. The checker refuses both, and neither. */
interface MediaBlock<S = Scope> extends BlockBase {
  block: 'media'
  image?: string | { from: PathTo<S, string> }
  video?: string | { from: PathTo<S, string> }
  poster?: string | { from: PathTo<S, string> }
  /** The files of the captions, by language. */
  captions?: ById<string>
  label: Message<S>
  mirror?: true
  ratio: '21/9' | '16/9' | '4/3' | '1/1' | '3/4' | '9/16'
}

interface Cells<S> {
  readonly [id: string]: (Line<S> & { big?: boolean; note?: Message<S> }) | Use
}
/** A chart of a list of points within the record. */
type ChartConfig<S> = {
  [P in PathTo<S, readonly object[]>]: At<S, P> extends readonly (infer Point)[]
    ? {
        use?: never
        title: MessageKey
        points: P
        x: keyof Point & string
        y: keyof Point & string
        from?: PathTo<S, string>
        format?: Format
        xFormat?: Format
        look?: 'full' | 'small' | 'bar' | 'area' | 'stacked'
        first?: MessageKey
        series?: ById<{ label: MessageKey; y: keyof Point & string }>
      }
    : never
}[PathTo<S, readonly object[]>]
interface RecordBase<E extends Endpoint, S = Scope & { row: Response<E> }> extends ReadBase {
  tabs?: ValueTabs<Request<E>> | Use
  look?: 'cells' | 'card' | 'hero'
  image?: PathTo<S, string>
  name?: PathTo<S, string>
  cells?: Cells<S>
  lines?: Lines<S>
  goal?: GoalMembers<S>
  compare?: { param: keyof Request<E> & string; values: ById<string | number> } | Use
  chart?: ChartConfig<S> | Use
  refresh?: { every: 5 | 10 | 30 | 60 | 300; while?: When<S> }
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

/** Values of the page. */
interface RecordPlain<S = Scope> extends BlockBase {
  block: 'record'
  call?: never
  look?: 'cells' | 'card' | 'hero'
  image?: PathTo<S, string>
  name?: PathTo<S, string>
  cells?: Cells<S>
  lines?: Lines<S>
  goal?: GoalMembers<S>
  actions?: Actions<S>
}

/** Has either `steps` or `list`. The checker refuses both. */
interface TimelineBase<S> extends ReadBase {
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
interface TimelinePlain<S = Scope> extends TimelineBase<S> {
  call?: never
}

/** One transaction. */
interface ReceiptBase<S> extends ReadBase {
  block: 'receipt'
  missing?: Message<Scope>
  headline?: Message<S>
  badge?: BadgeConfig<S> | Beside<{ when: When<S> }>
  figure?: (Figure<S> & { label: MessageKey }) | Beside<Figure<S> & { label: MessageKey }>
  worth?: Message<S>
  says?: Notes<S>
  notes?: Notes<S>
  track?: TimelineSteps<S>
  parties?: ById<Party<S> | Use>
  account?: (Party<S> & { lines?: Lines<S>; actions?: Actions<S> }) | Use
  lines?: Lines<S>
  blocks?: BlocksOf<S>
  actions?: Actions<S>
}
interface ReceiptBare<E extends ListEndpoint>
  extends ReceiptBase<Scope & { row: RowOf<E> }>, TakesBody<ListRequest<E>, Scope> {
  rows: E
}
interface ReceiptFull<E extends ListEndpoint>
  extends ReceiptBase<Scope & { row: RowOf<E> }>, NeedsBody<ListRequest<E>, Scope> {
  rows: E
}
interface ReceiptPlain<S = Scope> extends ReceiptBase<S> {
  rows?: never
}

interface LinksBlock extends BlockBase {
  block: 'links'
  look?: 'list' | 'grid' | 'buttons' | 'tasks'
  links: ById<Action<Scope>>
}
interface TextBlock extends BlockBase {
  block: 'text'
  look?: 'plain' | 'notice' | 'questions' | 'outcome' | 'rich'
  tone?: Tone
  items: ById<{ title?: Message<Scope>; text: Message<Scope>; when?: When<Scope> } | Use>
}
interface WidgetBlock extends BlockBase {
  block: 'widget'
  widget: WidgetName
}
interface TabsBlock extends BlockBase {
  block: 'tabs'
  /** The member of the query that names the open tab. */
  param: string
  tabs: ById<{ label: MessageKey; when?: When<Scope>; blocks: ById<Block> }>
}

/** One part of a page as authors write it: every name, path and value is checked by the compiler. */
export type Block = WholeBlock | (Used<WholeBlock> & { block?: never })
type WholeBlock =
  | { [E in ListEndpoint]: object extends ListRequest<E> ? ListBare<E> : ListFull<E> }[ListEndpoint]
  | { [E in ListEndpoint]: object extends ListRequest<E> ? CarouselBare<E> : CarouselFull<E> }[ListEndpoint]
  | { [E in Endpoint]: KeptBlock<E> }[Endpoint]
  | { [N in FormName]: FormBlock<N> }[FormName]
  | { [E in Endpoint]: object extends Request<E> ? RecordBare<E> : RecordFull<E> }[Endpoint]
  | { [E in Endpoint]: object extends Request<E> ? TimelineBare<E> : TimelineFull<E> }[Endpoint]
  | { [E in ListEndpoint]: object extends ListRequest<E> ? ReceiptBare<E> : ReceiptFull<E> }[ListEndpoint]
  | TimelinePlain
  | ReceiptPlain
  | RecordPlain
  | LinksBlock
  | TextBlock
  | MediaBlock
  | WidgetBlock
  | TabsBlock

interface Need {
  use?: never
  when: When<Scope>
  otherwise: Message<Scope>
  action?: Action<Scope>
}

/** One page as authors write it: its title, who may see it, and its blocks. */
export interface PageConfig {
  title: MessageKey
  /** Names the document once all of its values are there. */
  documentTitle?: Message<Scope>
  /** The default is 'account'. */
  access?: Access
  /** The page for people without a session, on a guarded page. */
  login?: RoutePath
  /** Conditions of the page. The first that fails is shown in its place, with actions. */
  needs?: ById<Need | Use>
  /** Redirects to other pages. The first whose condition holds is taken. */
  redirects?: ById<{ when: When<Scope>; to: RoutePath; query?: Query<Scope> }>
  event?: EventId
  look?: 'plain' | 'welcome' | 'entrance'
  /** Its drawing stands in the light of an `entrance`, where there is room for one. */
  icon?: IconName
  /** The query parameters that are numbers. An address in which one is no number is not found. */
  query?: ById<'number'>
  state?: ById<string | number>
  opened?: ById<(Native<Scope> & { when?: When<Scope> }) | Use> | Use
  blocks: ById<Block>
  order?: readonly string[]
}
