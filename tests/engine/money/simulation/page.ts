// One page of one tab: the real client, the real money module, and what the page would show.
import { createClient, type Client } from '../../../../src/engine/api/client'
import { createServerClock } from '../../../../src/engine/api/serverClock'
import { createMoney } from '../../../../src/engine/money/createMoney'
import { inquire } from '../../../../src/engine/money/inquire'
import { createLeases } from '../../../../src/engine/money/leases'
import type { SharedStorage } from '../../../../src/engine/money/locks'
import type { Money, MoneyClient, MoneyOptions, OpenIntent } from '../../../../src/engine/money/money'
import type { MoneyShape } from '../../../../src/engine/money/outcomeRule'
import { send } from '../../../../src/engine/money/send'
import { networkOf, type World } from './network'
import { me, type Wish } from './wishes'

export interface PageOptions {
  readonly world: World
  readonly shapes: { readonly [endpoint: string]: MoneyShape }
  readonly storage: SharedStorage | undefined
  readonly hasLocks: boolean
  /** What the device's clock is wrong by, in milliseconds. */
  readonly skewMs: number
  readonly knowsOffline: boolean
  readonly sabotage: Sabotage | undefined
  newKey(): string
  onOpen(intents: readonly OpenIntent[], page: Page): void
}
/** How a client is made wrong: what a good suite must notice. */
export type Sabotage = 'noJournal' | 'journalPerTab' | 'noGrace'

export class Page {
  isClosed = false
  isFrozen = false
  /** What was sent, or would have been, by the key that stands for it. */
  readonly sent = new Map<string, Wish>()
  readonly money: Money

  constructor(options: PageOptions) {
    const { world, sabotage } = options
    const client = clientOf(this, options)
    const { after, now, serverNow } = clockOf(this, options)
    const clock = { after, now, serverNow: () => serverNow(client.learnt()) }
    const storage = options.storage && guarded(this, options.storage)
    const money: MoneyOptions = {
      name: 'lumi.money',
      storage: () => storage,
      locks: options.hasLocks
        ? {
            request: (_, run) =>
              new Promise((resolve) => {
                world.timeline.after(world.random.between(0, 3), () => resolve(run()), this)
              }),
          }
        : createLeases(storage, clock),
      client: client.money,
      sending: async () => send,
      inquiry: async () => inquire,
      clock,
      uid: () => me,
      endpoints: (name) => shapeOf(options, name),
      isOffline: () => options.knowsOffline && world.weather.isOffline,
      newKey: options.newKey,
      ...(sabotage === 'noGrace' && { patience: { misses: 3, graceMs: 0 } }),
    }
    this.money = sabotage === 'noJournal' ? withoutJournal(money) : createMoney(money)
    this.money.subscribe(() => {
      if (!this.isClosed) options.onOpen(this.money.open(), this)
    })
    void this.money.resume()
  }
}

function shapeOf({ shapes }: PageOptions, name: string): MoneyShape {
  const shape = shapes[name]
  if (!shape) throw new Error(`The page does not know "${name}".`)
  return shape
}

function clockOf(page: Page, { world, skewMs }: PageOptions) {
  const now = () => world.timeline.now + skewMs
  return {
    now,
    serverNow: (offset: number) => now() + offset,
    after: (ms: number, run: () => void) => world.timeline.after(ms, run, page),
  }
}

/** A client for each request that moves money, so that its network can carry the key as a header would. */
function clientOf(page: Page, options: PageOptions): { readonly money: MoneyClient; learnt(): number } {
  const { world, skewMs } = options
  const now = () => world.timeline.now + skewMs
  const clock = createServerClock(now)
  // The page asked for its account before anybody could press anything.
  clock.learn(new Date(world.timeline.now).toUTCString())
  const facts = { deviceId: 'd', language: 'en', isAndroid: true, appVersion: '1', phoneModel: 'p', systemVersion: '1' }
  const client = (key?: string): Client =>
    createClient({
      root: 'https://api.example/v1',
      endpoints: (name) => shapeOf(options, name),
      headers: () => ({ ...facts, uid: me, token: 't' }),
      xsrfCookie: () => undefined,
      onSessionOver: () => undefined,
      fetch: networkOf(world, page, key),
      now,
      clock,
    })
  const reading = client()
  return {
    money: { read: reading.read, write: (endpoint, body, { key }) => client(key).write(endpoint, body) },
    learnt: () => clock.now() - now(),
  }
}

/** A closed page writes nothing any more. */
function guarded(page: Page, storage: SharedStorage): SharedStorage {
  return {
    getItem: (key) => (page.isClosed ? null : storage.getItem(key)),
    setItem: (key, value) => (page.isClosed ? undefined : storage.setItem(key, value)),
    removeItem: (key) => (page.isClosed ? undefined : storage.removeItem(key)),
  }
}

/** What most clients are: a request a tap, and an error where there is no answer. */
function withoutJournal({ client, newKey = () => '' }: MoneyOptions): Money {
  return {
    async send(endpoint, body) {
      const key = newKey()
      return client.write(endpoint, body, { key }).then(
        (answer) => ({ is: 'done', key, answer, ref: undefined }) as const,
        () => ({ is: 'checking', key }) as const,
      )
    },
    open: () => [],
    subscribe: () => () => undefined,
    resume: async () => undefined,
    ended: async () => undefined,
    seen: async () => undefined,
  }
}
