// Applications to join a guild: the applicant and the owner, each in a browser of their own.
import type { Page } from '@playwright/test'
import { badge } from './support/badge'
import { answerTo, applications, applyIn, expectWaiting, goTo, rows, tile } from './support/guildParts'
import { actionOf, expectSaid, openAs } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

const route = '/guild/apply'
const list = 'POST /web/guild/apply_list'
const process = 'POST /web/guild/apply_process'
/** Applications that wait for the demo owner. */
const waiting = 26

test('S1-01 S2-21 S2-40 S3-12 S3-15 S4-11 S8-05 the owner is told of an application and agrees; the applicant is in the guild', async ({
  browser,
  page,
  site,
  signIn,
}) => {
  const person = await site.person({ nickname: 'Nadia Salem' })
  const applicant = await openAs({ browser, site }, person, '/guild/list?row=10001')
  await applyIn(applicant)

  await signIn('owner')
  await expectWaiting(page, 'needs.applications', waiting + 1)
  await tile(page, 'needs.applications').click()
  await expect(badge(row(page, person.duid))).toHaveText(words('review.pending'))
  await site.fault({ endpoint: process, kind: 'hold' })
  await actionOf(row(page, person.duid), 'review.agree').dblclick()
  await site.release()
  await expectSaid(page, 'review.agree.done')
  // It leaves what waits.
  await expect(row(page, person.duid)).toHaveCount(0)
  expect((await site.log(process)).map(({ body }) => body)).toEqual([
    { gid: '10001', uid: person.uid, result: 'agreed' },
  ])
  await page.goBack()
  await expectWaiting(page, 'needs.applications', waiting)

  await goTo(applicant, '/guild/list')
  await expect(badge(guild(applicant))).toHaveText(words('guild.join.member'))
  await goTo(applicant, '/guild')
  await expect(applicant.getByRole('main').getByText('Desert Stars', { exact: true })).toBeVisible()
  await expect(applicant.getByText('5,001', { exact: true })).toBeVisible()
  await expect(applicant.getByText(words('role.member'), { exact: true })).toBeVisible()
})

test('S1-01 S2-40 S4-11 S8-05 the owner rejects after a question; the applicant sees it and may apply again', async ({
  browser,
  page,
  site,
  signIn,
}) => {
  const person = await site.person({ nickname: 'Nadia Salem' })
  const applicant = await openAs({ browser, site }, person, '/guild/list?row=10001')
  await applyIn(applicant)
  await signIn('owner', `${route}?status=pending`)
  await actionOf(row(page, person.duid), 'review.reject').click()
  await answerTo(page, 'guild.apply.reject.ask', 'engine.cancel', { name: 'Nadia Salem' })
  expect(await site.log(process)).toEqual([])
  await actionOf(row(page, person.duid), 'review.reject').click()
  await answerTo(page, 'guild.apply.reject.ask', 'review.reject', { name: 'Nadia Salem' })
  await expectSaid(page, 'review.reject.done')
  await expect(row(page, person.duid)).toHaveCount(0)

  await applicant.reload()
  await expect(badge(sheet(applicant))).toHaveText(words('guild.join.rejected'))
  await applyIn(applicant)
  await expect(badge(sheet(applicant))).toHaveText(words('guild.join.pending'))
  await page.reload()
  await expect(badge(row(page, person.duid))).toHaveText(words('review.pending'))
})

test('S1-01 S8-04 who joined another guild meanwhile is not taken in, and the application can still be rejected', async ({
  browser,
  page,
  site,
  signIn,
}) => {
  const person = await site.person({ nickname: 'Nadia Salem' })
  const applicant = await openAs({ browser, site }, person, '/guild/list?row=10001')
  await applyIn(applicant)
  await goTo(applicant, '/guild/list?row=10003')
  await applyIn(applicant)
  await signIn('owner', `${route}?status=pending`)
  await expect(row(page, person.duid)).toBeVisible()

  const other = await openAs({ browser, site }, await site.person({ gid: '10003', role: 'owner' }), route)
  await actionOf(row(other, person.duid), 'review.agree').click()
  await expectSaid(other, 'review.agree.done')
  await actionOf(row(page, person.duid), 'review.agree').click()
  await expectSaid(page, 'guild.apply.elsewhere')
  await expect(badge(row(page, person.duid))).toHaveText(words('review.pending'))
  await actionOf(row(page, person.duid), 'review.reject').click()
  await answerTo(page, 'guild.apply.reject.ask', 'review.reject', { name: 'Nadia Salem' })
  await expectSaid(page, 'review.reject.done')
  await goTo(applicant, '/guild')
  await expect(applicant.getByRole('main').getByText('Jakarta Voices', { exact: true })).toBeVisible()
})

test('S2-21 S2-40 each status has its tab, which stands in the address; a search finds by name and ID', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('owner', route)
  await page.getByRole('tab', { name: words('review.rejected') }).click()
  await expect(badge(applications(page))).toHaveText(Array<string>(8).fill(words('review.rejected')))
  await expect(page).toHaveURL(/\?status=rejected$/)
  await page.reload()
  await expect(page.getByRole('tab', { name: words('review.rejected') })).toHaveAttribute('aria-selected', 'true')
  await expect(applications(page)).toHaveCount(8)
  await page.getByRole('tab', { name: words('common.all') }).click()
  await page.getByRole('searchbox', { name: words('guild.member.search') }).fill('82100002')
  await expect(applications(page)).toHaveCount(1)
  await expect(row(page, '82100002')).toBeVisible()
  expect((await site.log(list)).at(-1)?.body).toEqual({ gid: '10001', status: 'all', keyword: '82100002', page: 1 })
  await page.getByRole('searchbox').fill('nobody is called so')
  await expect(page.getByText(words('guild.apply.empty'))).toBeVisible()
})

const row = (page: Page, duid: string) => applications(page).filter({ hasText: duid })
const guild = (page: Page) => rows(page, 'guild.list.title').filter({ hasText: 'Desert Stars' })
const sheet = (page: Page) => page.getByRole('dialog').first()
