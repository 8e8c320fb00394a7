// The phone: an app, the page in its web view, and their calls.
import type { Platform } from './appTypes'
import { apps } from './apps'
import { createCallLog, type Entry } from './callLog'
import type { Choices } from './choices'
import { deviceOf } from './device'
import { createHost, initialLook, type Host, type Look } from './host'
import { withManners } from './manners'
import { drawPictures } from './pictures'
import { signIn } from './session'
import type { SimulatedApp, Call } from './simulators/app'
import { uploadPicture } from './uploads'
import { scriptOfPage } from './simulators/realScripts'
import { pageOf, type PageWindow } from './windowPage'

export interface PhoneState {
  readonly choices: Choices
  readonly look: Look
  readonly calls: readonly Entry[]
  /** The title of the page. */
  readonly title: string
  /** A new number for each web view. A new web view loads its page again. */
  readonly run: number
  /** The initial path of the web view. `choices` has the current one. */
  readonly start: string
}

export interface Phone {
  state(): PhoneState
  subscribe(listener: () => void): () => void
  /** Called by the first script of each document in the web view. The app then attaches to its window. */
  enter(window: PageWindow): void
  /** Sends an event to the page. Resolves with the page's answer, if it sends one. */
  fire(name: string, data: object): Promise<unknown>
  /** Goes back as the app's own button does: first the page, then its history, then the web view closes. */
  back(): Promise<void>
  choose(change: Partial<Choices>): void
  /** Opens a new web view. `isAfresh` also clears everything that pages have stored. */
  restart(options?: { readonly path?: string; readonly isAfresh?: boolean }): void
  forgetCalls(): void
}

/** Creates the phone. `ask` makes the app's own calls; the default is `fetch`. */
export function createPhone(choices: Choices, ask: typeof fetch = (...call) => fetch(...call)): Phone {
  const listeners = new Set<() => void>()
  const answers = new Map<string, (value: unknown) => void>()
  const log = createCallLog(
    () => put({ calls: log.entries() }),
    () => performance.now(),
  )
  let state: PhoneState = { choices, look: initialLook, calls: [], title: '', run: 1, start: choices.path }
  let app: SimulatedApp | undefined
  let page: PageWindow | undefined
  let user: ReturnType<typeof signIn> | undefined
  let arrival: ReturnType<typeof setTimeout> | undefined
  let isFirst = false
  let lastEvent = 0

  function put(change: Partial<PhoneState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const show = (change: Partial<Look>) => put({ look: { ...state.look, ...change } })

  function follow(window: PageWindow): void {
    const { title } = window.document
    const path = window.location.pathname + window.location.search
    if (title !== state.title) put({ title })
    if (path !== state.choices.path && page === window) put({ choices: { ...state.choices, path } })
  }

  function arrive(window: PageWindow, entered: SimulatedApp, canBeAsked: boolean): void {
    const when = state.choices.arrival === 'asked' && !canBeAsked ? 'start' : state.choices.arrival
    clearTimeout(arrival)
    if (when === 'start') entered.appear()
    else if (when === 'parsed') window.document.addEventListener('DOMContentLoaded', () => entered.appear())
    else if (when === 'loaded') window.addEventListener('load', () => entered.appear())
    else if (when === 'late') arrival = setTimeout(() => entered.appear(), lateMs)
    entered.comesWhenInvited = when === 'asked'
  }

  function enter(window: PageWindow): void {
    // The session storage of a web view ends with it. Pages of one web view share it.
    if (page === undefined) window.sessionStorage.clear()
    if (isFirst) window.localStorage.clear()
    isFirst = false
    const { script } = state.choices
    const profile = script === '' ? apps[state.choices.app] : scriptOfPage(window, script)
    const entered = profile.start(pageOf(window, profile.userAgent, () => follow(window)))
    for (const [name, manner] of Object.entries(state.choices.manners)) {
      if (manner === 'missing') entered.missing.add(name)
    }
    const host = withManners(hostOf(entered, profile.platform), () => state.choices.manners)
    entered.onCall = (call) => void receive(call, host)
    entered.takeAnswer = (id, value) => answers.get(String(id))?.(value)
    app = entered
    page = window
    put({ look: initialLook })
    arrive(window, entered, profile.isAsked === true)
  }

  function hostOf({ has }: SimulatedApp, platform: Platform): Host {
    const device = deviceOf(platform, state.choices)
    return createHost({
      device,
      user: async () => (state.choices.user === '' ? undefined : (user ??= signIn(state.choices, ask))),
      has,
      pictures: (wanted) => drawPictures(picturesFor(wanted, state.choices.pictures)),
      upload: (image, sender) => uploadPicture(image, { user: sender, device, isAndroid: platform === 'android', ask }),
      show,
    })
  }

  async function receive({ name, data, answer }: Call, host: Host): Promise<void> {
    const answered = log.add('page', name, data)
    const value = await host.answer(name, data).catch((error: unknown) => ({ code: 500, msg: String(error) }))
    answered(value)
    answer(value)
  }

  async function fire(name: string, data: object): Promise<unknown> {
    lastEvent += 1
    const id = `event${lastEvent}`
    const answered = log.add('app', name, data)
    const told = new Promise<unknown>((resolve) => answers.set(id, resolve))
    app?.callPage(id, name, data)
    const value = await told
    answered(value)
    return value
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enter,
    fire,
    async back() {
      const isSilent = new Promise<undefined>((resolve) => setTimeout(resolve, backMs, undefined))
      const answer = await Promise.race([fire('onBackButton', {}), isSilent])
      if ((answer as { isHandled?: boolean } | undefined)?.isHandled === true) return
      if (page?.navigation.canGoBack) page.navigation.back()
      else show({ isClosed: true })
    },
    choose(change) {
      put({ choices: { ...state.choices, ...change } })
    },
    restart({ path = state.choices.path, isAfresh = false } = {}) {
      isFirst = isAfresh
      user = undefined
      page = undefined
      put({ choices: { ...state.choices, path }, look: initialLook, title: '', run: state.run + 1, start: path })
    },
    forgetCalls: log.clear,
  }
}

const lateMs = 1000
/** The time that the app waits for the page to say that it went back itself. */
const backMs = 500

/** Returns how many pictures the person chooses. Above 19, the app ignores the limit. */
function picturesFor(wanted: number, chosen: number): number {
  return chosen > 19 ? chosen : Math.min(wanted, chosen)
}
