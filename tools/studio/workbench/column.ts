// One column: a combination, the frame that shows it, and what is seen of it. It draws nothing.
import { demoAccounts } from '../../../sandbox/accounts'
import { appNames } from '../shell/apps'
import { createCallLog, type Entry } from '../shell/callLog'
import { initialChoices, oneOf } from '../shell/choices'
import { createPhone, type Phone } from '../shell/phone'
import { signIn } from '../shell/session'
import type { PageWindow } from '../shell/windowPage'
import { benchAddress, benchHeader, type Opening } from './benchAddress'
import { browser, changed, nobody, spokenIn, type Combination } from './combination'
import { shiftClock, shiftTo } from './frame/day'
import { forceScheme } from './frame/scheme'
import { lendStorages, memoryStorage } from './frame/storage'
import { watchCalls } from './frame/watchCalls'

export interface ColumnState {
  readonly combination: Combination
  /** Another number each time that all begins anew. */
  readonly run: number
  /** What the frame begins with; absent while the sandbox is made ready. */
  readonly start?: string
  /** Where the page is now: where it went by itself, as to the login, is not what was chosen. */
  readonly at: string
  /** The app around the page; absent in a browser. */
  readonly phone?: Phone
  readonly problem?: string
  readonly calls: readonly Entry[]
  /** The window of the page, once it has begun; `seen` is another number each time that the page has changed. */
  readonly window?: PageWindow
  readonly seen: number
}

export interface Column {
  state(): ColumnState
  subscribe(listener: () => void): () => void
  /** Begins anew with other choices. */
  change(change: Partial<Combination>): void
  /** Called by the first script of each document in the frame. */
  enter(window: PageWindow): void
  forgetCalls(): void
}

/** Makes a column, which begins at once; `slot` names its sandbox. */
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
      shift = shiftTo(next.day, Date.now())
      await openSandbox({ slot, shift, data: next.data })
      const phone = next.host === browser ? undefined : phoneFor(next, ask)
      const start = phone?.state().start ?? (await entrance(next, ask))
      // Whoever chose once more meanwhile waits for that.
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
      lendStorages(window, storages.local, storages.session)
      shiftClock(window, shift)
      forceScheme(window, state.combination.scheme)
      watchCalls(window, slot, log)
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

/** Where a browser begins: with the person in the address, as other sites hand one over. */
async function entrance(combination: Combination, ask: typeof fetch): Promise<string> {
  const user = uidOf(combination.role)
  const found = user === '' ? undefined : await signIn({ user, session: sessionOf(combination) }, ask)
  return withQuery(combination.path, { ...chosenIn(combination), ...found })
}

function phoneFor(combination: Combination, ask: typeof fetch): Phone {
  const choices = {
    ...initialChoices,
    app: oneOf('app', combination.host, appNames),
    user: uidOf(combination.role),
    session: sessionOf(combination),
    language: combination.language,
    path: withQuery(combination.path, chosenIn(combination)),
  }
  return createPhone(choices, ask)
}

function sessionOf({ data }: Combination): 'good' | 'over' {
  return data === 'over' ? 'over' : 'good'
}

function uidOf(role: string): string {
  return role === nobody ? '' : (demoAccounts.find(({ account }) => account === role)?.uid ?? '')
}

/** What the page itself takes from its address. */
function chosenIn(combination: Combination): { readonly [name: string]: string } {
  return { market: combination.market, lang: spokenIn(combination) }
}

const ours = ['market', 'lang', 'uid', 'token']

function withQuery(path: string, query: { readonly [name: string]: string }): string {
  const url = new URL(path, window.location.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

/** Path and query of an address without what the switches say. */
function pathOf(address: string): string {
  const url = new URL(address)
  for (const name of ours) url.searchParams.delete(name)
  return url.pathname + url.search
}

function pathnameOf(path: string): string {
  return path.split('?', 1)[0] ?? path
}

/**
 * Tells of changes of a page, soon after the last of them, and whether its person has gone on to another address. What
 * listens is the window's own and ends with it.
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
    // What leads somewhere else by itself puts an address in the place of another one.
    if (navigationType !== 'replace') hasGone = true
    soon()
  })
  soon()
}
