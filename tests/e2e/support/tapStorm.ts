// A finger that taps again and again: each press of a test becomes many, at once and over a second and a half.
import { expect, type Page } from '@playwright/test'

/** Taps of one storm. */
export const storm = 50

/** From now on every real press of a button on this page is followed by 49 more, by Enter too where it sends a form. */
export async function beginStorm(page: Page): Promise<void> {
  await page.evaluate((taps) => {
    Object.assign(window, { stormTaps: [] })
    const tap = (button: HTMLButtonElement, nth: number) => {
      if (!button.isConnected) return
      // What Enter in a field does.
      if (nth % 5 === 0 && button.type === 'submit' && button.form) button.form.requestSubmit()
      else button.click()
    }
    window.addEventListener(
      'click',
      ({ isTrusted, target }) => {
        const button = target instanceof Element ? target.closest('button') : null
        if (!isTrusted || !button) return
        const done: number[] = []
        window.stormTaps?.push(done)
        for (let nth = 2; nth <= taps; nth += 1) {
          const run = () => {
            tap(button, nth)
            done.push(nth)
          }
          if (nth <= 10) run()
          else if (nth <= 15) queueMicrotask(run)
          else setTimeout(run, (nth - 15) * 40)
        }
      },
      { capture: true },
    )
  }, storm)
}

/** Waits until every storm that began is over; gives how many there were. */
export async function stormsOver(page: Page): Promise<number> {
  const read = () => page.evaluate(() => window.stormTaps?.map((done) => done.length) ?? [])
  await expect.poll(async () => (await read()).every((taps) => taps === storm - 1)).toBe(true)
  return (await read()).length
}

declare global {
  interface Window {
    stormTaps?: number[][]
  }
}
