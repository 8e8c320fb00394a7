// Defines what all parts of a running site share. `start()` creates it once; React reads it from a context.
import { createContext, type ComponentType, useEffect } from 'react'
import { useProvided } from '../../lib/react'
import type { Client, EndpointShape } from '../../api/client'
import type { ServerClock } from '../../api/serverClock'
import type { Environment } from '../../language/grammar/environments'
import type { Market } from '../../language/types/market'
import type { Destination } from '../../language/types/plainPage'
import type { LazyMoney } from '../../money/lazyMoney'
import type { Drafts } from '../../session/drafts'
import type { KeptValues } from '../../session/keptValues'
import type { Recents } from '../../session/recents'
import type { Session } from '../../session/session'
import type { NativeHost } from '../../native/nativeHost'
import type { Site } from '../site/site'
import type { Track } from './track'

/** Holds what an earlier page stored of a person, for the splash and the navigation before the account has loaded. */
export interface RememberedPerson {
  readonly name: string
  readonly look: 'plain' | 'accent'
  /** What the places of the navigation depend on, as in `user.` of page configs. */
  readonly user?: { readonly uid: string }
}

export interface Account {
  /** Absent in a product without sessions: then no page asks who somebody is. */
  readonly call?: string | undefined
  /** Returns what an earlier start stored of this person. */
  remembered?(uid: string): RememberedPerson | undefined
  /** Turns the answer of the account call into `user.` of page configs. */
  toUser(answer: unknown): { readonly uid: string }
}

/** The call that prepares an upload; it answers `{ upload_url, url }`. */
export interface Upload {
  readonly call: string
}

/** Holds what all parts of a running site share: the market, the client, the session and the routes. */
export interface App {
  readonly site: Site
  /** The places of the bar or rail. A product without them has neither. */
  readonly navigation?: { readonly [id: string]: Destination } | undefined
  readonly marketId: string
  readonly environment: Environment
  readonly market: Market
  /** The document has the name of the product alone. */
  readonly documentTitle?: 'product' | undefined
  /** Returns the version of the native app; 0.0.0 in a browser. */
  version(): string
  readonly languages: readonly string[]
  readonly client: Client
  readonly money: LazyMoney
  readonly clock: ServerClock
  readonly session: Session
  readonly drafts: Drafts
  readonly recents: Recents
  readonly keptValues: KeptValues
  readonly account: Account
  readonly upload?: Upload
  readonly native: NativeHost
  /** The product's own code for events. */
  readonly track?: Track | undefined
  readonly widgets: { readonly [name: string]: ComponentType<never> }
  /** Adds the endpoints of a route. The client refuses to call unknown ones. */
  registerEndpoints(endpoints: { readonly [endpoint: string]: EndpointShape }): void
  endpoint(name: string): EndpointShape
}

/** Carries the `App` to components. It is null outside of what `start()` renders. */
export const AppContext = createContext<App | null>(null)

/** Returns what the running site shares. Throws outside of it. */
export function useApp(): App {
  return useProvided(AppContext, 'AppContext')
}

/**
 * Names the document after a page and the product, for tabs, the history of the browser and screen readers. A product may
 * want its name alone.
 */
export function useDocumentTitle(title: string): void {
  const { market, documentTitle } = useApp()
  const { product } = market
  const isAlone = documentTitle === 'product' || title === product
  useEffect(() => {
    document.title = isAlone ? product : `${title} · ${product}`
  }, [isAlone, title, product])
}
