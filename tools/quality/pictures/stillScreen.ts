import type { Page } from '@playwright/test'

interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const mostTries = 30
const pauseMs = 200

/** Photographs a part of the screen once it no longer changes: pictures and requests are loaded. Throws if it never rests. */
export async function stillScreen(page: Page, clip: Clip): Promise<Buffer> {
  let last: Buffer | undefined
  for (let tries = 0; tries < mostTries; tries += 1) {
    const shot = await page.screenshot({ clip, animations: 'disabled' })
    if (last?.equals(shot)) return shot
    last = shot
    await page.waitForTimeout(pauseMs)
  }
  throw new Error(`${page.url()} changes all the time, and no picture of it can be taken.`)
}
