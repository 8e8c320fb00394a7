// The recharges that a person began on this device, by number, and any payment by its number.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { buttonOf, expectTitle, submitOf, textbox } from './support/parts'
import { rechargeForm } from './support/rechargeForm'
import { expect, test } from './support/test'
import { words } from './support/words'

const path = '/recharge/records'
const query = 'POST /withoutsign/payment/queryOrder'

test('S1-05 S3-14 S4-13 who recharged finds each payment again with its state, on this device only', async ({
  page,
  site,
  signIn,
}) => {
  const user = await site.person({ country_id: '1', nickname: 'Rana Saleh' })
  await signIn(user, path)
  await expect(page.getByText(words('recharge.records.empty'))).toBeVisible()
  await order(page, '20')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: words('pay.success') })).toBeVisible()
  await order(page, '50')
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(page.getByRole('heading', { name: words('pay.failed') })).toBeVisible()

  await site.forgetLog()
  await page.goto(path)
  const rows = page.getByRole('list', { name: words('recharge.records.mine') }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  for (const text of [words('recharge.state.failed'), '50.00 SAR', 'Rana Saleh'])
    await expect(rows.first()).toContainText(text)
  for (const text of [words('recharge.state.success'), '20.00 SAR']) await expect(rows.last()).toContainText(text)
  expect(await site.log(query)).toHaveLength(2)
  await expectAccessible(page)
  await rows.last().getByRole('link').click()
  await expect(page.getByRole('heading', { name: words('pay.success') })).toBeVisible()

  await signIn(await site.person({ country_id: '1' }), path)
  await expect(page.getByText(words('recharge.records.empty'))).toBeVisible()
})

test('S1-05 S2-45 anybody can check a payment by its number, and an unknown number says so', async ({ page, site }) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await form.fillIn()
  await form.send()
  await page.waitForURL(/cashier/)
  const number = page.url().split('/').at(-1) ?? ''
  await page.goto('/recharge')
  await buttonOf(page, 'recharge.records').click()
  await expectTitle(page, 'recharge.records')
  // Nobody is signed in, so the device keeps nothing.
  await expect(page.getByText(words('recharge.records.mine'))).toHaveCount(0)
  await submitOf(page).click()
  await expect(page.getByText(words('recharge.check.empty'))).toBeVisible()
  await textbox(page, 'pay.orderNo').fill(number)
  await submitOf(page).click()
  await expect(page.getByRole('heading', { name: words('pay.processing') })).toBeVisible()
  await page.getByText(words('engine.detail.title'), { exact: true }).click()
  await expect(page.getByText(number)).toBeVisible()
  await page.goBack()
  await textbox(page, 'pay.orderNo').fill('P404')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words('pay.missing.text'))).toBeVisible()
  expect((await site.log(query)).map(({ body }) => body)).toEqual([{ order_no: number }, { order_no: 'P404' }])
})

/** Orders coins for oneself, as far as the cashier. */
async function order(page: Page, amount: string): Promise<void> {
  await page.goto('/app-recharge')
  const form = rechargeForm(page)
  await form.method('mada').check()
  await form.amount.fill(amount)
  await form.consent.check()
  await form.send()
  await page.waitForURL(/cashier/)
}

test('a visitor is told why the history is empty, and is led to the login', async ({ page }) => {
  await page.goto('/recharge/records')
  await expect(page.getByText(words('recharge.records.visitor'))).toBeVisible()
  await page.getByRole('link', { name: words('login.title') }).click()
  await expect(page).toHaveURL(/\/login/)
})
