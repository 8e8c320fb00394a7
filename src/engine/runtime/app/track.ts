// Tells the product about named events: pages that open, blocks that are drawn, and actions. The engine sends nothing.
import { useCallback, useContext, useEffect } from 'react'
import { RouteContext } from '../site/routeContext'
import { AppContext } from './app'

/** An event. All values are from closed sets of the config: no text of a person, no id, no token. */
export interface TrackedEvent {
  /** A name of `events` in pages.config.ts. */
  readonly name: string
  /** The route of the page, without its query. */
  readonly route: string
  /** `page`, `block`, or the kind of the action that carries the event, such as `call`. */
  readonly of: string
  /** Whether an action did what it does. `failed` also means that the person stopped it. */
  readonly outcome?: 'done' | 'failed'
}

/** The product's own code for events. The engine ignores its failures. */
export type Track = (event: TrackedEvent) => void | Promise<void>

/** Returns a function that tells the product about an event. It does nothing without a name, or if the browser objects. */
export function useTrack(): (name: string | undefined, of: string, isDone?: boolean) => void {
  const track = useContext(AppContext)?.track
  const route = useContext(RouteContext)?.path
  return useCallback(
    (name, of, isDone) => {
      if (!track || !name || route === undefined || objectsToTracking()) return
      const outcome = isDone === undefined ? {} : { outcome: isDone ? ('done' as const) : ('failed' as const) }
      // The product's code runs afterwards, so a failure of it never reaches the action.
      Promise.resolve({ name, route, of, ...outcome })
        .then(track)
        .catch(ignore)
    },
    [track, route],
  )
}

/** Tells the product once that a page or a block is there. Draws nothing. */
export function OpenedEvent({ name, of }: { readonly name: string; readonly of: 'page' | 'block' }) {
  const track = useTrack()
  useEffect(() => track(name, of), [track, name, of])
  return null
}

/** True under Do Not Track and under Global Privacy Control. */
function objectsToTracking(): boolean {
  const { navigator } = window
  return (
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}

function ignore(): void {}
