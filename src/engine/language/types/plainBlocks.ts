// The plain types of blocks, derived from their definitions.
import type * as values from '../grammar/values'
import type { BlockOf, Infer } from './plain'

export type { Block } from './plain'

export type FormBlock = BlockOf<'form'>
export type ListBlock = BlockOf<'list'>
export type CarouselBlock = BlockOf<'carousel'>
export type RecordBlock = BlockOf<'record'>
export type LinksBlock = BlockOf<'links'>
export type TextBlock = BlockOf<'text'>
export type WidgetBlock = BlockOf<'widget'>
export type TabsBlock = BlockOf<'tabs'>

export type ValueTabs = Infer<typeof values.valueTabs>
export type ValueFilter = Infer<typeof values.valueFilter>
export type Detail = NonNullable<ListBlock['detail']>
export type ChartConfig = NonNullable<RecordBlock['chart']>
