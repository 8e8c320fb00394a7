// Recharge agents: coins that go from them to a user, once and to the right one.
import type { Page } from '@playwright/test'
import { fillRest } from './support/fillRest'
import {
  agree,
  buttonOf,
  expectSaid,
  expectTitle,
  openAs,
  reviewOf,
  row,
  submitOf,
  textbox,
  value,
  rows,
} from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

const route = '/agent/coin'
const record = '/agent/transferRrecord'
const call = 'POST /web/AgentGold'
const agentUid = '1000006'
/** The agent's own country. */
const country_id = '3'

test('S1-06 S2-05 S7-14 S8-05 coins go to a user, whose name is shown first, and the record has the row', async ({
  page,
  site,
  signIn,
}) => {
  const user = await site.person({ nickname: 'Hoda Fahmy', country_id })
  const before = (await site.balance(agentUid)).agent_coins
  await signIn('agent', route)
  const rest = await type(page, user.duid, '1500')
  await expect(page.getByRole('status').getByText('Hoda Fahmy')).toBeVisible()
  await submitOf(page).click()
  const { step, back, agree: goOn } = reviewOf(page)
  await expect(step).toContainText('Hoda Fahmy')
  await expect(step).toContainText(user.duid)
  await expect(step.getByRole('definition')).toHaveText(['1,500', '2,498,500'])
  await expect(step).toContainText(words('agent.transfer.text'))
  await expect(goOn).toHaveText(words('agent.transfer.send', { amount: '1,500' }))
  await back.click()
  await expect(step).toHaveCount(0)
  expect(await transfers(site)).toEqual([])
  await submitOf(page).click()
  await agree(page)
  await expect(page.getByRole('heading', { name: words('agent.transfer.done') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(words('agent.sent.text', { name: 'Hoda Fahmy', amount: '1,500' }))
  await expect(page.getByRole('main')).toContainText(words('agent.sent.next'))
  await buttonOf(page, 'agent.record.title').click()
  await expectTitle(page, 'agent.record.title')
  await expect(row(page, 'Hoda Fahmy')).toContainText('1,500')
  expect(await transfers(site)).toEqual([{ receiver_id: user.duid, amount: 1500, ...rest }])
  expect(await site.balance(user.uid)).toMatchObject({ coins: 1500, agent_coins: 0 })
  expect((await site.balance(agentUid)).agent_coins).toBe(before - 1500)
  await page.goBack()
  await buttonOf(page, 'agent.sent.again').click()
  await expect(page.getByText((before - 1500).toLocaleString('en'))).toBeVisible()
  await expect(textbox(page, 'agent.transfer.amount')).toHaveValue('')
})

test('S1-10 S2-06 the upper-level agent gets a share of what another agent sends down, and both see it', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  const user = await site.person({ nickname: 'Rana Galal', country_id, upper_uid: '1000010' })
  const before = (await site.balance('1000010')).agent_coins
  const upper = await openAs({ browser, site }, 'upper', `${record}?kind=share`)
  await expect(rows(upper).first()).toBeVisible()
  await expect(row(upper, 'Rana Galal')).toHaveCount(0)
  await signIn('agent', route)
  await send(page, user.uid, '2019')
  await row(page, 'Rana Galal').click()
  const mine = page.getByRole('dialog')
  await expect(value(mine, 'Grand Coins')).toBeVisible()
  await expect(value(mine, /^100$/)).toBeVisible()
  await upper.reload()
  await expect(row(upper, 'Rana Galal')).toContainText('100')
  await expect(row(upper, 'Rana Galal')).toContainText(words('agent.record.share'))
  await row(upper, 'Rana Galal').click()
  await expect(value(upper.getByRole('dialog'), 'Coin Corner')).toBeVisible()
  expect((await site.balance('1000010')).agent_coins).toBe(before + 100)
  expect((await site.balance(user.uid)).coins).toBe(2019)
})

test('S5-15 S5-16 S8-04 refusals say why, keep what was typed, and move nothing', async ({ page, site, signIn }) => {
  const poor = await site.person({ country_id, flags: ['agent'], agent_coins: 800 })
  const user = await site.person({ country_id })
  await signIn(poor, route)
  await expect(page.getByText(words('agent.transfer.bound', { num: '1,000,000' }))).toBeVisible()
  const known = [
    { id: '1000063', amount: '20', says: 'agent.transfer.otherCountry' },
    { id: poor.duid, amount: '20', says: 'agent.transfer.self' },
    { id: user.uid, amount: '801', says: 'agent.transfer.balance' },
  ] as const
  // The page knows these by itself, so nothing is sent.
  for (const { id, amount, says } of known) {
    await type(page, id, amount)
    await submitOf(page).click()
    await expect(page.getByText(words(says), { exact: true })).toBeVisible()
    await expect(reviewOf(page).step).toHaveCount(0)
  }
  expect(await transfers(site)).toEqual([])
  await site.settings({ max_transfer: 700 })
  // The page learns of the new bound from this refusal.
  await type(page, user.uid, '701')
  await submitOf(page).click()
  await agree(page)
  await expectSaid(page, 'agent.transfer.over')
  await expect(textbox(page, 'recharge.userId')).toHaveValue(user.uid)
  await expect(textbox(page, 'agent.transfer.amount')).toHaveValue('701')
  await expect(page).toHaveURL(site.origin + route)
  expect((await site.balance(poor.uid)).agent_coins).toBe(800)
  expect((await site.balance(user.uid)).coins).toBe(0)
})

test('S2-05 S8-01 while the balance is asked for the form can be filled in, and does not move when it comes', async ({
  page,
  site,
  signIn,
}) => {
  await site.fault({ endpoint: call, kind: 'hold' })
  await signIn('agent', route)
  const id = textbox(page, 'recharge.userId')
  await id.waitFor({ state: 'attached' })
  await page.locator('main').evaluate(stayAtFirst)
  await expect(page.getByRole('status', { name: words('engine.loading') })).toBeVisible()
  await expect(id).toBeVisible()
  await id.fill('81000001')
  const before = await id.boundingBox()
  await site.release()
  await expect(page.getByText(/^2,500,000$/).first()).toBeVisible()
  await expect(id).toHaveValue('81000001')
  expect(await id.boundingBox()).toEqual(before)
})

async function type(page: Page, id: string, amount: string) {
  await textbox(page, 'recharge.userId').fill(id)
  await textbox(page, 'agent.transfer.amount').fill(amount)
  return fillRest(page, 'transfer')
}

async function send(page: Page, id: string, amount: string): Promise<void> {
  await type(page, id, amount)
  await submitOf(page).click()
  await agree(page)
  await expect(page.getByRole('heading', { name: words('agent.transfer.done') })).toBeVisible()
  await buttonOf(page, 'agent.record.title').click()
  await expectTitle(page, 'agent.record.title')
}

/** What is not shown at first, because it could be pushed away, stays so however long it takes. */
function stayAtFirst(main: Element): void {
  for (const animation of main.getAnimations()) {
    animation.pause()
    animation.currentTime = 0
  }
}

/** What was sent; without a receiver the same call only asks for the balance. */
async function transfers(site: { log(endpoint: string): Promise<readonly { readonly body?: unknown }[]> }) {
  return (await site.log(call)).map(({ body }) => body).filter((body) => Object.keys(body ?? {}).length > 0)
}
