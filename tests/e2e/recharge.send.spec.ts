// Sending the recharge form: once, whatever the fingers and the network do, and nothing that was typed is lost.
import { reviewOf } from './support/parts'
import { createOrder, rechargeForm } from './support/rechargeForm'
import { expect, test } from './support/test'
import { moneyNotices } from './support/moneyWorld'
import { words } from './support/words'

test('S2-44 S7-15 two taps and Enter make one order', async ({ page, site }) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await form.fillIn()
  await site.fault({ endpoint: createOrder, kind: 'hold' })
  const leaving = page.waitForRequest((request) => request.url().endsWith('/payment/createOrder'))
  await form.submit.dblclick()
  await reviewOf(page).agree.dblclick()
  await expect(form.submit).toHaveAttribute('aria-busy', 'true')
  await form.amount.press('Enter')
  await form.submit.click({ force: true })
  // Only a call that has left can be let go on.
  await leaving
  await site.release()
  await expect(page).toHaveURL(/cashier/)
  expect(await site.log(createOrder)).toHaveLength(1)
})

test('S8-04 S2-44 after a refusal all that was typed is there, and it can be sent again', async ({ page, site }) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await form.fillIn()
  await site.fault({ endpoint: createOrder, kind: 'code', code: 1101 })
  await form.send()
  await expect(page.getByRole('alert').getByText(words('recharge.method.gone'))).toBeVisible()
  await form.expectKept()
  expect(await site.log(createOrder)).toHaveLength(1)
  await form.send()
  await expect(page).toHaveURL(/cashier/)
  expect(await site.log(createOrder)).toHaveLength(2)
})

test('F21 S8-04 S2-44 half an answer is not called a failure: it is found out, and not sent again', async ({
  page,
  site,
}) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await form.fillIn()
  await site.fault({ endpoint: createOrder, kind: 'malformed' })
  await form.send()
  await expect(moneyNotices(page).getByText(words('engine.money.checking'))).toBeVisible()
  await expect(form.submit).toBeHidden()
  await expect(page.getByText(words('recharge.failed'))).toHaveCount(0)
  expect(await site.log(createOrder)).toHaveLength(1)
})

test('S8-04 offline, nothing is sent, the banner says so, and the form goes on once the network is back', async ({
  page,
  site,
  context,
}) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await form.fillIn()
  await expect(page.getByRole('status').getByText('Ayu Pratama ✨')).toBeVisible()
  const banner = page.getByRole('status').getByText(words('engine.offline'))
  await expect(banner).toHaveCount(0)
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await form.send()
  await expect(page.getByRole('alert').getByText(/\S/).first()).toBeVisible()
  await form.expectKept()
  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
  expect(await site.log(createOrder)).toEqual([])
  await form.send()
  await expect(page).toHaveURL(/cashier/)
  expect(await site.log(createOrder)).toHaveLength(1)
})

test('S2-44 S9-03 a press is not lost where the name of a receiver comes meanwhile', async ({ page, site }) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await site.fault({ endpoint: 'POST /withoutsign/payment/user', kind: 'hold' })
  await form.userId.fill('81000004')
  await form.userId.blur()
  await expect(page.getByText(words('engine.form.checking'))).toBeVisible()
  const { x = 0, y = 0 } = (await form.country.boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + 3)
  await page.mouse.down()
  const answered = page.waitForResponse(/payment\/user/)
  await site.release()
  await (await answered).finished()
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: words('recharge.country') })).toBeVisible()
  await expect(page.getByRole('status').getByText('Ayu Pratama ✨')).toBeVisible()
})
