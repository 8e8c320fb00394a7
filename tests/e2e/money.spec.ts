// What moves money is sent once: whatever becomes of the answer, the page, the tab or the network.
import type { Request } from '@playwright/test'
import { moneyForms, openFilled, receiver, type MoneyForm } from './support/moneyForms'
import { moneyNotices, notice } from './support/moneyWorld'
import { buttonOf, reviewOf, submitOf, textbox } from './support/parts'
import type { Site } from './support/site'
import { expect, test } from './support/test'

const transfer = 'POST /web/AgentGold'

for (const { path, endpoint, open, fillIn, send, leadsTo } of moneyForms.filter(
  ({ path }) => !path.includes('recharge'),
)) {
  test(`F20 F21 S8-04 ${path}: loaded anew while it is sent, it is found out, told, and not filled in again`, async ({
    page,
    site,
    signIn,
  }) => {
    await openFilled({ open, fillIn }, { page, site, signIn })
    await site.fault({ endpoint, kind: 'hold' })
    const leaving = page.waitForRequest(isTo(endpoint))
    await send(page)
    await leaving
    await page.reload()
    await expect(notice(page, 'engine.money.checking')).toBeVisible()
    await expect(page.locator('button[type=submit]')).toBeHidden()
    await site.release()
    await expect(notice(page, 'engine.money.done')).toBeVisible()
    await buttonOf(page, 'engine.money.see').click()
    await expect(page).toHaveURL(leadsTo)
    expect(await sent(site, endpoint)).toHaveLength(1)
    await page.goto(path)
    await expect(page.locator('button[type=submit]')).toBeVisible()
    await expect(moneyNotices(page)).toHaveCount(0)
  })
}

test('F19 F20 two tabs, each tapped twice: one transfer', async ({ page, site, signIn, context }) => {
  const agent = agentForm()
  await signIn('agent', '/agent/coin')
  const other = await context.newPage()
  await signIn('agent', '/agent/coin', other)
  const { duid } = await receiver(site)
  for (const tab of [page, other]) await agent.fillIn(tab, duid)
  await site.fault({ endpoint: transfer, kind: 'hold' })
  await submitOf(other).click()
  await submitOf(page).click()
  const leaving = page.waitForRequest(isTo(transfer))
  await reviewOf(page).agree.dblclick()
  await leaving
  await reviewOf(other).agree.dblclick()
  await expect(notice(other, 'engine.money.checking')).toBeVisible()
  await site.release()
  for (const tab of [page, other]) await expect(tab).toHaveURL(agent.leadsTo)
  expect(await sent(site, transfer)).toHaveLength(1)
})

test('F21 what the server never got may be sent again after a minute, with the same key', async ({
  page,
  site,
  signIn,
}) => {
  const agent = agentForm()
  const { uid, duid } = await receiver(site)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (isTo(transfer)(request) && request.postData()?.includes('receiver_id'))
      keys.push(request.headers()['idempotency-key'])
  })
  await page.clock.install()
  await signIn('agent', agent.path)
  await agent.fillIn(page, duid)
  await site.fault({ endpoint: transfer, kind: 'offline' })
  await agent.send(page)
  await expect(notice(page, 'engine.money.checking')).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(notice(page, 'engine.money.free')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(textbox(page, 'agent.transfer.amount')).toHaveValue('500')
  await agent.send(page)
  await expect(page).toHaveURL(agent.leadsTo)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  expect((await site.balance(uid)).coins).toBe(500)
})

test('F20 what one person sent is not told to the next one on the same device', async ({ page, site, signIn }) => {
  const agent = agentForm()
  const { duid } = await receiver(site)
  await signIn('agent', agent.path)
  await agent.fillIn(page, duid)
  await site.fault({ endpoint: transfer, kind: 'offline' })
  await agent.send(page)
  await expect(notice(page, 'engine.money.checking')).toBeVisible()
  const next = await site.person({ flags: ['agent'], agent_coins: 1000 })
  await page.goto(await site.entrance(agent.path, next))
  await expect(textbox(page, 'agent.transfer.amount')).toBeVisible()
  await expect(moneyNotices(page)).toHaveCount(0)
})

function agentForm(): MoneyForm {
  const found = moneyForms.find(({ endpoint }) => endpoint === transfer)
  if (!found) throw new Error('There is no form of a transfer.')
  return found
}

/** What was sent to move money; the balance of an agent is read by the endpoint that moves it. */
const sent = async (site: Site, endpoint: string) =>
  (await site.log(endpoint)).filter(({ body }) => Object.keys(body as object).length > 0)

const isTo =
  (endpoint: string) =>
  (request: Request): boolean =>
    endpoint === `${request.method()} ${new URL(request.url()).pathname.replace(/^\/api/, '')}`
