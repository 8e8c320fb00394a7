// The rules of the page language, as data for build tools. A kind exports apart what a browser needs.
import type { SpecialCheck } from './specialChecks'

/** A closed set of names of the product or of the engine. */
export type NameSet =
  | 'message'
  | 'readEndpoint'
  | 'writeEndpoint'
  | 'fileEndpoint'
  | 'route'
  | 'linkedRoute'
  | 'form'
  | 'icon'
  | 'event'
  | 'widget'
  | 'fieldWidget'
  | 'nativeCall'

/** The type of value that a path must lead to, as far as the schemas of the product tell. */
export type PathTarget = 'anything' | 'text' | 'textOrNumber' | 'number' | 'list' | 'shown' | 'image' | 'address'

/** Describes the call of an object, and the part of the answer that its members see. */
export interface Asks {
  /**
   * The member that names the endpoint. A block calls the endpoint in `rows` or `call` as soon as it renders. It calls
   * the endpoint in `each` once for each value that the device keeps. An action calls the endpoint in `file`.
   */
  readonly by: 'rows' | 'call' | 'each' | 'file'
  /** `rows`: the call answers `list`, and members see one row of it; `whole`: they see the answer. */
  readonly gives: 'rows' | 'whole'
  /** The name of the answer in paths. */
  readonly as: 'row' | 'answer'
  /** True if members that see the answer see nothing else. */
  readonly isAlone?: boolean
  /** True for a write. A form around it fills the members that `body` omits. */
  readonly isWrite?: boolean
}

/** Texts of markets and of `schemas/`, which pages never contain. */
export type OtherText = 'colour' | 'definition' | 'endpoint' | 'language'
/** `literal`: a text or a number; `conditions`: paths with tests. */
export type Atom = 'text' | 'number' | 'flag' | 'null' | 'literal' | 'anything' | 'conditions' | OtherText

// Each rule is a named interface, which keeps error messages and declarations short.
export interface AtomRule<Is extends Atom> {
  readonly is: Is
}
export interface NameRule {
  readonly is: 'name'
  readonly set: NameSet
}
export interface PathRule {
  readonly is: 'path'
  readonly to: PathTarget
}
export interface OneOfRule<Value> {
  readonly is: 'oneOf'
  readonly values: readonly Value[]
}
/** One of some names, each with its definition. */
export interface ChoiceRule<Value extends string> {
  readonly is: 'choice'
  readonly of: { readonly [Name in Value]: { readonly doc: string } }
}
export interface ListRule<Of> {
  readonly is: 'list'
  readonly of: Of
}
export interface ByIdRule<Of> {
  readonly is: 'byId'
  readonly of: Of
  readonly keys?: Rule | undefined
}
export interface EitherRule<Of> {
  readonly is: 'either'
  readonly of: readonly Of[]
}
/** A type with a section of its own in the documentation and a definition in the JSON Schema. */
export interface TypeRule<Of> {
  readonly is: 'type'
  readonly name: string
  readonly doc: string
  readonly rule: Of
  /** The example of members with this type that have none of their own. */
  readonly example?: unknown
}
/** A recursive type, which is defined in `walk/rules.ts`. */
export interface NamedRule<Name extends NamedType> {
  readonly is: 'named'
  readonly name: Name
}
/** Has the shape of `like` and a check of its own. `of` names the member that the check is about. */
export interface SpecialRule<Like> {
  readonly is: 'special'
  readonly check: SpecialCheck
  readonly like: Like
  readonly of?: string | undefined
}
/**
 * Extends the scope by the answer, the form, or the server's reference. With `page`, the scope is that of the page.
 */
export interface SeesRule<Like> {
  readonly is: 'sees'
  readonly what: 'answer' | 'form' | 'ref' | 'page'
  readonly like: Like
}
/** A block or an action. The value of one member names its kind. */
export interface KindsRule {
  readonly is: 'kinds'
  readonly noun: 'block' | 'action'
  readonly member: 'block' | 'do'
  readonly of: { readonly [kind: string]: { readonly rule: Rule } }
}
export interface ObjectOf<Members, One extends string = never> {
  readonly is: 'object'
  readonly members: Members
  readonly asks?: Asks
  /** Makes a native call. The engine adds the arguments in `given`. */
  readonly passes?: { readonly given: readonly string[] }
  /** True if `items` have values for the member of the request that `param` names. */
  readonly chooses?: boolean
  /** Exactly one of these members is required. An empty list requires none. */
  readonly oneOf: readonly One[]
  /** Name of a check across the members. */
  readonly check?: SpecialCheck
}
export type ObjectRule = ObjectOf<{ readonly [name: string]: Member }, string>

/** Describes the values that are allowed at one place. */
export type Rule =
  | AtomRule<Atom>
  | NameRule
  | PathRule
  | OneOfRule<string | number | boolean>
  | ChoiceRule<string>
  | ListRule<Rule>
  | ByIdRule<Rule>
  | EitherRule<Rule>
  | TypeRule<Rule>
  | NamedRule<NamedType>
  | SpecialRule<Rule>
  | SeesRule<Rule>
  | KindsRule
  | ObjectRule

interface MemberOf<Of> {
  readonly doc: string
  readonly rule: Of
  /** A value for docs/language.md. A member that the example of its kind contains needs none. */
  readonly example?: unknown
}
export interface Needed<Of> extends MemberOf<Of> {
  readonly isNeeded: true
}
export interface Optional<Of> extends MemberOf<Of> {
  readonly isNeeded: false
}
export type Member = Needed<Rule> | Optional<Rule>

/** Names of recursive types. Their rules are in `walk/rules.ts`. */
export type NamedType = 'Action' | 'Block' | 'CallAction' | 'Field' | 'FormSubmit' | 'LinkAction' | 'Step'

// Bundlers drop unused calls of these functions.

/* @__NO_SIDE_EFFECTS__ */
export function atom<const Is extends Atom>(is: Is): AtomRule<Is> {
  return { is }
}

/* @__NO_SIDE_EFFECTS__ */
export function name(set: NameSet): NameRule {
  return { is: 'name', set }
}

/* @__NO_SIDE_EFFECTS__ */
export function path(to: PathTarget): PathRule {
  return { is: 'path', to }
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Value extends string | number | boolean>(...values: readonly Value[]): OneOfRule<Value> {
  return { is: 'oneOf', values }
}

/* @__NO_SIDE_EFFECTS__ */
export function choice<const Value extends string>(of: {
  readonly [Name in Value]: { readonly doc: string }
}): ChoiceRule<Value> {
  return { is: 'choice', of }
}

/* @__NO_SIDE_EFFECTS__ */
export function list<const Of extends Rule>(of: Of): ListRule<Of> {
  return { is: 'list', of }
}

/* @__NO_SIDE_EFFECTS__ */
export function byId<const Of extends Rule>(of: Of, keys?: Rule): ByIdRule<Of> {
  return { is: 'byId', of, keys }
}

/* @__NO_SIDE_EFFECTS__ */
export function either<const Of extends readonly Rule[]>(...of: Of): EitherRule<Of[number]> {
  return { is: 'either', of }
}

/* @__NO_SIDE_EFFECTS__ */
export function type<const Of extends Rule>(name: string, doc: string, rule: Of, example?: unknown): TypeRule<Of> {
  return { is: 'type', name, doc, rule, example }
}

/* @__NO_SIDE_EFFECTS__ */
export function named<const Name extends NamedType>(name: Name): NamedRule<Name> {
  return { is: 'named', name }
}

/* @__NO_SIDE_EFFECTS__ */
export function special<const Like extends Rule>(check: SpecialCheck, like: Like, of?: string): SpecialRule<Like> {
  return { is: 'special', check, like, of }
}

/** Adds the answer of the object's call to the scope. */
/* @__NO_SIDE_EFFECTS__ */
export function seesAnswer<const Like extends Rule>(like: Like): SeesRule<Like> {
  return { is: 'sees', what: 'answer', like }
}

/* @__NO_SIDE_EFFECTS__ */
export function sees<const Like extends Rule>(what: 'form' | 'ref' | 'page', like: Like): SeesRule<Like> {
  return { is: 'sees', what, like }
}

/* @__NO_SIDE_EFFECTS__ */
export function needed<const Of extends Rule>(doc: string, rule: Of, example?: unknown): Needed<Of> {
  return { doc, rule, isNeeded: true, example }
}

/* @__NO_SIDE_EFFECTS__ */
export function optional<const Of extends Rule>(doc: string, rule: Of, example?: unknown): Optional<Of> {
  return { doc, rule, isNeeded: false, example }
}

/** Returns members of both objects. A bundler drops an unused call, but keeps an unused spread of `shared`. */
/* @__NO_SIDE_EFFECTS__ */
export function extend<const Shared extends object, const Own extends object>(shared: Shared, own: Own): Shared & Own {
  return { ...shared, ...own }
}

/** Facts of an object rule beside its members. */
export type ObjectFacts = Pick<ObjectRule, 'asks' | 'passes' | 'chooses' | 'check'>

/* @__NO_SIDE_EFFECTS__ */
export function object<const Members extends ObjectRule['members']>(
  members: Members,
  facts?: ObjectFacts,
): ObjectOf<Members> {
  return { is: 'object', members, oneOf: [], ...facts }
}
