/**
 * The plain types of pages: the JSON that the renderer reads. Each type is derived from the definition of its kind.
 * Authors use the stricter types in `types.ts`, and `check/` checks the JSON.
 */

import type * as fieldGrammar from '../grammar/field'
import type { ChoiceRule, NamedType } from '../grammar/grammar'
import type * as values from '../grammar/values'

/**
 * The definitions of kinds. They stand above the language: `actions/definitions.ts` and `blocks/definitions.ts` add theirs
 * by declaration merging.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is filled by declaration merging
export interface Kinds {}
/** A product that imports no definition has no use for their types, and still compiles. */
type Defined<Key extends string> = Kinds extends { readonly [K in Key]: infer Definitions } ? Definitions : never

/** Entries by id. Their order on the screen is that of the keys, unless `order` differs. */
export interface ById<T> {
  readonly [id: string]: T
}
/** Conditions that must all hold. `any` holds if one of its members does. */
export interface Conditions {
  readonly [path: string]: unknown
}

interface Atoms {
  readonly text: string
  readonly name: string
  readonly path: string
  readonly number: number
  readonly flag: boolean
  readonly null: null
  readonly literal: string | number
  readonly anything: unknown
  readonly conditions: Conditions
  readonly colour: string
  readonly definition: string
  readonly endpoint: string
  readonly language: string
}

/** The type of the values that a rule allows. */
export type Infer<R> = R extends { readonly is: keyof Atoms }
  ? Atoms[R['is']]
  : R extends { readonly is: 'oneOf'; readonly values: readonly (infer Value)[] }
    ? Value
    : R extends ChoiceRule<infer Value>
      ? Value
      : R extends { readonly is: 'list'; readonly of: infer Of }
        ? readonly Infer<Of>[]
        : R extends { readonly is: 'byId'; readonly of: infer Of }
          ? ById<Infer<Of>>
          : R extends { readonly is: 'either'; readonly of: readonly (infer Of)[] }
            ? Infer<Of>
            : R extends { readonly is: 'type'; readonly rule: infer Of }
              ? Infer<Of>
              : R extends { readonly is: 'special' | 'sees'; readonly like: infer Like }
                ? Infer<Like>
                : R extends { readonly is: 'named'; readonly name: infer Name extends NamedType }
                  ? NamedTypes[Name]
                  : InferObject<R>

type InferObject<R> = R extends {
  readonly is: 'object'
  readonly members: infer Members
  readonly oneOf: readonly (infer One)[]
}
  ? [One] extends [never]
    ? Flat<MembersOf<Members>>
    : OneOf<Members, One & keyof Members>
  : never

/** The members of an object, required and optional. */
type MembersOf<M> = {
  readonly [K in keyof M as M[K] extends { readonly isNeeded: true } ? K : never]: TypeOf<M[K]>
} & {
  readonly [K in keyof M as M[K] extends { readonly isNeeded: true } ? never : K]?: TypeOf<M[K]>
}
type TypeOf<M> = M extends { readonly rule: infer R } ? Infer<R> : never
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** An object with exactly one of some members. */
type OneOf<M, One extends keyof M> = {
  [K in One]: Flat<
    MembersOf<Omit<M, One>> & { readonly [Own in K]: TypeOf<M[Own]> } & {
      readonly [Other in Exclude<One, K>]?: never
    }
  >
}[One]

/** Recursive types, by their names in the grammar. */
interface NamedTypes extends Record<NamedType, unknown> {
  readonly Action: Action
  readonly Block: Block
  readonly CallAction: CallAction
  readonly Field: Field
  readonly FormSubmit: FormSubmit
  readonly LinkAction: LinkAction
  readonly Step: SequenceStep
}

export type Ref = Infer<typeof values.reference>
/** Members of a request, each a literal or a reference to a value. */
export type Body = Infer<typeof values.body>
export type Format = Infer<typeof values.format>
/** A message key, or one with the values of its placeholders. */
export type Message = Infer<typeof values.message>
export type Line = Infer<typeof values.line>
export type Worded = Infer<typeof values.worded>
export type Tone = Infer<typeof values.tone>
/** One member of a form: its label, its widget and its rules. */
export type Field = Infer<typeof fieldGrammar.field>
/** A step or a section of a form. */
export type FormSection = Infer<typeof fieldGrammar.formSection>
/** A rule across the fields of a form. */
export type FormRule = Infer<typeof fieldGrammar.formRule>
export type Options = NonNullable<Field['options']>
export type FieldCheck = NonNullable<Field['check']>
export type NativeCall = Infer<typeof values.nativeCall>
export type Args = NonNullable<NativeCall['args']>

type Actions = Defined<'actions'>
type ActionOf<Kind extends keyof Actions> = Infer<Actions[Kind]['rule']>
/** An action that calls an endpoint which changes something. */
export type CallAction = ActionOf<'call'>
export type Then = NonNullable<CallAction['then']>
/** A step before a call that shows what it will do. */
export type Review = NonNullable<CallAction['review']>
/** An action that opens a form in a sheet. */
export type FormAction = ActionOf<'form'>
export type LinkAction = ActionOf<'link'>
/** The action that gets the values of a form. */
export type FormSubmit = CallAction | LinkAction
export type SheetAction = ActionOf<'sheet'>
export type SetAction = ActionOf<'set'>
/** An action of a sequence. */
export type SequenceStep = ActionOf<keyof Defined<'steps'>>
/** An action that performs several in order. */
export type SequenceAction = ActionOf<'sequence'>
export type LanguageAction = ActionOf<'language'>
/** An action. `do` names its kind. */
export type Action = ActionOf<keyof Actions>

type Blocks = Defined<'blocks'>
/** The block of a kind. */
export type BlockOf<Kind extends keyof Blocks> = Infer<Blocks[Kind]['rule']>
/** A chunk with the views of blocks. */
export type BlockCode = Blocks[keyof Blocks]['codeGroup']
/** A part of a page. `block` names its kind. */
export type Block = BlockOf<keyof Blocks>
