// The scope: the values that configs read, with the state of the page and the time among them.
import { createContext, type ReactNode, useEffect, useState } from 'react'
import { useProvided } from '../../lib/react'
import type { Environment } from '../../language/grammar/environments'
import { isObject } from '../../language/runtime/merge'
import type { Market } from '../../language/types/market'
import { withAssumed } from './assumed'
import type { ById, SetAction } from '../../language/types/plain'
import type { PageConfig } from '../../language/types/plainPage'
import type { ServerClock } from '../../api/serverClock'
import { zonedParts, zonedText } from '../../lib/clock'
import type { Block } from '../../language/types/plainBlocks'

/** Holds the time in the market's zone. `time` is such as `2026-01-31T09:30`. */
export interface Now {
  readonly day: number
  readonly month: number
  readonly hour: number
  readonly weekday: number
  readonly time: string
}
/** Tells whether the app or a browser shows the page, the app's version, and the language of the texts. */
interface HostScope {
  readonly isApp: boolean
  readonly version: string
  readonly language: string
}

export interface ScopeValues {
  readonly user?: unknown
  readonly query: { readonly [name: string]: string | number }
  readonly now: Now
  readonly market: unknown
  readonly host: HostScope
  readonly data: { readonly [source: string]: unknown }
  readonly state: { readonly [name: string]: string | number }
  readonly row?: unknown
  readonly form?: unknown
  readonly answer?: unknown
}

/** Returns the scope of a page before its sources have loaded. */
export function pageScope(
  { id, environment, facts }: Pick<Market, 'facts'> & { readonly id: string; readonly environment: Environment },
  host: HostScope,
  values: Pick<ScopeValues, 'user' | 'now' | 'state'> & {
    readonly search: URLSearchParams
    readonly page: Pick<PageConfig, 'query'>
  },
): ScopeValues {
  const { search, page, user, ...rest } = values
  return withAssumed({
    ...rest,
    user: isObject(user) ? { ...user, bucket: bucketOf(String(user.uid)) } : user,
    query: readAddress(page, search) ?? {},
    market: { ...facts, id, environment },
    host,
    data: {},
  })
}

/**
 * Returns the query parameters of an address as the page reads them. Returns undefined if one that it reads as a number is
 * none. A number that JavaScript cannot hold exactly stays a text, as in an answer of the server.
 */
export function readAddress(
  { query: kinds = {} }: Pick<PageConfig, 'query'>,
  search: URLSearchParams,
): ScopeValues['query'] | undefined {
  const query: { [name: string]: string | number } = Object.fromEntries(search)
  for (const name of Object.keys(kinds)) {
    const text = search.getAll(name).at(-1)
    if (text === undefined) continue
    if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined
    const isExact = text.includes('.') || Number.isSafeInteger(Number(text))
    if (isExact) query[name] = Number(text)
  }
  return query
}

/** Returns a number from 0 to 99 that is always the same for one person. FNV-1a spreads similar ids. */
function bucketOf(uid: string): number {
  let hash = 0x811c9dc5
  for (const letter of uid) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % 100
}

export const ScopeContext = createContext<ScopeValues | null>(null)

/** Returns the scope of the page. Throws outside a page. */
export function useScope(): ScopeValues {
  return useProvided(ScopeContext, 'ScopeContext')
}

interface PageState {
  readonly [name: string]: string | number
}

/** A page from its opening to its end. The object stays the same. */
interface OpenPage {
  set(action: SetAction): void
}

export const OpenPageContext = createContext<OpenPage | null>(null)

/** Returns the page that is open. Throws outside a page. */
export function useOpenPage(): OpenPage {
  return useProvided(OpenPageContext, 'OpenPageContext')
}

/** Holds the state of a page, which begins with its declared values. Adding to anything but a number starts at 0. */
export function usePageState(page: PageConfig): readonly [PageState, OpenPage] {
  const [state, setState] = useState<PageState>(page.state ?? {})
  const [open] = useState<OpenPage>(() => ({
    set: ({ state: name, value, add }) =>
      setState((before) => ({ ...before, [name]: value ?? addTo(before[name], add) })),
  }))
  return [state, open]
}

function addTo(value: PageState[string] | undefined, add: number | undefined): number {
  return (typeof value === 'number' ? value : 0) + (add ?? 0)
}

/**
 * Returns the server's time in the market's zone, updated every half minute, so that daily rules change at midnight. A
 * page that reads no time does not render again.
 */
export function useNow(clock: ServerClock, timeZone: string): ScopeValues['now'] {
  const [moment, setMoment] = useState(() => lazyNow(clock, timeZone))
  useEffect(() => {
    const update = () => {
      setMoment((before) => {
        if (!before.isRead()) return before
        const { now: last } = before
        const after = lazyNow(clock, timeZone)
        const { hour, day, month } = after.now
        if (before.isTimeRead() && last.time !== after.now.time) return after
        return last.hour === hour && last.day === day && last.month === month ? before : after
      })
    }
    update()
    const timer = setInterval(update, 30_000)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [clock, timeZone])
  return moment.now
}

/** Returns day 1-31, month 1-12, hour 0-23, weekday 1 (Monday) to 7 and the time to the minute in the zone. */
export function currentTimeParts(clock: ServerClock, timeZone: string): ScopeValues['now'] {
  const now = clock.now()
  const { day, month, hour, weekday } = zonedParts(timeZone, now)
  return { day, month, hour, weekday: weekday === 0 ? 7 : weekday, time: zonedText(timeZone, now).slice(0, 16) }
}

/** Returns the time in a zone, computed at the first access. `isRead` and `isTimeRead` tell what was accessed. */
export function lazyNow(
  clock: ServerClock,
  timeZone: string,
): { readonly now: ScopeValues['now']; isRead(): boolean; isTimeRead(): boolean } {
  let isTimeRead = false
  let parts: ScopeValues['now'] | undefined
  const read = () => (parts ??= currentTimeParts(clock, timeZone))
  const now: ScopeValues['now'] = {
    get day() {
      return read().day
    },
    get month() {
      return read().month
    },
    get hour() {
      return read().hour
    },
    get weekday() {
      return read().weekday
    },
    get time() {
      isTimeRead = true
      return read().time
    },
  }
  // The zone of comparisons. It is no value for pages.
  Object.defineProperty(now, 'zone', { value: timeZone })
  return { now, isRead: () => parts !== undefined, isTimeRead: () => isTimeRead }
}

export interface BlocksProps {
  /** Identifies the place: the route and the ids of the blocks around it. */
  readonly id: string
  readonly blocks: ById<Block>
  readonly order?: readonly string[] | undefined
}

type RenderBlocks = (props: BlocksProps) => ReactNode

/** Renders blocks. Sheets and tabs hold blocks, and may not import the kinds of blocks. */
export const BlocksContext = createContext<RenderBlocks | null>(null)

/** Returns the function that renders blocks. Throws outside a page. */
export function useRenderBlocks(): RenderBlocks {
  return useProvided(BlocksContext, 'BlocksContext')
}
