import type { Browser, Page } from '@playwright/test'
import type { Figures } from '../figures'
import { openPage, type PageVisit } from './openPage'

export interface FormVisit extends PageVisit {
  /** The selector of a field's problem. */
  readonly problem: string
  /** The number of problems of an empty form. If absent, it must have at least one. */
  readonly problems?: number
}

const typed = '123456789012345678'

/** Opens a form, types into its first field and leaves it, empties it again, and submits the form with all problems. */
export async function visitForm(browser: Browser, visit: FormVisit): Promise<Figures> {
  const { page, loaded, readyMs, work, measured, quiet, heap, close } = await openPage(browser, visit)
  try {
    const kept = await heap()
    const field = page
      .locator('form input:not([type=checkbox], [type=radio], [type=hidden], [type=submit], [type=file])')
      .first()
    await field.focus()
    await quiet()
    const before = await measured()
    for (const letter of typed) {
      await page.keyboard.press(letter)
      // Waits a frame or two between keys, as a person does. The timer runs outside the page, so that it costs the page
      // nothing.
      await new Promise((resolve) => setTimeout(resolve, 34))
    }
    await field.blur()
    const after = await quiet()
    const found = (await field.inputValue()).replaceAll(/\D/g, '')
    if (found === '') throw new Error(`Typed ${typed} into ${visit.url}, but the field stayed empty.`)
    const sent = await send(page, visit, { measured, quiet, clear: () => field.fill('') })
    return {
      'JS kB': loaded.js,
      'CSS kB': loaded.css,
      'visible ms': readyMs,
      'script ms': work.script,
      'all work ms': work.all,
      'script a key': (after.script - before.script) / typed.length,
      'work a key': (after.all - before.all) / typed.length,
      // A slow form may overwrite what was typed meanwhile.
      'keys lost': typed.length - found.length,
      ...sent,
      'heap MB': kept,
    }
  } finally {
    await close()
  }
}

interface Sending {
  measured(): Promise<{ readonly script: number; readonly all: number }>
  quiet(): Promise<{ readonly script: number; readonly all: number }>
  clear(): Promise<void>
}

async function send(page: Page, { url, problem, problems }: FormVisit, { measured, quiet, clear }: Sending) {
  await clear()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const button = page.locator('button[type=submit]').first()
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await quiet()
  const before = await measured()
  // A real tap. A click from a script would not measure work in promises.
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  const after = await quiet()
  const shown = await page.locator(problem).count()
  if (problems === undefined ? shown === 0 : shown !== problems)
    throw new Error(`${url} shows ${shown} problems, wanted ${problems ?? 'at least one'}.`)
  return { 'submit script': after.script - before.script, 'submit work': after.all - before.all }
}
