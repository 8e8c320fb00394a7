// The lists and the sheet of a withdrawal: what each state shows, and which buttons each side has in it.
import type { Page, Response } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { expectTouchable } from './support/touch'
import {
  diamonds,
  expectStatus,
  newOrder,
  openOrder,
  orderRoute,
  press,
  sendProof,
  sheet,
  sides,
  type Side,
} from './support/withdrawals'
import { words, type Word } from './support/words'

const calls = { user: 'POST /web/withdrawal/order/list', reseller: 'POST /web/withdrawal/agent/order/list' } as const

/** The tabs of the states: their word, and the state as address and server name it. */
const tabs = {
  'order.pending': 'pending',
  'order.applying': 'applying',
  'order.inProgress': 'in_progress',
  'order.completed': 'completed',
  'order.cancelled': 'cancelled',
  'order.closed': 'closed',
} as const

/** Decision 17, read by side: who sees which button in which state; the seed has orders in each of them. */
const states: readonly {
  readonly label: keyof typeof tabs
  readonly afterSale?: string
  readonly user: readonly Word[]
  readonly reseller: readonly Word[]
}[] = [
  {
    label: 'order.pending',
    user: ['order.cancel'],
    reseller: ['order.process', 'order.refuse'],
  },
  { label: 'order.applying', user: [], reseller: ['order.transfer', 'order.refuse', 'order.copyAll'] },
  {
    label: 'order.inProgress',
    afterSale: 'none',
    user: ['order.confirm', 'order.dispute'],
    reseller: [],
  },
  {
    label: 'order.inProgress',
    afterSale: 'open',
    user: ['order.confirm'],
    reseller: ['order.reprocess', 'order.copyAll'],
  },
  {
    label: 'order.inProgress',
    afterSale: 'reprocessed',
    user: ['order.confirm', 'order.dispute'],
    reseller: [],
  },
  { label: 'order.cancelled', user: [], reseller: [] },
  { label: 'order.closed', user: [], reseller: [] },
]

interface Answered {
  readonly order_no: string
  readonly status: string
  readonly after_sale: { readonly state: string }
}

/** What the server answers when the list of a side is opened. */
async function answerOf(page: Page, side: Side, open: () => Promise<unknown>, status?: string) {
  // The list before may still ask for its second page.
  const isAsked = (response: Response) =>
    isListOf(side)(response) &&
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

const isListOf = (side: Side) => (response: Response) =>
  `${response.request().method()} ${new URL(response.url()).pathname}` === calls[side]

const buttonsOf = (page: Page) => sheet(page).locator('footer').getByRole('button')

for (const { label, afterSale, user, reseller } of states) {
  for (const side of ['user', 'reseller'] as const) {
    const buttons = side === 'user' ? user : reseller
    const name = `${tabs[label]}${afterSale ? ` (after-sale: ${afterSale})` : ''}`
    test(`S4-14 S2-46 ${name}: the ${side} can ${buttons.map((button) => button.slice('order.'.length)).join(', ') || 'only read'}`, async ({
      page,
      signIn,
    }) => {
      const address = `${orderRoute}?side=${sides[side]}&status=${tabs[label]}`
      const orders = await answerOf(page, side, () => signIn(side === 'user' ? 'host' : 'reseller', address))
      const found = orders.find(({ after_sale: { state } }) => afterSale === undefined || state === afterSale)
      expect(found, 'an order of the seed').toBeDefined()
      await page.goto(`${address}&row=${found?.order_no}`)
      const shown = label === 'order.inProgress' && side === 'user' ? 'order.confirm' : label
      await expectStatus(page, afterSale === 'open' ? 'order.disputed' : shown)
      await expect(buttonsOf(page)).toHaveText(buttons.map((button) => words(button)))
    })
  }
}

test('S2-14 S2-46 a state that nobody knows is a row to read: no buttons, on neither side', async ({
  browser,
  site,
}) => {
  for (const side of ['user', 'reseller'] as const) {
    const { user, number } = await newOrder(site)
    const page = await (await browser.newContext()).newPage()
    const who = side === 'user' ? user : 'reseller'
    const entrance = await site.entrance(`${orderRoute}?side=${sides[side]}`, who)
    const list = await answerOf(page, side, () => page.goto(entrance))
    const order = list.find((one) => one.order_no === number)
    const strange = { has_more: false, list: [{ ...order, status: 'frozen_by_audit' }] }
    const body = JSON.stringify({ code: 0, res: strange, extend: {}, msg: 'success' })
    await site.fault({ endpoint: calls[side], kind: 'malformed', body, times: 3 })
    await page.goto(`${orderRoute}?side=${sides[side]}&row=${number}`)
    await expect(sheet(page).getByText('frozen by audit', { exact: true })).toBeVisible()
    await expect(sheet(page).getByText(words('order.unknown'))).toBeVisible()
    await expect(buttonsOf(page)).toHaveCount(0)
    await site.noFaults()
  }
})

test('S2-14 the tabs of states stand in the address and ask the server for that state alone', async ({
  page,
  signIn,
}) => {
  await answerOf(page, 'user', () => signIn('host', orderRoute))
  for (const [label, status] of Object.entries(tabs)) {
    const key = label === 'order.inProgress' ? 'order.confirm' : label
    const open = () => page.getByRole('tab', { name: words(key as Word), exact: true }).click()
    const list = await answerOf(page, 'user', open, status)
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

test('S3-13 S2-14 a complained order shows every line it has, and survives a reload', async ({ page, signIn }) => {
  const address = `${orderRoute}?status=${tabs['order.inProgress']}`
  const list = await answerOf(page, 'user', () => signIn('host', address))
  const found = list.find(({ after_sale: { state } }) => state === 'reprocessed')
  await page.goto(`${address}&row=${found?.order_no}`)
  const lines = [
    'order.number',
    'order.amount',
    'account.diamonds',
    'order.reseller',
    'order.method',
    'method.account',
    'order.requested',
    'order.expected',
    'order.afterSale.since',
    'order.thread.mine',
    'order.thread.reseller',
    'order.dispute.kind',
    'order.dispute.text',
    'order.proof',
  ] as const
  for (const _ of ['at first', 'after a reload']) {
    for (const line of lines) await expect(sheet(page).getByText(words(line), { exact: true }).first()).toBeVisible()
    await expect(sheet(page).getByText(found?.order_no ?? '')).toBeVisible()
    await expect(sheet(page).getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).not.toHaveCount(0)
    await expect(sheet(page).getByRole('img').first()).toBeVisible()
    await page.reload()
  }
  await expect(sheet(page).getByText(words('order.number'), { exact: true })).toBeVisible()
  await expectTouchable(page)
  await expectAccessible(page)
})

test('S3-13 completed, cancelled and rejected orders say when and why', async ({ page, signIn }) => {
  const ends = { completed: 'order.completed', cancelled: 'order.cancelled', closed: 'order.reason' } as const
  for (const [status, line] of Object.entries(ends)) {
    const address = `${orderRoute}?status=${status}`
    // The page of the status before asks for its own list as well.
    await page.goto('about:blank')
    const [first] = await answerOf(page, 'user', () => signIn('host', address))
    await page.goto(`${address}&row=${first?.order_no}`)
    await expect(sheet(page).getByText(words(line), { exact: true }).last()).toBeVisible()
    await expect(sheet(page).getByText(words('order.expected'), { exact: true })).toHaveCount(0)
  }
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

test('S4-17 an order that nobody takes stays pending, and no text says otherwise', async ({ browser, site }) => {
  const { user, number } = await newOrder(site)
  const page = await openOrder({ browser, site }, user, { side: 'user', number })
  await site.clock({ advance: 30 * day })
  await page.reload()
  await expectStatus(page, 'order.pending')
  await expect(sheet(page).getByRole('note')).toHaveText(words('order.wait.pending'))
  await expect(sheet(page).getByText(words('order.autoAt'), { exact: true })).toHaveCount(0)
  expect(await diamonds(site, user)).toBe(300)
})

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

test('S9-10 a bound that the server does not give is not spoken of', async ({ browser, site }) => {
  await site.settings({ receipt_hours_max: null })
  const { user, number } = await newOrder(site)
  const page = await openOrder({ browser, site }, user, { side: 'user', number })
  await expectStatus(page, 'order.pending')
  await expect(sheet(page).getByRole('note')).toHaveText(words('order.wait.pending'))
})
