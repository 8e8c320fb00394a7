// The lists and the sheet of a withdrawal: what each state shows. tests/pages/orderSentences.test.ts has what each side may do in it.
import type { Page, Response } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { expectTouchable } from './support/touch'
import {
  diamonds,
  expectStatus,
  newOrder,
  openDetails,
  openOrder,
  orderRoute,
  press,
  sendProof,
  sheet,
} from './support/withdrawals'
import { words, type Word } from './support/words'

const call = 'POST /web/withdrawal/order/list'

/** The tabs of the states: their word, and the state as address and server name it. */
const tabs = {
  'order.pending': 'pending',
  'order.applying': 'applying',
  'order.inProgress': 'in_progress',
  'order.completed': 'completed',
  'order.cancelled': 'cancelled',
  'order.closed': 'closed',
} as const

interface Answered {
  readonly order_no: string
  readonly status: string
  readonly after_sale: { readonly state: string }
}

/** What the server answers when the list is opened. */
async function answerOf(page: Page, open: () => Promise<unknown>, status?: string) {
  // The list before may still ask for its second page.
  const isAsked = (response: Response) =>
    isList(response) &&
    (status === undefined || (response.request().postDataJSON() as { readonly status?: string }).status === status)
  let list: readonly Answered[] = []
  // A navigation discards what was not read before it.
  const isRead = async (response: Response) => {
    if (!isAsked(response)) return false
    const { res } = (await response.json()) as { readonly res: { readonly list: readonly Answered[] } }
    list = res.list
    return true
  }
  await Promise.all([page.waitForResponse(isRead), open()])
  return list
}

const isList = (response: Response) => `${response.request().method()} ${new URL(response.url()).pathname}` === call

const buttonsOf = (page: Page) => sheet(page).locator('footer').getByRole('button')

test('S2-14 S2-46 S4-14 a state that nobody knows is a row to read, without buttons', async ({ page, site }) => {
  const { user, number } = await newOrder(site)
  const entrance = await site.entrance(`${orderRoute}?side=mine`, user)
  const list = await answerOf(page, () => page.goto(entrance))
  const order = list.find((one) => one.order_no === number)
  const strange = { has_more: false, list: [{ ...order, status: 'frozen_by_audit' }] }
  const body = JSON.stringify({ code: 0, res: strange, extend: {}, msg: 'success' })
  await site.fault({ endpoint: call, kind: 'malformed', body, times: 3 })
  await page.goto(`${orderRoute}?side=mine&row=${number}`)
  await expect(sheet(page).getByText('frozen by audit', { exact: true })).toBeVisible()
  await expect(sheet(page).getByText(words('order.unknown'))).toBeVisible()
  await expect(buttonsOf(page)).toHaveCount(0)
})

test('S2-14 the tabs of states stand in the address and ask the server for that state alone', async ({
  page,
  signIn,
}) => {
  await answerOf(page, () => signIn('host', orderRoute))
  for (const [label, status] of Object.entries(tabs)) {
    const key = label === 'order.inProgress' ? 'order.confirm' : label
    const open = () => page.getByRole('tab', { name: words(key as Word), exact: true }).click()
    const list = await answerOf(page, open, status)
    expect(new Set(list.map((one) => one.status))).toEqual(new Set([status]))
    await expect(page).toHaveURL(new RegExp(`status=${status}(&|$)`))
    await expect(
      page
        .getByRole('list')
        .getByText(words(key as Word), { exact: true })
        .first(),
    ).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('tab', { name: words('order.closed') })).toHaveAttribute('aria-selected', 'true')
})

test('S3-13 S2-14 a complained order shows every line it has', async ({ page, signIn }) => {
  const address = `${orderRoute}?status=${tabs['order.inProgress']}`
  const list = await answerOf(page, () => signIn('host', address))
  const found = list.find(({ after_sale: { state } }) => state === 'reprocessed')
  await page.goto(`${address}&row=${found?.order_no}`)
  await openDetails(page)
  const lines = [
    'order.number',
    'order.amount',
    'account.diamonds',
    'order.reseller',
    'order.method',
    'order.requested',
    'order.expected',
    'order.afterSale.since',
    'order.thread.mine',
    'order.thread.reseller',
    'order.dispute.kind',
    'order.dispute.text',
    'order.proof',
  ] as const
  for (const line of lines) await expect(sheet(page).getByText(words(line), { exact: true }).first()).toBeVisible()
  await expect(sheet(page).getByText(found?.order_no ?? '')).toBeVisible()
  await expect(sheet(page).getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).not.toHaveCount(0)
  await expect(sheet(page).getByRole('img').first()).toBeVisible()
  await expectTouchable(page)
  await expectAccessible(page)
})

test('S2-14 the empty list offers to add an account; back closes the sheet first', async ({ page, site, signIn }) => {
  const user = await site.person({ diamonds: '500' })
  await signIn(user, orderRoute)
  await expect(page.getByText(words('order.empty'))).toBeVisible()
  await site.withdrawal({ uid: user.uid, diamonds: '200' })
  await page.reload()
  await page.getByRole('button', { name: 'Gulf Cashout' }).click()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Gulf Cashout' })).toBeVisible()
})

const day = 24 * 3600

test('S4-17 S9-10 a paid order confirms itself 7 days after the transfer; the page says so, and the lag', async ({
  browser,
  site,
}) => {
  const { user, number } = await newOrder(site)
  const reseller = await openOrder({ browser, site }, 'reseller', { side: 'reseller', number })
  await press(reseller, 'order.process', 'order.process')
  await sendProof(reseller, 'order.transfer')
  const page = await openOrder({ browser, site }, user, { side: 'user', number })
  const dated = new RegExp(words('order.autoConfirm.on', { time: String.raw`\d[\d\W]+\d` }))
  await expect(sheet(page).getByText(dated)).toBeVisible()
  await expect(sheet(page).getByText(words('order.lag', { min: 1, max: 2 }))).toBeVisible()
  await expect(stepWith(page, 'order.autoAt')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  await site.clock({ advance: 7 * day - 600 })
  await page.reload()
  await expectStatus(page, 'order.confirm')
  await openDetails(page)
  await expect(stepWith(page, 'order.autoAt')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  await site.clock({ advance: 660 })
  await page.reload()
  await expectStatus(page, 'order.completed')
  await expect(stepWith(page, 'order.autoAt')).toHaveCount(0)
  expect(await diamonds(site, user)).toBe(300)
})

const stepWith = (page: Page, label: Word) =>
  sheet(page)
    .getByRole('listitem')
    .filter({ hasText: words(label) })
