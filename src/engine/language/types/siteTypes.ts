// The types with which authors write pages and markets. This file has those of a whole site: named reads and navigation.
import type { Endpoint, IconName, MessageKey, RoutePath } from './register'
import type { Scope, When } from './scope'
import type { ById, ListEndpoint, NeedsBody, Query, Request, TakesBody } from './valueTypes'

export type { Market } from './market'
export type { PartConfig, Parts } from './partTypes'
export type { Block, PageConfig } from './types'

/** A read of an endpoint whose request has no required members. */
interface ReadWithoutBody<E extends Endpoint, S> extends TakesBody<Request<E>, S> {
  call: E
}
/** A read of an endpoint whose request has required members. */
interface ReadWithBody<E extends Endpoint, S> extends NeedsBody<Request<E>, S> {
  call: E
}
type Read<E extends Endpoint, S> = object extends Request<E> ? ReadWithoutBody<E, S> : ReadWithBody<E, S>
/** Named reads. They load when a path of the page begins with `data.<id>`. */
export type Sources = ById<{ [E in Endpoint]: Read<E, Omit<Scope, 'data'>> & First<E> }[Endpoint]>
/** Takes the first row of the list, in place of the whole answer. */
type First<E extends Endpoint> = E extends ListEndpoint ? { first?: true } : { first?: never }

/** The bar or rail that leads to the parts of a site: `navigation` in pages.config.ts. */
export type Navigation = ById<{
  label: MessageKey
  icon: IconName
  to: RoutePath
  query?: Query<Omit<Scope, 'data'>>
  when?: When<Omit<Scope, 'data'>>
  /** Routes that belong to this place, with all routes below them. */
  covers?: readonly RoutePath[]
}>
