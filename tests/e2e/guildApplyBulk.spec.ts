// Several applications decided at once, while somebody else decides one of them.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { badge } from './support/badge'
import { answerTo, applications, applyIn } from './support/guildParts'
import { actionOf, buttonOf, expectSaid, openAs } from './support/parts'
import { expect, test } from './support/test'
import { expectTouchable } from './support/touch'
import { words } from './support/words'

const route = '/guild/apply'
const process = 'POST /web/guild/apply_process'

test('S1-01 S4-11 S4-19 S8-05 ten are agreed to at once while another owner of the agency rejects one: nine are done, and the one is named and shown', async ({
  browser,
  page,
  site,
  signIn,
}) => {
  const person = await site.person({ nickname: 'Nadia Salem' })
  const applicant = await openAs({ browser, site }, person, '/guild/list?row=10001')
  await applyIn(applicant)

  // All ten are in the window, so all are drawn.
  await page.setViewportSize({ width: 375, height: 2600 })
  await signIn('owner', route)
  await expect(row(page, person.duid)).toBeVisible()
  const chosen = await chooseFirst(page, 10)
  expect(chosen.map(({ duid }) => duid)).toContain(person.duid)
  await expect(page.getByText(words('engine.bulk.chosen', { num: '10' }))).toBeVisible()
  const other = await openAs({ browser, site }, await site.person({ gid: '10001', role: 'owner' }), route)
  await actionOf(row(other, person.duid), 'review.reject').click()
  await answerTo(other, 'guild.apply.reject.ask', 'review.reject', { name: 'Nadia Salem' })
  await expectSaid(other, 'review.reject.done')
  await site.forgetLog()

  const agree = words('review.agree')
  await page.getByRole('button', { name: words('engine.bulk.action', { action: agree, num: '10' }) }).click()
  await expect(page.getByText(words('engine.bulk.waiting', { action: agree, num: '10' }))).toBeVisible()
  expect(await site.log(process)).toEqual([])
  const alert = page.getByRole('alert').filter({ hasText: words('engine.bulk.failed', { action: agree, num: '1' }) })
  await expect(alert.getByRole('listitem')).toHaveText(`Nadia Salem ${words('review.done')}`)
  await expect(page.getByText(words('engine.bulk.done', { action: agree, num: '9' }))).toBeVisible()
  const sent = (await site.log(process)).map(({ body }) => body)
  expect(sent).toHaveLength(10)
  expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(10)
  for (const { duid } of chosen) {
    const isOne = duid === person.duid
    await expect(badge(row(page, duid)), duid).toHaveText(words(isOne ? 'review.rejected' : 'review.agreed'))
    await expect(actionOf(row(page, duid), 'review.agree')).toHaveCount(0)
  }
  await expectAccessible(page)
})

test('S4-11 what is done to several can be undone: nothing is sent, and each can be decided as before', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('owner', `${route}?status=pending`)
  const [first] = await chooseFirst(page, 3)
  await expectTouchable(page)
  const reject = words('review.reject')
  await page.getByRole('button', { name: words('engine.bulk.action', { action: reject, num: '3' }) }).click()
  await page.getByRole('button', { name: words('engine.undo') }).click()
  await expect(actionOf(row(page, first?.duid ?? ''), 'review.agree')).toBeEnabled()
  await page.reload()
  await expect(row(page, first?.duid ?? '')).toBeVisible()
  expect(await site.log(process)).toEqual([])
})

test('S4-11 what is done to rows far down reads their pages again, and leaves place, chosen rows and focus; rows that others take away above move nothing', async ({
  page,
  signIn,
}) => {
  let waiting = Array.from({ length: 120 }, (_, at) => applicant(at))
  let asked: number[] = []
  await page.route('**/web/guild/apply_list', async (route) => {
    const { page: number } = route.request().postDataJSON() as { readonly page: number }
    asked.push(number)
    const list = waiting.slice((number - 1) * 20, number * 20)
    await route.fulfill({ json: { code: 0, msg: '', res: { list, has_more: number * 20 < waiting.length } } })
  })
  await page.route(`**${process.replace('POST ', '')}`, async (route) => {
    const { uid } = route.request().postDataJSON() as { readonly uid: string }
    waiting = waiting.filter((one) => one.uid !== uid)
    await route.fulfill({ json: { code: 0, msg: '', res: {} } })
  })
  await signIn('owner', `${route}?status=pending`)
  await buttonOf(page, 'engine.bulk.title').click()
  const box = (at: number) => page.getByRole('checkbox', { name: `Person ${at}`, exact: true })
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(box(68)).toBeInViewport({ timeout: 300 })
  }).toPass()
  for (const at of [68, 70]) await box(at).check()
  await expect(box(66)).toBeVisible()
  const place = async (at: number) => (await page.getByText(`Person ${at}`, { exact: true }).boundingBox())?.y ?? NaN
  // The first row in sight keeps its place: those below it are higher once they have buttons again.
  const first = await page
    .getByText(/^Person \d+$/)
    .evaluateAll((names) => Number(names.find((one) => one.getBoundingClientRect().top > 0)?.textContent?.slice(7)))
  const before = await place(first)
  asked = []

  const agree = words('review.agree')
  await page.getByRole('button', { name: words('engine.bulk.action', { action: agree, num: '2' }) }).click()
  await expect.poll(() => focusedRow(page)).toContain('Person')
  await expect.poll(() => place(first)).toBeCloseTo(before, -1)
  await page
    .locator('.pw-toast')
    .getByRole('button', { name: words('engine.close') })
    .click()
  await expect(page.getByText('Person 70', { exact: true })).toHaveCount(0)
  expect(asked).toEqual([4])
  await expect.poll(() => place(first)).toBeCloseTo(before, -1)
  await expect.poll(() => focusedRow(page)).toContain('Person')

  await buttonOf(page, 'engine.bulk.title').evaluate((one: HTMLElement) => one.click())
  await box(69).check()
  const now = await place(69)
  waiting = waiting.filter(({ nickname }) => !['Person 3', 'Person 5', 'Person 40'].includes(nickname))
  await buttonOf(page, 'engine.list.refresh').evaluate((one: HTMLElement) => one.click())
  await expect(page.getByText(words('engine.list.refreshed'))).toBeAttached()
  await expect.poll(() => place(69)).toBeCloseTo(now, -1)
  await expect(box(69)).toBeChecked()
})

/** An application that only this test has. */
const applicant = (at: number) => ({
  gid: '10001',
  uid: `9${at}`,
  duid: `8900${1000 + at}`,
  nickname: `Person ${at}`,
  status: 'pending',
  applied_at: 1_780_000_000 - at,
})

const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=listitem]')?.textContent ?? '')

const row = (page: Page, duid: string) => applications(page).filter({ hasText: duid })

/** Chooses the first pending applications. Returns name and ID of each, in the order of the list. */
async function chooseFirst(
  page: Page,
  count: number,
): Promise<readonly { readonly name: string; readonly duid: string }[]> {
  await buttonOf(page, 'engine.bulk.title').click()
  const chosen: { readonly name: string; readonly duid: string }[] = []
  for (let at = 0; at < count; at += 1) {
    // A chosen row stays where it is, so the first one that is not chosen is the next.
    const box = page.locator('input[type=checkbox]:enabled:not(:checked)').first()
    const [name, text] = await box.evaluate((one) => [
      document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      one.closest('[role=listitem]')?.textContent ?? '',
    ])
    chosen.push({ name, duid: /8\d{7}/.exec(text)?.[0] ?? '' })
    await box.check()
  }
  return chosen
}
