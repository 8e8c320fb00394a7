// What a person sees before money moves: a quote that holds, receivers of before, terms that open, and messages that
// cover neither the title nor the button.
import { fillRest } from './support/fillRest'
import { reviewOf, said } from './support/parts'
import { createOrder, rechargeForm } from './support/rechargeForm'
import { expect, test } from './support/test'
import { order, withdrawForm } from './support/withdrawForm'
import { words } from './support/words'

test('S2-13 S8-04 a rate that changes between quote and send: the new quote is shown, and nothing is sent twice', async ({
  page,
  site,
  signIn,
}) => {
  const user = await site.person({ diamonds: '500', method: true })
  await signIn(user, '/withdraw')
  const form = withdrawForm(page)
  await form.fillIn('200')
  await expect(form.submit).toHaveText(words('withdraw.pay', { amount: '20.00', currency: 'USD' }))
  await site.settings({ diamonds_per_unit: 20 })
  await form.send()
  const toast = said(page, words('withdraw.rate.changed'))
  await expect(toast).toBeVisible()
  // The message is below the title, and above the lower edge. It is drawn again once the sheet has closed.
  const height = page.viewportSize()?.height ?? 0
  const isLow = async () => {
    const box = await toast.boundingBox()
    return box !== null && box.y > height / 2 && box.y + box.height <= height
  }
  await expect.poll(isLow).toBe(true)
  await expect(form.submit).toHaveText(words('withdraw.pay', { amount: '10.00', currency: 'USD' }))
  expect((await site.balance(user.uid)).diamonds).toBe(50_000)
  expect(await site.log(order)).toHaveLength(1)
  await form.send()
  await expect(page.getByRole('heading', { name: words('withdraw.done') })).toBeVisible()
  expect((await site.log(order)).map(({ body }) => body)).toEqual([
    expect.objectContaining({ diamonds_per_unit: 10 }),
    expect.objectContaining({ diamonds_per_unit: 20 }),
  ])
})

test('S2-04 S9-11 S8-04 a rate that changes between quote and send is refused, the new quote is shown, and one payment is made', async ({
  page,
  site,
}) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await form.userId.fill('81000004')
  await form.chooseCountry('Saudi Arabia')
  await form.method('mada').check()
  await form.amount.fill('20')
  await form.consent.check()
  await fillRest(page, 'recharge')
  const notes = page.locator('[data-field="amount"]')
  const quote = (coins: string) => words('recharge.quote', { coins, amount: '20.00', currency: 'SAR' })
  await expect(notes).toContainText(quote('5,000'))
  await site.rate({ method_id: '101', coins_per_unit: 200 })
  await form.send()
  await expect(page.getByRole('alert').getByText(words('recharge.rate.changed'))).toBeVisible()
  await expect(notes).toContainText(quote('4,000'))
  await expect(form.amount).toHaveValue('20')
  await expect(form.method('mada')).toBeChecked()
  await expect(page).toHaveURL(/\/recharge(\?|$)/)
  expect(await site.log(createOrder)).toHaveLength(1)
  await form.submit.click()
  await expect(reviewOf(page).step).toContainText('4,000')
  await reviewOf(page).agree.click()
  await expect(page).toHaveURL(/cashier/)
  expect((await site.log(createOrder)).map(({ body }) => body)).toEqual([
    expect.objectContaining({ coins_per_unit: 250 }),
    expect.objectContaining({ coins_per_unit: 200 }),
  ])
})
