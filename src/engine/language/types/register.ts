// The closed sets of the product, as types. The product's generated register.ts fills them.

/** The product adds its own sets by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is filled by declaration merging
export interface Register {}

type Registered<Key extends string, Default> = Register extends { [K in Key]: infer Value } ? Value : Default

/** Endpoints with the types of their requests and answers. */
export type Api = Registered<'api', { [endpoint: string]: { request: object; response: object } }>
export type Endpoint = keyof Api & string
/** Forms with the types of their values. */
export type Forms = Registered<'forms', { [name: string]: object }>
export type FormName = keyof Forms & string
/** Members of a form that only some market's schema has. */
export type MarketOnly<Name extends FormName> =
  Registered<'marketOnly', object> extends { [N in Name]: infer Member } ? Member : never
/** The account of the person who uses the page. */
export type User = Registered<'user', object>
/** The facts of the market, in the scope as `market`. */
export type MarketFacts = Registered<'market', object>
/** Answers of the sources, in the scope as `data`. */
export type SourceData = Registered<'data', object>
/** Parts and groups of parts. */
type RegisteredParts = Registered<'parts', object>
type NameIn<Parts> = {
  [N in keyof Parts & string]: Parts[N] extends AnyPart ? N : `${N}.${keyof Parts[N] & string}`
}[keyof Parts & string]
type AnyPart = { value: unknown } | { block: unknown } | { entries: unknown }
/** The names by which pages use parts: `name`, or `group.name`. */
export type PartName = NameIn<RegisteredParts>
export type PartNamed<N extends string> = N extends keyof RegisteredParts
  ? RegisteredParts[N]
  : N extends `${infer Group extends keyof RegisteredParts & string}.${infer Own}`
    ? Own extends keyof RegisteredParts[Group]
      ? RegisteredParts[Group][Own]
      : never
    : never
export type MessageKey = Registered<'message', string>
export type RoutePath = Registered<'route', string>
export type WidgetName = Registered<'widget', string>
/** Native calls with the types of their arguments. */
export type RegisteredNativeCalls = Registered<'native', { [name: string]: object }>
export type NativeCall = keyof RegisteredNativeCalls & string
export type IconName = Registered<'icon', string>
/** Events that the product hears. */
export type EventId = keyof Registered<'events', { [name: string]: string }> & string
/** Languages of the product's texts. */
export type Language = Registered<'language', string>

/** The key without the plural form: 'order.days' of 'order.days_one' and 'order.days_other'. The translation chooses the form. */
export type MessageBase<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : Key
