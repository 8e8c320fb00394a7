import type { Page } from '@playwright/test'

/** Of the screen, in px. */
export const width = 375
/** Longer pages are cut off: a list has no end that is worth seeing. */
const longest = 1700

/** Makes the screen as high as the page is, so that one picture shows all of it, and waits until nothing loads. */
export async function fitted(page: Page): Promise<void> {
  await allLoaded(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 812), longest) })
  await allLoaded(page)
}

/** Waits until the page stands, nothing on it is busy, and its pictures have come or failed. */
export async function allLoaded(page: Page): Promise<void> {
  await page.locator('main').first().waitFor()
  await page.locator('[aria-busy=true], .pw-chart-bone').first().waitFor({ state: 'detached' })
  await page.evaluate(async (most) => {
    const isSeen = (image: HTMLImageElement) => image.getBoundingClientRect().top < window.innerHeight
    const waits = [...document.images]
      .filter((image) => !image.complete && isSeen(image))
      .map(
        (image) => new Promise((resolve) => ['load', 'error'].forEach((name) => image.addEventListener(name, resolve))),
      )
    const frame = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.race([Promise.all([frame, ...waits]), new Promise((resolve) => setTimeout(resolve, most))])
  }, 3000)
}
