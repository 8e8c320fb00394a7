// One column: a combination, the frame that shows it, and what the page does. It draws nothing.
import { people, type Person } from 'virtual:studio/product'
import type { AppUser } from '../shell/appTypes'
import { appNames } from '../shell/apps'
import { createCallLog, type Entry } from '../shell/callLog'
import { initialChoices, oneOf } from '../shell/choices'
import { createPhone, type Phone } from '../shell/phone'
import { signIn } from '../shell/session'
import type { PageWindow } from '../shell/windowPage'
import { assumedValues } from './assumptions'
import { benchAddress, benchHeader, type Opening } from './benchAddress'
import { browser, changed, requestLanguage, type Combination } from './combination'
import { shiftClock, shiftOf } from './frame/day'
import { forceScheme } from './frame/scheme'
import { replaceStorages, memoryStorage } from './frame/storage'
import { watchCalls } from './frame/watchCalls'

export interface ColumnState {
  readonly combination: Combination
  /** Increments when the column starts again. */
  readonly run: number
  /** The address that the frame loads first. Absent until the sandbox is ready. */
  readonly start?: string
  /** The current address of the page. It may differ from the chosen one, for example after a redirect to the login. */
  readonly at: string
  /** The app around the page. Absent in a browser. */
  readonly phone?: Phone
  readonly problem?: string
  readonly calls: readonly Entry[]
  /** The window of the page once it exists. `seen` increments when the page changes. */
  readonly window?: PageWindow
  readonly seen: number
}

export interface Column {
  state(): ColumnState
  subscribe(listener: () => void): () => void
  /** Starts again with other choices. */
  change(change: Partial<Combination>): void
  /** Called by the first script of each document in the frame. */
  enter(window: PageWindow): void
  forgetCalls(): void
}

/** Creates a column and opens it at once. `slot` names its sandbox. */
export function createColumn(slot: string, combination: Combination): Column {
  const listeners = new Set<() => void>()
  const log = createCallLog(
    () => put({ calls: log.entries() }),
    () => performance.now(),
  )
  let state: ColumnState = { combination, at: combination.path, run: 0, calls: [], seen: 0 }
  let storages = { local: memoryStorage(), session: memoryStorage() }
  let shift = 0
  let isFirst = true

  const ask: typeof fetch = (input, init) => {
    const request = new Request(new Request(input, init), { credentials: 'omit' })
    request.headers.set(benchHeader, slot)
    return fetch(request)
  }

  function put(change: Partial<ColumnState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function open(next: Combination): Promise<void> {
    const run = state.run + 1
    storages = { local: memoryStorage(), session: memoryStorage() }
    state = { combination: next, at: next.path, run, calls: [], seen: state.seen + 1 }
    log.clear()
    isFirst = true
    try {
      shift = shiftOf(next, Date.now())
      await openSandbox({ slot, shift, data: next.data })
      const phone = next.host === browser ? undefined : phoneFor(next, ask)
      const start = phone?.state().start ?? (await entrance(next, ask))
      // A later choice has replaced this one.
      if (state.run === run) put({ start, ...(phone && { phone }) })
    } catch (error) {
      if (state.run === run) put({ problem: error instanceof Error ? error.message : String(error) })
    }
  }

  function follow(window: PageWindow, hasGone: boolean): void {
    if (state.window !== window) return
    const at = pathOf(window.location.href)
    const isChosen = hasGone || pathnameOf(at) === pathnameOf(state.combination.path)
    const isNew = isChosen && at !== state.combination.path
    put({ at, seen: state.seen + 1, ...(isNew && { combination: { ...state.combination, path: at } }) })
  }

  void open(combination)
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (change) => void open(changed(state.combination, change)),
    enter(window) {
      replaceStorages(window, storages.local, storages.session)
      shiftClock(window, shift)
      Object.assign(window, { pagewrightAssumed: assumedValues(state.combination.assume) })
      forceScheme(window, state.combination.scheme)
      // A save of a schema replaces the sandbox, and with it all who are signed in.
      watchCalls(window, slot, log, () => {
        if (state.window === window) void open(state.combination)
      })
      put({ window })
      state.phone?.enter(window)
      const hasCome = !isFirst
      isFirst = false
      watch(window, (hasGone) => follow(window, hasCome || hasGone))
    },
    forgetCalls: log.clear,
  }
}

async function openSandbox(opening: Opening): Promise<void> {
  const answer = await fetch(`${benchAddress}open`, { method: 'POST', body: JSON.stringify(opening) })
  if (!answer.ok) throw new Error(`There is no sandbox for this column: ${await answer.text()}`)
}

/** Returns the first address in a browser. It contains the person's credentials, as an external link does. */
async function entrance(combination: Combination, ask: typeof fetch): Promise<string> {
  const session = await sessionOf(combination, ask)
  return withQuery(combination.path, { ...chosenIn(combination), ...session })
}

function phoneFor(combination: Combination, ask: typeof fetch): Phone {
  const choices = {
    ...initialChoices,
    app: oneOf('app', combination.host, appNames),
    user: personOf(combination)?.uid ?? '',
    session: sessionState(combination),
    language: combination.language,
    version: combination.version,
    path: withQuery(combination.path, chosenIn(combination)),
  }
  return createPhone(choices, ask)
}

async function sessionOf(combination: Combination, ask: typeof fetch): Promise<AppUser | undefined> {
  const person = personOf(combination)
  if (!person) return undefined
  const { uid, token } = person
  return token === undefined ? signIn({ user: uid, session: sessionState(combination) }, ask) : { uid, token }
}

function sessionState({ data }: Combination): 'good' | 'over' {
  return data === 'over' ? 'over' : 'good'
}

function personOf({ role }: Combination): Person | undefined {
  return people.find(({ account }) => account === role)
}

/** Returns the choices that the page itself reads from its address. */
function chosenIn(combination: Combination): { readonly [name: string]: string } {
  return { market: combination.market, lang: requestLanguage(combination) }
}

const ours = ['market', 'lang', 'uid', 'token']

function withQuery(path: string, query: { readonly [name: string]: string }): string {
  const url = new URL(path, window.location.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

/** Returns path and query of an address without the choices. */
function pathOf(address: string): string {
  const url = new URL(address)
  for (const name of ours) url.searchParams.delete(name)
  return url.pathname + url.search
}

function pathnameOf(path: string): string {
  return path.split('?', 1)[0] ?? path
}

/**
 * Reports changes of a page, shortly after the last one, and whether the person has gone to another address. The
 * listeners belong to the window and end with it.
 */
function watch(window: PageWindow, changed: (hasGone: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasGone = false
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => changed(hasGone), 150)
  }
  new window.MutationObserver(soon).observe(window.document, { childList: true, subtree: true, characterData: true })
  window.navigation.addEventListener('navigate', ({ navigationType }) => {
    // A redirect by the page replaces the address; a person's navigation does not.
    if (navigationType !== 'replace') hasGone = true
    soon()
  })
  soon()
}
