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
  /** Where it is looked up. */
  readonly from: string
}
/** A literal, or a reference to a value of the scope. */
export type Value = string | number | boolean | null | Ref | readonly (string | number)[]
/** Members of a request. */
export type Body = ById<Value>
/** Entries are AND-ed; `any` holds when one of its members does. */
export interface Conditions {
  readonly [path: string]: unknown
}

/** How a value is written. */
export type Format = 'text' | 'id' | 'count' | 'money' | 'short' | 'time' | 'date' | 'image' | 'images' | 'phone'
/** A message key, or one with the values of its placeholders. */
export type Message =
  | string
  | { readonly say: string; readonly with: ById<string | number | (Ref & { readonly format?: Format })> }

/** One value with its words. */
export interface Line {
  /** Its words. */
  readonly label: string
  /** Where it is looked up. */
  readonly value: string
  /** How it is written; as it is unless said. */
  readonly format?: Format
  /** Words of the values of a closed set. */
  readonly words?: ById<string>
  /** Shown only while it holds. */
  readonly when?: Conditions
  /** Can be copied. */
  readonly copy?: boolean
  /** A path to the unit that stands behind the value, such as a currency. */
  readonly unit?: string
  /** Where the members of a list of pictures keep the address and the time. */
  readonly parts?: { readonly src: string; readonly time?: string }
}

/** A value of a closed set, told in words. */
export interface Worded {
  /** Where it is looked up. */
  readonly value: string
  /** The words of each value. */
  readonly words: ById<string>
  /** How each value is meant. */
  readonly tones?: ById<Tone>
}
/** How something is meant: its colour. */
export type Tone = 'plain' | 'primary' | 'good' | 'warn' | 'danger'

/** Choices that an endpoint gives. */
export interface Options {
  /** The endpoint; it answers `list`, whose members are `row`. */
  readonly call: string
  /** What it is asked with; asked again when a value of the form in it changes. */
  readonly body?: Body
  /** What is chosen. */
  readonly value: string
  /** What the choice is called. */
  readonly label: string
  /** What stands beside it. */
  readonly note?: string
  /** The address of its picture. */
  readonly image?: string
  /** Other fields of the form that take a value of the chosen row. */
  readonly fills?: ById<string>
  /** Values never offered, compared as strings. */
  readonly without?: readonly (string | number)[]
  /** Said while a value that `body` needs is not chosen yet, in place of the general words. */
  readonly first?: string
  /** Said when there is nothing to choose from, with the way to change that. */
  readonly empty?: { readonly text: Message; readonly action?: LinkAction }
}

/** Asks an endpoint about what was typed, 500 ms after the last key. */
export interface FieldCheck {
  /** The endpoint; it answers `answer`. */
  readonly call: string
  /** What it is asked with. */
  readonly body: Body
  /** Shown beside the field when the answer is good: a path of `answer`. */
  readonly shows?: string
  /** The address of a picture beside it. */
  readonly image?: string
  /** Said where the server refuses what was typed. */
  readonly failed: string
}

/** One member of a form. */
export interface Field {
  /** What is asked for. */
  readonly label: string
  /** Stands below the field. */
  readonly help?: Message
  /** Stands in the empty field. */
  readonly placeholder?: string
  /** What it is filled in with; told by the schema unless said. */
  readonly widget?: string
  /** Stands before the field. */
  readonly icon?: string
  /** What can be chosen, where an endpoint says it. */
  readonly options?: Options
  /** Words of an enum's values. */
  readonly words?: ById<string>
  /** Words by JSON Schema keyword, in place of the general ones: `{ required: 'login.user.empty' }`. */
  readonly messages?: ById<string>
  /** A question about what was typed. */
  readonly check?: FieldCheck
  /** Ready-made answers beside free entry. */
  readonly suggest?: readonly (string | number)[] | Ref
  /** What stands there at first. */
  readonly initial?: Value
  /** Shown and sent only while it holds. */
  readonly when?: Conditions
  /** The least figure, or how many items at least. */
  readonly min?: number | Ref
  /** The largest figure, or how many items at most. */
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

/** What every action can say. */
interface ActionBase {
  /** Its words. */
  readonly label: string
  /** Stands beside the words. */
  readonly icon?: string
  /** How it is meant. */
  readonly tone?: Tone
  /** Shown only while it holds. */
  readonly when?: Conditions
  /** Shown, but not to be pressed, while `when` does not hold; `otherwise` says why. */
  readonly enabled?: { readonly when: Conditions; readonly otherwise: Message }
}

/** What follows a call that went well: stay, read again, go back, close, or leave for a page, a host, a session. */
export type Then =
  | 'stay'
  | 'reload'
  | 'back'
  | 'close'
  | { readonly to: string; readonly query?: Body; readonly replace?: boolean }
  /** Leaves for a payment or partner page on an allowed host. */
  | { readonly leave: Ref }
  | { readonly signIn: { readonly uid: Ref; readonly token: Ref }; readonly to: string }

/** Calls an endpoint that changes something. */
export interface CallAction extends ActionBase {
  /** This kind of action. */
  readonly do: 'call'
  /** The endpoint. */
  readonly call: string
  /** What it is sent, beside what a form fills in. */
  readonly body?: Body
  /** Asked before: only who agrees goes on. */
  readonly ask?: Message | { readonly title: Message; readonly text?: Message; readonly ok?: string }
  /** Said when it went well; it sees `answer`. */
  readonly done?: Message
  /** Said when it did not. */
  readonly failed?: Message
  /** Words of the server's business codes, in place of `failed`. */
  readonly reasons?: ById<string>
  /** What follows. */
  readonly then?: Then
  /** Where one goes when it was found out, without an answer, that money was moved; `ref` is the server's name for it. */
  readonly found?: { readonly to: string; readonly query?: Body }
}
/** Opens a form in a sheet. */
export interface FormAction extends ActionBase {
  /** This kind of action. */
  readonly do: 'form'
  /** Stands above the sheet. */
  readonly title?: Message
  /** Its schema, in `schemas/forms.json`. */
  readonly form: string
  /** One field for each member of the schema, under its name. */
  readonly fields: ById<Field>
  /** Members in the order of the screen. */
  readonly order?: readonly string[]
  /** Said when a submit finds something wrong, beside the words of each field. */
  readonly incomplete?: Message
  /** The call that takes what was filled in. */
  readonly submit: CallAction
}
/** Leads to a page. */
export interface LinkAction extends ActionBase {
  /** This kind of action. */
  readonly do: 'link'
  /** Where to. */
  readonly to: string
  /** Members of the address there. */
  readonly query?: Body
  /** Stands below the words. */
  readonly note?: Message
  /** A number that is shown as a red dot. */
  readonly count?: string
}
/** A call of the app around the page, and what it takes. */
export interface NativeCall {
  /** The function, one of `schemas/native.json`. */
  readonly call: string
  /** What it takes. */
  readonly args?: Args
}
/** Arguments may be words in the language of the page beside literals and values of the scope. */
export type Args = ById<Value | { readonly say: string; readonly with: ById<string | number | Ref> }>
/** Calls a function of the app around the page. */
export type NativeAction = ActionBase & NativeCall & { readonly do: 'native' }
/** Copies a value. */
export interface CopyAction extends ActionBase {
  /** This kind of action. */
  readonly do: 'copy'
  /** Where it is looked up. */
  readonly value: string
  /** Said when it was copied. */
  readonly done?: Message
}
/** Shares words and an address. */
export interface ShareAction extends ActionBase {
  /** This kind of action. */
  readonly do: 'share'
  /** What the shared thing is called. */
  readonly title?: Message
  /** The words. */
  readonly text: Message
  /** The page whose address goes along. */
  readonly to?: string
  /** Members of that address. */
  readonly query?: Body
  /** The call of the app that shares, where the page stands in one; it takes the text as `text`. */
  readonly by?: NativeCall
}
/** Opens blocks in a sheet. */
export interface SheetAction extends ActionBase {
  /** This kind of action. */
  readonly do: 'sheet'
  /** Stands above the sheet. */
  readonly title: Message
  /** What stands in it. */
  readonly blocks: ById<Block>
}
/** Keeps something in the `state` of the page, or adds to a number there. */
export type SetAction = ActionBase & { readonly do: 'set'; readonly state: string } & (
    | { readonly value: string | number; readonly add?: never }
    | { readonly add: number; readonly value?: never }
  )
/** Opens the picker of languages. */
export interface LanguageAction extends ActionBase {
  /** This kind of action. */
  readonly do: 'language'
}
/** Ends the session. */
export interface SignOutAction extends ActionBase {
  /** This kind of action. */
  readonly do: 'signOut'
  /** Asked before: only who agrees goes on. */
  readonly ask?: Message
}
/** What happens on a press; `do` says its kind. */
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
