// Returns the text of src/generated/register.ts, which connects the engine's closed sets to those of the product.

export function registerText(
  marketOnly: { readonly [form: string]: readonly string[] },
  languages: readonly string[],
  hasNativeCalls: boolean,
  optional: { readonly parts?: unknown; readonly events?: unknown },
): string {
  const members = Object.entries(marketOnly).map(
    ([form, names]) => `${form}: ${names.map((name) => `'${name}'`).join(' | ')}`,
  )
  const own = (['parts', 'events'] as const).filter((name) => optional[name] !== undefined)
  return `// The only place where the engine meets the product's types. Written by \`npm run generate\`. Do not edit.
import type { markets } from '../../markets.config'
import type { pages${own.map((name) => `, ${name}`).join('')} } from '../../pages.config'
import type { sources } from '../../pages/sources'
import type { Facts } from '../../markets/facts'
import type { MessageBase } from '@pagewright/engine/register'
import type en from '../../locales/en.json'
${hasNativeCalls ? "import type { NativeCalls } from './native'\n" : ''}import type { widgets } from '../widgets/widgets'
import type { IconName as LucideName } from '@pagewright/cli/icons'
import type { Contract } from './types'

type Answers<Named> = { [Id in keyof Named]: Named[Id] extends { call: infer E extends keyof Contract['api'] } ? Seen<Named[Id], Contract['api'][E]['response']> : never }
/** A source with \`first\` sees one row of the list. */
type Seen<Source, Answer> = Source extends { first: true } ? (Answer extends { list: readonly (infer Row)[] } ? Row : never) : Answer

declare module '@pagewright/engine/register' {
  interface Register {
    api: Contract['api']
    forms: Contract['forms']
    marketOnly: { ${members.join('; ')} }
    user: Contract['session']
    data: Answers<typeof sources>
    market: Facts
    message: MessageBase<keyof typeof en>
    route: keyof typeof pages
    widget: keyof typeof widgets
${own.map((name) => `    ${name}: typeof ${name}\n`).join('')}    native: ${hasNativeCalls ? 'NativeCalls' : 'object'}
    icon: LucideName
    language: ${languages.map((language) => `'${language}'`).join(' | ')}
  }
}

export type MarketId = keyof typeof markets
`
}
