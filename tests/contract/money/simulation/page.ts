// One page of one tab: the real client, the real money module, and what the page would show.
import { QueryClient } from '@tanstack/react-query'
import { createClient, type Client } from '../../../../src/engine/api/client'
import type { Protocol } from '../../../../src/engine/api/protocol'
import { createServerClock } from '../../../../src/engine/api/serverClock'
import { createMoneyService } from '../../../../src/engine/money/createMoneyService'
import { outcomeClient } from '../../../../src/engine/money/outcomeClient'
import { createLeaseLocks } from '../../../../src/engine/money/journal/leaseLocks'
import type { Locks, MoneyClock, SharedStorage } from '../../../../src/engine/money/journal/moneyClock'
import type { MoneyService, MoneyClient, MoneyOptions, OpenIntent } from '../../../../src/engine/money/money'
import type { MoneyShape } from '../../../../src/engine/money/outcomeRule'
import api from '../../../../schemas/api.json' with { type: 'json' }
import { networkOf, type World } from './network'
import { sabotaged, withoutJournal, type Sabotage } from './sabotage'
import type { Codes } from './told'
import { me, type Wish } from './wishes'

export interface PageOptions {
  readonly world: World
  readonly shapes: { readonly [endpoint: string]: MoneyShape }
  readonly storage: SharedStorage | undefined
  readonly sabotage: Sabotage | undefined
  newKey(): string
  onOpen(intents: readonly OpenIntent[], page: Page): void
}

export class Page {
  isClosed = false
  isFrozen = false
  freezes = 0
  /** The page has loaded its account. */
  readonly kept = new Set<RequestCredentials | undefined>(['include'])
  /** Requests that were sent, or would have been, by key. */
  readonly sent = new Map<string, Wish>()
  /** Deeds that the person is about to look up. */
  readonly looking = new Set<string>()
  readonly money: MoneyService

  constructor(options: PageOptions) {
    const { world, sabotage } = options
    const { device } = world
    const learnt = clockOf(options)
    const clock: MoneyClock = {
      now: () => deviceNow(world),
      steady: () => world.timeline.now,
      serverNow: learnt.now,
      knowsServer: learnt.isKnown,
      after: (ms, run) => world.timeline.after(ms, run, this),
    }
    const storage = options.storage && guarded(this, options.storage)
    const money: MoneyOptions = {
      name: journalName,
      storage: () => storage,
      locks: device.hasLocks ? this.#locks(world) : createLeaseLocks(storage, clock),
      client: outcomeClient(clientOf(this, options, learnt), new QueryClient()),
      clock,
      uid: () => me,
      endpoints: (name) => shapeOf(options, name),
      isOffline: () => device.onLine === 'always false' || (device.onLine === 'right' && world.weather.isOffline),
      newKey: options.newKey,
      random: () => world.random.next(),
    }
    this.money = sabotage === 'noJournal' ? withoutJournal(money) : createMoneyService(sabotaged(money, sabotage))
    this.money.subscribe(() => {
      if (!this.isClosed) options.onOpen(this.money.open(), this)
    })
    void this.money.resume()
  }

  #locks({ timeline, random }: World): Locks {
    return {
      request: (_, run) =>
        new Promise((resolve) => {
          timeline.after(random.between(0, 3), () => resolve(run()), this)
        }),
    }
  }
}

/** The name of the stored journal. */
export const journalName = 'lumi.money'

function deviceNow({ timeline, device }: World): number {
  return timeline.now + device.skewMs
}

function shapeOf({ shapes }: PageOptions, name: string): MoneyShape {
  const shape = shapes[name]
  if (!shape) throw new Error(`The page does not know "${name}".`)
  return shape
}

function clockOf({ world }: PageOptions) {
  const clock = createServerClock(
    () => deviceNow(world),
    () => world.timeline.now,
  )
  // The page has loaded its account before anybody could press anything.
  if (world.device.readsDate) clock.learn(new Date(world.timeline.now).toUTCString())
  return clock
}

/** Creates a client for each request that moves money, so that its network can carry the key as a header would. */
function clientOf(page: Page, options: PageOptions, clock: ReturnType<typeof createServerClock>): MoneyClient {
  const { world } = options
  const facts = {
    deviceId: 'd',
    language: 'en',
    platform: 'android' as const,
    appVersion: '1',
    phoneModel: 'p',
    systemVersion: '1',
  }
  const client = (key?: string, codes?: readonly number[]): Client =>
    createClient({
      root: 'https://api.example/v1',
      protocol: api.protocol as Protocol,
      endpoints: (name) => shapeOf(options, name),
      headers: () => ({ ...facts, uid: me, token: 't' }),
      xsrfCookie: () => undefined,
      onSessionExpired: () => undefined,
      fetch: networkOf(world, page, key, codes),
      now: () => deviceNow(world),
      clock,
    })
  const codesOf = (endpoint: string) => {
    const { refusals = [], doubtful = [] }: Codes = shapeOf(options, endpoint).outcome ?? {}
    return [...refusals, ...doubtful].map(Number)
  }
  return {
    read: client().read,
    write: (endpoint, body, { key }) => client(key, codesOf(endpoint)).write(endpoint, body),
  }
}

/** Makes the storage of a closed page read-only. */
function guarded(page: Page, storage: SharedStorage): SharedStorage {
  return {
    getItem: (key) => (page.isClosed ? null : storage.getItem(key)),
    setItem: (key, value) => (page.isClosed ? undefined : storage.setItem(key, value)),
    removeItem: (key) => (page.isClosed ? undefined : storage.removeItem(key)),
  }
}
