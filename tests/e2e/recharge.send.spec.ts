// Sending the recharge form: once, whatever the fingers and the network do, and nothing that was typed is lost.
import { createOrder, rechargeForm } from './support/rechargeForm'
import { expect, test } from './support/test'
import { moneyNotices } from './support/moneyWorld'
import { words } from './support/words'

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
