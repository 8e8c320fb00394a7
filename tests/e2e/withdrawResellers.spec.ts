// Choosing a reseller for a withdrawal: what each says, whom they pay to, and their limits.
import { saying } from './support/parts'
import { expect, test } from './support/test'
import { order, withdrawForm } from './support/withdrawForm'
import { words } from './support/words'

const route = '/withdraw'

test('S2-13 S5-13 only accounts that the reseller pays to are offered; another reseller asks anew', async ({
  page,
  signIn,
}) => {
  await signIn('owner', route)
  const form = withdrawForm(page)
  const offers = [
    ['Gulf Cashout', 3],
    ['Jakarta Fast Pay', 1],
    ['Мир Обмен', 2],
  ] as const
  for (const [reseller, count] of offers) {
    await form.chooseReseller(reseller)
    await expect(form.methods.getByRole('radio')).toHaveCount(count)
  }
  // A long address stays within its card.
  const isWide = (card: Element) => card.scrollWidth > card.clientWidth
  for (const card of await form.methods.locator('label').all()) expect(await card.evaluate(isWide)).toBe(false)
  await form.method('USDT').check()
  await form.chooseReseller('Jakarta Fast Pay')
  await expect(form.method('stc pay')).not.toBeChecked()
  await expect(form.method('USDT')).toHaveCount(0)
  await form.chooseReseller('Gulf Cashout')
  await expect(form.methods.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(form.methods.getByRole('radio')).toHaveCount(3)
})

test('S2-13 S1-07 a reseller says country, channels, withdrawals paid out and limits; outside of them nothing is held', async ({
  page,
  site,
  signIn,
}) => {
  const user = await site.person({ diamonds: '6000', method: true })
  await signIn(user, route)
  const form = withdrawForm(page)
  await form.reseller.click()
  const card = page.getByRole('dialog').getByRole('button', { name: /^Jakarta Fast Pay/ })
  const paid = /Saudi Arabia · withdrawals paid: \d+/
  for (const says of [
    paid,
    words('withdraw.reseller.channels', { channels: 'stc pay, urpay' }),
    '500 to 5,000 diamonds at a time',
  ])
    await expect(card).toContainText(says)
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Nile Transfers/ })).toContainText(
    words('withdraw.reseller.atMost', { max: '20,000' }),
  )
  await page.keyboard.press('Escape')
  await form.fillIn('5000', 'Jakarta Fast Pay')
  const least = words('withdraw.reseller.least', { limit: 500 })
  const most = words('withdraw.reseller.most', { limit: '5,000' })
  for (const [diamonds, says] of [
    ['499', least],
    ['5500', most],
    ['7000', most],
  ] as const) {
    await form.diamonds.fill(diamonds)
    await form.submit.click()
    await expect(saying(page, says)).toBeVisible()
  }
  expect(await site.log(order)).toEqual([])
  // The button enters what both the balance and the reseller allow.
  await page.getByRole('button', { name: words('withdraw.max'), exact: true }).click()
  await expect(form.diamonds).toHaveValue('5000')
  await expect(saying(page, most)).toHaveCount(0)
  await form.chooseReseller('Gulf Cashout')
  await page.getByRole('button', { name: words('withdraw.max'), exact: true }).click()
  await expect(form.diamonds).toHaveValue('6000')
  expect((await site.balance(user.uid)).diamonds).toBe(600_000)
})
