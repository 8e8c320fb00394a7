// The types of filters above a list, for authors in TypeScript.
import type { MessageKey } from './register'
import type { PathTo, Scope } from './scope'
import type { Body, ById, ListEndpoint, ListRequest, RowOf } from './valueTypes'

type ItemOf<V> = V extends readonly (infer Item)[] ? Item : V

type Filter<R> =
  | {
      [K in keyof R & string]: {
        param: K
        label: MessageKey
        items: ById<{ value: ItemOf<NonNullable<R[K]>>; label: MessageKey }>
        many?: NonNullable<R[K]> extends readonly unknown[] ? true : never
      }
    }[keyof R & string]
  | { param: keyof R & string; label: MessageKey; any: MessageKey; options: FilterOptions; many?: true }
  | { since: keyof R & string; until: keyof R & string; label: MessageKey }

/** Choices of a filter from an endpoint. */
type FilterOptions = { [E in ListEndpoint]: FilterOptionsOf<E> }[ListEndpoint]
interface FilterOptionsOf<E extends ListEndpoint, S = { row: RowOf<E> }> {
  call: E
  body?: Body<ListRequest<E>, Scope>
  value: PathTo<S, string | number>
  label: PathTo<S, string>
}

/** The filters of a list by id. */
export interface Filters<R> {
  readonly [id: string]: Filter<R>
}
