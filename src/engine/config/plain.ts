/**
 * The page language once its types are gone: the JSON that the renderer reads.
 * What a page may say, and which values fit together, is written in `types.ts`; this file only names the shapes.
 */

import type { Block } from './plainBlocks'

/** Things by id: the order of the keys is the order on the screen, unless `order` says otherwise. */
export interface ById<T> {
  readonly [id: string]: T
}

/** A value found at a path of the scope: `{ from: 'row.uid' }`. */
export interface Ref {
  readonly from: string
}
/** A literal, or a reference to a value of the scope. */
export type Value = string | number | boolean | null | Ref | readonly (string | number)[]
export type Body = ById<Value>
/** Entries are AND-ed; `any` holds when one of its members does. */
export interface Conditions {
  readonly [path: string]: unknown
}

export type Format = 'text' | 'id' | 'count' | 'money' | 'short' | 'time' | 'date' | 'image' | 'images' | 'phone'
/** A message key, or one with the values of its placeholders. */
export type Words =
  | string
  | { readonly say: string; readonly with: ById<string | number | (Ref & { readonly format?: Format })> }

export interface Line {
  readonly label: string
  readonly value: string
  readonly format?: Format
  /** Words of the values of a closed set. */
  readonly words?: ById<string>
  readonly when?: Conditions
  readonly copy?: boolean
  /** A path to the unit that stands behind the value, such as a currency. */
  readonly unit?: string
  /** Where the members of a list of pictures keep the address and the time. */
  readonly parts?: { readonly src: string; readonly time?: string }
}

export interface Worded {
  readonly value: string
  readonly words: ById<string>
  readonly tones?: ById<Tone>
}
export type Tone = 'plain' | 'primary' | 'good' | 'warn' | 'danger'

export interface Options {
  readonly call: string
  readonly body?: Body
  readonly value: string
  readonly label: string
  readonly note?: string
  readonly image?: string
  /** Other fields of the form that take a value of the chosen row. */
  readonly fills?: ById<string>
  /** Values never offered, compared as strings. */
  readonly without?: readonly (string | number)[]
  /** Said while a value that `body` needs is not chosen yet, in place of the general words. */
  readonly first?: string
  /** Said when there is nothing to choose from, with the way to change that. */
  readonly empty?: { readonly text: Words; readonly action?: LinkAction }
}

/** Asks an endpoint about what was typed, 500 ms after the last key. */
export interface FieldCheck {
  readonly call: string
  readonly body: Body
  /** Shown beside the field when the answer is good: a path of `answer`. */
  readonly shows?: string
  readonly image?: string
  readonly failed: string
}

export interface Field {
  readonly label: string
  readonly help?: Words
  readonly placeholder?: string
  readonly widget?: string
  readonly icon?: string
  readonly options?: Options
  /** Words of an enum's values. */
  readonly words?: ById<string>
  /** Words by JSON Schema keyword, in place of the general ones: `{ required: 'login.user.empty' }`. */
  readonly messages?: ById<string>
  readonly check?: FieldCheck
  /** Ready-made answers beside free entry. */
  readonly suggest?: readonly (string | number)[] | Ref
  readonly initial?: Value
  readonly when?: Conditions
  readonly min?: number | Ref
  readonly max?: number | Ref
  /** Never kept in a draft. */
  readonly sensitive?: boolean
  /** What the browser may fill in by itself, as HTML's `autocomplete` names it. */
  readonly fill?: string
  /** Fields of a nested object. */
  readonly fields?: ById<Field>
  /** The field of each member of an array. */
  readonly items?: Field
}

interface ActionBase {
  readonly label: string
  readonly icon?: string
  readonly tone?: Tone
  readonly when?: Conditions
  /** Shown, but not to be pressed, while `when` does not hold; `otherwise` says why. */
  readonly enabled?: { readonly when: Conditions; readonly otherwise: Words }
}

export type Then =
  | 'stay'
  | 'reload'
  | 'back'
  | 'close'
  | { readonly to: string; readonly query?: Body; readonly replace?: boolean }
  /** Leaves for a payment or partner page on an allowed host. */
  | { readonly leave: Ref }
  | { readonly signIn: { readonly uid: Ref; readonly token: Ref }; readonly to: string }

export interface CallAction extends ActionBase {
  readonly do: 'call'
  readonly call: string
  readonly body?: Body
  readonly ask?: Words | { readonly title: Words; readonly text?: Words; readonly ok?: string }
  readonly done?: Words
  readonly failed?: Words
  /** Words of the server's business codes, in place of `failed`. */
  readonly reasons?: ById<string>
  readonly then?: Then
  /** Where one goes when it was found out, without an answer, that money was moved; `ref` is the server's name for it. */
  readonly found?: { readonly to: string; readonly query?: Body }
}
export interface FormAction extends ActionBase {
  readonly do: 'form'
  readonly title?: Words
  readonly form: string
  readonly fields: ById<Field>
  readonly order?: readonly string[]
  /** Said when a submit finds something wrong, beside the words of each field. */
  readonly incomplete?: Words
  readonly submit: CallAction
}
export interface LinkAction extends ActionBase {
  readonly do: 'link'
  readonly to: string
  readonly query?: Body
  readonly note?: Words
  readonly count?: string
}
/** A call of the app around the page, and what it takes. */
export interface NativeCall {
  readonly call: string
  readonly args?: Args
}
/** Arguments may be words in the language of the page beside literals and values of the scope. */
export type Args = ById<Value | { readonly say: string; readonly with: ById<string | number | Ref> }>
export type NativeAction = ActionBase & NativeCall & { readonly do: 'native' }
export interface CopyAction extends ActionBase {
  readonly do: 'copy'
  readonly value: string
  readonly done?: Words
}
export interface ShareAction extends ActionBase {
  readonly do: 'share'
  readonly title?: Words
  readonly text: Words
  readonly to?: string
  readonly query?: Body
  /** The call of the app that shares, where the page stands in one; it takes the text as `text`. */
  readonly by?: NativeCall
}
export interface SheetAction extends ActionBase {
  readonly do: 'sheet'
  readonly title: Words
  readonly blocks: ById<Block>
}
/** Keeps something in the `state` of the page, or adds to a number there. */
export type SetAction = ActionBase & { readonly do: 'set'; readonly state: string } & (
    | { readonly value: string | number; readonly add?: never }
    | { readonly add: number; readonly value?: never }
  )
/** Opens the picker of languages. */
export interface LanguageAction extends ActionBase {
  readonly do: 'language'
}
/** Ends the session. */
export interface SignOutAction extends ActionBase {
  readonly do: 'signOut'
  readonly ask?: Words
}
export type Action =
  | CallAction
  | FormAction
  | LinkAction
  | NativeAction
  | CopyAction
  | ShareAction
  | SheetAction
  | SetAction
  | LanguageAction
  | SignOutAction
