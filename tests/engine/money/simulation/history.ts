// One life of a page or several, as a seed decides it: at most 60 things that a person, a device and a network do.
import type { OpenIntent, Outcome } from '../../../../src/engine/money/money'
import type { MoneyShape } from '../../../../src/engine/money/outcomeRule'
import { isOpen } from '../../../../src/engine/money/intent'
import { FakeStorage } from '../../session/fakeStorage'
import { Ledger } from './ledger'
import type { World } from './network'
import { Page, type Sabotage } from './page'
import { createRandom } from './random'
import { Server } from './server'
import { Timeline } from './timeline'
import { deedOf, someWish, type Wish } from './wishes'

/** The assumption G: a request arrives within so many milliseconds, or never, where the server does not honour keys. */
export const longestMs = 55_000
const longestWithKeysMs = 300_000

export interface HistoryOptions {
  readonly seed: number
  readonly shapes: { readonly [endpoint: string]: MoneyShape }
  readonly sabotage?: Sabotage | undefined
}

export interface Told {
  readonly wrongs: readonly string[]
  readonly steps: readonly string[]
  readonly commits: number
}

export async function runHistory(options: HistoryOptions): Promise<Told> {
  const life = new Life(options)
  await life.live()
  return { wrongs: life.ledger.wrongs, steps: life.steps, commits: life.world.server.commits.length }
}

interface Press extends Wish {
  readonly isNew: boolean
  isTakenBack?: boolean
}

class Life {
  readonly steps: string[] = []
  readonly world: World
  readonly ledger: Ledger
  readonly #options: HistoryOptions
  readonly #device: { readonly hasLocks: boolean; readonly skewMs: number; readonly knowsOffline: boolean }
  /** Absent, throwing or full storage: a journal in memory dies with its page, so there is one page and it stays. */
  readonly #isShared: boolean
  readonly #storage: FakeStorage | undefined
  readonly #honoursKeys: boolean
  #keys = 0
  #pages: Page[] = []

  constructor(options: HistoryOptions) {
    const random = createRandom(options.seed)
    this.#options = options
    this.#honoursKeys = random.chance(0.3)
    const server = new Server(this.#honoursKeys)
    const timeline = new Timeline(Date.UTC(2026, 2, 1) + random.between(0, 86_400_000))
    this.world = {
      timeline,
      random,
      server,
      weather: { isOffline: false, isCalm: false },
      longestMs: this.#honoursKeys ? longestWithKeysMs : longestMs,
      repeats: this.#honoursKeys,
    }
    this.ledger = new Ledger(server)
    this.#isShared = random.chance(0.85)
    this.#storage = this.#isShared
      ? new FakeStorage()
      : random.pick([undefined, new FakeStorage({ refuses: true }), new FakeStorage({ limit: random.between(0, 900) })])
    const skewMs = random.pick([0, 0, 1_500, -86_400_000, 86_400_000])
    this.#device = { hasLocks: random.chance(0.8), skewMs, knowsOffline: random.chance(0.7) }
  }

  async live(): Promise<void> {
    const { random, timeline } = this.world
    this.#open()
    // Short ones find as much in their time; some are long.
    const many = random.between(4, random.chance(0.1) ? 60 : 20)
    for (let step = 0; step < many; step += 1) {
      this.#act()
      await timeline.pass(this.#someTime())
    }
    await this.#calmDown()
    this.ledger.close()
    const open = this.#pages.flatMap(({ money }) => money.open()).filter(isOpen)
    for (const { endpoint, facts } of open) this.ledger.wrongs.push(`neverEnds: ${deedOf(endpoint, facts)}`)
  }

  #act(): void {
    const { random, weather } = this.world
    const awake = this.#pages.filter((page) => !page.isFrozen)
    const dice = random.next()
    const page = awake.length > 0 ? random.pick(awake) : undefined
    if (!page) return this.#pages.length > 0 ? this.#thaw() : this.#open()
    if (dice < 0.05 && this.#pages.length < 3 && this.#isShared) return this.#open()
    if (dice < 0.45) return this.#press(page, someWish(random, !this.#honoursKeys))
    if (dice < 0.6) return this.#answerOpen(page)
    if (dice < 0.66) {
      weather.isOffline = !weather.isOffline
      this.#note(weather.isOffline ? 'offline' : 'online')
      return
    }
    if (dice < 0.7) return this.#freeze(page)
    if (dice < 0.76) return this.#thaw()
    if (dice < 0.88 && this.#isShared) return this.#close(page, random.chance(0.7))
    this.#note('wait')
  }

  #someTime(): number {
    const { random } = this.world
    const dice = random.next()
    if (dice < 0.45) return random.between(0, 500)
    if (dice < 0.75) return random.between(500, 5000)
    return dice < 0.93 ? random.between(5000, 40_000) : random.between(40_000, 120_000)
  }

  #open(): void {
    const page = new Page({
      world: this.world,
      shapes: this.#options.shapes,
      storage: this.#options.sabotage === 'journalPerTab' ? new FakeStorage() : this.#storage,
      ...this.#device,
      sabotage: this.#options.sabotage,
      newKey: () => `key${(this.#keys += 1)}`,
      onOpen: (intents, from) => {
        this.#see(intents, from)
        // Other tabs hear of what this one wrote.
        for (const other of this.#pages)
          if (other !== from) this.world.timeline.after(3, () => void other.money.resume(), other)
      },
    })
    this.#pages.push(page)
    this.#note(`page ${this.#pages.length} opens`)
  }

  /** Closed in the middle of anything, as a process that is killed, or loaded anew. */
  #close(page: Page, isReload: boolean): void {
    page.isClosed = true
    this.#pages = this.#pages.filter((one) => one !== page)
    this.#note(isReload ? 'reload' : 'killed')
    if (isReload) this.#open()
  }

  #freeze(page: Page): void {
    page.isFrozen = true
    this.#note('frozen')
  }

  #thaw(): void {
    for (const page of this.#pages.filter((one) => one.isFrozen)) {
      page.isFrozen = false
      void page.money.resume()
    }
    this.#note('thawed')
  }

  #press(page: Page, wish: Wish): void {
    const { random, timeline } = this.world
    // An order that is known to be past a step does not offer that step.
    if (wish.isOnce && this.ledger.isDone(wish.deed)) return this.#note(`look at ${wish.deed}`)
    const isNew = this.ledger.want(wish.deed)
    this.#note(`press ${wish.deed}${isNew ? '' : ' once more'}`)
    const press: Press = { ...wish, isNew }
    void this.#send(page, press)
    // A tap too many, Enter and a tap, another page.
    const taps = random.chance(0.4) ? random.between(1, 3) : 0
    for (let tap = 1; tap <= taps; tap += 1) {
      const other = random.pick(this.#pages)
      timeline.after(random.between(0, 900), () => {
        if (other.isClosed || other.isFrozen) return
        // Was the first tap taken for one too many, then this is the one.
        const again = press.isTakenBack === true && this.ledger.want(wish.deed)
        void this.#send(other, again ? press : { ...press, isNew: false })
      })
    }
  }

  async #send(page: Page, press: Press): Promise<void> {
    const outcome = await page.money.send(press.endpoint, press.body)
    if (!page.isClosed) this.#hear(outcome, page, press)
  }

  #hear(outcome: Outcome, page: Page, press: Press): void {
    const { deed, isNew } = press
    this.#note(`  told ${outcome.is} ${outcome.key ?? ''} (${deed})`)
    if (outcome.key !== undefined) page.sent.set(outcome.key, press)
    if (outcome.is === 'justDone' && isNew) press.isTakenBack = this.ledger.takeBack(deed)
    if (outcome.is !== 'done' && outcome.is !== 'refused') return
    // A refusal that began nothing ends a wish only where that wish was all there is.
    if (outcome.key !== undefined || isNew) this.ledger.tell(deed, outcome.key, outcome.is)
    if (outcome.key !== undefined) void page.money.seen(outcome.key)
  }

  /** The page shows what became of what was open. */
  #see(intents: readonly OpenIntent[], page: Page): void {
    for (const { key, state, endpoint, facts } of intents) {
      if (state !== 'done' && state !== 'refused') continue
      const deed = deedOf(endpoint, facts)
      this.#note(`  shown ${state} ${key} (${deed})`)
      this.ledger.tell(deed, key, state)
      void page.money.seen(key)
    }
  }

  /** What may be sent again is sent again, or given up. */
  #answerOpen(page: Page): void {
    const free = page.money.open().find((one) => one.state === 'free')
    if (!free) return this.#note('look')
    const deed = deedOf(free.endpoint, free.facts)
    const sent = page.sent.get(free.key)
    if (sent && this.world.random.chance(0.8)) {
      this.ledger.want(deed)
      this.#note(`send again ${deed}`)
      void this.#send(page, { ...sent, isNew: false })
    } else {
      this.#note(`give up ${deed}`)
      this.ledger.giveUp(deed)
      void page.money.seen(free.key)
    }
  }

  /** All faults end; what is on its way arrives; a page is open long enough to find out. */
  async #calmDown(): Promise<void> {
    const { weather, timeline } = this.world
    this.#note('calm')
    Object.assign(weather, { isOffline: false, isCalm: true })
    this.#thaw()
    if (this.#pages.length === 0) this.#open()
    await timeline.pass(this.world.longestMs + 100_000)
  }

  #note(what: string): void {
    this.steps.push(`${((this.world.timeline.now / 1000) % 100_000).toFixed(3)} ${what}`)
  }
}
