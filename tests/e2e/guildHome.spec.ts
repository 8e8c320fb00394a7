// The way into one's guild: the page before it, its home with pictures of what goes on, its console, and one's own figures.
import type { Page } from '@playwright/test'
import { banners } from '../../sandbox/banners'
import { expectClosed, expectWaiting, rows, tile, valueOf } from './support/guildParts'
import { answer, buttonOf, expectSaid, expectTitle } from './support/parts'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

const middle = '/guild/middle'
const own = 'source=0&isClose=1'
/** Where each source ends: nobody stays, told apart by the query; whoever is signed in goes on. */
const entries = [
  { source: '', nobody: own },
  { source: '?source=0', nobody: 'source=0' },
] as const

test('S2-18 S2-35 S9-07 the page before the guild leads on whoever is signed in, in the same entry, and nobody else', async ({
  page,
  site,
  signIn,
}) => {
  for (const { source, nobody } of entries) {
    await test.step(`${middle}${source} without a session stays at ?${nobody}, in the same entry, and leads to the login`, async () => {
      const visited = addressesOf(page)
      await page.goto(`${middle}${source}`)
      await expectTitle(page, 'guild.middle.title')
      await expect(page).toHaveURL(`${site.origin}${middle}?${nobody}`)
      await expect(page.getByText(words('guild.middle.text'))).toBeVisible()
      expect(await entryOf(page)).toBe(0)
      expect(visited.length).toBeLessThan(4)
      expect(await site.log('POST /web/MyAccountInfo')).toEqual([])
      await buttonOf(page.getByRole('main'), 'login.title').click()
      await expect(page).toHaveURL(`${site.origin}/login`)
    })
  }

  for (const { who, source, to, title } of signedIn) {
    await test.step(`${middle}${source} leads a ${who} on to ${to}, in the same entry`, async () => {
      const visited = addressesOf(page)
      await signIn(who, `${middle}${source}`)
      await expectTitle(page, title)
      await expect(page).toHaveURL(`${site.origin}${to}`)
      expect(await entryOf(page)).toBe(0)
      expect(visited.filter((url) => url.includes('isClose'))).toEqual([])
      expect(visited.length).toBeLessThan(5)
    })
  }

  await test.step('a session that is over is no way past the middle page, and no loop', async () => {
    const visited = addressesOf(page)
    const session = await site.session('member', { expired: true })
    await page.goto(await site.entrance(`${middle}?source=1`, session))
    await expect(buttonOf(page, 'login.title').or(buttonOf(page, 'login.submit'))).toBeVisible()
    expect(visited.length).toBeLessThan(6)
  })
})

const signedIn = entries.slice(0, 1).flatMap(({ source }) => [
  { who: 'member' as const, source, to: '/guild', title: 'guild.home.title' as Word },
  { who: 'host' as const, source, to: '/guild/list', title: 'guild.list.title' as Word },
])

test('S6-03 a member leaves the agency on the days for it, and may found one then', async ({ page, site, signIn }) => {
  await site.clock({ now: '2026-06-05T12:00:00Z' })
  const member = await site.person({ gid: '10002' })
  await signIn(member, '/guild/create')
  await expectClosed(page, 'guild.create.has', 'guild.home.title')
  await buttonOf(page.getByRole('main'), 'guild.home.title').click()
  const leave = page.getByRole('button', { name: words('guild.leave') })
  await expect(leave).toBeDisabled()
  await expect(page.getByText(words('guild.leave.closed'))).toBeVisible()
  await site.clock({ advance: 13 * 86_400 })
  await page.reload()
  await leave.click()
  await answer(page, 'guild.leave')
  await expectSaid(page, 'guild.leave.done')
  await expectTitle(page, 'guild.list.title')
  await page.goto('/guild/create')
  await expect(buttonOf(page, 'guild.create.submit')).toBeVisible()
})

const homes: readonly { readonly who: 'owner' | 'member'; readonly ways: readonly Word[] }[] = [
  { who: 'owner', ways: ['guild.console.title', 'guild.member.title'] },
  { who: 'member', ways: [] },
]

test('S2-19 S3-11 S3-15 the home of the guild as its owner and a member see it, and without a guild', async ({
  page,
  site,
  signIn,
}) => {
  await test.step('without a guild there is no home of one: the page says so and leads to the list', async () => {
    await signIn('host', '/guild')
    await expectClosed(page, 'guild.none', 'guild.list.title')
    expect(await site.log('POST /web/guild/info')).toEqual([])
    await buttonOf(page, 'guild.list.title').click()
    await expectTitle(page, 'guild.list.title')
  })

  for (const { who, ways } of homes) {
    await test.step(`the home of the guild as its ${who} sees it: what it is, who one is in it, where to go`, async () => {
      await signIn(who, '/guild')
      await expect(page.getByRole('main').getByText('Desert Stars', { exact: true })).toBeVisible()
      await expect(valueOf(page, 'guild.members')).toHaveText('5,000')
      await expect(valueOf(page, 'guild.role')).toHaveText(words(`role.${who}`))
      await expect(valueOf(page, 'guild.owner')).toHaveText('Layla Haddad')
      await expect(valueOf(page, 'guild.id')).toContainText('10001')
      for (const key of ['guild.console.title', 'guild.member.title'] as const) {
        await expect(tile(page, key)).toHaveCount(ways.includes(key) ? 1 : 0)
      }
      for (const key of [...ways, 'data.title', 'personal.title', 'guild.list.title'] as const) {
        await tile(page, key).click()
        await expectTitle(page, key)
        await page.goBack()
        await expectTitle(page, 'guild.home.title')
      }
    })
  }
})

const pictures: readonly { readonly who: 'owner' | 'member'; readonly path: string; readonly leads: Leads }[] = [
  { who: 'owner', path: '/guild', leads: { recharge: 'rechargeApp', questions: 'questions', invite: 'invite' } },
  { who: 'member', path: '/guild', leads: { recharge: 'rechargeApp', questions: 'questions', create: 'nowhere' } },
]
const places = {
  rechargeApp: '/app-recharge',
  questions: '/app-recharge/faq',
  invite: '/guild/invite',
  create: '/guild/create',
} as const
type Leads = { readonly [target: string]: keyof typeof places | 'nowhere' }

test('S2-19 each picture leads where one may go, and nowhere else', async ({ page, site, signIn }) => {
  for (const { who, path, leads } of pictures) {
    await test.step(`each picture leads a ${who} where they may go, and nowhere else`, async () => {
      await signIn(who, path)
      const shown = page.getByRole('list', { name: words('guild.banners') })
      await expect(shown.getByRole('listitem')).toHaveCount(Object.keys(leads).length)
      for (const [target, to] of Object.entries(leads)) {
        const name = banners.find((banner) => banner.target === target)?.name ?? ''
        const picture = shown.getByRole('button', { name, exact: true })
        if (to === 'nowhere') {
          await expect(shown.getByRole('img', { name, exact: true })).toBeAttached()
          await expect(picture).toHaveCount(0)
          continue
        }
        await picture.click()
        await expect(page).toHaveURL(`${site.origin}${places[to]}`)
        await page.goBack()
        await expect(page).toHaveURL(`${site.origin}${path}`)
      }
    })
  }
})

test('S2-25 S3-11 S3-15 S6-01 the console shows the owner all that the guild was founded with, and an admin and a member what is theirs', async ({
  page,
  signIn,
}) => {
  await test.step('the console shows the owner all that the guild was founded with, and what waits', async () => {
    await signIn('owner', '/guild/console')
    await expect(valueOf(page, 'guild.members')).toHaveText('5,000')
    await expectWaiting(page, 'needs.applications', 26)
    for (const key of ['guild.country', 'guild.since'] as const) await expect(valueOf(page, key)).toHaveText(/\S{3}/)
    // What nobody looks at every day, and is not for everybody who looks on.
    await expect(valueOf(page, 'guild.phone')).toHaveCount(0)
    await buttonOf(page, 'guild.details').click()
    for (const key of ['guild.phone', 'guild.address', 'guild.realName'] as const) {
      await expect(valueOf(page, key)).toHaveText(/\S{3}/)
    }
    await expect(valueOf(page, 'guild.inviter')).toHaveText('81000007')
    await page.keyboard.press('Escape')
    for (const key of ['guild.invite.title', 'guild.bound.title'] as const) {
      await tile(page, key).click()
      await expectTitle(page, key)
      await page.goBack()
    }
  })

  await test.step('a guild admin has the console without the invitations; a member reads why not', async () => {
    await signIn('admin', '/guild/console')
    await expect(tile(page, 'guild.apply.title')).toBeVisible()
    await expect(tile(page, 'guild.invite.title')).toHaveCount(0)
    await signIn('member', '/guild/console')
    await expectClosed(page, 'guild.leaders.only', 'guild.home.title')
  })
})

test('S2-31 S2-32 S3-12 the figures of one person are for who may see them, and the personal centre has the own ones', async ({
  page,
  signIn,
}) => {
  await test.step('the figures of one person open from the team, keep the period in the address, and are not for strangers', async () => {
    await signIn('owner', '/guild/data-center?view=team')
    await page.getByRole('searchbox', { name: words('guild.member.search') }).fill('81000002')
    await expect(rows(page, 'data.title')).toHaveCount(1)
    await rows(page, 'data.title').getByRole('link').click()
    await expectTitle(page, 'data.detail.title')
    await expect(page).toHaveURL(/\?gid=10001&person=1000002$/)
    await expect(page.getByRole('main').getByText('Omar Khan', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: words('period.2') }).click()
    await expect(page).toHaveURL(/period=2/)
    await page.reload()
    await expect(page.getByRole('main').getByText('Omar Khan', { exact: true })).toBeVisible()
    await expect(valueOf(page, 'data.hours')).toBeVisible()
    await signIn('host', '/guild/data-center/detail?gid=10001&person=1000002')
    await expectClosed(page, 'guild.none', 'guild.list.title')
    await expect(valueOf(page, 'data.income')).toHaveCount(0)
  })

  await test.step('without anybody in the address it says what to choose, and leads to the data centre', async () => {
    await signIn('owner', '/guild/data-center/detail')
    await expectClosed(page, 'data.detail.none', 'data.title')
    await buttonOf(page, 'data.title').click()
    await expectTitle(page, 'data.title')
  })

  for (const { who, name, role, on } of people) {
    await test.step(`the personal centre of a ${who} shows who one is and the own figures`, async () => {
      await signIn(who, '/guild/personal-center')
      await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
      if (role) await expect(valueOf(page, 'guild.role')).toHaveText(role)
      else await expect(page.getByRole('term').filter({ hasText: words('guild.role') })).toHaveCount(0)
      for (const key of ['data.income', 'data.hours', 'data.validDays', 'data.gifts'] as const) {
        await expect(valueOf(page, key)).toHaveText(/\d/)
      }
      await page
        .getByRole('main')
        .getByRole('link', { name: words(on) })
        .click()
      await expectTitle(page, on)
    })
  }
})

const people = [{ who: 'member', name: 'ريم العتيبي', role: words('role.member'), on: 'guild.home.title' }] as const

/** Each address that the page shows from now on. */
function addressesOf(page: Page): readonly string[] {
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  return visited
}

/** The number of entries of the tab's history before the open one. */
const entryOf = (page: Page) => page.evaluate(() => (history.state as { readonly idx: number }).idx)
