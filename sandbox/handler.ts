import type { Endpoint, RequestOf, ResponseOf } from './contract'
import type { Database } from './database'
import type { Person } from './person'

/** What a handler may lean on. A handler runs in one transaction: what it throws undoes what it wrote. */
export interface Context {
  readonly db: Database
  /** Unix seconds by the sandbox's clock. */
  readonly now: number
  /** Where the sandbox is reached, for the addresses it gives out. */
  readonly origin: string
  /** Who asks; calls without a session refuse themselves by reading it. */
  readonly asker: Person
}

export type Handler<E extends Endpoint> = (context: Context, body: RequestOf<E>) => ResponseOf<E>
/** An endpoint without a handler is answered from schemas and examples. Answering in another shape does not compile. */
export type Handlers = { readonly [E in Endpoint]?: Handler<E> }
