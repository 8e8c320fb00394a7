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
  await answerTo(other, 'guild.apply.reject.ask', 'review.reject')
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
