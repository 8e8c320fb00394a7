import type { Page } from '@playwright/test'

/** Longer pages are cut off, because the rest of a list adds nothing. */
const longest = 1700

/** Makes the screen as high as the page, so that one picture shows all of it. Waits until nothing loads. */
export async function fitToPage(page: Page, width: number): Promise<void> {
  await allLoaded(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 812), width > 600 ? 900 : longest) })
  await allLoaded(page)
}

/** Waits until the page exists, nothing is busy, and its pictures have loaded or failed. */
export async function allLoaded(page: Page): Promise<void> {
  await page.locator('main').first().waitFor()
  await page.locator('[aria-busy=true]:not(button), .pw-chart-bone').first().waitFor({ state: 'detached' })
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
