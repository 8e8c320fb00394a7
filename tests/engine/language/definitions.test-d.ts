// Compiled, but never run: `tsc` fails if the hand-written types and the definitions of kinds differ.
import type { blockDefinitions } from '../../../src/engine/blocks/definitions'
import type { EnvelopeCodes } from '../../../src/engine/api/answer/envelope'
import type { ListAdapter } from '../../../src/engine/api/answer/listPage'
import type { HeaderSource, Protocol } from '../../../src/engine/api/protocol'
import type { FormFields } from '../../../src/engine/language/types/fieldTypes'
import type * as contract from '../../../src/engine/language/grammar/contract'
import type { keyword } from '../../../src/engine/language/grammar/field'
import type { market } from '../../../src/engine/language/grammar/market'
import type { Market } from '../../../src/engine/language/types/market'
import type { FormName } from '../../../src/engine/language/types/register'
import type { PageConfig as PlainPage } from '../../../src/engine/language/types/plainPage'
import type {
  Action as PlainAction,
  Block as PlainBlock,
  BlockOf,
  Field,
  Infer,
} from '../../../src/engine/language/types/plain'
import type { Action } from '../../../src/engine/language/types/actionTypes'
import type { OutcomeRule } from '../../../src/engine/money/outcomeRule'
import type { Call, NativeEntry } from '../../../tools/cli/generate/schemaSet'
import type { Scope } from '../../../src/engine/language/types/scope'
import type { Block, PageConfig } from '../../../src/engine/language/types/types'

/** Names that some member of a union has, except forbidden ones (`call?: never`). */
type Names<T> = T extends unknown
  ? { [K in keyof T]-?: [Exclude<T[K], undefined>] extends [never] ? never : K }[keyof T]
  : never
type Needed<T> = T extends unknown ? { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T] : never
/** Names that every member of a union requires. */
type NeededEverywhere<T> = { [K in Names<T>]: T extends Record<K, unknown> ? never : K }[Names<T>]
type OfKind<T, Member extends 'block' | 'do', Kind> = T extends { readonly [M in Member]: infer Own }
  ? Kind extends Own
    ? T
    : never
  : never

/** Members of which a definition requires one. */
type OneOfSeveral = 'steps' | 'list' | 'value' | 'add' | 'lines' | 'address' | 'phone' | 'image' | 'video'

/** Names that only one side has. */
type Differences<Typed, Plain> =
  | Exclude<Names<Typed>, Names<Plain>>
  | Exclude<Names<Plain>, Names<Typed>>
  // The typed layer requires each member that a definition requires.
  | Extract<NeededEverywhere<Typed>, Exclude<Needed<Plain>, OneOfSeveral>>

type BlockDifferences = {
  [Kind in keyof typeof blockDefinitions]: Differences<OfKind<Block, 'block', Kind>, BlockOf<Kind>>
}
/** No call of this product answers a file, so the typed layer has no `download`. That of examples/github has one. */
type ActionKind = Exclude<PlainAction['do'], 'download'>
type ActionDifferences = {
  [Kind in ActionKind]: Differences<OfKind<Action<Scope>, 'do', Kind>, OfKind<PlainAction, 'do', Kind>>
}
type None<Kind extends string> = { readonly [K in Kind]: never }

/** Each is an object of `never`. Another type would be the name of a member that only one side has. */
export const noBlockDiffers = (found: BlockDifferences): None<PlainBlock['block']> => found
export const noActionDiffers = (found: ActionDifferences): None<ActionKind> => found
export const noPageDiffers = (found: Differences<PageConfig, PlainPage>): '$schema' => found

/** A field of the typed layer. The fields of all forms have the same members. */
type WholeFields<Name extends FormName> = Exclude<FormFields<Name, Scope>, { use: unknown }>
type TypedField = Exclude<
  NonNullable<{ [Name in FormName]: WholeFields<Name>[keyof WholeFields<Name>] }[FormName]>,
  { use: unknown }
>
type Same<One, Other> = Exclude<One, Other> | Exclude<Other, One>
/** No form of this product contains an object, so no field has `fields`. */
export const noFieldDiffers = (found: Differences<TypedField, Field>): 'fields' => found
export const noFillDiffers = (found: Same<NonNullable<TypedField['fill']>, NonNullable<Field['fill']>>): never => found
export const noKeywordDiffers = (
  found: Same<keyof NonNullable<TypedField['messages']>, Infer<typeof keyword>>,
): never => found

/** Names that only one side has or requires. */
type Unlike<Typed, Defined> =
  | Differences<Typed, Defined>
  | Exclude<Needed<Typed>, Needed<Defined>>
  | Exclude<Needed<Defined>, Needed<Typed>>
export const noMarketDiffers = (found: Unlike<Market, Infer<typeof market>>): never => found
export const noCallDiffers = (found: Unlike<Call, Infer<typeof contract.serverCall>>): never => found
export const noProtocolDiffers = (found: Unlike<Protocol, Infer<typeof contract.protocol>>): never => found
export const noEnvelopeDiffers = (found: Unlike<EnvelopeCodes, Infer<typeof contract.envelope>>): never => found
export const noHeaderDiffers = (found: Unlike<HeaderSource, Infer<typeof contract.headerSource>>): never => found
export const noHeaderFactDiffers = (
  found: Same<HeaderSource['from'], Infer<typeof contract.headerSource>['from']>,
): never => found
export const noAdapterDiffers = (found: Unlike<ListAdapter, Infer<typeof contract.listAdapter>>): never => found
export const noOutcomeDiffers = (found: Unlike<OutcomeRule, Infer<typeof contract.outcome>>): never => found
export const noFunctionDiffers = (found: Unlike<NativeEntry, Infer<typeof contract.nativeFunction>>): never => found
