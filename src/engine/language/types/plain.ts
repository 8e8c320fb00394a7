/**
 * The page language once its types are gone: the JSON that the renderer reads.
 * Each type is derived from the definition of its kind. What a page may say is compiled by `types.ts`, and checked by `check/`.
 */

import type { actionDefinitions } from '../../actions/definitions'
import type { blockDefinitions } from '../../blocks/definitions'
import type * as fieldGrammar from '../grammar/field'
import type { Infer } from '../grammar/infer'
import type * as values from '../grammar/values'

export type { ById, Conditions } from '../grammar/infer'

declare module '../grammar/grammar' {
  interface NamedTypes {
    Action: Action
    Block: Block
    CallAction: CallAction
    Field: Field
    LinkAction: LinkAction
  }
}

export type Ref = Infer<typeof values.reference>
export type Body = Infer<typeof values.body>
export type Format = Infer<typeof values.format>
export type Words = Infer<typeof values.words>
export type Line = Infer<typeof values.line>
export type Worded = Infer<typeof values.worded>
export type Tone = Infer<typeof values.tone>
export type Field = Infer<typeof fieldGrammar.field>
export type Options = NonNullable<Field['options']>
export type FieldCheck = NonNullable<Field['check']>
export type NativeCall = Infer<typeof values.nativeCall>
export type Args = NonNullable<NativeCall['args']>

type Actions = typeof actionDefinitions
type ActionOf<Kind extends keyof Actions> = Infer<Actions[Kind]['rule']>
export type CallAction = ActionOf<'call'>
export type Then = NonNullable<CallAction['then']>
export type FormAction = ActionOf<'form'>
export type LinkAction = ActionOf<'link'>
export type SheetAction = ActionOf<'sheet'>
export type SetAction = ActionOf<'set'>
export type LanguageAction = ActionOf<'language'>
/** What happens on a press; `do` says its kind. */
export type Action = { [Kind in keyof Actions]: ActionOf<Kind> }[keyof Actions]

type Blocks = typeof blockDefinitions
/** The block of a kind. */
export type BlockOf<Kind extends keyof Blocks> = Infer<Blocks[Kind]['rule']>
/** A part of the code that draws blocks. */
export type BlockCode = Blocks[keyof Blocks]['codeGroup']
/** One part of a page; `block` says its kind. */
export type Block = { [Kind in keyof Blocks]: BlockOf<Kind> }[keyof Blocks]
