// The people of a guild: roles, what the owner does to them, and the days on which somebody may be removed.
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

const route = '/guild/member'
const list = 'POST /web/guild/member'
const setRole = 'POST /web/guild/member/set_role'
const remove = 'POST /web/guild/member/remove'
/** Members of the guild of the demo owner: one who is admin already, one who is not. */
const admin = { uid: '1000002', name: 'Omar Khan' }
const host = { uid: '1000003', name: 'ريم العتيبي' }
const openDay = '2026-05-17T09:00:00Z'

test('S2-41 S2-22 S3-12 the list names each member, a role chosen stands in the address, survives a reload and asks for nobody else', async ({
  page,
  site,
  signIn,
}) => {
  await test.step('a role chosen stands in the address, survives a reload and asks for nobody else', async () => {
    await signIn('owner', route)
    await page.getByRole('radio', { name: words('role.admin') }).click()
    await expect(rows(page)).toHaveCount(5)
    await expect(page).toHaveURL(/\?role=admin$/)
    await page.reload()
    await expect(page.getByRole('radio', { name: words('role.admin') })).toBeChecked()
    await expect(rows(page)).toHaveCount(5)
    await expect(rows(page).getByText(words('role.admin'), { exact: true })).toHaveCount(5)
    const asked = (await site.log(list)).map(({ body }) => (body as { role: string }).role)
    expect(asked).toEqual(['all', 'admin', 'admin'])
  })

  await test.step('the list names each member, the number and the role', async () => {
    await signIn('owner', route)
    await expect(page.getByRole('heading', { level: 1, name: words('guild.member.title') })).toBeVisible()
    const shown = [
      ['Layla Haddad', '81000001', 'role.owner'],
      [admin.name, '81000002', 'role.admin'],
      [host.name, '81000003', 'role.member'],
    ] as const
    for (const [name, number, role] of shown) {
      const row = rows(page).filter({ hasText: name }).filter({ hasText: number })
      await expect(row).toContainText(words(role))
    }
  })
})

test('S1-02 S8-05 the owner makes somebody an admin, and takes the role away after a question', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('owner', `${route}?row=${host.uid}`)
  const sheet = page.getByRole('dialog', { name: host.name })
  await site.fault({ endpoint: setRole, kind: 'hold' })
  await action(page, 'guild.member.setAdmin').click()
  await expect(action(page, 'guild.member.setAdmin')).toHaveAttribute('aria-busy', 'true')
  await action(page, 'guild.member.setAdmin').click({ force: true })
  await site.release()
  await expect(toast(page, 'guild.member.setAdmin.done')).toBeVisible()
  await expect(sheet.getByText(words('role.admin'), { exact: true })).toBeVisible()
  await expect(action(page, 'guild.member.setAdmin')).toHaveCount(0)

  await action(page, 'guild.member.unsetAdmin').click()
  await answer(page, 'guild.member.unsetAdmin.ask', 'engine.cancel')
  await action(page, 'guild.member.unsetAdmin').click()
  await answer(page, 'guild.member.unsetAdmin.ask', 'guild.member.unsetAdmin')
  await expect(toast(page, 'guild.member.unsetAdmin.done')).toBeVisible()
  await expect(sheet.getByText(words('role.member'), { exact: true })).toBeVisible()
  const whom = { gid: '10001', uid: host.uid }
  expect((await site.log(setRole)).map(({ body }) => body)).toEqual([
    { ...whom, role: 'admin' },
    { ...whom, role: 'member' },
  ])
})

test('S1-02 S8-05 whoever is removed is gone from the list, and the sheet closes', async ({ page, site, signIn }) => {
  await site.clock({ now: openDay })
  await signIn('owner', route)
  await rows(page).getByRole('button', { name: host.name }).first().click()
  await action(page, 'guild.member.remove').click()
  const question = page.getByRole('alertdialog', { name: words('guild.member.remove.ask', { name: host.name }) })
  await expect(question).toContainText(words('guild.member.remove.text'))
  // So slow that the second tap may meet the row that the sheet stood over.
  await question.getByRole('button', { name: words('guild.member.remove') }).dblclick({ delay: 200 })
  await expect(toast(page, 'guild.member.removed')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/guild\/member$/)
  await expect(rows(page).filter({ hasText: '81000003' })).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'Omar Khan' })).toBeVisible()
  expect((await site.log(remove)).map(({ body }) => body)).toEqual([{ gid: '10001', uid: host.uid }])
})

test('S1-02 who closes the sheet while a removal runs stays on the list', async ({ page, site, signIn }) => {
  await site.clock({ now: openDay })
  await signIn('owner', '/guild')
  await page.getByRole('link', { name: words('guild.member.title') }).click()
  await rows(page).getByRole('button', { name: host.name }).first().click()
  await site.fault({ endpoint: remove, kind: 'hold' })
  await action(page, 'guild.member.remove').click()
  await answer(page, 'guild.member.remove.ask', 'guild.member.remove')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('engine.close') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await site.release()
  await expect(toast(page, 'guild.member.removed')).toBeVisible()
  await expect(rows(page).filter({ hasText: '81000003' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/guild\/member$/)
})

const rows = (page: Page) => page.getByRole('list', { name: words('guild.member.title') }).getByRole('listitem')
const action = (page: Page, key: Word) =>
  page.getByRole('dialog').getByRole('button', { name: words(key), exact: true })
const toast = (page: Page, key: Word) => page.getByRole('status').getByText(words(key), { exact: true })

async function answer(page: Page, question: Word, press: Word) {
  const dialog = page.getByRole('alertdialog', { name: words(question, { name: host.name }) })
  await dialog.getByRole('button', { name: words(press), exact: true }).click()
  await expect(dialog).toHaveCount(0)
}
