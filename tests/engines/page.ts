import { setTimeout as wait } from 'node:timers/promises'
import { words, type Word } from '../e2e/support/words'
import type { Tab } from './webdriver'

/** Describes an element as a person finds it. */
export interface Target {
  readonly css: string
  /** The text of the element, or its label for assistive technology. */
  readonly text?: string
  /** True if the text need only begin with `text`. */
  readonly isStart?: boolean
  /** True for the last match instead of the first: the topmost one. */
  readonly isLast?: boolean
}

interface Seen {
  readonly count: number
  readonly value: string
  readonly isChecked: boolean
  readonly isDisabled: boolean
  /** The point to press, in the viewport. */
  readonly x: number
  readonly y: number
  /** True if the element or an ancestor is being animated. */
  readonly isMoving: boolean
  /** Frames that were drawn since the first look. */
  readonly frames: number
  /** The element that covers it, if any. */
  readonly covered: string | null
}

/** A field in a sheet follows those of its page in the document. */
export const field = (name: string, inner: string): Target => ({
  css: `.pw-field[data-field="${name}"] ${inner}`,
  isLast: true,
})
export const box = (name: string): Target => field(name, 'input:not([type=file])')
export const button = (key: Word, within = ''): Target => ({ css: `${within} button`, text: words(key), isLast: true })

const patienceMs = 20_000

/** A page in one engine. Each step waits until a person could do it; a failure says what was in the way. */
export class Page {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  /** Runs a function in the page, which refers to nothing outside itself, and returns its value. */
  async run<Arguments extends readonly unknown[], Result>(
    read: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result> {
    const list = args.map((arg) => JSON.stringify(arg)).join(', ')
    return (await this.tab.evaluate(`(${read.toString()})(${list})`)) as Result
  }

  /** Repeats `read` until it returns something. Throws with the last error when the time is over. */
  async until<Result>(what: string, read: () => Promise<Result | undefined>, ms = patienceMs): Promise<Result> {
    const end = performance.now() + ms
    for (;;) {
      let problem = ''
      try {
        const found = await read()
        if (found !== undefined) return found
      } catch (error) {
        // A document cannot be read while it is being replaced.
        problem = ` (${String(error)})`
      }
      if (performance.now() > end) throw new Error(`${what}: not within ${ms / 1000} s${problem}.`)
      await wait(60)
    }
  }

  async see(target: Target, isSo: (seen: Seen) => boolean = () => true): Promise<Seen> {
    return this.until(`To see ${nameOf(target)}`, async () => {
      const seen = await this.run(look, target, false)
      return seen && isSo(seen) ? seen : undefined
    })
  }

  /** Presses an element as soon as it is still, uncovered and enabled; twice for an impatient person. */
  async press(target: Target, { times = 1, ms = patienceMs } = {}): Promise<void> {
    let before: Seen | null = null
    const ready = async () => {
      const seen = await this.run(look, target, true)
      // A busy WebKit says that a movement has ended before it draws its last frame.
      const isStill =
        seen !== null && before !== null && seen.x === before.x && seen.y === before.y && seen.frames > before.frames
      before = seen
      return seen && isStill && !seen.isMoving && seen.covered === null && !seen.isDisabled ? seen : undefined
    }
    const { x, y } = await this.until(`To press ${nameOf(target)}`, ready, ms).catch((error: Error) => {
      throw new Error(`${error.message} Last: ${JSON.stringify(before)}`)
    })
    await this.tab.press(x, y, times)
  }

  /** Presses, and once more if nothing came of it and the element is still there: WebKit may lose a press on a busy machine. */
  async pressUntil(target: Target, isDone: () => Promise<true | undefined>, times = 1): Promise<void> {
    await this.press(target, { times })
    await this.until('', isDone, patienceMs / 4).catch(async () => {
      if ((await this.run(look, target, false)) !== null) await this.press(target, { times })
      await this.until(`${nameOf(target)} does its work`, isDone)
    })
  }

  /** Types text into a field and replaces its content. */
  async typeInto(target: Target, text: string): Promise<void> {
    // WebKitGTK sometimes loses a press on a busy machine. A repeated press on a field sends nothing.
    const focus = async (ms: number) => {
      await this.press(target, { ms })
      await this.until(`The focus is in ${nameOf(target)}`, async () => (await this.run(selectText)) || undefined, ms)
    }
    await focus(patienceMs / 4).catch(() => focus(patienceMs))
    await this.tab.type(text)
    await this.see(target, ({ value }) => value === text)
  }

  /** Presses a choice or a box that can be ticked, and waits for its tick. */
  async tick(target: Target, tickable: Target = target): Promise<void> {
    await this.press(target)
    await this.see(tickable, ({ isChecked }) => isChecked)
  }

  /** Opens an address, and waits until nothing on its page is loading. */
  async open(url: string): Promise<void> {
    await this.tab.open(url)
    const state = await this.until(`${url} has loaded`, async () => (await this.run(readState)) ?? undefined)
    if (state !== 'drawn') throw new Error(`${url} says: ${state}`)
  }
}

const nameOf = ({ css, text }: Target) => (text === undefined ? css : `"${text}" (${css})`)

// The functions below run in the page. They use only features of Chromium 88.

/** Finds the visible element of a target. With `isToPress`, scrolls it into view and looks for what covers it. */
function look({ css, text, isStart, isLast }: Target, isToPress: boolean): Seen | null {
  const clean = (said: string | null) => (said || '').replace(/[\s\u200e\u200f\u2066-\u2069]+/g, ' ').trim()
  // Omits parts that are hidden from assistive technology, such as a flag.
  const wordsIn = (element: Element) => {
    const parts: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement || !node.parentElement.closest('[aria-hidden=true]')) parts.push(node.textContent || '')
    return clean(parts.join(' '))
  }
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const fits = (said: string) => text === undefined || (isStart ? said.startsWith(text) : said === text)
  const all = Array.from(document.querySelectorAll<HTMLElement>(css)).filter(
    (element) => isShown(element) && (fits(wordsIn(element)) || fits(clean(element.getAttribute('aria-label')))),
  )
  const found = all[isLast ? all.length - 1 : 0]
  if (!found) return null
  // A choice may be visible only by its label.
  const label = found.closest('label')
  const pressed = (found.getBoundingClientRect().width < 8 && label) || found
  if (isToPress) {
    const { top, bottom } = pressed.getBoundingClientRect()
    // Bars at the edges of the screen cover elements behind them.
    if (top < 80 || bottom > innerHeight - 110) pressed.scrollIntoView({ block: 'center' })
  }
  const { left, top, width, height } = pressed.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = isToPress ? document.elementFromPoint(x, y) : pressed
  const isHit = hit !== null && (pressed.contains(hit) || (label !== null && label.contains(hit)))
  let isMoving = false
  for (let one: Element | null = pressed; one && one.getAnimations; one = one.parentElement)
    isMoving =
      isMoving ||
      one.getAnimations().some(({ playState, effect }) => {
        const ends = effect ? effect.getComputedTiming().endTime : 0
        return playState === 'running' && ends !== Infinity
      })
  const drawn = window as { framesDrawn?: number }
  const frames = drawn.framesDrawn || 0
  requestAnimationFrame(() => {
    drawn.framesDrawn = frames + 1
  })
  const { value = '', checked = false, disabled = false } = found as Partial<HTMLInputElement>
  return {
    count: all.length,
    value,
    isChecked: checked,
    isDisabled: disabled || found.getAttribute('aria-disabled') === 'true',
    x,
    y,
    isMoving,
    frames,
    covered: isHit ? null : hit ? `${hit.tagName} ${hit.className}` : 'it is off the screen',
  }
}

/** Selects the text of the focused field, so that typing replaces it. */
function selectText(): boolean {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return false
  focused.select()
  return true
}

/** Returns `drawn`, or what went wrong, or nothing while the page is loading. */
function readState(): string | null {
  const shown = (css: string) =>
    Array.from(document.querySelectorAll<HTMLElement>(css)).find((element) => element.getClientRects().length > 0)
  const failed = shown('.pw-guard[role=alert], .pw-failed')
  if (failed) return failed.innerText
  const hasRows = !shown('.pw-list') || shown('.pw-list-row, .pw-empty')
  return shown('main, h1') && !shown('[aria-busy=true]') && hasRows ? 'drawn' : null
}
