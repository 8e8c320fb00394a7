// Tests that movements show where something comes from, and never make anybody wait.
import type { Page } from '@playwright/test'
import { settled } from './support/routes'
import { expect, test } from './support/test'
import { words } from './support/words'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** Half a pixel of rounding on each side. */
const near = 1

const rowsOf = (page: Page) => page.getByRole('listitem').getByRole('button')
const sheetOf = (page: Page) => page.getByRole('dialog', { name: words('order.detail') })
const closeOf = (page: Page) => sheetOf(page).getByRole('button', { name: words('engine.close') })

async function openOrders(page: Page, signIn: (who: 'host', path: string) => Promise<void>, query = '') {
  await signIn('host', `/withdraw/order${query}`)
  await settled(page)
}

/** Waits until a sheet stands in its place. */
async function expectOpen(page: Page) {
  await expect(sheetOf(page)).toBeVisible()
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** Lets every movement of a sheet stop at its beginning (0), its end (1) or between, as soon as there is one. */
async function stopAt(page: Page, share: number) {
  await page.evaluate((at) => {
    window.stopMovements?.()
    const stop = () => {
      for (const movement of document.getAnimations()) {
        const { target, pseudoElement } = movement.effect as KeyframeEffect
        if (!(target instanceof HTMLDialogElement) || pseudoElement !== null || movement.playState !== 'running')
          continue
        movement.pause()
        movement.currentTime = at * Number(movement.effect?.getComputedTiming().duration)
      }
      frame = requestAnimationFrame(stop)
    }
    let frame = requestAnimationFrame(stop)
    window.stopMovements = () => cancelAnimationFrame(frame)
  }, share)
}

/** Lets what stopped go on. */
async function goOn(page: Page) {
  await page.evaluate(() => {
    window.stopMovements?.()
    for (const movement of document.getAnimations()) if (movement.playState === 'paused') movement.play()
  })
}

/** Returns the part of the only dialog that can be seen: its box without what its clip path hides. */
async function seenPart(page: Page): Promise<Box> {
  await expect(async () => {
    const states = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect, playState }) => {
        const { target, pseudoElement } = effect as KeyframeEffect
        return target instanceof HTMLDialogElement && pseudoElement === null ? playState : []
      }),
    )
    expect(states).toEqual(['paused'])
  }).toPass()
  return page.locator('dialog').evaluate((dialog) => {
    const box = dialog.getBoundingClientRect()
    const written = /inset\(([^)]*?)( round|\))/.exec(getComputedStyle(dialog).clipPath)?.[1] ?? '0'
    // Browsers leave out sides that are equal to the opposite one.
    const [top = 0, right = top, bottom = top, left = right] = written.split(' ').map((side) => Number.parseFloat(side))
    const hidden = [top, right, bottom, left].map((side) => Math.max(0, side)) as [number, number, number, number]
    return {
      x: box.x + hidden[3],
      y: box.y + hidden[0],
      width: box.width - hidden[1] - hidden[3],
      height: box.height - hidden[0] - hidden[2],
    }
  })
}

function expectSame(part: Box, box: Box | null) {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(part[side] - (box?.[side] ?? -9)), `${side} of ${JSON.stringify({ part, box })}`).toBeLessThan(near)
}

for (const [language, size] of [
  ['en', { width: 375, height: 812 }],
  ['ar', { width: 812, height: 375 }],
] as const) {
  test(`a sheet grows out of its row, in ${language} at ${size.width} × ${size.height}`, async ({ page, signIn }) => {
    await page.setViewportSize(size)
    await openOrders(page, signIn, `?lang=${language}`)
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .nth(1)
    const box = await row.boundingBox()
    await stopAt(page, 0)
    await row.getByRole('button').click()
    const part = await seenPart(page)
    // Two texts above each other cannot be read.
    await expect(page.locator('dialog')).toHaveCSS('opacity', '1')
    // A dialog is not as wide as the rows of a tablet.
    const width = Math.min(box?.width ?? 0, await page.locator('dialog').evaluate((dialog) => dialog.clientWidth))
    const sheet = await page.locator('dialog').boundingBox()
    expectSame(part, box && { ...box, x: Math.max(box.x, sheet?.x ?? 0), width })
  })
}

const closings: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
  ['a finger that drags it down', (page) => dragDown(page)],
]
for (const [name, close] of closings) {
  test(`a sheet that closes by ${name} shrinks back into its row, which has the focus at once`, async ({
    page,
    signIn,
  }) => {
    await openOrders(page, signIn)
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .nth(1)
    const box = await row.boundingBox()
    await row.getByRole('button').click()
    await expectOpen(page)
    await stopAt(page, 1)
    await close(page)
    expectSame(await seenPart(page), box)
    // Two texts above each other cannot be read.
    await expect(page.locator('dialog > div')).toHaveCSS('opacity', '0')
    await expect(row.getByRole('button')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await goOn(page)
    await expect(page.locator('dialog')).toHaveCount(0)
  })
}

test('a press works while a sheet opens: its button closes it half way', async ({ page, signIn }) => {
  await openOrders(page, signIn)
  await stopAt(page, 0.3)
  await rowsOf(page).nth(1).click()
  await seenPart(page)
  const box = await closeOf(page).boundingBox()
  await page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22)
  await expect(page).toHaveURL(/\/withdraw\/order$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await goOn(page)
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('with reduced motion nothing moves', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openOrders(page, signIn)
  await page.evaluate(noteMovements)
  await rowsOf(page).nth(1).click()
  await expect(sheetOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.movements)).toEqual([])
})

test('rows below a row that leaves move up to their places, and can be pressed meanwhile', async ({ page, signIn }) => {
  await signIn('owner', '/guild/apply?status=pending')
  await settled(page)
  const rows = page.getByRole('main').getByRole('listitem')
  const below = await rows.nth(2).textContent()
  const distance = ((await rows.nth(2).boundingBox())?.y ?? 0) - ((await rows.nth(1).boundingBox())?.y ?? 0)
  await page.evaluate(noteMovements)
  await rows
    .nth(1)
    .getByRole('button', { name: words('review.agree') })
    .click()
  await expect(rows.nth(1)).toHaveText(below ?? '')
  await expect
    .poll(() => page.evaluate(() => window.movements?.filter((one) => one.startsWith('div')).length))
    .toBeGreaterThan(1)
  const [first = ''] = await page.evaluate(() => window.movements?.filter((one) => one.startsWith('div')) ?? [])
  expect(Math.abs(Number(/translateY\(([\d.]+)px\)/.exec(first)?.[1]) - distance)).toBeLessThan(near)
})

test('rows that a search finds come in place of the others: none slides across another', async ({ page, signIn }) => {
  await signIn('owner', '/guild/member')
  await settled(page)
  const rows = page.getByRole('main').getByRole('listitem')
  const before = await rows.allTextContents()
  await page.evaluate(noteMovements)
  await page.getByRole('searchbox').fill('an')
  await expect.poll(() => rows.allTextContents()).not.toEqual(before)
  await settled(page)
  expect(await page.evaluate(() => window.movements)).toEqual([expect.stringMatching(/^div .* undefined$/)])
})

declare global {
  interface Window {
    stopMovements?: () => void
    movements?: string[]
  }
}

/** Notes every movement that code starts. Runs in the page and refers to nothing outside itself. */
function noteMovements(): void {
  const movements: string[] = []
  window.movements = movements
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    const { duration, easing } = options as KeyframeAnimationOptions
    const [first] = Array.isArray(frames) ? frames : []
    movements.push(`${this.localName} ${String(duration)} ${easing} ${String(first?.['transform'])}`)
    return animate.call(this, frames, options)
  }
}

async function dragDown(page: Page) {
  const head = await sheetOf(page).getByRole('heading').first().boundingBox()
  const [x, y] = [(head?.x ?? 0) + 40, (head?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const by of [60, 160, 300]) await page.mouse.move(x, y + by)
  await page.mouse.up()
}
