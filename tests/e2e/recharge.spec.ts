// The recharge form: what it asks, what depends on what, and what it says before anything is sent.
import { createOrder, methods, rechargeForm } from './support/rechargeForm'
import { expect, test } from './support/test'
import { words } from './support/words'

const user = 'POST /withoutsign/payment/user'

test('S2-04 S2-44 S7-15 the form checks the ID and sends what was chosen', async ({ page, site }) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await expect(page).toHaveTitle(/Lumi$/)
  const rest = await form.fillIn()
  await expect(page.getByRole('status').getByText('Ayu Pratama ✨')).toBeVisible()
  await form.send()
  await expect(page).toHaveURL(/\/__sandbox\/cashier\/P\d+$/)
  await expect(page.getByText('5,000 coins for Ayu Pratama ✨')).toBeVisible()
  expect((await site.log(user)).map(({ body }) => body)).toEqual([{ user_id: '81000004' }])
  expect((await site.log(createOrder)).map(({ body }) => body)).toEqual([
    { user_id: '81000004', country_id: '1', method_id: '101', amount: '20', coins_per_unit: 250, ...rest },
  ])
  expect(await site.log('POST /web/MyAccountInfo')).toEqual([])
})

test('S9-11 the coins, the currency, the least and the most stand beside the amount while it is typed', async ({
  page,
  site,
}) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await form.chooseCountry('Saudi Arabia')
  await form.method('mada').check()
  const notes = page.locator('[data-field=amount]').getByRole('status')
  const bounds = words('recharge.bounds', { min: '4.00', max: '20,000.00', currency: 'SAR' })
  await expect(notes).toHaveText(`${words('recharge.rate', { coins: 250, currency: 'SAR' })} ${bounds}`)
  for (const [amount, coins, written] of [
    ['20', '5,000', '20.00'],
    ['33.33', '8,332', '33.33'],
  ] as const) {
    await form.amount.fill(amount)
    const quote = words('recharge.quote', { coins, amount: written, currency: 'SAR' })
    await expect(notes).toHaveText(`${quote} ${bounds}`)
  }
  for (const [amount, says, limit] of [
    ['3.99', 'recharge.amount.least', '4 SAR'],
    ['20000.01', 'recharge.amount.most', '20,000 SAR'],
  ] as const) {
    await form.amount.fill(amount)
    await form.submit.click()
    await expect(page.getByText(words(says, { limit }), { exact: true })).toBeVisible()
  }
  expect(await site.log(createOrder)).toEqual([])
})

test('S5-14 S8-04 an ID that nobody has is found out before anything is sent', async ({ page, site }) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await form.fillIn()
  await form.userId.fill('99999999')
  await expect(page.getByRole('status').getByText(words('recharge.userId.unknown'))).toBeVisible()
  await form.submit.click()
  await expect(form.userId).toHaveAttribute('aria-invalid', 'true')
  await expect(form.userId).toBeFocused()
  expect(await site.log(createOrder)).toEqual([])
  await form.userId.fill('81000004')
  await form.send()
  await expect(page).toHaveURL(/cashier/)
})

test('S2-44 S7-15 the modes of payment are those of the country; another one clears the choice', async ({
  page,
  site,
}) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await expect(page.getByText(words('recharge.country.first'))).toBeVisible()
  expect(await site.log(methods)).toEqual([])
  await form.chooseCountry('Saudi Arabia')
  await expect(form.methods.getByRole('radio')).toHaveCount(4)
  await form.method('mada').check()
  await form.chooseCountry('Egypt')
  await expect(form.method('mada')).toHaveCount(0)
  await expect(form.methods.getByRole('radio')).toHaveCount(4)
  await expect(form.methods.getByRole('radio', { checked: true })).toHaveCount(0)
  // A card is offered in both: it must not stay chosen, for it is another one.
  await form.method('Bank card').check()
  await form.chooseCountry('Saudi Arabia')
  await expect(form.method('Bank card')).not.toBeChecked()
  const asked = (await site.log(methods)).map(({ body }) => body)
  expect(asked.slice(0, 2)).toEqual(['1', '3'].map((country) => ({ country_id: country, page: 1 })))
})

test('S8-06 the questions say that a wrong recharge is not refunded, and what a malicious refund brings', async ({
  page,
}) => {
  await page.goto('/recharge')
  const wrong = page.getByText(words('recharge.faq.wrong.text'))
  await expect(wrong).toBeHidden()
  await page.getByText(words('recharge.faq.wrong'), { exact: true }).click()
  await expect(wrong).toHaveText(/not refunded.*settle it with the user who actually received/i)
  await page.getByText(words('recharge.faq.refund'), { exact: true }).click()
  const penalty = page.getByText(words('recharge.faq.refund.text'))
  await expect(penalty).toBeVisible()
  for (const word of ['recharge', 'coins', 'entering rooms', 'permanent ban', 'ID', 'device']) {
    await expect(penalty).toContainText(word)
  }
})
