// Recharging one's own account; agents say first whether the coins are for themselves or to sell.
import type { Page } from '@playwright/test'
import { fillRest } from './support/fillRest'
import { buttonOf, expectTitle, row, saying, textbox } from './support/parts'
import { rechargeForm } from './support/rechargeForm'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

const route = '/app-recharge'
const own = 'POST /web/payment/createOrder'
const verify = 'POST /withoutsign/payermax/user/verify'

test('S2-16 S1-05 S7-14 S8-05 coins for oneself: ordered, paid at the cashier, and there', async ({
  page,
  site,
  signIn,
}) => {
  const before = (await site.balance('1000004')).coins
  await signIn('host', route)
  const form = rechargeForm(page)
  await expect(form.country).toHaveText(/Indonesia/)
  await expect(identities(page)).toHaveCount(0)
  await expect(form.userId).toHaveCount(0)
  await form.method('DANA').check()
  await form.submit.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^5 \w+ 5,000 coins$/ }).click()
  await form.consent.check()
  const rest = await fillRest(page, 'ownRecharge')
  await form.send()
  await expect(page.getByText('5,000 coins for Ayu Pratama ✨')).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: words('pay.success'), exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/pay\/result\?order_no=P\d+$/)
  await page.getByRole('link', { name: words('pay.home') }).click()
  await expect(page.getByText((before + 5000).toLocaleString('en'), { exact: true })).toBeVisible()
  expect(await sent(site, own)).toEqual([
    { country_id: '22', method_id: expect.any(String), amount: '5', coins_per_unit: 1000, ...rest },
  ])
  expect(await site.log('POST /web/payment/methods')).not.toEqual([])
  expect(await site.log('POST /withoutsign/payment/methods')).toEqual([])
  expect((await site.balance('1000004')).coins).toBe(before + 5000)
})

test('S2-16 S1-06 S5-14 S8-04 an agent must say for whom, and as an agent buys agent coins', async ({
  page,
  site,
  signIn,
}) => {
  const before = await site.balance('1000006')
  await signIn('agent', route)
  const form = rechargeForm(page)
  await expect(form.country).toHaveText(/Egypt/)
  await form.method('Fawry').check()
  await form.amount.fill('500')
  await form.consent.check()
  await fillRest(page, 'ownRecharge')
  await form.submit.click()
  await expect(saying(page, 'Please select your role identity')).toBeVisible()
  expect(await sent(site, own)).toEqual([])
  await identities(page)
    .getByRole('radio', { name: words('appRecharge.identity.agent') })
    .check()
  await expect(form.amount).toHaveValue('500')
  await form.send()
  await expect(page.getByText('10,000 agent coins for Coin Corner')).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: words('pay.success'), exact: true })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${words('agent.coins')}: [\\d,]+$`))).toBeVisible()
  await page.getByRole('link', { name: words('pay.again') }).click()
  await expect(identities(page).getByRole('radio', { name: words('appRecharge.identity.agent') })).toBeChecked()
  expect(await site.balance('1000006')).toMatchObject({
    coins: before.coins,
    agent_coins: before.agent_coins + 10_000,
  })
  expect(await sent(site, own)).toEqual([expect.objectContaining({ identity: 'agent' })])
  await page.goto('/agent/transferRrecord?kind=purchase')
  await expect(row(page, 'Coin Corner')).toContainText('10,000')
})

test('S9-04 four countries are missing here, and here only', async ({ page, site, signIn }) => {
  const missing = ['Iran', 'North Korea', 'Cuba', 'Syria']
  const form = rechargeForm(page)
  const list = page.getByRole('dialog', { name: words('recharge.country') })
  await signIn('host', route)
  // The own country comes first, in a list of its own.
  await expectCountries(63, 0)
  await page.goto('/recharge')
  await expectCountries(68, 1)
  // Whose own country is not offered chooses one.
  await signIn(await site.person({ country_id: '15' }), route)
  await expect(form.country).toHaveText(new RegExp(words('engine.form.choose')))

  async function expectCountries(count: number, each: number) {
    await form.country.click()
    await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-setsize', `${count}`)
    for (const name of missing) {
      await list.getByRole('searchbox').fill(name)
      await expect(list.getByRole('button', { name, exact: true })).toHaveCount(each)
      await expect(list.getByRole('listitem')).toHaveCount(each)
    }
  }
})

test('S7-13 S8-04 a phone wallet asks who pays, and the provider is asked before the order', async ({
  page,
  site,
  signIn,
}) => {
  const form = rechargeForm(page)
  const payer = textbox(page, 'recharge.payer')
  await signIn('host', route)
  await form.chooseCountry('Saudi Arabia')
  await expect(payer).toHaveCount(0)
  await form.method('Phone wallet').check()
  await form.amount.fill('20')
  await form.consent.check()
  await fillRest(page, 'ownRecharge')
  await form.submit.click()
  await expect(payer).toHaveAccessibleDescription(new RegExp(words('recharge.payer.empty')))
  expect(await site.log(verify)).toEqual([])
  await payer.fill('123')
  await expect(page.getByRole('status').getByText(words('recharge.payer.unknown'))).toBeVisible()
  await form.submit.click()
  await expect(payer).toBeFocused()
  expect(await sent(site, own)).toEqual([])
  await payer.fill('0551234567')
  await expect(page.getByRole('status').getByText('05***67')).toBeVisible()
  expect(await sent(site, verify)).toEqual(
    ['123', '0551234567'].map((typed) => ({ method_id: '112', payer_account: typed })),
  )
  await form.send()
  await expect(page).toHaveURL(/cashier/)
  expect(await sent(site, own)).toEqual([
    expect.objectContaining({ method_id: '112', payer_account: '0551234567', amount: '20' }),
  ])
})

test('S2-17 S8-06 the questions can be reached, and say what is done about a recharge that went wrong', async ({
  page,
  signIn,
}) => {
  await signIn('host', route)
  await buttonOf(page, 'recharge.faq').click()
  await expectTitle(page, 'recharge.faq')
  for (const question of ['recharge.faq.how', 'recharge.faq.wrong', 'recharge.faq.refund'] as const) {
    const text = page.getByText(words(`${question}.text`))
    await expect(text).toBeHidden()
    await saying(page, words(question)).click()
    await expect(text).toBeVisible()
  }
  await expect(page.getByText(/not refunded.*settle it with the user who actually received/i)).toBeVisible()
  await expect(
    page.getByText(/recharge, coins and entering rooms.*permanent ban of the ID and the device/),
  ).toBeVisible()
  await buttonOf(page, 'recharge.title').click()
  await expectTitle(page, 'appRecharge.title')
})

const identities = (page: Page) => page.getByRole('radiogroup', { name: words('appRecharge.identity') })

async function sent(site: Site, call: string) {
  return (await site.log(call)).map(({ body }) => body)
}
