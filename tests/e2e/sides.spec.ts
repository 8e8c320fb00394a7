// Tests that pages from right to left are mirrored where a side has a meaning, and that only then something moves.
import type { Page } from '@playwright/test'
import { settled } from './support/routes'
import { expect, test } from './support/test'

test('S9-02 pages from right to left are mirrored: the art of a hero, the mark of the place in the rail, the lines', async ({
  page,
  signIn,
}) => {
  await test.step('in ar the art of a hero is mirrored', async () => {
    for (const path of ['/', '/my-diamond']) {
      await signIn('owner', `${path}?lang=ar`)
      await settled(page)
      const signs = await page.locator('body *').evaluateAll((all) =>
        all
          .map((one) => getComputedStyle(one, '::before'))
          .filter(({ content, backgroundImage }) => content !== 'none' && backgroundImage.includes('radial-gradient'))
          .filter(({ opacity }) => opacity === '1')
          .map(({ transform }) => new DOMMatrix(transform).a),
      )
      expect(signs.length, path).toBeGreaterThan(0)
      expect(new Set(signs), path).toEqual(new Set([-1]))
    }
  })

  await test.step('in ar the mark of the place where one is stands at the outer edge of the rail', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await signIn('owner', '/?lang=ar')
    await settled(page)
    const mark = await page.locator('nav [aria-current]').evaluate((place) => {
      const { left, right, width, height } = getComputedStyle(place, '::after')
      const [toLeft = 0, toRight = 0, wide = 0, high = 0] = [left, right, width, height].map(Number.parseFloat)
      return { edge: toLeft < toRight ? 1 : -1, distance: Math.min(toLeft, toRight), isUpright: high > wide }
    })
    expect(mark).toEqual({ edge: -1, distance: 0, isUpright: true })
  })

  for (const { language, least } of [
    { language: 'ar', least: 1.6 },
    { language: 'ur', least: 1.6 },
  ]) {
    await test.step(`lines of ${language} are ${least} times as high as their letters at least`, async () => {
      await page.goto(`/login?lang=${language}`)
      await settled(page)
      const share = await page.locator('html').evaluate((root) => {
        const { lineHeight, fontSize } = getComputedStyle(root)
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      })
      expect(share).toBeGreaterThanOrEqual(least)
    })
  }
})

test('S9-02 in ar a new page comes from the side where lines end, and the earlier one from the other', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(noteEntrances)
  await signIn('owner', '/?lang=ar')
  await settled(page)
  await page.getByRole('navigation').first().getByRole('link').nth(1).click()
  await expect.poll(() => entrancesOf(page)).toEqual([-1])
  await settled(page)
  await page.goBack()
  await expect.poll(() => entrancesOf(page)).toEqual([-1, 1])
})

declare global {
  interface Window {
    entrances?: number[]
  }
}

const entrancesOf = (page: Page) => page.evaluate(() => window.entrances)

/** Notes for each page that moves in from which side it comes: 1 is the right one. Runs in the page and refers to nothing outside itself. */
function noteEntrances(): void {
  const entrances: number[] = []
  window.entrances = entrances
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.localName !== 'main') return
    const [movement] = target.getAnimations()
    movement?.pause()
    if (movement) movement.currentTime = 0
    entrances.push(Math.sign(new DOMMatrix(getComputedStyle(target).transform).e))
    movement?.finish()
  })
}
