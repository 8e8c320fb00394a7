// Asking for a withdrawal: reseller, account, amount and the limits, up to the diamonds being paid out.
import type { Page } from '@playwright/test'
import { fillRest } from './support/fillRest'
import { buttonOf, expectSaid, expectTitle, openAs, reviewOf, row, rows, saying, textbox } from './support/parts'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { order, withdrawForm } from './support/withdrawForm'
import { diamonds, expectStatus, press, sendProof } from './support/withdrawals'
import { words, type Word } from './support/words'

const route = '/withdraw'

test('S2-13 S1-07 S8-05 S9-10 from this form to the money: two people, and the red dots of each', async ({
  browser,
  site,
}) => {
  const reseller = await site.person({ nickname: 'Fresh Cash', flags: ['is_reseller'] })
  const user = await site.person({ nickname: 'Mona Saleh', diamonds: '500', method: true })
  const theirs = await openAs({ browser, site }, reseller, '/')
  const mine = await openAs({ browser, site }, user, route)
  await expect(tile(theirs, 'order.toPay')).toBeVisible()
  await expect(tile(theirs, 'needs.toPay')).toHaveCount(0)

  const form = withdrawForm(mine)
  await form.chooseReseller('Fresh Cash')
  await form.method('stc pay').check()
  await form.diamonds.fill('200')
  const rest = await fillRest(mine, 'withdraw')
  await form.submit.click()
  const { step, back, agree: goOn } = reviewOf(mine)
  await expect(step).toContainText('Fresh Cash')
  await expect(step).toContainText('stc pay')
  await expect(step.getByRole('definition')).toHaveText(['20.00\u00a0USD', 'Mona Saleh', '200', '300'])
  await expect(step).toContainText(words('withdraw.review.held'))
  await expect(goOn).toHaveText(words('withdraw.pay', { amount: '20.00', currency: 'USD' }))
  await back.click()
  await expect(step).toHaveCount(0)
  expect(await site.log(order)).toEqual([])
  await form.send()
  await expect(mine.getByRole('heading', { name: words('withdraw.done') })).toBeVisible()
  await expect(mine.getByRole('main')).toContainText(words('order.says.pending', { name: 'Fresh Cash' }))
  await expect(mine.getByRole('main')).toContainText('20.00\u00a0USD')
  await mine.reload()
  await expect(mine.getByRole('heading', { name: words('withdraw.done') })).toBeVisible()
  await buttonOf(mine, 'withdraw.done.order').click()
  await expect(mine.getByRole('dialog')).toContainText('Fresh Cash')
  expect(await bodies(site)).toEqual([
    { agent_uid: reseller.uid, method_id: expect.any(String), diamonds: '200', diamonds_per_unit: 10, ...rest },
  ])
  expect(await diamonds(site, user)).toBe(300)

  await theirs.reload()
  await expect(tile(theirs, 'needs.toPay')).toHaveText(`${words('needs.toPay')}1`)
  await tile(theirs, 'needs.toPay').click()
  await rows(theirs).first().click()
  await press(theirs, 'order.process', 'order.process')
  await expectStatus(theirs, 'order.applying.you')
  await sendProof(theirs, 'order.transfer')

  await mine.goto('/')
  await expect(tile(mine, 'needs.toConfirm')).toHaveText(`${words('needs.toConfirm')}1`)
  await tile(mine, 'needs.toConfirm').click()
  await row(mine, 'Fresh Cash').click()
  await press(mine, 'order.confirm', 'order.confirm')
  await expectStatus(mine, 'order.completed')
  for (const page of [mine, theirs]) {
    await page.goto('/')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const key of ['needs.toConfirm', 'needs.toPay'] as const) await expect(tile(page, key)).toHaveCount(0)
  }
  expect(await diamonds(site, user)).toBe(300)
})

test('S5-13 S2-13 whoever has no account is led to add one, and comes back to the form as it was', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('admin', route)
  const form = withdrawForm(page)
  await form.diamonds.fill('150')
  await form.chooseReseller('Gulf Cashout')
  await expect(saying(page, 'Please add a withdrawal account first')).toBeVisible()
  await page
    .locator('[data-field=method_id]')
    .getByRole('link', { name: words('method.title') })
    .click()
  await expectTitle(page, 'method.title')
  await page.getByRole('radio', { name: 'stc pay', exact: true }).check()
  await textbox(page, 'method.holder').fill('Omar Khan')
  await textbox(page, 'method.wallet.phone').fill('0551234567')
  await fillRest(page, 'withdrawMethod')
  await buttonOf(page, 'method.submit').click()
  await expectTitle(page, 'withdraw.page')
  await expect(page).toHaveURL(site.origin + route)
  await expect(form.diamonds).toHaveValue('150')
  await expect(form.reseller).toHaveText(/Gulf Cashout/)
  await expect(form.method('stc pay')).toBeVisible()
})

test('S9-10 S8-04 over the weekly limit the page says so, and the server refuses in the same words', async ({
  page,
  site,
  signIn,
}) => {
  const over = words('withdraw.week.over')
  expect(over).toBe("Withdrawals exceeded this week's limit")
  const user = await site.person({ diamonds: '900', method: true })
  await signIn(user, route)
  await expect(saying(page, words('withdraw.week', { left: 3, limit: 3 }))).toBeVisible()
  await expect(saying(page, over)).toHaveCount(0)
  for (let made = 0; made < 3; made += 1) await site.withdrawal({ uid: user.uid, diamonds: '100' })
  const form = withdrawForm(page)
  await form.fillIn('100')
  await form.send()
  await expectSaid(page, 'withdraw.week.over')
  expect(await diamonds(site, user)).toBe(600)
  await page.reload()
  await expect(saying(page, over)).toBeVisible()
  await expect(saying(page, words('withdraw.week', { left: 0, limit: 3 }))).toBeVisible()
})

/** A way of the home page; how many wait there stands behind its label. */
const tile = (page: Page, key: Word) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${words(key)}\\s*\\d*$`) })

async function bodies(site: Site) {
  return (await site.log(order)).map(({ body }) => body)
}
