import { setTimeout as wait } from 'node:timers/promises'
import { look, type Target } from '../engines/suite/look'
import type { Page } from '../engines/suite/page'
import type { Desktop } from './desktop'
import { spokenIn, withoutTimingEffects } from './spoken'

const keys = { tab: '\uE004', enter: '\uE007' } as const

/** Uses a page by keyboard only, and records the speech of the screen reader for each step. */
export class Ear {
  private readonly lines: string[] = []
  private path = ''
  readonly page: Page
  private readonly desktop: Desktop

  constructor(page: Page, desktop: Desktop) {
    this.page = page
    this.desktop = desktop
  }

  /** Performs a step, and records the speech until everything is idle. */
  async step(what: string, act: () => Promise<unknown>): Promise<void> {
    const at = this.desktop.heard().length
    const { dialogs } = await this.page.run(openDialogs)
    await act()
    await this.quiet()
    const now = await this.page.run(openDialogs)
    const said = spokenIn(this.desktop.heard().slice(at))
    const path = String(await this.page.tab.evaluate('location.pathname'))
    const isNext = path !== this.path
    this.path = path
    this.lines.push(
      isNext ? `> ${what}, comes to ${path}` : `> ${what}`,
      ...withoutTimingEffects(said, { ...now, isOpened: now.dialogs > dialogs, isLoaded: what === 'opens the page' }),
    )
  }

  /** Goes back by one tab stop. */
  back(): Promise<void> {
    return this.step('shift+tab', async () => this.desktop.press('shift+Tab'))
  }

  press(key: keyof typeof keys): Promise<void> {
    return this.step(key, () => this.page.tab.type(keys[key]))
  }

  /** Presses Enter on a language. Records nothing, because the language of the speech meanwhile depends on timing. */
  async chooseLanguage(): Promise<void> {
    await this.page.tab.type(keys.enter)
    await this.quiet()
    this.lines.push('> chooses the language')
  }

  /** Presses Enter on the submit button of a form. */
  send(): Promise<void> {
    return this.step('sends', () => this.page.tab.type(keys.enter))
  }

  type(text: string): Promise<void> {
    return this.step(`types ${text}`, () => this.page.tab.type(text))
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Target): Promise<void> {
    for (let stops = 0; stops < mostStops; stops += 1) {
      await this.press('tab')
      if ((await this.page.run(look, { ...target, css: `:is(${target.css}):focus` }, false)) !== null) return
    }
    throw new Error(`Tab never reaches ${target.text ?? target.css}. Heard:\n${this.text()}`)
  }

  text(): string {
    return `${this.lines.join('\n')}\n`
  }

  /** Waits until the page has loaded and the screen reader is idle. */
  private async quiet(): Promise<void> {
    // A page with an open confirmation stays busy.
    if (!(await this.page.run(isAsking))) await this.page.settle()
    await this.rest()
  }

  /** Waits until the screen reader has been idle for a moment. */
  async rest(): Promise<void> {
    let before = -1
    for (let turn = 0; turn < 100; turn += 1) {
      const { length } = this.desktop.heard()
      if (length === before) return
      before = length
      await wait(restMs)
    }
    throw new Error('The screen reader does not stop.')
  }
}

/** Returns the number of open dialogs, and the title of the topmost one or of the page. */
function openDialogs(): { readonly dialogs: number; readonly title: string } {
  const dialogs = document.querySelectorAll('dialog[open]')
  const top = dialogs[dialogs.length - 1]
  const heading = top ? top.querySelector('h2') : document.querySelector('h1')
  return { dialogs: dialogs.length, title: heading?.textContent ?? '' }
}

function isAsking(): boolean {
  return document.querySelector('[role=alertdialog]') !== null
}

const restMs = 600
const mostStops = 40
