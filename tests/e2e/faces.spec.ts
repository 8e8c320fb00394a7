// Each face of the product holds in each language: nothing runs over, nothing is cut, and all words can be read.
import { markets } from '../../markets.config'
import { isRtl } from '@pagewright/engine/tools'
import { expectAccessible } from './support/axe'
import { expectFitting } from './support/fit'
import { pairs } from './support/pairs'
import { desk } from './support/phone'
import { addressOf, settled, visitorOf } from './support/routes'
import { expect, test } from './support/test'

/** Pages that show each part of a face: hero, tiles, rows, badges, cards, forms, charts. */
const faces = ['/', '/guild', '/guild/data-center', '/withdraw/order', '/withdraw/account', '/my-diamond'] as const
const addressIn = (route: string, market: string, language: string) => addressOf(route, { market, lang: language })
const names = Object.keys(markets) as (keyof typeof markets)[]

/** The first market has every page and language of its own in `policy.spec.ts`. */
const cases = pairs({
  market: names,
  language: markets.international.languages,
  colorScheme: ['light', 'dark'] as const,
})

for (const market of names) {
  test(`F07 S2-37 S9-02 ${market} in each language fits screens of 320 and 375, and can be read and touched`, async ({
    page,
    signIn,
  }) => {
    for (const [at, { language, colorScheme }] of cases.filter((one) => one.market === market).entries()) {
      const route = faces[at % faces.length] ?? '/'
      await test.step(`${route} in ${language}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await signIn(visitorOf(route), addressIn(route, market, language))
        await settled(page)
        await expect(page.locator('html')).toHaveAttribute('dir', isRtl(language) ? 'rtl' : 'ltr')
        for (const width of [320, 375]) await expectFitting(page, width)
        await expectAccessible(page)
      })
    }
  })
}

test('S2-37 each picture is drawn: no grey box stands for one', async ({ page, signIn }) => {
  for (const route of ['/guild/list', '/guild/member', '/withdraw/add-method', '/withdraw/order']) {
    await signIn(visitorOf(route), addressIn(route, 'international', 'en'))
    await settled(page)
    const seen = () =>
      page.evaluate(() => {
        const images = [...document.images].filter((one) => one.getBoundingClientRect().top < window.innerHeight)
        return { count: images.length, missing: images.filter((one) => one.naturalWidth === 0).length }
      })
    await expect.poll(async () => (await seen()).missing).toBe(0)
    expect((await seen()).count).toBeGreaterThan(0)
    await expect(page.locator('[role=img]:not(img)')).toHaveCount(0)
  }
})

/** Rows of a market stand apart from the edges of the screen, or reach them. */
const edges = { international: 16, russia: 0, 'test-brand': 16 } as const
for (const [market, expected] of Object.entries(edges)) {
  test(`S2-37 rows of ${market} begin ${expected} px from both edges of the screen`, async ({ page, signIn }) => {
    await signIn('owner', addressIn('/guild/member', market, 'en'))
    await settled(page)
    const row = page.getByRole('main').getByRole('listitem').nth(1)
    await expect
      .poll(() =>
        row.evaluate((one) => {
          const { left, right } = one.getBoundingClientRect()
          return [left, document.documentElement.clientWidth - right]
        }),
      )
      .toEqual([expected, expected])
  })
}

test.describe('on a wide screen', () => {
  test.use(desk)
  for (const market of Object.keys(markets)) {
    test(`S2-37 the head of ${market} reaches the edge, and nothing is wider than the screen`, async ({
      page,
      signIn,
    }) => {
      await signIn('owner', addressIn('/guild/member', market, 'en'))
      await settled(page)
      const head = await page.getByRole('banner').boundingBox()
      expect((head?.x ?? 0) + (head?.width ?? 0)).toBe(1280)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
    })
  }
})
