// One history of one or several pages, chosen by a seed: at most 60 events of a person, a device and a network.
import type { OpenIntent, Outcome } from '../../../../src/engine/money/money'
import { isUnresolved } from '../../../../src/engine/money/journal/intent'
import { FakeStorage } from '../../../engine/session/fakeStorage'
import { Ledger } from './ledger'
import { newerRecord, rewritten } from '../../../engine/money/builds'
import { meet, type World } from './network'
import { withKeys } from './keyed'
import { journalName, Page } from './page'
import { createRandom } from '../../../support/random'
import { type Ways } from './server'
import { calmMs, setClock, someTime, someWorld } from './someWorld'
import type { HistoryOptions, Told } from './told'
import { deedOf, someWish, type Press, type Wish } from './wishes'

export async function runHistory(options: HistoryOptions): Promise<Told> {
  const life = new Life(options)
  await life.live()
  const { ledger, steps, unclear, broken, world } = life
  const { commits } = world.server
  const doublesByBrowser = commits.filter((one) => one.isDoubleByBrowser).length
  const counts = { commits: commits.length, doublesByBrowser, unclear: unclear.size, broken: broken.size }
  return { wrongs: ledger.wrongs, steps, ...counts, met: world.met }
}

class Life {
  readonly steps: string[] = []
  readonly world: World
  readonly ledger: Ledger
  /** Keys that the person saw as unclear, and as unreadable. */
  readonly unclear = new Set<string>()
  readonly broken = new Set<string>()
  readonly #options: HistoryOptions
  readonly #shapes: HistoryOptions['shapes']
  /** Without a shared storage, the journal dies with its page. Then there is one page, and it stays open. */
  readonly #isShared: boolean
  readonly #storage: FakeStorage | undefined
  readonly #ways: Ways
  #keys = 0
  #pages: Page[] = []
  #clearedAt = Number.NEGATIVE_INFINITY
  #hasNewer = false

  constructor(options: HistoryOptions) {
    const random = createRandom(options.seed)
    this.#options = options
    this.#ways = { honoursKeys: random.chance(0.3), tellsRefs: random.chance(0.7), echoesKeys: random.chance(0.15) }
    this.#shapes = this.#ways.echoesKeys ? withKeys(options.shapes) : options.shapes
    this.world = someWorld(random, this.#ways)
    this.ledger = new Ledger(this.world.server)
    this.#isShared = random.chance(0.85)
    this.#storage = this.#isShared
      ? new FakeStorage()
      : random.pick([undefined, new FakeStorage({ refuses: true }), new FakeStorage({ limit: random.between(0, 900) })])
  }

  async live(): Promise<void> {
    const { random, timeline } = this.world
    this.#open()
    // Short histories find as much for their time. Some are long.
    const many = random.between(4, random.chance(0.1) ? 60 : 20)
    for (let step = 0; step < many; step += 1) {
      this.#act()
      await timeline.pass(someTime(random))
    }
    await this.#calmDown()
    this.ledger.close()
    const open = this.#pages.flatMap(({ money }) => money.open()).filter(isUnresolved)
    for (const { endpoint, facts } of open) this.ledger.wrongs.push(`neverEnds: ${deedOf(endpoint, facts)}`)
    const text = this.#hasNewer ? this.#storage?.getItem(journalName) : undefined
    if (text !== undefined && text?.includes(JSON.stringify(newerRecord)) !== true)
      this.ledger.wrongs.push('destroyed: a record of a newer build')
  }

  #act(): void {
    const { random, weather } = this.world
    const awake = this.#pages.filter((page) => !page.isFrozen)
    const dice = random.next()
    const page = awake.length > 0 ? random.pick(awake) : undefined
    if (!page) return this.#pages.length > 0 ? this.#thaw() : this.#open()
    if (dice < 0.05 && this.#pages.length < 3 && this.#isShared) return this.#open()
    if (dice < 0.42) return this.#press(page, someWish(random, !this.#ways.honoursKeys))
    if (dice < 0.52) return this.#answerOpen(page)
    if (dice < 0.55) return this.#setClock()
    if (dice < 0.58) return this.#clear(page)
    if (dice < 0.6) return this.#rewrite()
    if (dice < 0.66) {
      weather.isOffline = !weather.isOffline
      return this.#fault(weather.isOffline ? 'offline' : 'online')
    }
    if (dice < 0.7) return this.#freeze(page)
    if (dice < 0.76) return this.#thaw()
    if (dice < 0.88 && this.#mayClose()) return this.#close(page, random.chance(0.7))
    this.#note('wait')
  }

  #setClock(): void {
    meet(this.world, 'the clock is set')
    this.#note(`clock set by ${setClock(this.world) / 1000} s`)
  }

  #open(): void {
    const page = new Page({
      world: this.world,
      shapes: this.#shapes,
      storage: this.#options.sabotage === 'journalPerTab' ? new FakeStorage() : this.#storage,
      sabotage: this.#options.sabotage,
      newKey: () => `key${(this.#keys += 1)}`,
      onOpen: (intents, from) => {
        this.#see(intents, from)
        // Other tabs get storage events about the changes of this one.
        for (const other of this.#pages)
          if (other !== from) this.world.timeline.after(3, () => void other.money.resume(), other)
      },
    })
    this.#pages.push(page)
    this.#note(`page ${this.#pages.length} opens`)
  }

  /** Closes a page in the middle of anything, like a killed process or a reload. */
  #close(page: Page, isReload: boolean): void {
    page.isClosed = true
    this.#pages = this.#pages.filter((one) => one !== page)
    this.#fault(isReload ? 'reload' : 'killed')
    if (isReload) this.#open()
  }

  #freeze(page: Page): void {
    page.isFrozen = true
    page.freezes += 1
    this.#fault('frozen')
  }

  /** Clears the storage, as a person or other code does. A tab gets no event about its own changes. */
  #clear(by: Page): void {
    if (!this.#isShared) return this.#note('wait')
    this.#storage?.clear()
    this.#clearedAt = this.world.timeline.now
    this.#hasNewer = false
    this.#fault('cleared')
    this.#tellOthers(by)
  }

  /** Rewrites the journal, as another build or a faulty one does. */
  #rewrite(): void {
    const text = this.#isShared ? this.#storage?.getItem(journalName) : undefined
    if (!text) return this.#note('wait')
    const how = this.world.random.pick(['older', 'newer', 'damaged'] as const)
    if (how === 'newer') this.#hasNewer = true
    const member = this.world.random.pick(['sentAt', 'at', 'misses'] as const)
    this.#storage?.setItem(journalName, rewritten(text, how, member))
    this.#fault(`rewritten: ${how}`)
    this.#tellOthers(undefined)
  }

  #tellOthers(but: Page | undefined): void {
    for (const page of this.#pages) if (page !== but) this.world.timeline.after(3, () => void page.money.resume(), page)
  }

  /**
   * Returns false if the storage was cleared in the last six seconds: closing the only page would then lose the
   * journal.
   */
  #mayClose(): boolean {
    return this.#isShared && this.world.timeline.now - this.#clearedAt > 6000
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
    // A finished step of an order is no longer offered.
    if (wish.isOnce && this.ledger.isDone(wish.deed)) return this.#note(`look at ${wish.deed}`)
    const isNew = this.ledger.want(wish.deed)
    this.#note(`press ${wish.deed}${isNew ? '' : ' once more'}`)
    const press: Press = { ...wish, isNew, fate: { since: this.#keys } }
    void this.#send(page, press)
    // An extra tap, Enter and a tap, or another page.
    const taps = random.chance(0.4) ? random.between(1, 3) : 0
    for (let tap = 1; tap <= taps; tap += 1) {
      const other = random.pick(this.#pages)
      timeline.after(random.between(0, 900), () => {
        if (other.isClosed || other.isFrozen) return
        // If the first tap was discarded as one too many, this one counts.
        const again = press.fate.isTakenBack === true && this.ledger.want(wish.deed)
        void this.#send(other, again ? press : { ...press, isNew: false })
      })
    }
  }

  async #send(page: Page, press: Press): Promise<void> {
    const outcome = await page.money.send(press.endpoint, press.body)
    if (!page.isClosed) this.#hear(outcome, page, press)
  }

  #hear(outcome: Outcome, page: Page, press: Press): void {
    const { deed, isNew, fate } = press
    this.#note(`  told ${outcome.is} ${outcome.key ?? ''} (${deed})`)
    if (outcome.key !== undefined) page.sent.set(outcome.key, press)
    if (outcome.is === 'justDone' && isNew && !fate.isSent) fate.isTakenBack = this.ledger.takeBack(deed)
    // The next tap came when it was no longer one too many.
    if (outcome.is !== 'justDone' && Number(outcome.key?.slice(3)) > fate.since) {
      fate.isSent = true
      if (fate.isTakenBack === true) this.ledger.want(deed)
      fate.isTakenBack = false
    }
    if (outcome.is !== 'done' && outcome.is !== 'refused') return
    // A refusal without an intent ends a wish only if the wish has no other intent.
    if (outcome.key !== undefined || isNew) this.ledger.tell(deed, outcome.key, outcome.is)
    if (outcome.key !== undefined) void page.money.acknowledge(outcome.key)
  }

  /** The page shows the outcomes of open intents. */
  #see(intents: readonly OpenIntent[], page: Page): void {
    for (const { key, state, endpoint, facts } of intents) {
      if (state === 'broken') {
        this.#decideBroken(page, key)
        continue
      }
      if (state === 'unclear') this.#look(page, key, deedOf(endpoint, facts))
      if (state !== 'done' && state !== 'refused') continue
      const deed = deedOf(endpoint, facts)
      this.#note(`  shown ${state} ${key} (${deed})`)
      this.ledger.tell(deed, key, state)
      void page.money.acknowledge(key)
    }
  }

  /** After some seconds, the person looks at the records and dismisses the message. */
  #look(page: Page, key: string, deed: string): void {
    if (page.looking.has(key)) return
    page.looking.add(key)
    this.unclear.add(key)
    this.#note(`  shown unclear ${key} (${deed})`)
    const look = () => {
      page.looking.delete(key)
      if (!page.money.open().some((one) => one.key === key && one.state === 'unclear')) return
      this.#note(`  looks for ${key} (${deed})`)
      this.ledger.look(deed, key)
      void page.money.acknowledge(key)
    }
    this.world.timeline.after(this.world.random.between(1500, 6000), look, page)
  }

  /** The person presses "Check again" first, and dismisses the message if that does not help. */
  #decideBroken(page: Page, key: string): void {
    if (this.broken.has(key)) return
    this.broken.add(key)
    this.#note(`  shown broken ${key}`)
    void page.money.check(key).then(() => {
      if (page.isClosed || !page.money.open().some((one) => one.key === key && one.state === 'broken')) return
      this.#note(`  put away ${key}`)
      return page.money.acknowledge(key)
    })
  }

  /** The person retries an intent that allows it, or gives it up. */
  #answerOpen(page: Page): void {
    const free = page.money.open().find((one) => one.state === 'free')
    if (!free) return this.#note('look')
    const deed = deedOf(free.endpoint, free.facts)
    const sent = page.sent.get(free.key)
    if (sent && this.world.random.chance(0.8)) {
      this.ledger.want(deed)
      this.#note(`send again ${deed}`)
      void this.#send(page, { ...sent, isNew: false, fate: { since: this.#keys } })
    } else {
      this.#note(`give up ${deed}`)
      this.ledger.giveUp(deed)
      void page.money.acknowledge(free.key)
    }
  }

  /** Ends all faults, delivers everything, and keeps a page open long enough to find out the outcomes. */
  async #calmDown(): Promise<void> {
    const { weather, timeline } = this.world
    this.#note('calm')
    Object.assign(weather, { isOffline: false, isCalm: true })
    this.#thaw()
    if (this.#pages.length === 0) this.#open()
    // Hanging requests end at last, as a browser ends them.
    for (const end of this.world.hung) end()
    await timeline.pass(calmMs(this.world))
  }

  #fault(what: string): void {
    if (what !== 'online') meet(this.world, what)
    this.#note(what)
  }

  #note(what: string): void {
    this.steps.push(`${((this.world.timeline.now / 1000) % 100_000).toFixed(3)} ${what}`)
  }
}
