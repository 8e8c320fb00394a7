// Small pages: the notice for payers, the demo, the diamonds, and the word of a settlement that comes.
import { buttonOf, expectTitle, saying } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

test('S2-08 S8-06 the notice needs nobody signed in, asks for nothing, and says what is not refunded', async ({
  page,
  site,
}) => {
  await page.goto('/pay/notice')
  await expectTitle(page, 'pay.notice.title')
  for (const said of [
    /The recharge amount cannot be refunded/,
    /A wrong recharge is not refunded.*settle it with the user who actually received/,
    /malicious refund.*limits on recharge, coins and entering rooms, and a permanent ban of the ID and the device/,
    /Call our service: \+971 4 555 0100/,
  ]) {
    await expect(page.getByText(said)).toBeVisible()
  }
  expect(await site.log()).toEqual([])
  await buttonOf(page, 'recharge.title').click()
  await expectTitle(page, 'recharge.title')
})

test('S2-08 a phone number keeps its order in Arabic', async ({ page }) => {
  await page.goto('/pay/notice?lang=ar')
  await expect(page.getByText('\u2066+971 4 555 0100\u2069')).toBeVisible()
})

test('S2-09 the demo greets, counts and starts again, without any call', async ({ page, site }) => {
  await page.goto('/demo')
  await expect(page.getByRole('heading', { name: words('demo.hello') })).toBeVisible()
  const count = (number: number) => page.getByText(new RegExp(`\\b${number} times?\\b|\\bonce\\b`))
  await expect(count(0)).toBeVisible()
  await expect(buttonOf(page, 'demo.again')).toHaveCount(0)
  for (let clicks = 1; clicks <= 3; clicks += 1) {
    await buttonOf(page, 'demo.add').click()
    await expect(count(clicks)).toBeVisible()
  }
  await buttonOf(page, 'demo.again').click()
  await expect(count(0)).toBeVisible()
  expect(await site.log()).toEqual([])
})

test('S2-10 the balances can be covered and uncovered, and the orders that wait are counted', async ({
  page,
  signIn,
}) => {
  await signIn('host', '/my-diamond')
  const figures = ['165,240', '123.45', '12,345']
  for (const figure of figures) await expect(saying(page, figure)).toBeVisible()
  await buttonOf(page, 'diamond.cover').click()
  for (const figure of figures) await expect(page.getByText(figure)).toHaveCount(0)
  await buttonOf(page, 'diamond.uncover').click()
  for (const figure of figures) await expect(saying(page, figure)).toBeVisible()
  const orders = page.getByRole('link', { name: new RegExp(`^${words('order.title')}\\s*\\d+$`) })
  await orders.click()
  await expectTitle(page, 'order.title')
})

test('S2-10 S9-10 the rules are those of the server; what it does not bound is not spoken of', async ({
  page,
  site,
  signIn,
}) => {
  const user = await site.person({ diamonds: '500' })
  await site.withdrawal({ uid: user.uid, diamonds: '100' })
  await site.settings({ weekly_limit: 5, min_diamonds: '120', min_amount: '15', receipt_hours_max: 2 })
  const rules = [
    words('withdraw.week', { left: 4, limit: 5 }),
    words('withdraw.min', { num: 120 }),
    words('withdraw.minAmount', { amount: '15.00', currency: 'USD' }),
    words('withdraw.rate', { num: 10, currency: 'USD' }),
    words('order.lag', { min: 1, max: 2 }),
  ]
  for (const path of ['/my-diamond', '/withdraw']) {
    await signIn(user, path)
    for (const rule of rules) await expect(saying(page, rule)).toBeVisible()
  }
  const none = { weekly_limit: null, min_diamonds: null, min_amount: null, diamonds_per_unit: null }
  await site.settings({ ...none, receipt_hours_min: null })
  await page.reload()
  await expect(saying(page, '400')).toBeVisible()
  await expect(buttonOf(page, 'account.methods')).toBeVisible()
  for (const rule of rules) await expect(saying(page, rule)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: words('withdraw.rules') })).toHaveCount(0)
})

const soon = words('settlement.soon_other', { count: 3 })
const today = words('settlement.today')
/** Periods end on the 15th and on the last day of a month; days are those of UTC+3. */
const moments = [
  { now: '2026-11-13T12:00:00Z', warn: 3, says: [soon] },
  { now: '2026-11-14T21:01:00Z', warn: 3, says: [today] },
  { now: '2026-11-14T12:00:00Z', warn: null, says: [] },
] as const

for (const { now, warn, says } of moments) {
  test(`S9-09 ${now}, warned ${warn ?? 'no'} days ahead: ${says.join() || 'no word of a settlement'}`, async ({
    page,
    site,
    signIn,
  }) => {
    await site.clock({ now })
    await site.settings({ settlement_warn_days: warn })
    await signIn(await site.person({ diamonds: '512.34' }))
    for (const path of ['/', '/my-diamond', '/withdraw'] as const) {
      await page.goto(path)
      await expect(saying(page, '512.34')).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const banner of [soon, today]) {
        await expect(page.getByText(banner)).toHaveCount((says as readonly string[]).includes(banner) ? 1 : 0)
      }
    }
    for (const banner of says) expect(banner).toMatch(/diamond balance is cleared after settlement/)
  })
}
