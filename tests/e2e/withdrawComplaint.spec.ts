// What both sides of an order read: where the money goes, a complaint with its answer, and what the other did meanwhile.
import type { Page } from '@playwright/test'
import { codes } from '../../sandbox/codes'
import { expectAccessible } from './support/axe'
import { fillRest } from './support/fillRest'
import { agree, expectSaid, openAs, reviewOf, submitOf } from './support/parts'
import type { Signed } from './support/site'
import { expect, test } from './support/test'
import {
  addPicture,
  button,
  diamonds,
  expectStatus,
  meetPaid,
  openDetails,
  openOrder,
  orderRoute,
  press,
  sendForm,
  sheet,
} from './support/withdrawals'
import { words } from './support/words'

test('S1-08 S1-15 S2-46 S4-14 S4-16 S6-04 S7-16 a complaint with pictures goes to its end between its two; others neither see nor move it', async ({
  browser,
  site,
}) => {
  const both = { browser, site }
  const { user, number, userPage, resellerPage } = await meetPaid(both)
  const paths = { user: `${orderRoute}?side=mine&row=${number}`, reseller: `${orderRoute}?side=toPay&row=${number}` }
  const otherReseller = await site.person({ nickname: 'Fresh Cash', flags: ['is_reseller'] })
  const otherUser = await site.person({ nickname: 'Sara Omar', diamonds: '500' })
  const otherPages = [
    await openAs(both, otherReseller, paths.reseller),
    await openAs(both, otherReseller, paths.user),
    await openAs(both, otherUser, paths.user),
  ]
  const expectNothingElsewhere = async () => {
    for (const page of otherPages) {
      await page.reload()
      await expect(sheet(page).getByText(words('engine.detail.missing'))).toBeVisible()
      await expect(page.getByText(number)).toHaveCount(0)
      await expect(page.getByRole('list').getByRole('button', { name: /Mona Saleh|Gulf Cashout/ })).toHaveCount(0)
    }
  }
  /** Sends a move of the two again, as somebody else. */
  const refusedTo = async (other: Signed, endpoint: string, body: object) => {
    const sent = await fetch(site.origin + endpoint, {
      method: 'POST',
      headers: { ...device, uid: other.uid, token: other.token },
      body: JSON.stringify({ order_no: number, ...body }),
    })
    expect(((await sent.json()) as { code: number }).code).toBe(codes.unknownWithdrawal.code)
  }

  await press(userPage, 'order.dispute')
  const complaint = userPage.locator('form')
  await complaint.getByRole('radio', { name: words('order.dispute.notReceived') }).check()
  await complaint.getByRole('textbox', { name: words('order.dispute.text') }).fill('Nothing has come')
  await addPicture(userPage)
  await sendForm(userPage)
  await expectStatus(userPage, 'order.disputed')
  const [sent] = await site.log('POST /web/withdrawal/order/dispute')
  expect(sent?.body).toMatchObject({ order_no: number, kind: 'not_received', text: 'Nothing has come' })
  await expectNothingElsewhere()

  await resellerPage.reload()
  await press(resellerPage, 'order.reprocess')
  await addPicture(resellerPage)
  await sendForm(resellerPage)
  await expectSaid(resellerPage, 'order.answer.done')
  const [answered] = (await site.log('POST /web/withdrawal/agent/order/confirm')).slice(-1)
  await refusedTo(otherReseller, '/web/withdrawal/agent/order/confirm', answered?.body as object)
  await refusedTo(otherUser, '/web/withdrawal/order/confirm', { result: 'received' })
  await userPage.reload()
  await expect(thread(userPage).getByRole('img', { name: /./ })).toHaveCount(2)
  await press(userPage, 'order.confirm', 'order.confirm')
  await expectStatus(userPage, 'order.completed')
  expect(await diamonds(site, user)).toBe(300)
  expect(await diamonds(site, otherUser)).toBe(500)
})

test('S1-15 both sides read a complaint and its answer: reason, amount, text, pictures and times', async ({
  browser,
  site,
}) => {
  const { userPage, resellerPage } = await meetPaid({ browser, site })
  await press(userPage, 'order.dispute')
  const complaint = userPage.locator('form')
  await complaint.getByRole('radio', { name: words('order.dispute.receivedLess') }).check()
  const amount = complaint.getByRole('textbox', { name: words('order.dispute.amount') })
  await amount.fill('21')
  await complaint.getByRole('button', { name: words('common.submit') }).click()
  await expect(complaint.getByText(words('order.dispute.amount.less'), { exact: true })).toBeVisible()
  await amount.fill('5')
  await complaint.getByRole('textbox', { name: words('order.dispute.text') }).fill('Half of it is missing')
  await addPicture(userPage)
  await fillRest(userPage, 'dispute')
  await sendForm(userPage)
  await expectSaid(userPage, 'order.dispute.done')

  await resellerPage.reload()
  await press(resellerPage, 'order.reprocess')
  await addPicture(resellerPage)
  await resellerPage.getByRole('textbox', { name: words('order.answer.text') }).fill('The bank held it back')
  await sendForm(resellerPage)
  await expectSaid(resellerPage, 'order.answer.done')

  await userPage.reload()
  for (const page of [userPage, resellerPage]) {
    const entries = thread(page).getByRole('listitem')
    await expect(entries).toHaveCount(2)
    const [first, second] = [entries.nth(0), entries.nth(1)]
    await expect(first).toContainText(words(page === userPage ? 'order.thread.mine' : 'order.thread.user'))
    for (const text of [words('order.dispute.receivedLess'), '5.00', '15.00 USD', 'Half of it is missing'])
      await expect(first).toContainText(text)
    await expect(second).toContainText(words('order.thread.reseller'))
    await expect(second).toContainText('The bank held it back')
    for (const entry of [first, second]) {
      await expect(entry.getByRole('img', { name: /./ })).toHaveCount(1)
      await expect(entry.locator('time')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    }
  }
  await expectAccessible(resellerPage)
})

test('S1-08 S1-15 of less received, the missing amount is the next payment', async ({ browser, site }) => {
  const both = { browser, site }
  const { user, number, userPage } = await meetPaid(both)
  const missing = '6.00'
  await press(userPage, 'order.dispute')
  const form = userPage.locator('form')
  await form.getByRole('radio', { name: words('order.dispute.receivedLess') }).check()
  await form.getByRole('textbox', { name: words('order.dispute.amount') }).fill('14')
  await expect(form.getByText(words('order.dispute.missing', { missing, currency: 'USD' }))).toBeVisible()
  await fillRest(userPage, 'dispute')
  await submitOf(userPage).click()
  await expect(reviewOf(userPage).step).toContainText(`${missing} USD`)
  await agree(userPage)
  await expectSaid(userPage, 'order.dispute.done')
  await expect(
    sheet(userPage).getByText(words('order.afterSale.waitingLess', { missing, currency: 'USD' })),
  ).toBeVisible()

  const resellerPage = await openOrder(both, 'reseller', { side: 'reseller', number })
  await resellerPage.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(sheet(resellerPage).getByText(words('order.afterSale.less', { missing, currency: 'USD' }))).toBeVisible()
  await press(resellerPage, 'order.copyAll')
  const copied = await resellerPage.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`${words('order.missing')}: ${Number(missing)} USD`)
  expect(copied).not.toContain('20.00')
  await press(resellerPage, 'order.reprocess')
  await expect(
    resellerPage.locator('form').getByText(words('order.proof.missing', { missing, currency: 'USD' })),
  ).toBeVisible()
  await addPicture(resellerPage)
  await fillRest(resellerPage, 'proof')
  await submitOf(resellerPage).click()
  const { step } = reviewOf(resellerPage)
  await expect(step).toContainText(`${missing} USD`)
  await expect(step).not.toContainText('20.00')
  await agree(resellerPage)
  await expectSaid(resellerPage, 'order.answer.done')
  await userPage.reload()
  await expect(sheet(userPage).getByText(words('order.reprocessedLess', { missing, currency: 'USD' }))).toBeVisible()
  for (const page of [userPage, resellerPage]) {
    const last = thread(page).getByRole('listitem').last()
    await expect(last).toContainText(`${missing} USD`)
  }
  await expect(thread(userPage).getByRole('listitem')).toHaveCount(2)
  await press(userPage, 'order.confirm', 'order.confirm')
  await expectStatus(userPage, 'order.completed')
  expect(await diamonds(site, user)).toBe(300)
})

test('S1-08 S1-15 a reseller who had sent all of it says so, and nobody reads of a second payment', async ({
  browser,
  site,
}) => {
  const { userPage, resellerPage } = await meetPaid({ browser, site })
  await press(userPage, 'order.dispute')
  await userPage.getByRole('radio', { name: words('order.dispute.receivedLess') }).check()
  await userPage.getByRole('textbox', { name: words('order.dispute.amount') }).fill('14')
  await fillRest(userPage, 'dispute')
  await sendForm(userPage)
  await expectSaid(userPage, 'order.dispute.done')

  await resellerPage.reload()
  await press(resellerPage, 'order.reprocess')
  await resellerPage.getByRole('radio', { name: words('order.answer.denied') }).check()
  await addPicture(resellerPage)
  await submitOf(resellerPage).click()
  await expect(resellerPage.getByText(words('order.answer.why'))).toBeVisible()
  await resellerPage.getByRole('textbox', { name: words('order.answer.text') }).fill('Both parts left on Monday')
  await submitOf(resellerPage).click()
  const { step } = reviewOf(resellerPage)
  await expect(step).toContainText(words('order.answer.open'))
  await expect(step).toContainText(words('order.missing.claimed'))
  await expect(step).not.toContainText(words('order.transfer.final'))
  await agree(resellerPage)
  await expectSaid(resellerPage, 'order.answer.done')

  await userPage.reload()
  await expect(sheet(userPage).getByText(words('order.denied.text'))).toBeVisible()
  for (const page of [userPage, resellerPage]) {
    await expect(thread(page).getByRole('listitem').last()).toContainText('Both parts left on Monday')
    await expect(thread(page).getByRole('listitem').last()).toContainText(words('order.thread.denied'))
    await expect(thread(page).getByRole('listitem').last()).not.toContainText('USD')
    await openDetails(page)
    await expect(sheet(page).getByText(words('order.denied'), { exact: true })).toBeVisible()
    await expect(sheet(page)).not.toContainText(words('order.paidMissing', { missing: '6.00', currency: 'USD' }))
  }
  // The one who complained is not bound by the answer.
  await expect(button(userPage, 'order.dispute')).toBeVisible()
})

/** The conversation about a complaint, in the sheet of the order. */
const thread = (page: Page) =>
  sheet(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words('order.thread'), exact: true }) })

test('S1-14 the reseller sees everything that is needed to pay, copies each value, and all of them at once', async ({
  browser,
  site,
}) => {
  const { uid } = await site.person({ nickname: 'Ivan Petrov', diamonds: '500' })
  const payee = {
    name: 'Bank transfer',
    account: '40817810099910004312',
    kind: 'bank',
    holder: 'Ivan Petrov',
    bank_name: 'Al Rajhi Bank',
    iban: 'SA0380000000608010167519',
    network: 'TRC20',
    tax_id: '500100732259',
  }
  const number = await site.withdrawal({ uid, diamonds: '200', payee })
  const page = await openOrder({ browser, site }, 'reseller', { side: 'reseller', number })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const { kind: _, name, ...values } = payee
  await expect(sheet(page)).toContainText(name)
  for (const value of Object.values(values)) {
    // A long code stands in groups of four, and is copied without the spaces.
    const shown = /^\w{13,}$/.test(value) ? value.replace(/.{4}(?=.)/g, '$& ') : value
    const line = sheet(page)
      .getByRole('definition')
      .filter({ has: page.getByText(shown, { exact: true }) })
      .last()
    await line.getByRole('button', { name: words('engine.copy') }).click()
    await expect.poll(copied).toBe(value)
  }
  await press(page, 'order.process', 'order.process')
  await press(page, 'order.copyAll')
  await expectSaid(page, 'order.copyAll.done')
  const all = await copied()
  for (const value of [name, ...Object.values(values), '20.00 USD', number]) expect(all).toContain(`: ${value}`)
})

/** The headers of a call that say which phone sends it. */
const device = {
  'content-type': 'application/json',
  'device-id': 'device-1',
  language: 'en',
  platform: '1',
  'app-version': '1.4.0',
  'phone-model': 'Test phone',
  'system-version': '17.0',
  timestamp: '1760000000',
}
