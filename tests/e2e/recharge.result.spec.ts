// What became of a payment: the server's word alone counts, and it is asked until there is one.
import type { Page } from '@playwright/test'
import { rechargeForm } from './support/rechargeForm'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

const query = 'POST /withoutsign/payment/queryOrder'

const ends = [
  { press: 'Pay', state: 'pay.success', coins: 5000, next: 'pay.again' },
  { press: 'Let the payment fail', state: 'pay.failed', coins: 0, next: 'engine.retry' },
  { press: 'Go back without deciding', state: 'pay.processing', coins: 0, next: undefined },
] as const

for (const { press, state, coins, next } of ends) {
  test(`S1-05 S4-13 S2-07 S2-45 S3-14 "${press}" at the cashier shows: ${words(state)}`, async ({ page, site }) => {
    const before = (await site.balance('1000004')).coins
    const order = await orderTwenty(page)
    await page.getByRole('button', { name: press, exact: true }).click()
    await expect(page).toHaveURL(`${site.origin}/pay/result?order_no=${order}`)
    await expect(page.getByRole('heading', { level: 1, name: words('pay.result.title') })).toBeVisible()
    await expectState(page, state)
    await expectFacts(page, order)
    expect((await site.balance('1000004')).coins - before).toBe(coins)
    expect(await site.log('POST /web/MyAccountInfo')).toEqual([])
    if (next) await expect(page.getByRole('link', { name: words(next) })).toBeVisible()
    else await expect(page.getByRole('button', { name: words('pay.refresh') })).toBeVisible()
  })
}

test('S2-45 S4-13 the address may say status=success: an open payment stays open', async ({ page }) => {
  const order = await orderTwenty(page)
  const claims = 'status=success&state=success&payment_no=1&amount=9999'
  await page.goto(`/pay/result?${claims}&order_no=${order}`)
  await expectState(page, 'pay.processing')
  await expectFacts(page, order)
  await expect(page.getByText('9,999')).toHaveCount(0)
})

test('S4-13 S2-45 the page follows by itself when the payment ends in another tab, and then asks no more', async ({
  page,
  site,
  context,
}) => {
  await page.clock.install()
  const order = await orderTwenty(page)
  await page.getByRole('button', { name: 'Go back without deciding' }).click()
  await expectState(page, 'pay.processing')
  const cashier = await context.newPage()
  await cashier.goto(`${site.origin}/__sandbox/cashier/${order}`)
  await cashier.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectState(cashier, 'pay.success')
  await page.clock.fastForward(6000)
  await expectState(page, 'pay.success')
  await cashier.close()
  await site.forgetLog()
  await page.clock.fastForward(60_000)
  await page.reload()
  await expectState(page, 'pay.success')
  expect(await site.log(query)).toHaveLength(1)
})

test('S2-45 S8-01 no answer shows no outcome and a way to ask again', async ({ page, site }) => {
  const order = await orderTwenty(page)
  await page.request.post(`${site.origin}/__sandbox/cashier/${order}`, { form: { outcome: 'success' } })
  await site.fault({ endpoint: query, kind: 'offline', times: 50 })
  await page.goto(`/pay/result?order_no=${order}&status=success`)
  const failed = page.getByRole('alert').filter({ hasText: words('engine.error.network') })
  await expect(failed).toBeVisible()
  await expect(page.getByText(words('pay.success'), { exact: true })).toHaveCount(0)
  await site.noFaults()
  await failed.getByRole('button', { name: words('engine.retry') }).click()
  await expectState(page, 'pay.success')
})

test('S2-45 S8-04 an order that nobody knows, and an address without one, show no payment', async ({ page }) => {
  await page.goto('/pay/result?order_no=P20990101000')
  await expect(page.getByText(words('pay.missing.text'))).toBeVisible()
  for (const state of ends) await expect(page.getByText(words(state.state), { exact: true })).toHaveCount(0)
  await page.goto('/pay/result?status=success')
  await expect(page.getByRole('heading', { name: words('pay.none') })).toBeVisible()
  await page.getByRole('link', { name: words('pay.again') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('recharge.page') })).toBeVisible()
})

/** Orders coins for 20, or another amount, in mada, and gives the order's number; the cashier is shown then. */
async function orderTwenty(page: Page, amount = '20'): Promise<string> {
  await page.goto('/recharge?lang=en')
  const form = rechargeForm(page)
  await form.fillIn()
  await form.amount.fill(amount)
  await form.send()
  await expect(page).toHaveURL(/\/cashier\/P\d+$/)
  return page.url().split('/').at(-1) ?? ''
}

async function expectState(page: Page, key: Word): Promise<void> {
  await expect(page.getByRole('status').getByRole('heading', { name: words(key), exact: true })).toBeVisible()
  for (const { state } of ends) {
    if (state !== key) await expect(page.getByRole('heading', { name: words(state), exact: true })).toHaveCount(0)
  }
}

/** The numbers, the amount, the coins and the method of the order, as the server has them. */
async function expectFacts(page: Page, order: string): Promise<void> {
  await page.getByText(words('engine.detail.title'), { exact: true }).click()
  const facts = page.getByRole('definition')
  await expect(facts.filter({ hasText: order })).toBeVisible()
  await expect(facts.filter({ hasText: /^PAY\d{12}/ })).toBeVisible()
  await expect(facts.filter({ hasText: /^20\.00\sSAR$/ })).toBeVisible()
  await expect(facts.filter({ hasText: /^5,000$/ })).toBeVisible()
  await expect(facts.filter({ hasText: /^mada$/ })).toBeVisible()
  await expect(facts.filter({ hasText: /^81000004$/ })).toBeVisible()
  await expect(facts.filter({ hasText: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ })).toBeVisible()
}
