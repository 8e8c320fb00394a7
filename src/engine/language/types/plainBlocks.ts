// Blocks as JSON: what `types.ts` says of them, once the types are gone.
import type { Action, Body, ById, CallAction, Conditions, Field, Format, Line, Tone, Message, Worded } from './plain'

/** What every block can say. */
interface BlockBase {
  /** Stands above the block. */
  readonly title?: Message
  /** Shown only while it holds. */
  readonly when?: Conditions
  /** Ids in the order of the screen, where it is not the order of the keys. */
  readonly order?: readonly string[]
}
/** One tab for each value of a member of the request; the chosen one stands in the address. */
export interface ValueTabs {
  /** The member of the request. */
  readonly param: string
  /** The tabs by id: the value, its words, and a word beside them. */
  readonly items: ById<{ readonly value: string | number; readonly label: string; readonly note?: string }>
}

/** A form that is sent to an endpoint. */
export interface FormBlock extends BlockBase {
  /** This kind of block. */
  readonly block: 'form'
  /** Its schema, in `schemas/forms.json`. */
  readonly form: string
  /** One field for each member of the schema, under its name. */
  readonly fields: ById<Field>
  /** Said when a submit finds something wrong, beside the words of each field. */
  readonly incomplete?: Message
  /** The call that takes what was filled in. */
  readonly submit: CallAction
  /** What else can be done below the form. */
  readonly actions?: ById<Action>
}
/** Rows of an endpoint that answers page by page. */
export interface ListBlock extends BlockBase {
  /** This kind of block. */
  readonly block: 'list'
  /** The endpoint; it answers `list` and `has_more`. */
  readonly rows: string
  /** What it is asked with, beside the number of the page. */
  readonly body?: Body
  /** What tells one row from another. */
  readonly key: string
  /** How a row looks. */
  readonly show: RowLook
  /** Tabs above the rows. */
  readonly tabs?: ValueTabs
  /** A search above the rows: the member of the request, and the words in the empty box. */
  readonly search?: { readonly param: string; readonly placeholder: string }
  /** Choices above the rows. */
  readonly filters?: ById<ValueFilter>
  /** A heading where the value changes from one row to the next. */
  readonly sections?: { readonly by: string; readonly format?: Format; readonly words?: ById<string> }
  /** What can be done with a row. */
  readonly actions?: ById<Action>
  /** What a row shows when it is opened. */
  readonly detail?: Detail
  /** A row leads to a page, where it does not open on its own. */
  readonly opens?: { readonly to: string; readonly query?: Body }
  /** Said where there are no rows, with what to do then. */
  readonly empty?: { readonly text: Message; readonly action?: Action }
}
/** Pictures side by side, to be pushed along; a press on one does the first of its actions that may be shown. */
export interface CarouselBlock extends BlockBase {
  /** This kind of block. */
  readonly block: 'carousel'
  /** The endpoint of the pictures; it answers `list`. */
  readonly rows: string
  /** What it is asked with. */
  readonly body?: Body
  /** What tells one picture from another. */
  readonly key: string
  /** The address of the picture. */
  readonly image: string
  /** What the picture says, for those who do not see it. */
  readonly name: string
  /** What a press does: the first that may be shown. */
  readonly actions?: ById<Action>
}
/** How a row looks. */
export interface RowLook {
  /** Its first line. */
  readonly title: string
  /** The address of the picture before it. */
  readonly image?: string
  /** Of the picture; `round` unless said. */
  readonly imageShape?: 'round' | 'square'
  /** A value of a closed set, as a badge. */
  readonly badge?: Worded
  /** Stands at the end of the row. */
  readonly figure?: Figure
  /** Values below the title. */
  readonly lines?: ById<Line>
}
/** A value that stands out. */
export interface Figure {
  /** What is shown. */
  readonly value: string
  /** How it is written. */
  readonly format?: Format
  /** The unit behind it, such as a currency. */
  readonly unit?: string
}
/** A choice among values of a member of the request. */
export interface ValueFilter {
  /** The member of the request. */
  readonly param: string
  /** What the choice is about. */
  readonly label: string
  /** The choices by id: the value and its words. */
  readonly items: ById<{ readonly value: string | number; readonly label: string }>
}
/** A row on its own, in a sheet with its own address (`?row=<key>`). */
export interface Detail {
  /** Stands above the sheet. */
  readonly title: Message
  /** A value of a closed set, as a badge. */
  readonly badge?: Worded
  /** What is to be known of the row. */
  readonly notes?: ById<Note>
  /** A value that stands out, with its words. */
  readonly figure?: Figure & { readonly label: string }
  /** Values, one below another. */
  readonly lines: ById<Line>
  /** What can be done with the row. */
  readonly actions?: ById<Action>
}
/** What one call answers, as `row`. */
export interface RecordBlock extends BlockBase {
  /** This kind of block. */
  readonly block: 'record'
  /** The endpoint that is read. */
  readonly call: string
  /** What it is asked with. */
  readonly body?: Body
  /** Tabs above it. */
  readonly tabs?: ValueTabs
  /** `cells` side by side, a `card`, or a `hero` at the top of the page. */
  readonly look?: 'cells' | 'card' | 'hero'
  /** The address of a picture. */
  readonly image?: string
  /** A name beside the picture. */
  readonly name?: string
  /** Values side by side; a `big` one stands out, and a `note` stands below. */
  readonly cells?: ById<Line & { readonly big?: boolean; readonly note?: Message }>
  /** Values, one below another. */
  readonly lines?: ById<Line>
  /** A curve of a list in the answer. */
  readonly chart?: ChartConfig
  /** What can be done. */
  readonly actions?: ById<Action>
}
/** A curve of points. */
export interface ChartConfig {
  /** Stands above the curve. */
  readonly title: string
  /** A path to a list of points. */
  readonly points: string
  /** The member of a point that is the time. */
  readonly x: string
  /** The member of a point that is drawn. */
  readonly y: string
  /** How values are written. */
  readonly format?: Format
}
/** Ways on: links and other actions. */
export interface LinksBlock extends BlockBase {
  /** This kind of block. */
  readonly block: 'links'
  /** Rows, a grid of tiles, or buttons; `list` unless said. */
  readonly look?: 'list' | 'grid' | 'buttons'
  /** The ways by id. */
  readonly links: ById<Action>
}
/** A sentence that may be shown. */
export interface Note {
  /** What is said. */
  readonly text: Message
  /** How it is meant. */
  readonly tone?: Tone
  /** Shown only while it holds. */
  readonly when?: Conditions
}
/** Words to read. */
export interface TextBlock extends BlockBase {
  /** This kind of block. */
  readonly block: 'text'
  /** Paragraphs, a notice, or questions that open; `plain` unless said. */
  readonly look?: 'plain' | 'notice' | 'questions'
  /** How it is meant. */
  readonly tone?: Tone
  /** Paragraphs, or questions with their answers. */
  readonly items: ById<{ readonly title?: Message; readonly text: Message; readonly when?: Conditions }>
}
/** A screen that the product draws by itself. */
export interface WidgetBlock extends BlockBase {
  /** This kind of block. */
  readonly block: 'widget'
  /** Which one. */
  readonly widget: string
}
/** Blocks behind tabs. */
export interface TabsBlock extends BlockBase {
  /** This kind of block. */
  readonly block: 'tabs'
  /** The member of the address that names the open tab. */
  readonly param: string
  /** The tabs by id: their words, when they are shown, and their blocks. */
  readonly tabs: ById<{ readonly label: string; readonly when?: Conditions; readonly blocks: ById<Block> }>
}
/** One part of a page; `block` says its kind. */
export type Block =
  | FormBlock
  | ListBlock
  | CarouselBlock
  | RecordBlock
  | LinksBlock
  | TextBlock
  | WidgetBlock
  | TabsBlock
