// Those who look after guilds, and whom they brought in: the centre by role, and the lists behind its tiles.
import type { Page } from '@playwright/test'
import { rows, tile, valueOf } from './support/guildParts'
import { expectTitle } from './support/parts'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

const centres: readonly {
  readonly who: 'bd' | 'extadmin'
  readonly title: Word
  readonly counts: readonly (readonly [Word, string | RegExp])[]
  readonly ways: readonly Word[]
}[] = [
  {
    who: 'bd',
    title: 'console.bd',
    counts: [
      ['data.guilds', '8'],
      ['data.members', /^[\d,]+$/],
      ['data.bds', '26'],
    ],
    ways: ['creation.title', 'guild.bound.title', 'team.bd.title', 'team.ext.title', 'data.title'],
  },
  {
    who: 'extadmin',
    title: 'console.ext',
    counts: [
      ['data.guilds', '3'],
      ['data.members', '236'],
    ],
    ways: ['creation.title', 'guild.bound.title', 'team.extMember.title', 'data.title'],
  },
]
const others = centres.flatMap(({ ways }) => ways)

test('S2-15 S2-48 S3-15 the centre of each role: its name, its counts, and ways that all lead somewhere', async ({
  page,
  signIn,
}) => {
  for (const { who, title, counts, ways } of centres) {
    await test.step(`the centre of ${who}: its name, its counts, and ways that all lead somewhere`, async () => {
      await signIn(who, '/console')
      const names = ['console.bd', 'console.ext', 'console.admin'] as const
      for (const name of names) {
        await expect(page.getByRole('heading', { name: words(name), exact: true })).toHaveCount(name === title ? 1 : 0)
      }
      for (const [label, count] of counts) await expect(valueOf(page, label)).toHaveText(count)
      for (const key of others) await expect(tile(page, key)).toHaveCount(ways.includes(key) ? 1 : 0)
      for (const key of ways) {
        await tile(page, key).click()
        await expectTitle(page, key)
        await expect(page.getByText(words('home.back'))).toHaveCount(0)
        await page.goBack()
        await expectTitle(page, 'console.title')
      }
    })
  }
})

test('S2-26 S2-31 S3-11 a BD and an owner read the guilds brought in, and each one opens its figures and its people', async ({
  page,
  signIn,
}) => {
  await test.step('a BD reads the guilds brought in, and each one opens its figures and its people', async () => {
    await signIn('bd', '/guild/bind-list')
    const guilds = rows(page, 'guild.bound.title')
    await expect(guilds).toHaveCount(8)
    const row = guilds.filter({ hasText: 'Desert Stars' })
    for (const text of ['10001', '5,000', 'Layla Haddad']) await expect(row).toContainText(text)
    await row.getByRole('link').click()
    await expectTitle(page, 'data.detail.title')
    await expect(page).toHaveURL(/\/guild\/data-center\/detail\?gid=10001$/)
    await expect(valueOf(page, 'data.members')).toHaveText('5,000')
    await rows(page, 'data.team').getByRole('link').first().click()
    await expect(page).toHaveURL(/\?gid=10001&person=\d+$/)
    await expect(valueOf(page, 'data.validDays')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await page.getByRole('searchbox', { name: words('guild.list.search') }).fill('layla')
    await expect(guilds).toHaveCount(1)
  })

  await test.step('the owner of a guild sees those bound to it', async () => {
    await signIn('owner', '/guild/bind-list')
    await expect(rows(page, 'guild.bound.title')).toHaveCount(3)
    for (const gid of ['10010', '10011', '10012']) {
      await expect(rows(page, 'guild.bound.title').filter({ hasText: gid })).toHaveCount(1)
    }
    await rows(page, 'guild.bound.title').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/guild\/data-center\/detail\?gid=1001\d$/)
    await expect(valueOf(page, 'data.members')).toBeVisible()
  })
})

test('S2-27 S3-15 S2-29 S2-33 whoever leads people reads all of them to the end, and finds one', async ({
  page,
  signIn,
}) => {
  await test.step('a BD reads all of the team to its end, and finds one of them', async () => {
    await signIn('bd', '/guild/bd-member')
    const first = rows(page, 'team.bd.title').first()
    await expect(first).toContainText(words('role.subBd'))
    await expect(first).toContainText(words('data.guilds.count_one', { num: 1 }))
    await toEnd(page)
    await expect(rows(page, 'team.bd.title').last()).toHaveAttribute('aria-setsize', '26')
    await page.getByRole('searchbox', { name: words('guild.member.search') }).fill('81000008')
    await expect(rows(page, 'team.bd.title')).toHaveCount(1)
    await expect(rows(page, 'team.bd.title')).toContainText('Timur Karimov')
  })

  await test.step('a subordinate BD reads the outside admins, and each opens the people brought in', async () => {
    await signIn('subbd', '/guild/ext-admins')
    await page.getByRole('searchbox', { name: words('guild.member.search') }).fill('Sofia Costa')
    await expect(rows(page, 'team.ext.title')).toHaveCount(1)
    await expect(rows(page, 'team.ext.title')).toContainText('236')
    await rows(page, 'team.ext.title').getByRole('link', { name: 'Sofia Costa' }).click()
    await expect(page).toHaveURL(/\/guild\/ext-admin-member\?person=1000009$/)
    await page.reload()
    await expect(page.getByRole('main').getByText('Sofia Costa', { exact: true })).toBeVisible()
    await expect(valueOf(page, 'data.guilds')).toHaveText('3')
    await expect(valueOf(page, 'data.members')).toHaveText('236')
    await expect(rows(page, 'team.extMember.title').first()).toContainText(words('role.owner'))
  })

  await test.step('an outside admin reads the own people, each with guild and role', async () => {
    await signIn('extadmin', '/guild/ext-admin-member')
    await expect(valueOf(page, 'data.guilds')).toHaveText('3')
    const first = rows(page, 'team.extMember.title').first()
    await expect(first).toContainText(words('role.owner'))
    await expect(first).toContainText(words('guild.word'))
    await page.getByRole('searchbox', { name: words('guild.member.search') }).fill('nobody is called so')
    await expect(page.getByText(words('team.empty'))).toBeVisible()
  })
})

async function toEnd(page: Page) {
  const end = page.getByText(words('engine.list.end'), { exact: true })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(end).toBeVisible({ timeout: 300 })
  }).toPass()
}

test('S6-05 a subordinate BD is a role of its own, with the pages of a BD but that of BDs below', async ({
  page,
  site,
  signIn,
}) => {
  const sub = await site.person({ flags: ['is_sub_bd'] })
  await signIn(sub, '/console')
  await expect(page.getByRole('heading', { name: words('console.bd') })).toBeVisible()
  for (const route of ['/guild/apply-guild', '/guild/bind-list', '/guild/ext-admins', '/guild/data-center']) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const why of ['team.bd.closed', 'guild.bound.closed', 'console.closed', 'guild.none'] as const)
      await expect(page.getByText(words(why), { exact: true })).toHaveCount(0)
  }
  await page.goto('/guild/bd-member')
  await expect(page.getByText(words('team.bd.closed'), { exact: true })).toBeVisible()
})
