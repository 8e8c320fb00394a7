// The types of form fields, for authors in TypeScript.
import type { FieldWidget } from '../grammar/fieldWidgets'
import type { Action, LinkAction } from './actionTypes'
import type { Endpoint, FormName, Forms, MarketOnly, MessageKey, WidgetName } from './register'
import type { Tone } from './plain'
import type { Beside, Use } from './partTypes'
import type { PathTo, Ref, When } from './scope'
import type {
  ById,
  Labelled,
  ListEndpoint,
  ListRequest,
  NeedsBody,
  Request,
  Response,
  RowOf,
  Said,
  TakesBody,
  Message,
} from './valueTypes'

type ItemOf<V> = V extends readonly (infer Item)[] ? Item : V

/** Choices from an endpoint. A change of a form value in `body` fetches them again and clears the choice. */
type Options<V, F, S> = {
  [E in ListEndpoint]: object extends ListRequest<E> ? OptionsBare<E, V, F, S> : OptionsFull<E, V, F, S>
}[ListEndpoint]
interface OptionsBare<E extends ListEndpoint, V, F, S> extends OptionsBase<E, V, F, S>, TakesBody<ListRequest<E>, S> {
  call: E
}
interface OptionsFull<E extends ListEndpoint, V, F, S> extends OptionsBase<E, V, F, S>, NeedsBody<ListRequest<E>, S> {
  call: E
}
interface OptionsBase<E extends ListEndpoint, V, F, S> {
  value: PathTo<{ row: RowOf<E> }, ItemOf<V>>
  label: PathTo<{ row: RowOf<E> }, string>
  note?: PathTo<{ row: RowOf<E> }, string | number> | Said<{ row: RowOf<E> }>
  notes?: ById<{ text: Message<{ row: RowOf<E> }>; tone?: Tone; when?: When<{ row: RowOf<E> }> } | Use>
  image?: PathTo<{ row: RowOf<E> }, string>
  /** Other members of the form that get values of the chosen row. */
  fills?: { [K in keyof F]?: PathTo<{ row: RowOf<E> }, NonNullable<F[K]>> }
  /** Values that are offered first, such as the country of the person. */
  pinned?: readonly (string | number | Ref<S, string | number>)[]
  /** Chooses the value that was sent last, or else the first, as soon as there are choices. */
  preselect?: boolean
  /** Values that are not offered. */
  without?: readonly (string | number | Ref<S, string | number>)[]
  /** Message while a value that `body` needs is missing, in place of the engine's own. */
  first?: MessageKey
  /** Message and link for an empty list of choices. */
  empty?: { text: Message<S>; action?: LinkAction<S> }
}

/** Checks the value with an endpoint. */
type Check<F, S> = { [E in Endpoint]: object extends Request<E> ? CheckBare<E, F, S> : CheckFull<E, F, S> }[Endpoint]
interface CheckBare<E extends Endpoint, F, S> extends CheckBase<E, F>, TakesBody<Request<E>, S> {
  call: E
}
interface CheckFull<E extends Endpoint, F, S> extends CheckBase<E, F>, NeedsBody<Request<E>, S> {
  call: E
}
interface CheckBase<E extends Endpoint, F> {
  /** Shown beside the field if the check succeeds. */
  shows?: PathTo<{ answer: Response<E> }, string | number>
  image?: PathTo<{ answer: Response<E> }, string>
  /** Other members of the form that get values of the answer. They are empty while there is no good answer. */
  fills?: { [K in keyof F]?: PathTo<{ answer: Response<E> }, NonNullable<F[K]>> }
  failed: MessageKey
}

/** The JSON Schema keywords for which a field may have its own messages. */
type Keyword =
  | 'required'
  | 'type'
  | 'enum'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'pattern'
  | 'format'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'blank'

interface SuggestedRow<V> {
  row: { value: ItemOf<V> }
}

interface FieldVariant<S> {
  when: When<S>
  label?: MessageKey
  help?: Message<S>
  placeholder?: MessageKey
  messages?: { [K in Keyword]?: MessageKey }
}

interface Field<V, F, S> extends Labelled<S> {
  help?: Message<S>
  /** Sentences below the field. They follow the form while it is filled in. */
  notes?: ById<{ text: Message<S>; tone?: Tone; when?: When<S> } | Use>
  placeholder?: MessageKey
  widget?: FieldWidget | WidgetName
  options?: Options<V, F, S> | Use
  /** Messages of the values of an enum. */
  words?: { [K in ItemOf<V> & (string | number)]: MessageKey } | Use
  /** The values of an enum that are offered. All are offered while there is no list. */
  only?: Ref<S, readonly ItemOf<V>[]>
  messages?: { [K in Keyword]?: MessageKey }
  check?: Check<F, S>
  suggest?: readonly ItemOf<V>[] | Ref<S, readonly ItemOf<V>[]>
  /** A second line of each suggested value. */
  suggestNote?: { text: Message<S & SuggestedRow<V>>; tone?: Tone; when?: When<S & SuggestedRow<V>> }
  /** A member of the address is any text. The form refuses one that it does not offer. */
  initial?: V | Ref<S, V> | (V extends string ? { from: `query.${string}`; or?: Ref<S, V> } : never)
  /** Bounds of a number, of the length of a list, or of a date or time. The narrowest of several counts. */
  min?: Bound<S> | readonly Bound<S>[]
  max?: Bound<S> | readonly Bound<S>[]
  /** Shown and sent, but nobody can change it. */
  readOnly?: true
  /** Texts around the input. They are not sent. */
  prefix?: Message<S>
  suffix?: Message<S>
  /** Groups the text while it is typed: `#` is a digit, `A` a letter, `*` either. */
  mask?: string
  /** Dial codes before a telephone number. The chosen one is sent with it. */
  dialCodes?: readonly string[] | Ref<S, readonly string[]>
  /** Names of the branches of a union. */
  branches?: ById<MessageKey>
  /** Suggests the values that the person sent last, or keeps, each with the name that the form had for it. */
  recent?: { name?: PathTo<S, string> }
  /** An action below the field, such as one that opens the terms. */
  more?: Action<S>
  /** Label of a button that enters the number in `max`. */
  fillMax?: MessageKey
  /** Other words of the field. The first whose condition holds counts. */
  variants?: ById<FieldVariant<S>>
  /** Kept in memory only, never in a draft. */
  sensitive?: boolean
  /** Value of HTML's `autocomplete`. */
  fill?: Fill
  fields?: V extends readonly unknown[] ? never : V extends object ? Fields<V, S> : never
  items?: V extends readonly (infer Item)[] ? Field<Item, F, S> : never
}
/** A bound may come from the server or the form, and then have a message of its own. */
type Bound<S> =
  | number
  | string
  | (Ref<S, number | string> & { times?: PathTo<S, number | string>; unit?: PathTo<S, string>; message?: MessageKey })
type Fill = 'username' | 'current-password' | 'name' | 'tel' | 'email' | 'street-address' | 'off'

/** Fields for all members of the schema. The order of the keys is the order on the screen. */
type Fields<F, S> = { [K in keyof F]-?: Field<NonNullable<F[K]>, F, S> | Beside<Field<NonNullable<F[K]>, F, S>> }
/** Makes the members optional that only some markets have. */
export type FormFields<N extends FormName, S> =
  | (Omit<Fields<Forms[N], S>, MarketOnly<N>> &
      Partial<Pick<Fields<Forms[N], S>, MarketOnly<N> & keyof Forms[N]>> & { use?: never })
  | (Use & Partial<Fields<Forms[N], S>>)

/** A step or a section of a form. */
interface FormSection<F, S> {
  title: Message<S>
  text?: Message<S>
  fields: readonly (keyof F & string)[]
  columns?: 2
}
/** A rule across fields. */
interface FormRule<F, S> {
  holds: When<S>
  otherwise: Message<S>
  at: keyof F & string
}
/** Members that put the fields of a form in sections, and compare them. S is the scope with the form. */
export interface FormMembers<F, S> {
  steps?: ById<FormSection<F, S>>
  sections?: ById<FormSection<F, S>>
  rules?: ById<FormRule<F, S>>
  /** Names of the branches of a union that the whole form is. */
  branches?: ById<MessageKey>
}
