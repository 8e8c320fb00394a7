// The only place where the engine meets the product's types. Written by `npm run generate`. Do not edit.
import type { markets } from '../../markets.config'
import type { pages, parts } from '../../pages.config'
import type { sources } from '../../pages/sources'
import type { Facts } from '../../markets/facts'
import type { MessageBase } from '@pagewright/engine/register'
import type en from '../../locales/en.json'
import type { NativeCalls } from './native'
import type { widgets } from '../widgets/widgets'
import type { IconName as LucideName } from '@pagewright/cli/icons'
import type { Contract } from './types'

type Answers<Named> = { [Id in keyof Named]: Named[Id] extends { call: infer E extends keyof Contract['api'] } ? Seen<Named[Id], Contract['api'][E]['response']> : never }
/** A source with `first` sees one row of the list. */
type Seen<Source, Answer> = Source extends { first: true } ? (Answer extends { list: readonly (infer Row)[] } ? Row : never) : Answer

declare module '@pagewright/engine/register' {
  interface Register {
    api: Contract['api']
    forms: Contract['forms']
    marketOnly: { withdrawMethod: 'tax_id'; methodChange: 'tax_id' }
    user: Contract['session']
    data: Answers<typeof sources>
    market: Facts
    message: MessageBase<keyof typeof en>
    route: keyof typeof pages
    widget: keyof typeof widgets
    parts: typeof parts
    native: NativeCalls
    icon: LucideName
    language: 'ar' | 'en' | 'fa' | 'id' | 'pt' | 'ru' | 'tr' | 'ur' | 'uz' | 'zh'
  }
}

export type MarketId = keyof typeof markets
