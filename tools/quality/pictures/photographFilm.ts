// Photographs a motion: an element at several times after its beginning.
import type { Page } from '@playwright/test'
import type { Pixels } from './palettePng'
import { readPng } from './readPng'

export interface Film {
  /** The element that the pictures show. */
  readonly of: string
  /** The px around the element, 0 if it is left out. */
  readonly around?: number
  /** The px from the left edge of the screen. Without it, the pictures are as wide as the element. */
  readonly width?: number
  /** The times of the pictures after the beginning, in ms. */
  readonly times: readonly number[]
  /** Begins the motion, which has not moved yet afterwards. */
  begin(page: Page): Promise<void>
}

/** The factor by which motions take longer here, so that they can be stopped before they have moved. */
export const slowness = 1000

const defaultDuration = 200

/** Returns a picture for each time of a film. */
export async function photographFilm(page: Page, { of, around = 0, width, times, begin }: Film): Promise<Pixels[]> {
  await page.evaluate((duration) => {
    const { style } = document.documentElement
    if (style.getPropertyValue('--pw-duration') === '') style.setProperty('--pw-duration', `${duration}ms`)
  }, defaultDuration * slowness)
  // Another duration begins motions again that had ended.
  await finishMotions(page)
  const box = await page.locator(of).first().boundingBox()
  if (!box) throw new Error('The example is not drawn.')
  const x = width === undefined ? box.x - around : 0
  const clip = { x, y: box.y - around, width: width ?? box.width + 2 * around, height: box.height + 2 * around }
  await begin(page)
  const pictures: Pixels[] = []
  for (const time of times) {
    await page.evaluate((now) => {
      for (const one of document.getAnimations()) {
        one.pause()
        one.currentTime = now
      }
    }, time * slowness)
    pictures.push(readPng(await page.screenshot({ clip, animations: 'allow' })))
  }
  await finishMotions(page)
  return pictures
}

async function finishMotions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Others, such as those of a placeholder, never end.
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
  })
}

/** Turns a switch on. A press by the mouse would wait until nothing moves. */
export async function pressSwitch(page: Page): Promise<void> {
  const box = page.getByRole('switch')
  const press = () => box.evaluate((input: HTMLInputElement) => input.click())
  if (await box.isChecked()) {
    await press()
    await finishMotions(page)
  }
  await press()
}

/** Lets the page come in as a page that a link leads to. */
export async function enterPage(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const frame = main.parentElement
    frame?.classList.remove('pw-page-next', 'pw-page-back')
    main.getBoundingClientRect()
    frame?.classList.add('pw-page-next')
  })
}
