// Applications to found a guild: whoever applies on one side; the BD, subordinate BD or outside admin on the other.
import type { Page } from '@playwright/test'
import { photo } from '../../sandbox/images/photo'
import { fillRest } from './support/fillRest'
import { badge } from './support/badge'
import { answerTo, applyIn, expectWaiting, goTo, rows, tile, valueOf } from './support/guildParts'
import { actionOf, buttonOf, expectSaid, expectTitle, openAs, textbox } from './support/parts'
import type { Signed, Site, Who } from './support/site'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

const route = '/guild/apply-guild'
const process = 'POST /web/guild/apply_create_process'

test('S1-09 S2-24 S2-28 S3-11 S4-18 S6-02 S8-05 a host applies; the outside admin reads every field and agrees; the host owns the guild', async ({
  browser,
  page,
  site,
  signIn,
}) => {
  const host = await openAs({ browser, site }, 'host', '/guild/create')
  // Whoever invited the host into the app stands there already.
  await expect(textbox(host, 'guild.inviter')).toHaveValue('81000009')
  await expect(host.getByText('Sofia Costa', { exact: true })).toBeVisible()
  await fill(host, { inviter: false })
  await expectSaid(host, 'guild.create.done')

  await signIn('extadmin')
  await expectWaiting(page, 'needs.creations', 5)
  await tile(page, 'needs.creations').click()
  await rows(page, 'creation.title').getByRole('button', { name: wish.name, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: wish.name })
  await expect(badge(sheet)).toHaveText(words('review.pending'))
  const shown: readonly (readonly [Word, string | RegExp])[] = [
    ['creation.applicant', 'Ayu Pratama ✨'],
    ['account.id', '81000004'],
    ['guild.realName', wish.realName],
    ['guild.phone', wish.phone],
    ['guild.address', wish.address],
    ['guild.country', 'Indonesia'],
    ['creation.inviter', 'Sofia Costa'],
    ['review.applied', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  ]
  for (const [label, text] of shown) await expect(valueOf(sheet, label)).toHaveText(text)
  await expect(valueOf(sheet, 'guild.cover').getByRole('img')).toBeVisible()
  await buttonOf(sheet, 'review.agree').click()
  await answerTo(page, 'creation.agree.ask', 'review.agree', { name: wish.name })
  await expectSaid(page, 'review.agree.done')
  await expect(badge(sheet)).toHaveText(words('review.agreed'))
  await expect(valueOf(sheet, 'guild.id')).toHaveText(/^\d{5,6}$/)
  await expect(buttonOf(sheet, 'review.reject')).toHaveCount(0)
  await goTo(page, '/console')
  await expectWaiting(page, 'needs.creations', 4)
  await tile(page, 'guild.bound.title').click()
  await expect(rows(page, 'guild.bound.title').filter({ hasText: wish.name })).toContainText('Ayu Pratama ✨')

  await goTo(host, '/guild/personal-center')
  await expect(valueOf(host, 'guild.word')).toHaveText(wish.name)
  await goTo(host, '/guild')
  await expect(valueOf(host, 'guild.role')).toHaveText(words('role.owner'))
})

test('S1-09 S2-24 S2-28 S4-18 S8-05 the BD rejects with a reason; the applicant reads it and applies to the subordinate BD', async ({
  browser,
  page,
  site,
  signIn,
}) => {
  const applicant = await applicantOf(site, { name: 'Loud House', reviewer: '1000007' })
  await signIn('bd')
  await expectWaiting(page, 'needs.creations', 15)
  await tile(page, 'needs.creations').click()
  await page.getByRole('tab', { name: words('review.pending') }).click()
  await rows(page, 'creation.title').getByRole('button', { name: 'Loud House' }).click()
  await buttonOf(page.getByRole('dialog', { name: 'Loud House' }), 'review.reject').click()
  const form = page.getByRole('dialog', { name: words('review.reject'), exact: true })
  await buttonOf(form, 'review.reject').click()
  await expect(textbox(page, 'order.reason')).toHaveAttribute('aria-invalid', 'true')
  expect(await site.log(process)).toEqual([])
  await textbox(page, 'order.reason').fill('The phone is not reachable')
  const rest = await fillRest(page, 'creationRefusal')
  await buttonOf(form, 'review.reject').dblclick()
  await expectSaid(page, 'review.reject.done')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows(page, 'creation.title').filter({ hasText: 'Loud House' })).toHaveCount(0)
  expect((await site.log(process)).map(({ body }) => body)).toEqual([
    { apply_id: expect.any(String), result: 'rejected', reason: 'The phone is not reachable', ...rest },
  ])

  const other = await openAs({ browser, site }, applicant, '/guild/create')
  const why = words('guild.create.rejected', { name: 'Loud House', reason: 'The phone is not reachable' })
  await expect(other.getByRole('alert').getByText(why)).toBeVisible()
  await fill(other, { inviter: '81000008', country: 'Egypt' })
  await expectSaid(other, 'guild.create.done')

  const sub = await openAs({ browser, site }, 'subbd', '/console')
  await expectWaiting(sub, 'needs.creations', 4)
  await tile(sub, 'needs.creations').click()
  await rows(sub, 'creation.title').getByRole('button', { name: wish.name, exact: true }).click()
  await buttonOf(sub.getByRole('dialog'), 'review.agree').click()
  await answerTo(sub, 'creation.agree.ask', 'review.agree', { name: wish.name })
  await expect(badge(sub.getByRole('dialog'))).toHaveText(words('review.agreed'))
  await goTo(other, '/guild/personal-center')
  await expect(valueOf(other, 'guild.word')).toHaveText(wish.name)
})

test('S4-18 S8-04 whoever is in a guild by now does not get another one; the application waits on', async ({
  browser,
  page,
  site,
  signIn,
}) => {
  const applicant = await applicantOf(site, { name: 'Loud House', reviewer: '1000007' })
  const second = await openAs({ browser, site }, applicant, '/guild/list?row=10003')
  await applyIn(second)
  const owner = await openAs({ browser, site }, await site.person({ gid: '10003', role: 'owner' }), '/guild/apply')
  await actionOf(rows(owner, 'guild.apply.title').filter({ hasText: `8${applicant.uid}` }), 'review.agree').click()
  await expectSaid(owner, 'review.agree.done')
  await signIn('bd', route)
  await rows(page, 'creation.title').getByRole('button', { name: 'Loud House' }).click()
  await buttonOf(page.getByRole('dialog'), 'review.agree').click()
  await answerTo(page, 'creation.agree.ask', 'review.agree', { name: 'Loud House' })
  await expectSaid(page, 'guild.apply.elsewhere')
  await expect(badge(page.getByRole('dialog'))).toHaveText(words('review.pending'))
})

const wish = {
  name: 'Kopi Pagi',
  realName: 'Ayu Pratama',
  phone: '+62 812 555 0100',
  address: 'Jalan Melati 7, Jakarta',
} as const

/** Somebody whose application waits for a reviewer. */
async function applicantOf(site: Site, { name, reviewer }: { name: string; reviewer: Who }): Promise<Signed> {
  const made = await site.ask('POST creations', { names: [name], inviter_uid: reviewer })
  const [applicant] = (made as { readonly list: readonly { readonly uid: string }[] }).list
  if (!applicant) throw new Error('The sandbox made no application.')
  return site.session(applicant.uid as Who)
}

/** Fills in what is missing, with a picture, and sends it. */
async function fill(page: Page, { inviter, country }: { inviter: string | false; country?: string }) {
  await expectTitle(page, 'guild.create.title')
  await textbox(page, 'guild.name').fill(wish.name)
  await textbox(page, 'guild.realName').fill(wish.realName)
  await textbox(page, 'guild.phone').fill(wish.phone)
  await textbox(page, 'guild.address').fill(wish.address)
  if (inviter !== false) await textbox(page, 'guild.inviter').fill(inviter)
  if (country) {
    await page.getByRole('button', { name: new RegExp(`^${words('guild.country')}`) }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill(country)
    await page.getByRole('dialog').getByRole('button', { name: country, exact: true }).click()
  }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words('engine.image.add') }).click()
  const picture = Buffer.from(photo('kopi'))
  await (await chooser).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('img', { name: /^Cover: / })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await fillRest(page, 'guildCreate')
  await buttonOf(page, 'guild.create.submit').click()
}
