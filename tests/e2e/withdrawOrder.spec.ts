// A withdrawal from asking to the end, along every button of decision 17, by the two people it takes.
import { expectAccessible } from './support/axe'
import { fillRest } from './support/fillRest'
import { actions } from './support/orderMoves'
import { expect, test } from './support/test'
import { expectTouchable } from './support/touch'
import {
  addPicture,
  button,
  diamonds,
  expectStatus,
  meet,
  press,
  sendAsked,
  sendForm,
  sheet,
} from './support/withdrawals'
import { words } from './support/words'
import { expectSaid } from './support/parts'

test('S1-07 S2-14 S2-46 S4-14 S4-15 S4-16 S5-12 S7-16 S8-05 accepted, paid with proof, receipt confirmed', async ({
  browser,
  site,
}) => {
  const { user, userPage, resellerPage } = await meet({ browser, site })
  await expectStatus(userPage, 'order.pending')
  await press(resellerPage, 'order.process', 'order.process')
  await expectSaid(resellerPage, 'order.process.done')
  await expectStatus(resellerPage, 'order.applying.you')

  await press(resellerPage, 'order.transfer')
  await resellerPage.getByRole('button', { name: words('order.transfer.submit') }).click()
  await expect(resellerPage.getByText(words('order.proof.empty'), { exact: true })).toBeVisible()
  await expectTouchable(resellerPage)
  await expectAccessible(resellerPage)
  await addPicture(resellerPage)
  await fillRest(resellerPage, 'proof')
  await sendForm(resellerPage)
  await expectSaid(resellerPage, 'order.transfer.done')
  await expectStatus(resellerPage, 'order.inProgress')
  await expect(sheet(resellerPage).getByRole('img', { name: /./ })).not.toHaveCount(0)

  await userPage.reload()
  await expectStatus(userPage, 'order.confirm')
  expect(await diamonds(site, user)).toBe(300)
  await press(userPage, 'order.confirm', 'order.confirm')
  await expectSaid(userPage, 'order.confirm.done')
  await expectStatus(userPage, 'order.completed')
  expect(await diamonds(site, user)).toBe(300)
  const steps = (await site.log('POST /web/withdrawal/agent/order/confirm')).map(({ body }) => body)
  expect(steps).toMatchObject([{ step: 'process' }, { step: 'transfer', images: [expect.any(String)] }])
})

test('S1-08 S4-16 S4-19 S8-05 the user cancels: the diamonds come back, and nobody can pay any more', async ({
  browser,
  site,
}) => {
  const { user, userPage, resellerPage } = await meet({ browser, site })
  expect(await diamonds(site, user)).toBe(300)
  await press(userPage, 'order.cancel', 'order.keep')
  await expectStatus(userPage, 'order.pending')
  expect(await site.log('POST /web/withdrawal/order/confirm')).toEqual([])

  await press(userPage, 'order.cancel', 'order.cancel')
  await expectSaid(userPage, 'order.cancel.done')
  await expectStatus(userPage, 'order.cancelled')
  await expect(sheet(userPage).getByText(words('order.cancelled')).last()).toBeVisible()
  expect(await diamonds(site, user)).toBe(500)

  // The reseller still sees the order as it was.
  await press(resellerPage, 'order.process', 'order.process')
  await expectSaid(resellerPage, 'order.moved.cancelled')
  await expectStatus(resellerPage, 'order.cancelled')
  await expect(button(resellerPage, 'order.process')).toHaveCount(0)
  expect(await diamonds(site, user)).toBe(500)
})

test('S1-08 S4-15 S8-05 the reseller rejects an order that was accepted, with a reason', async ({ browser, site }) => {
  const { user, userPage, resellerPage } = await meet({ browser, site })
  await press(resellerPage, 'order.process', 'order.process')
  await expectStatus(resellerPage, 'order.applying.you')
  await press(resellerPage, 'order.refuse')
  const form = resellerPage.locator('form')
  const send = form.getByRole('button', { name: words('order.refuse'), exact: true })
  await send.click()
  await expect(form.getByText(words('engine.form.required', { label: words('order.reason') }))).toBeVisible()
  expect(await site.log('POST /web/withdrawal/agent/order/refuse')).toEqual([])
  await form.getByRole('textbox').first().fill('الاسم لا يطابق الحساب')
  await fillRest(resellerPage, 'refusal')
  await sendAsked(resellerPage, 'order.refuse')
  await expectSaid(resellerPage, 'order.refuse.done')
  await expectStatus(resellerPage, 'order.closed')

  await userPage.reload()
  await expectStatus(userPage, 'order.closed')
  await expect(sheet(userPage).getByText('الاسم لا يطابق الحساب')).toBeVisible()
  expect(await diamonds(site, user)).toBe(500)
})

test('S4-19 S1-08 a reseller who never proves: past the expected arrival the user cancels, and a proof on its way is told', async ({
  browser,
  site,
}) => {
  const both = { browser, site }
  const { user, userPage, resellerPage } = await meet(both)
  await press(resellerPage, 'order.process', 'order.process')
  await expectStatus(resellerPage, 'order.applying.you')
  await userPage.reload()
  await expectStatus(userPage, 'order.applying')
  for (const label of ['order.cancel', 'order.dispute'] as const) await expect(button(userPage, label)).toHaveCount(0)
  await actions.transfer.prepare?.({ user, number: '', userPage, resellerPage })

  await site.clock({ advance: 24 * 3600 + 60 })
  await userPage.reload()
  await expect(sheet(userPage).getByText(words('order.late'))).toBeVisible()
  await expect(sheet(userPage).getByRole('link', { name: '+971 4 555 0100' })).toBeVisible()
  await press(userPage, 'order.cancel', 'order.cancel')
  await expectSaid(userPage, 'order.cancel.done')
  await expect(sheet(userPage).getByText(words('order.backMine', { num: '200' }))).toBeVisible()
  expect(await diamonds(site, user)).toBe(500)

  await sendForm(resellerPage)
  await expectSaid(resellerPage, 'order.moved.cancelledPaid')
  await expectStatus(resellerPage, 'order.cancelled')
  await expect(sheet(resellerPage).getByRole('link', { name: '+971 4 555 0100' })).toBeVisible()
})

test('S4-19 S1-08 a reseller who never proves: the user complains', async ({ browser, site }) => {
  const { userPage, resellerPage } = await meet({ browser, site })
  await press(resellerPage, 'order.process', 'order.process')
  await expectStatus(resellerPage, 'order.applying.you')
  await site.clock({ advance: 24 * 3600 + 60 })
  await userPage.reload()
  await press(userPage, 'order.dispute')
  await fillRest(userPage, 'dispute')
  await sendForm(userPage)
  await expectSaid(userPage, 'order.dispute.done')
  await expectStatus(userPage, 'order.disputed')
  await resellerPage.reload()
  await expect(button(resellerPage, 'order.reprocess')).toBeVisible()
})

test('F21 S4-16 when the answer of a money call is lost, the order says what became of it', async ({
  browser,
  site,
}) => {
  const { user, userPage } = await meet({ browser, site })
  await site.fault({ endpoint: 'POST /web/withdrawal/order/confirm', kind: 'lost' })
  await press(userPage, 'order.cancel', 'order.cancel')
  await expectSaid(userPage, 'engine.money.checking')
  await expectSaid(userPage, 'order.cancel.done')
  await expectStatus(userPage, 'order.cancelled')
  expect(await site.log('POST /web/withdrawal/order/confirm')).toHaveLength(1)
  expect(await diamonds(site, user)).toBe(500)
})
