// What both sides of an order read: where the money goes, a complaint with its answer, and what the other did meanwhile.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { fillRest } from './support/fillRest'
import { expect, test } from './support/test'
import {
  addPicture,
  expectStatus,
  expectToast,
  meet,
  meetPaid,
  openOrder,
  press,
  sendForm,
  sheet,
  type Met,
} from './support/withdrawals'
import { words, type Word } from './support/words'

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
  await complaint.getByRole('button', { name: words('common.submit') }).click()
  await expectToast(userPage, 'order.dispute.done')

  await resellerPage.reload()
  await press(resellerPage, 'order.reprocess')
  await addPicture(resellerPage)
  await resellerPage.getByRole('textbox', { name: words('order.answer') }).fill('The bank held it back')
  await sendForm(resellerPage)
  await expectToast(resellerPage, 'order.transfer.done')

  await userPage.reload()
  for (const page of [userPage, resellerPage]) {
    const entries = thread(page).getByRole('listitem')
    await expect(entries).toHaveCount(2)
    const [first, second] = [entries.nth(0), entries.nth(1)]
    await expect(first).toContainText(words('order.thread.user'))
    for (const text of [words('order.dispute.receivedLess'), '5.00', 'Half of it is missing'])
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
  const { kind: _, ...values } = payee
  for (const value of Object.values(values)) {
    const line = sheet(page)
      .locator('.pw-line')
      .filter({ has: page.getByText(value, { exact: true }) })
      .last()
    await line.getByRole('button', { name: words('engine.copy') }).click()
    await expect.poll(copied).toBe(value)
  }
  await press(page, 'order.process', 'order.process')
  await press(page, 'order.copyAll')
  await expectToast(page, 'order.copyAll.done')
  const all = await copied()
  for (const value of [...Object.values(values), '20.00 USD', number]) expect(all).toContain(`: ${value}`)
})

/** What one side does while the other has the order open, and what the other then tries. */
const overtaken: readonly {
  readonly first: string
  /** How far the order has come before. The default is a new order. */
  readonly meet?: typeof meet
  readonly prepare?: (met: Met) => Promise<void>
  readonly moves: (met: Met) => Promise<void>
  readonly tries: (met: Met) => Promise<void>
  readonly by: 'userPage' | 'resellerPage'
  readonly told: Word
  readonly now: Word
}[] = [
  {
    first: 'the user cancels, the reseller rejects',
    prepare: ({ resellerPage }) => press(resellerPage, 'order.refuse'),
    moves: ({ userPage }) => press(userPage, 'order.cancel', 'order.cancel'),
    async tries({ resellerPage }) {
      const form = resellerPage.locator('form')
      await form.getByRole('textbox').first().fill('No such account')
      await form.getByRole('button', { name: words('order.refuse'), exact: true }).click()
    },
    by: 'resellerPage',
    told: 'order.moved.cancelled',
    now: 'order.cancelled',
  },
  {
    first: 'the reseller accepts, the user cancels',
    moves: ({ resellerPage }) => press(resellerPage, 'order.process', 'order.process'),
    tries: ({ userPage }) => press(userPage, 'order.cancel', 'order.cancel'),
    by: 'userPage',
    told: 'order.moved.accepted',
    now: 'order.applying',
  },
  {
    first: 'the reseller rejects, the user cancels',
    async moves({ resellerPage }) {
      await press(resellerPage, 'order.refuse')
      const form = resellerPage.locator('form')
      await form.getByRole('textbox').first().fill('No such account')
      await form.getByRole('button', { name: words('order.refuse'), exact: true }).click()
    },
    tries: ({ userPage }) => press(userPage, 'order.cancel', 'order.cancel'),
    by: 'userPage',
    told: 'order.moved.closed',
    now: 'order.closed',
  },
  {
    first: 'the user confirms the receipt after all, the reseller transfers again',
    meet: meetPaid,
    async prepare({ userPage, resellerPage }) {
      await press(userPage, 'order.dispute')
      await userPage.getByRole('radio', { name: words('order.dispute.notReceived') }).check()
      await fillRest(userPage, 'dispute')
      await userPage.getByRole('button', { name: words('common.submit') }).click()
      await expectToast(userPage, 'order.dispute.done')
      await resellerPage.reload()
      await press(resellerPage, 'order.reprocess')
      await addPicture(resellerPage)
    },
    moves: ({ userPage }) => press(userPage, 'order.confirm', 'order.confirm'),
    tries: ({ resellerPage }) => sendForm(resellerPage),
    by: 'resellerPage',
    told: 'order.moved.completed',
    now: 'order.completed',
  },
]

for (const { first, meet: begin = meet, prepare, moves, tries, by, told, now } of overtaken) {
  test(`S4-19 ${first}: the refusal says what happened, and the new state stands there`, async ({ browser, site }) => {
    const met = await begin({ browser, site })
    await prepare?.(met)
    await moves(met)
    const mover = by === 'userPage' ? met.resellerPage : met.userPage
    await expectStatus(mover, now)
    await tries(met)
    await expectToast(met[by], told)
    await expect(met[by].locator('form')).toHaveCount(0)
    await expectStatus(met[by], now)
  })
}
