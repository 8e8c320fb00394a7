// Inviting fans into a guild: the owner on one side, the fan on the other.
import type { Page } from '@playwright/test'
import { badge } from './support/badge'
import { answerTo, goTo, rows } from './support/guildParts'
import { actionOf, buttonOf, expectSaid, openAs } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

const route = '/guild/invite'
const invite = 'POST /web/guild/invite_fans'
const list = 'POST /web/guild/can_invite_fans'

test('S1-03 S2-23 S3-12 S4-12 S8-05 the owner finds a fan and invites; the fan reads it at that guild only', async ({
  browser,
  page,
  site,
  signIn,
}) => {
  const fan = await site.person({ nickname: 'Zoë Santana' })
  await signIn('owner', route)
  await page.getByRole('searchbox', { name: words('guild.member.search') }).fill('zoë santana')
  await expect(fans(page)).toHaveCount(1)
  const row = fans(page).filter({ hasText: fan.duid })
  await expect(badge(row)).toHaveCount(0)
  await site.fault({ endpoint: invite, kind: 'hold' })
  await actionOf(row, 'guild.invite.submit').dblclick()
  await site.release()
  await expectSaid(page, 'guild.invite.done')
  await expect(badge(row)).toHaveText(words('guild.invite.invited'))
  await expect(actionOf(row, 'guild.invite.submit')).toHaveCount(0)
  expect((await site.log(invite)).map(({ body }) => body)).toEqual([{ gid: '10001', uid: fan.uid }])

  const other = await openAs({ browser, site }, fan, '/guild/list?row=10001')
  await expect(other.getByRole('dialog').getByRole('note')).toHaveText(words('guild.invited'))
  for (const answer of ['guild.accept', 'guild.decline'] as const)
    await expect(buttonOf(other.getByRole('dialog'), answer)).toBeVisible()
  await expect(buttonOf(other.getByRole('dialog'), 'guild.join')).toHaveCount(0)
  await goTo(other, '/guild/list?row=10003')
  await expect(buttonOf(other.getByRole('dialog'), 'guild.join')).toBeVisible()
  await expect(other.getByText(words('guild.invited'))).toHaveCount(0)
})

test('S3-12 S8-01 a search stands in the address and survives a reload; a failure is told without the number of rows before', async ({
  page,
  site,
  signIn,
}) => {
  const fan = await site.person({ nickname: 'Zoë Santana' })
  await signIn('owner', route)
  await page.getByRole('searchbox').fill('zoë santana')
  await expect(fans(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?keyword=zo%C3%AB\+santana$/)
  await site.forgetLog()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('zoë santana')
  await expect(fans(page)).toContainText(fan.duid)
  expect((await site.log(list)).map(({ body }) => (body as { keyword?: string }).keyword)).toEqual(['zoë santana'])

  await page.getByRole('searchbox').fill('santana')
  await expect(page.getByText(words('engine.list.found_one', { count: 1 }))).toBeAttached()
  await site.fault({ endpoint: list, kind: 'status', status: 500, times: 9 })
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText(words('engine.list.failed'))).toBeVisible()
  await expect(page.getByText(words('engine.list.found_one', { count: 1 }))).toHaveCount(0)
})

test('S1-03 S3-12 an invited fan finds the invitation from home, declines one and accepts the other', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  const fan = await site.person({ nickname: 'Zoë Santana' })
  const owner = await openAs({ browser, site }, 'owner', route)
  const inviteFan = async () => {
    await owner.goto(route)
    await owner.getByRole('searchbox').fill('Zoë Santana')
    await expect(fans(owner)).toHaveCount(1)
    await actionOf(fans(owner), 'guild.invite.submit').click()
    await expect(badge(fans(owner))).toHaveText(words('guild.invite.invited'))
  }
  await inviteFan()
  await signIn(fan, '/')
  const inbox = page.getByRole('link', { name: new RegExp(`^${words('needs.invitations')}`) })
  await expect(inbox).toContainText('1')
  await inbox.click()
  await expect(page.getByRole('tab', { name: words('guild.list.invited') })).toHaveAttribute('aria-selected', 'true')
  const row = rows(page, 'guild.list.title')
  await expect(row).toHaveCount(1)
  await expect(badge(row)).toHaveText(words('guild.join.invited'))
  await row.getByRole('button').first().click()
  await buttonOf(page.getByRole('dialog'), 'guild.decline').click()
  await answerTo(page, 'guild.decline.ask', 'guild.decline', { name: 'Desert Stars' })
  await expectSaid(page, 'guild.decline.done')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)

  await inviteFan()
  await page.goto('/guild/list?kind=invited&row=10001')
  await buttonOf(page.getByRole('dialog'), 'guild.accept').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('guild.accept') })
    .click()
  await expectSaid(page, 'guild.accept.done')
  await owner.goto('/guild/member')
  await owner.getByRole('searchbox').fill('Zoë Santana')
  await expect(rows(owner, 'guild.member.title')).toHaveCount(1)
})

test('S1-03 S4-19 an invitation is withdrawn while the fan reads it: the fan is told, and may ask to join instead', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  const fan = await site.person({ nickname: 'Zoë Santana' })
  await signIn('owner', route)
  await page.getByRole('searchbox').fill('Zoë Santana')
  await expect(fans(page)).toHaveCount(1)
  await actionOf(fans(page), 'guild.invite.submit').click()
  await expect(badge(fans(page))).toHaveText(words('guild.invite.invited'))

  const other = await openAs({ browser, site }, fan, '/guild/list?kind=invited&row=10001')
  const sheet = other.getByRole('dialog').first()
  await expect(buttonOf(sheet, 'guild.accept')).toBeVisible()
  await actionOf(fans(page), 'guild.invite.withdraw').click()
  await expectSaid(page, 'guild.invite.withdraw.done')
  await expect(actionOf(fans(page), 'guild.invite.submit')).toBeVisible()
  await expect(badge(fans(page))).toHaveCount(0)

  await buttonOf(sheet, 'guild.accept').click()
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: words('guild.accept') })
    .click()
  await expectSaid(other, 'guild.invitation.over')
  await expect(buttonOf(other.getByRole('dialog'), 'guild.accept')).toHaveCount(0)
  await goTo(other, '/guild/list?row=10001')
  await expect(buttonOf(other.getByRole('dialog'), 'guild.join')).toBeVisible()
  expect(await site.log('POST /web/guild/apply_join')).toHaveLength(1)

  // The fan accepts an invitation, and only then the owner takes it back.
  await actionOf(fans(page), 'guild.invite.submit').click()
  await expect(badge(fans(page))).toHaveText(words('guild.invite.invited'))
  await other.goto('/guild/list?kind=invited&row=10001')
  await buttonOf(sheet, 'guild.accept').click()
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: words('guild.accept') })
    .click()
  await expectSaid(other, 'guild.accept.done')
  await actionOf(fans(page), 'guild.invite.withdraw').click()
  await expectSaid(page, 'guild.apply.elsewhere')
  await expect(fans(page)).toHaveCount(0)
})

test('S2-23 S5-14 the guild is shared as words with a link, which opens its sheet for whoever follows it', async ({
  browser,
  context,
  page,
  site,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('owner', route)
  await buttonOf(page, 'guild.invite.share').click()
  const link = `${site.origin}/guild/list?row=10001`
  const text = words('guild.share.text', { name: 'Desert Stars', id: '10001' })
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${text} ${link}`)
  const fan = await openAs({ browser, site }, 'host', link)
  await expect(fan.getByRole('dialog', { name: 'Desert Stars' })).toContainText('10001')
})

const fans = (page: Page) => rows(page, 'guild.invite.fans')
