// Ways to use the studio: by pointer, by touch, and by keys alone. A key reaches a control only as a person does, by Tab.
import { expect, type Locator, type Page } from '@playwright/test'

export interface Hand {
  press(control: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  choose(select: Locator, option: string): Promise<void>
  /** Ticks a checkbox, or chooses a radio button. */
  tick(control: Locator): Promise<void>
}

/** A test of touch needs a context with `hasTouch`. */
export type Way = 'pointer' | 'keyboard' | 'touch'

/** The ways of tasks in a table: pointer and keyboard take turns. */
export const wayOf = (at: number): Way => (at % 2 === 0 ? 'pointer' : 'keyboard')

/** Returns the hand that uses a page in one way. */
export function handFor(page: Page, way: Way): Hand {
  if (way === 'touch') return touch
  return way === 'pointer' ? pointer : keyboard(page)
}

const touch: Hand = {
  press: (control) => control.tap(),
  async write(field, text) {
    await field.tap()
    await field.fill(text)
  },
  async choose(select, option) {
    await select.tap()
    await select.selectOption(option)
  },
  tick: (control) => control.tap(),
}

const pointer: Hand = {
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  choose: async (select, option) => void (await select.selectOption(option)),
  tick: (control) => control.click(),
}

function keyboard(page: Page): Hand {
  const reach = (control: Locator) => reachByTab(page, control)
  return {
    async press(control) {
      await reach(control)
      await page.keyboard.press('Enter')
    },
    async write(field, text) {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+A')
      if (text === '') await page.keyboard.press('Delete')
      else await page.keyboard.insertText(text)
    },
    async choose(select, option) {
      await reach(select)
      const { from, to } = await select.evaluate((element, wanted) => {
        const { options, selectedIndex } = element as HTMLSelectElement
        return {
          from: selectedIndex,
          to: [...options].findIndex(({ value, text }) => value === wanted || text === wanted),
        }
      }, option)
      if (to < 0) throw new Error(`There is no option "${option}".`)
      // A closed select takes the arrow keys.
      for (let at = from; at !== to; at += Math.sign(to - from))
        await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp')
    },
    async tick(control) {
      const isRadio = (await control.getAttribute('type')) === 'radio'
      if (!isRadio) {
        await reach(control)
        return page.keyboard.press('Space')
      }
      // Tab stops at the chosen one of a group alone.
      const name = await control.getAttribute('name')
      await reach(page.locator(`input[name="${name}"]:checked`))
      for (let tries = 0; tries < 5 && !(await control.isChecked()); tries += 1) await page.keyboard.press('ArrowDown')
    },
  }
}

/** More would be too far for a person. */
const mostTabs = 250

/** Moves the focus to a control: F6 to its region, and Tab within. */
async function reachByTab(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  await expect(control).toBeEnabled()
  for (let count = 0; count < mostTabs; count += 1) {
    const key = await control.evaluate((wanted) => {
      const active = document.activeElement
      if (active === wanted) return undefined
      const region = wanted.closest('[data-region]')
      if (region && !region.contains(active)) return 'F6'
      const isBehind = (active?.compareDocumentPosition(wanted) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING
      return isBehind ? 'Shift+Tab' : 'Tab'
    })
    if (key === undefined) return
    await page.keyboard.press(key)
  }
  throw new Error(`Keys do not reach ${String(control)}.`)
}
