// Tests what a page is on paper: black on white, whole, and without what can be pressed.
import type { Locator, Page } from '@playwright/test'
import { markets } from '../../markets.config'
import { lookOf } from './support/lines'
import { rows } from './support/parts'
import { settled } from './support/routes'
import type { Who } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

const print = (page: Page, colorScheme: 'light' | 'dark' = 'light') =>
  page.emulateMedia({ media: 'print', colorScheme, reducedMotion: 'reduce' })

const white = 'rgb(255, 255, 255)'
const black = 'rgb(0, 0, 0)'

/** The colours of a property, without those that are not seen. */
async function coloursOf(parts: Locator, property: 'background' | 'box-shadow' | 'color'): Promise<readonly string[]> {
  await expect(parts.first()).toBeVisible()
  const written = await parts.evaluateAll(
    (all, name) => all.map((one) => getComputedStyle(one).getPropertyValue(name)).join(),
    property,
  )
  return [...new Set(written.match(/rgba?\([^)]*\)/g) ?? [])].filter((colour) => !/^rgba.*, 0\)$/.test(colour))
}

test('S2-46 a page of each market is printed black on white, without light and shadows', async ({ page, signIn }) => {
  for (const [at, market] of Object.keys(markets).entries()) {
    for (const scheme of [at % 2 === 0 ? 'dark' : 'light'] as const) {
      await test.step(`in ${market}, ${scheme}, a page is printed black on white, without light and shadows`, async () => {
        await page.emulateMedia({ media: 'screen' })
        await signIn('host', `/withdraw/order?market=${market}`)
        await settled(page)
        await print(page, scheme)
        const [head, title] = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]
        for (const part of [page.locator('html'), head, rows(page)])
          expect(await coloursOf(part, 'background')).toEqual([white])
        expect(await coloursOf(title, 'color')).toEqual([black])
        expect(await coloursOf(rows(page).getByRole('button'), 'color')).toEqual([black])
        const light = await page.getByRole('main').evaluate((main) => {
          const { content, opacity } = getComputedStyle(main.parentElement ?? main, '::before')
          return content === 'none' ? '0' : opacity
        })
        expect(light).toBe('0')
        await signIn('owner', `/guild/data-center?market=${market}`)
        await settled(page)
        const shadows = await coloursOf(page.getByRole('main').locator('*:not([role=tab])'), 'box-shadow')
        // A line may be drawn as a shadow, and so is the frame of the chosen tab.
        expect([white, 'rgb(153, 153, 153)']).toEqual(expect.arrayContaining([...shadows]))
      })
    }
  }
})

const opened = [
  { what: 'a sheet', role: 'dialog', size: { width: 375, height: 420 } },
  { what: 'a panel', role: 'complementary', size: { width: 1280, height: 420 } },
] as const
for (const { what, role, size } of opened) {
  test(`S2-46 ${what} that is longer than the screen is printed whole, from edge to edge, with nothing to press`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize(size)
    await signIn('host', '/withdraw/order')
    await rows(page).last().getByRole('button').first().click()
    const part = page.getByRole(role)
    await expect(part).toBeVisible()
    await settled(page)
    await print(page)
    const cut = await part.evaluate((one) =>
      [one, ...one.querySelectorAll('*')]
        .filter((each) => each.clientHeight > 1 && getComputedStyle(each).overflowY !== 'visible')
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
    expect(cut).toEqual([])
    const box = await part.boundingBox()
    expect(box?.height).toBeGreaterThan(size.height)
    // What moves still comes to rest.
    await expect
      .poll(() => part.evaluate((one) => one.getBoundingClientRect().top + window.scrollY))
      .toBeGreaterThanOrEqual(0)
    const main = await page.locator('body').boundingBox()
    expect(box?.width).toBeGreaterThan((main?.width ?? 0) * 0.7)
    await expect(part.getByRole('button')).toHaveCount(0)
  })
}

const pages: readonly { readonly path: string; readonly who: Who }[] = [
  { path: '/', who: 'owner' },
  { path: '/guild/member', who: 'owner' },
  { path: '/guild/data-center', who: 'owner' },
  { path: '/withdraw/order', who: 'host' },
]
test('S2-46 pages are printed in colours that can be read, without what can be pressed, and say what is chosen', async ({
  page,
  signIn,
}) => {
  for (const [at, { path, who }] of pages.entries()) {
    const scheme = at % 2 === 0 ? 'dark' : 'light'
    await test.step(`${path} is printed in colours that can be read, ${scheme}, without what can be pressed, and says what is chosen`, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: scheme })
      await signIn(who, path)
      await settled(page)
      const chosen = await page.getByRole('tab', { selected: true }).allInnerTexts()
      await print(page, scheme)
      const worded = page.locator('xpath=//*[self::header or self::main]//*[text()[normalize-space()]]')
      const pale: string[] = []
      for (const part of await worded.filter({ visible: true }).all()) {
        const { ink } = await lookOf(part)
        if (ink < 4.5) pale.push(`${ink.toFixed(1)} ${await part.innerText()}`)
      }
      expect(pale).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveCount(0)
      await expect(page.getByRole('tab', { selected: false })).toHaveCount(0)
      expect(await page.getByRole('tab').allInnerTexts()).toEqual(chosen)
      await expect(page.getByRole('radio', { checked: false })).toHaveCount(0)
      // The title of a row, and the entry of a menu, are words that stand there.
      const titles = 'li button, li a, [role=row] button, [aria-posinset] button:first-of-type'
      const pressed = page.locator(`main button:not([role=tab], ${titles}), header button`)
      expect(
        await pressed.evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none')
            .map((one) => one.outerHTML.slice(0, 80)),
        ),
      ).toEqual([])
    })
  }
})

test('S2-46 rows are printed without their buttons, and no message and no banner is on paper', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('owner', '/guild/apply?status=pending')
  await settled(page)
  const agree = page.getByRole('button', { name: words('review.agree') })
  await agree.first().click()
  const message = page.getByRole('status').getByText(words('review.agree.done'))
  await expect(message).toBeVisible()
  await context.setOffline(true)
  const banner = page.getByRole('status').getByText(words('engine.offline'))
  await expect(banner).toBeVisible()
  await print(page)
  await expect(rows(page).first()).toBeVisible()
  for (const gone of [message, banner, agree.first()]) await expect(gone).toBeHidden()
  await context.setOffline(false)
})
