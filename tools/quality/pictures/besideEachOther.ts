import type { Browser } from '@playwright/test'

/** The size of a phone's screen, in px. */
export const screenSize = { width: 375, height: 812 }

/** Returns a picture of screens beside each other, from left to right. */
export async function besideEachOther(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const gap = 16
  const width = pictures.length * (screenSize.width + gap) + gap
  const page = await browser.newPage({ viewport: { width, height: screenSize.height + 2 * gap } })
  const screens = pictures.map(
    (picture) =>
      `<div style="width: ${screenSize.width}px; height: ${screenSize.height}px; overflow: hidden; border-radius: 12px"><img width="${screenSize.width}" src="data:image/png;base64,${picture.toString('base64')}"></div>`,
  )
  await page.setContent(
    `<body style="margin: 0; padding: ${gap}px; display: flex; gap: ${gap}px; background: #e9e6f0">${screens.join('')}`,
  )
  for (const image of await page.locator('img').all())
    await image.evaluate((element: HTMLImageElement) => element.decode())
  const picture = await page.screenshot()
  await page.close()
  return picture
}
