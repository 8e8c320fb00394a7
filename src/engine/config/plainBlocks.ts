// Blocks as JSON: what `types.ts` says of them, once the types are gone.
import type { Action, Body, ById, CallAction, Conditions, Field, Format, Line, Tone, Words, Worded } from './plain'

interface BlockBase {
  readonly title?: Words
  readonly when?: Conditions
  /** Ids in the order of the screen, where it is not the order of the keys. */
  readonly order?: readonly string[]
}
/** One tab for each value of a member of the request; the chosen one stands in the address. */
export interface ValueTabs {
  readonly param: string
  readonly items: ById<{ readonly value: string | number; readonly label: string; readonly note?: string }>
}

export interface FormBlock extends BlockBase {
  readonly block: 'form'
  readonly form: string
  readonly fields: ById<Field>
  readonly incomplete?: Words
  readonly submit: CallAction
  readonly actions?: ById<Action>
}
export interface ListBlock extends BlockBase {
  readonly block: 'list'
  readonly rows: string
  readonly body?: Body
  readonly key: string
  readonly show: RowLook
  readonly tabs?: ValueTabs
  readonly search?: { readonly param: string; readonly placeholder: string }
  readonly filters?: ById<ValueFilter>
  /** A heading where the value changes from one row to the next. */
  readonly sections?: { readonly by: string; readonly format?: Format; readonly words?: ById<string> }
  readonly actions?: ById<Action>
  readonly detail?: Detail
  /** A row leads to a page, where it does not open on its own. */
  readonly opens?: { readonly to: string; readonly query?: Body }
  readonly empty?: { readonly text: Words; readonly action?: Action }
}
/** Pictures side by side, to be pushed along; a press on one does the first of its actions that may be shown. */
export interface CarouselBlock extends BlockBase {
  readonly block: 'carousel'
  readonly rows: string
  readonly body?: Body
  readonly key: string
  readonly image: string
  /** What the picture says, for those who do not see it. */
  readonly name: string
  readonly actions?: ById<Action>
}
export interface RowLook {
  readonly title: string
  readonly image?: string
  readonly imageShape?: 'round' | 'square'
  readonly badge?: Worded
  /** Stands at the end of the row. */
  readonly figure?: Figure
  readonly lines?: ById<Line>
}
export interface Figure {
  readonly value: string
  readonly format?: Format
  readonly unit?: string
}
export interface ValueFilter {
  readonly param: string
  readonly label: string
  readonly items: ById<{ readonly value: string | number; readonly label: string }>
}
/** A row on its own, in a sheet with its own address (`?row=<key>`). */
export interface Detail {
  readonly title: Words
  readonly badge?: Worded
  readonly notes?: ById<Note>
  readonly figure?: Figure & { readonly label: string }
  readonly lines: ById<Line>
  readonly actions?: ById<Action>
}
export interface RecordBlock extends BlockBase {
  readonly block: 'record'
  readonly call: string
  readonly body?: Body
  readonly tabs?: ValueTabs
  readonly look?: 'cells' | 'card' | 'hero'
  readonly image?: string
  readonly name?: string
  readonly cells?: ById<Line & { readonly big?: boolean; readonly note?: Words }>
  readonly lines?: ById<Line>
  readonly chart?: Chart
  readonly actions?: ById<Action>
}
export interface Chart {
  readonly title: string
  /** A path to a list of points. */
  readonly points: string
  readonly x: string
  readonly y: string
  readonly format?: Format
}
export interface LinksBlock extends BlockBase {
  readonly block: 'links'
  readonly look?: 'list' | 'grid' | 'buttons'
  readonly links: ById<Action>
}
export interface Note {
  readonly text: Words
  readonly tone?: Tone
  readonly when?: Conditions
}
export interface TextBlock extends BlockBase {
  readonly block: 'text'
  readonly look?: 'plain' | 'notice' | 'questions'
  readonly tone?: Tone
  readonly items: ById<{ readonly title?: Words; readonly text: Words; readonly when?: Conditions }>
}
export interface WidgetBlock extends BlockBase {
  readonly block: 'widget'
  readonly widget: string
}
export interface TabsBlock extends BlockBase {
  readonly block: 'tabs'
  /** The member of the address that names the open tab. */
  readonly param: string
  readonly tabs: ById<{ readonly label: string; readonly when?: Conditions; readonly blocks: ById<Block> }>
}
export type Block =
  | FormBlock
  | ListBlock
  | CarouselBlock
  | RecordBlock
  | LinksBlock
  | TextBlock
  | WidgetBlock
  | TabsBlock
