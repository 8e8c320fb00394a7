// Applying for a guild of one's own: what is asked, who invites, the cover, and what comes after.
import type { Page } from '@playwright/test'
import { photo } from '../../sandbox/images/photo'
import { fillRest } from './support/fillRest'
import { expectClosed } from './support/guildParts'
import { answer, buttonOf, expectSaid } from './support/parts'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

const route = '/guild/create'
const apply = 'POST /web/guild/apply_create'
const inviter = 'POST /web/guild/get_ext_admin_bd_info'
const wish = {
  name: 'Night Owls',
  real_name: 'Ayu Pratama',
  contact_phone: '+62 812 555 0100',
  contact_address: 'Jalan Melati 7, Jakarta',
  inviter_uid: '1000007',
} as const
const labels = {
  name: 'guild.name',
  real_name: 'guild.realName',
  contact_phone: 'guild.phone',
  contact_address: 'guild.address',
  inviter_uid: 'guild.inviter',
} as const satisfies { readonly [name in keyof typeof wish]: Word }

test('S2-24 S2-47 S3-11 asks for all seven, and says of each what is missing', async ({ page, site, signIn }) => {
  const { uid, token } = await site.person({ country_id: '404' })
  await signIn({ uid, token }, route)
  await expect(page.getByRole('heading', { level: 1, name: words('guild.create.title') })).toBeVisible()
  // Its code comes after the page.
  await expect(add(page)).toBeVisible()
  await send(page).click()
  const missing = [words('guild.cover.empty'), words('recharge.country.empty')]
  for (const label of Object.values(labels)) missing.push(words('engine.form.required', { label: words(label) }))
  for (const text of missing) await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText(words('common.incomplete'), { exact: true })).toBeVisible()
  await expect(add(page)).toBeFocused()
  expect(await site.log(apply)).toEqual([])
})

const inviters = [
  { who: 'a BD', id: '1000007', says: 'Elif Demir' },
  { who: 'nobody', id: '999999', says: 'Please enter the correct ID of Admin or BD' },
]
test('S2-47 S5-14 who the inviter is is looked up once, and one who is none keeps the application from being sent', async ({
  page,
  site,
  signIn,
}) => {
  for (const { who, id, says } of inviters) {
    await test.step(`the ID of ${who} is looked up once, when the typing rests`, async () => {
      await site.forgetLog()
      await signIn(await site.person(), route)
      await field(page, 'inviter_uid').pressSequentially(id, { delay: 30 })
      await expect(page.getByText(says, { exact: true })).toBeVisible()
      expect((await site.log(inviter)).map(({ body }) => body)).toEqual([{ uid: id }])
    })
  }

  await test.step('an inviter who is none keeps the application from being sent; letters are no ID', async () => {
    await signIn('host', route)
    await fill(page)
    for (const id of ['1000003', 'abc']) {
      await field(page, 'inviter_uid').fill(id)
      await send(page).click()
      await expect(field(page, 'inviter_uid')).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, 'inviter_uid')).toBeFocused()
      await expect(page.getByText('Please enter the correct ID of Admin or BD').first()).toBeVisible()
    }
    expect(await site.log(apply)).toEqual([])
  })
})

test('S2-47 the cover is shown at once, tells how far it is, and goes without anything that names the person', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('host', route)
  await site.fault({ endpoint: 'upload', kind: 'hold' })
  await choose(page, picture)
  await expect(cover(page)).toBeVisible()
  const progress = page.getByRole('progressbar', { name: words('engine.image.progress', { number: 1 }) })
  await expect(progress).toHaveAttribute('aria-valuemax', '100')
  await expect(async () => {
    await site.release()
    await expect(progress).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expect(cover(page)).toBeVisible()
  const [put] = await site.log('upload')
  expect(put?.status).toBe(200)
  for (const secret of ['uid', 'token', 'authorization', 'x-xsrf-token']) expect(put?.headers).not.toContain(secret)
  await page.getByRole('button', { name: words('engine.image.remove', { number: 1 }) }).click()
  await expect(cover(page)).toHaveCount(0)
  await expect(add(page)).toBeFocused()
})

test('S2-24 S2-47 S8-05 sends it once, says so, goes home; whoever comes back is told to wait', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('host', route)
  const rest = await fill(page)
  await page.getByRole('button', { name: /^Country \/ region/ }).click()
  await page.getByRole('searchbox').fill('egy')
  await page.getByRole('dialog').getByRole('button', { name: 'Egypt', exact: true }).click()
  await send(page).dblclick()
  await expect(toast(page, 'guild.create.done')).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
  const sent = (await site.log(apply)).map(({ body }) => body)
  expect(sent).toEqual([{ ...wish, country_id: '3', cover: expect.stringContaining('/__sandbox/image/'), ...rest }])

  await page.goto('/guild/list')
  await page
    .getByRole('main')
    .getByRole('link', { name: words('guild.create.title') })
    .click()
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(page.getByText(words('guild.create.waiting'))).toBeVisible()
    await expect(send(page)).toHaveCount(0)
  }
  await buttonOf(page, 'application.withdraw').click()
  await answer(page, 'application.withdraw')
  await expectSaid(page, 'application.withdraw.done')
  await expect(send(page)).toBeVisible()
})

test('S2-24 somebody in a guild reads why there is no form', async ({ page, signIn }) => {
  await signIn('member', route)
  await expectClosed(page, 'guild.create.has', 'guild.home.title')
  await expect(send(page)).toHaveCount(0)
})

const names = Object.keys(wish) as (keyof typeof wish)[]
const picture = Buffer.from(photo('night-owls'))
const field = (page: Page, name: keyof typeof wish) =>
  page.getByRole('textbox', { name: words(labels[name]), exact: true })
const send = (page: Page) => page.getByRole('button', { name: words('guild.create.submit') })
const add = (page: Page) => page.getByRole('button', { name: words('engine.image.add') })
const cover = (page: Page) => page.getByRole('img', { name: /^Cover: / })
const toast = (page: Page, key: Word) => page.getByRole('status').getByText(words(key), { exact: true })

async function fill(page: Page, { withCover = true } = {}) {
  for (const name of names) await field(page, name).fill(wish[name])
  const rest = await fillRest(page, 'guildCreate')
  if (!withCover) return rest
  await choose(page, picture)
  await expect(cover(page)).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  return rest
}

async function choose(page: Page, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await add(page).click()
  await (await chooser).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer })
}
