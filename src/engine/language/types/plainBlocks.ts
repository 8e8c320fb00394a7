// The plain types of blocks, derived from their definitions.
import type * as choices from '../grammar/choices'
import type * as values from '../grammar/values'
import type { BlockOf, Infer } from './plain'

export type { Block } from './plain'

/** A block that draws a form and sends it. */
export type FormBlock = BlockOf<'form'>
/** A block that draws the rows of an endpoint page by page. */
export type ListBlock = BlockOf<'list'>
/** A block that draws an answer for each value that the device keeps. */
export type KeptBlock = BlockOf<'kept'>
/** A block that draws rows as pictures side by side. */
export type CarouselBlock = BlockOf<'carousel'>
export type RecordBlock = BlockOf<'record'>
/** A block that draws actions as a menu or as buttons. */
export type LinksBlock = BlockOf<'links'>
/** A block that draws fixed texts. */
export type TextBlock = BlockOf<'text'>
export type WidgetBlock = BlockOf<'widget'>
export type TabsBlock = BlockOf<'tabs'>

export type ValueTabs = Infer<typeof choices.valueTabs>
export type ValueFilter = Infer<typeof choices.valueFilter>
/** The table that a list shows on a wide screen. */
export type TableConfig = Infer<typeof values.rowTable>
/** The file with the rows of a list. */
export type RowFile = Infer<typeof values.rowFile>
export type ColumnConfig = TableConfig['columns'][string]
/** The sheet of one row of a list. */
export type Detail = NonNullable<ListBlock['detail']>
export type GoalConfig = NonNullable<RecordBlock['goal']>
export type ChartConfig = NonNullable<RecordBlock['chart']>
