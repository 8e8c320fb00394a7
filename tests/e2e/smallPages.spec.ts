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
    /A wrong recharge is not refunded.*Settle it with the user who actually received/,
    /malicious refund.*limits on recharge, coins and entering rooms, and a permanent ban of the ID and the device/,
    /Call customer service: \+971 4 555 0100/,
  ]) {
    await expect(page.getByText(said)).toBeVisible()
  }
  expect(await site.log()).toEqual([])
  await buttonOf(page, 'recharge.title').click()
  await expectTitle(page, 'recharge.page')
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
