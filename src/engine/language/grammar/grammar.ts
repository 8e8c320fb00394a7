// The vocabulary of definitions: what may stand at one place of a config, as data. Checker, plain types, JSON Schemas and
// docs/language.md are derived from it. Only build tools load a grammar: what a browser needs of a kind is exported beside it.

/** A closed set of the product, or of the platform, that a text is a name of. */
export type NameSet =
  | 'message'
  | 'readEndpoint'
  | 'writeEndpoint'
  | 'route'
  | 'linkedRoute'
  | 'form'
  | 'icon'
  | 'widget'
  | 'fieldWidget'
  | 'nativeCall'

/** What a path must lead to, as far as the schemas of the product tell. */
export type PathTarget = 'anything' | 'text' | 'textOrNumber' | 'number' | 'list' | 'shown'

/** Names of checks that the checker has for what a shape alone does not say: `language/check/meanings.ts`. */
export type Meaning =
  | 'bound'
  | 'fieldInitial'
  | 'fieldItem'
  | 'fields'
  | 'fieldSuggest'
  | 'fieldWords'
  | 'fills'
  | 'itemMember'
  | 'lineWords'
  | 'openParam'
  | 'pictureMember'
  | 'query'
  | 'reasons'
  | 'requestParam'
  | 'sectionWords'
  | 'sent'
  | 'sharing'
  | 'siblingIds'
  | 'stateName'
  | 'textReference'
  | 'value'
  | 'words'
  | 'worded'

/** How an object calls an endpoint, and what its members see of the answer. */
export interface Asks {
  /** The member that names the endpoint. A block reads what its `rows` or `call` names as soon as it is drawn. */
  readonly by: 'rows' | 'call'
  /** `rows`: the call answers `list`, and members see one row of it; `whole`: they see the answer. */
  readonly gives: 'rows' | 'whole'
  /** What paths call it. */
  readonly as: 'row' | 'answer'
  /** Members that see the answer see nothing else. */
  readonly isAlone?: boolean
  /** The call changes something, and a form around it fills what `body` leaves out. */
  readonly isWrite?: boolean
}

/** `literal`: a text or a number; `conditions`: paths with tests. */
export type Atom = 'text' | 'number' | 'flag' | 'null' | 'literal' | 'anything' | 'conditions'

/** What may stand at one place. */
export type Rule =
  | { readonly is: Atom }
  | { readonly is: 'name'; readonly set: NameSet }
  | { readonly is: 'path'; readonly to: PathTarget }
  | { readonly is: 'oneOf'; readonly values: readonly (string | number | boolean)[] }
  /** One of some names, each with a sentence of its own. */
  | { readonly is: 'choice'; readonly docs: { readonly [value: string]: string } }
  | { readonly is: 'list'; readonly of: Rule }
  | { readonly is: 'byId'; readonly of: Rule; readonly keys?: Rule | undefined }
  | ObjectRule
  | { readonly is: 'either'; readonly of: readonly Rule[] }
  /** A type with a section of its own in the documentation and a definition in the JSON Schema. */
  | { readonly is: 'type'; readonly name: string; readonly doc: string; readonly rule: Rule }
  /** One of several kinds of block or action, told by the value of a member. */
  | {
      readonly is: 'kinds'
      readonly noun: 'block' | 'action'
      readonly member: 'block' | 'do'
      readonly of: { readonly [kind: string]: { readonly rule: Rule } }
    }
  /** A type that is defined elsewhere, because it holds itself. */
  | { readonly is: 'named'; readonly name: NamedType }
  /** Has the shape of `like`, and is checked by a check of its own; `of` names the member that it is about. */
  | { readonly is: 'special'; readonly meaning: Meaning; readonly like: Rule; readonly of?: string | undefined }
  /**
   * Sees more than its surroundings: the answer, the form, or the server's name for what was moved. `page`: sees what the
   * blocks of a page see, and no more.
   */
  | { readonly is: 'sees'; readonly what: 'answer' | 'form' | 'ref' | 'page'; readonly like: Rule }

export interface ObjectRule {
  readonly is: 'object'
  readonly members: { readonly [name: string]: Member }
  readonly asks?: Asks
  /** Calls a function of the app; `given` are arguments that the engine adds. */
  readonly passes?: { readonly given: readonly string[] }
  /** Each of `items` has a value for the member of the request that `param` names. */
  readonly chooses?: boolean
  /** Exactly one of these members is there, unless there are none. */
  readonly oneOf: readonly string[]
  /** What must hold among the members. */
  readonly meaning?: Meaning
}

export interface Member {
  readonly doc: string
  readonly rule: Rule
  readonly isNeeded: boolean
}

/** The names of types that hold themselves; `language/definitions.ts` has their rules. */
export type NamedType = 'Action' | 'Block' | 'CallAction' | 'Field' | 'LinkAction'

// A build drops a call of these where nobody uses what it makes.

/* @__NO_SIDE_EFFECTS__ */
export function atom<const Is extends Atom>(is: Is) {
  return { is }
}

/* @__NO_SIDE_EFFECTS__ */
export function name<const Set extends NameSet>(set: Set) {
  return { is: 'name', set } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function path<const To extends PathTarget>(to: To) {
  return { is: 'path', to } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Values extends readonly (string | number | boolean)[]>(...values: Values) {
  return { is: 'oneOf', values } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function choice<const Docs extends { readonly [value: string]: string }>(docs: Docs) {
  return { is: 'choice', docs } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function list<const Of extends Rule>(of: Of) {
  return { is: 'list', of } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function byId<const Of extends Rule>(of: Of, keys?: Rule) {
  return { is: 'byId', of, keys } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function either<const Of extends readonly Rule[]>(...of: Of) {
  return { is: 'either', of } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function type<const Of extends Rule>(name: string, doc: string, rule: Of) {
  return { is: 'type', name, doc, rule } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function named<const Name extends NamedType>(name: Name) {
  return { is: 'named', name } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function special<const Like extends Rule>(meaning: Meaning, like: Like, of?: string) {
  return { is: 'special', meaning, like, of } as const
}

/** What members see of the answer of the call that their object makes. */
/* @__NO_SIDE_EFFECTS__ */
export function seesAnswer<const Like extends Rule>(like: Like) {
  return { is: 'sees', what: 'answer', like } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function sees<const Like extends Rule>(what: 'form' | 'ref' | 'page', like: Like) {
  return { is: 'sees', what, like } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function needed<const Of extends Rule>(doc: string, rule: Of) {
  return { doc, rule, isNeeded: true } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function optional<const Of extends Rule>(doc: string, rule: Of) {
  return { doc, rule, isNeeded: false } as const
}

/** What an object may say beside its members. */
export type ObjectFacts = Pick<ObjectRule, 'asks' | 'passes' | 'chooses' | 'meaning'>

/* @__NO_SIDE_EFFECTS__ */
export function object<const Members extends ObjectRule['members']>(members: Members, facts?: ObjectFacts) {
  return { is: 'object', members, oneOf: [], ...facts } as const
}
