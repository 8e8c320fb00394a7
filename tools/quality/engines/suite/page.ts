import { setTimeout as wait } from 'node:timers/promises'
import { callOf, type Tab } from '../drive/tab'
import { look, selectText, readState, type Seen, type DocumentState, type Target } from './look'

const patienceMs = 20_000

/** A page in one engine. Each step waits until a person could do it; a failure says what was in the way. */
export class Page {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  /** Runs a function in the page and returns its value, which must be JSON. */
  async run<Arguments extends readonly unknown[], Result>(
    read: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result> {
    return (await this.tab.evaluate(callOf(read, ...args))) as Result
  }

  /** Repeats `read` until it returns something. Throws with the last error when the time is over. */
  async until<Result>(what: string, read: () => Promise<Result | undefined>, ms = patienceMs): Promise<Result> {
    const end = performance.now() + ms
    let problem = ''
    for (;;) {
      try {
        const found = await read()
        if (found !== undefined) return found
        problem = ''
      } catch (error) {
        // A document cannot be read while it is being replaced.
        problem = ` (${error instanceof Error ? error.message : String(error)})`
      }
      if (performance.now() > end) throw new Error(`${what}: not within ${ms / 1000} s${problem}.`)
      await wait(60)
    }
  }

  async see(target: Target, isSo: (seen: Seen) => boolean = () => true): Promise<Seen> {
    const read = async () => {
      const seen = await this.run(look, target, false)
      return seen && isSo(seen) ? seen : undefined
    }
    return this.until(`To see ${nameOf(target)}`, read)
  }

  async gone(target: Target): Promise<void> {
    await this.until(`${nameOf(target)} is gone`, async () =>
      (await this.run(look, target, false)) === null ? true : undefined,
    )
  }

  /** Waits until an element is still, uncovered and enabled. Returns its position. */
  async ready(target: Target): Promise<Seen> {
    let before: Seen | null = null
    let inTheWay = ''
    const read = async () => {
      const seen = await this.run(look, target, true)
      const isStill = seen !== null && before !== null && seen.x === before.x && seen.y === before.y
      before = seen
      inTheWay =
        seen === null ? 'it does not exist' : seen.covered ? `${seen.covered} covers it` : 'it is disabled or moves'
      return seen && isStill && !seen.isMoving && seen.covered === null && !seen.isDisabled ? seen : undefined
    }
    return this.until(`To press ${nameOf(target)}`, read).catch((error: Error) => {
      throw new Error(`${error.message} Last: ${inTheWay}.`)
    })
  }

  async press(target: Target): Promise<void> {
    const { x, y } = await this.ready(target)
    await this.tab.press(x, y)
  }

  /** Presses twice at the same point, as an impatient person does. */
  async pressTwice(target: Target): Promise<void> {
    const { x, y } = await this.ready(target)
    await this.tab.press(x, y)
    await this.tab.press(x, y)
  }

  /** Types text into a field and replaces its content. */
  async typeInto(target: Target, text: string): Promise<void> {
    // WebKitGTK sometimes loses a press on a busy machine. A repeated press on a field sends nothing.
    const focus = (ms: number) => this.focus(target, ms)
    await focus(patienceMs / 4).catch(() => focus(patienceMs))
    await this.tab.type(text)
    await this.see(target, ({ value }) => value === text)
  }

  private async focus(target: Target, ms: number): Promise<void> {
    await this.press(target)
    const read = async () => (await this.run(selectText)) || undefined
    await this.until(`The focus is in ${nameOf(target)}`, read, ms)
  }

  async check(target: Target): Promise<void> {
    await this.press(target)
    await this.see(target, ({ isChecked }) => isChecked)
  }

  /** Waits until the page has loaded or the guard shows its message. Returns what is shown. */
  async settle(ms = patienceMs): Promise<DocumentState> {
    let last: DocumentState | undefined
    const read = async () => {
      last = await this.run(readState)
      return last.isSettled || last.guard !== null ? last : undefined
    }
    return this.until('The page has loaded', read, ms).catch((error: Error) => {
      if (last === undefined) throw error
      throw new Error(`${error.message} ${last.isBlank ? 'It is blank.' : `It shows "${last.title}".`}`)
    })
  }

  /** Waits until the address matches. */
  async at(pattern: RegExp): Promise<void> {
    let url = ''
    await this.until(`The address becomes ${pattern.source}`, async () => {
      url = String(await this.tab.evaluate('location.href'))
      return pattern.test(url) || undefined
    }).catch((error: Error) => {
      throw new Error(`${error.message} It is ${url}.`)
    })
  }
}

const nameOf = ({ css, text }: Target) => (text === undefined ? css : `"${text}" (${css})`)
