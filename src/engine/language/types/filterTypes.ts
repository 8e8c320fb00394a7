// The types of filters above a list, for authors in TypeScript.
import type { MessageKey } from './register'
import type { PathTo, Scope } from './scope'
import type { Body, ById, ListEndpoint, ListRequest, RowOf } from './valueTypes'

type ItemOf<V> = V extends readonly (infer Item)[] ? Item : V

/** The value of a choice. One of an optional member may have none, and then the request lacks the member. */
export type Chosen<R, K extends keyof R> =
  | { value: ItemOf<NonNullable<R[K]>> }
  | (object extends Pick<R, K> ? { value?: never } : never)

type Filter<R> =
  | {
      [K in keyof R & string]: {
        param: K
        label: MessageKey
        items: ById<Chosen<R, K> & { label: MessageKey }>
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
