// Finding a guild: search, pages, failures at the place that failed, the sheet of one, and the wish to join it.
import type { Page } from '@playwright/test'
import { badge } from './support/badge'
import { answerTo, applications, applyIn } from './support/guildParts'
import { actionOf, expectSaid, lists, openAs } from './support/parts'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

const route = '/guild/list'
const call = 'POST /web/guild/list'
const join = 'POST /web/guild/apply_join'

test('S2-20 S3-11 S3-15 S2-39 S8-01 the list names each guild, and searches once the typing rests', async ({
  page,
  signIn,
  site,
}) => {
  await test.step('the list names each guild, its number, owner and how many are in it', async () => {
    await signIn('host', route)
    await expect(page.getByRole('heading', { level: 1, name: words('guild.list.title') })).toBeVisible()
    const first = rows(page).first()
    await expect(first).toContainText('Desert Stars')
    await expect(first).toContainText('10001')
    await expect(first).toContainText('Layla Haddad')
    await expect(first).toContainText('5,000')
  })

  for (const { by, typed, found } of searches) {
    await test.step(`searches by ${by}, once the typing rests`, async () => {
      await site.forgetLog()
      await signIn('host', route)
      await expect(open(page, 'Desert Stars')).toBeVisible()
      await search(page).pressSequentially(typed, { delay: 30 })
      await expect(rows(page)).toHaveCount(1)
      await expect(open(page, found)).toBeVisible()
      const asked = await keywords(site)
      expect(asked).toEqual([undefined, typed])
      await page.getByRole('button', { name: words('engine.search.clear') }).click()
      await expect(open(page, 'Desert Stars')).toBeVisible()
    })
  }

  await test.step('nothing found says so, and leads on only who may create a guild', async () => {
    await signIn('host', route)
    await search(page).fill('nobody is called so')
    await expect(page.getByText(words('guild.list.empty'))).toBeVisible()
    const create = page.getByRole('link', { name: words('guild.create.title') })
    await create.click()
    await expect(page).toHaveURL(/\/guild\/create$/)
    await signIn('owner', route)
    await search(page).fill('nobody is called so')
    await expect(page.getByText(words('guild.list.empty'))).toBeVisible()
    await expect(create).toHaveCount(0)
  })
})

const searches = [
  { by: 'guild name in another script', typed: 'نجوم', found: 'نجوم الليل' },
  { by: "the owner's nickname", typed: 'Layla', found: 'Desert Stars' },
]

test('S2-39 S4-10 old rows stay until the new ones are there, and a late answer changes nothing', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('host', route)
  await expect(open(page, 'Jakarta Voices')).toBeVisible()
  await site.fault({ endpoint: call, kind: 'hold' })
  await search(page).fill('jakarta')
  await expect(lists(page).filter({ has: list(page) })).toHaveAttribute('aria-busy', 'true')
  // The search does not find this one. Rows below the window may still be drawn, so they are not counted.
  await expect(open(page, 'Desert Stars')).toBeVisible()
  await search(page).fill('10006')
  await expect(rows(page)).toHaveCount(1)
  await expect(open(page, 'Северное сияние')).toBeVisible()
  await site.release()
  await expect.poll(async () => (await keywords(site)).length).toBe(3)
  await expect(open(page, 'Северное сияние')).toBeVisible()
  await expect(open(page, 'Jakarta Voices')).toHaveCount(0)
})

test('S2-20 S6-01 the sheet of a guild has an address of its own, for who comes by it and for who is in another guild', async ({
  page,
  signIn,
}) => {
  await test.step('the sheet of a guild has an address of its own; a reload keeps it and Back closes it', async () => {
    await signIn('host', route)
    await open(page, 'Jakarta Voices').click()
    await expect(sheet(page, 'Jakarta Voices')).toContainText('Indonesia')
    await expect(page).toHaveURL(/\?row=10003$/)
    await page.reload()
    await expect(sheet(page, 'Jakarta Voices')).toContainText('10003')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/guild\/list$/)
    await expect(open(page, 'Jakarta Voices')).toBeVisible()
  })

  await test.step('who comes by the address of a guild closes it into the list; one that is gone says so', async () => {
    await signIn('host', `${route}?row=10012`)
    await sheet(page, 'Nile Night')
      .getByRole('button', { name: words('engine.close') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/guild\/list$/)
    await signIn('host', `${route}?row=404`)
    await expect(page.getByRole('dialog').getByText(words('guild.unknown'))).toBeVisible()
  })

  await test.step('somebody in a guild is not offered to join another', async () => {
    await signIn('member', route)
    await expect(rows(page).first()).toContainText(words('guild.join.member'))
    await open(page, 'Jakarta Voices').click()
    await expect(sheet(page, 'Jakarta Voices').getByRole('button', { name: words('guild.share') })).toBeVisible()
    await expect(joinIn(page, 'Jakarta Voices')).toHaveCount(0)
  })
})

test('S1-01 S3-12 S8-05 asks to join after a question, once, and the guild is pending from then on', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('host', route)
  await open(page, 'Jakarta Voices').click()
  const detail = sheet(page, 'Jakarta Voices')
  await joinIn(page, 'Jakarta Voices').dblclick()
  const question = page.getByRole('alertdialog', { name: words('guild.join.ask', { name: 'Jakarta Voices' }) })
  await question.getByRole('button', { name: words('engine.cancel') }).click()
  expect(await site.log(join)).toEqual([])

  await site.fault({ endpoint: join, kind: 'hold' })
  await joinIn(page, 'Jakarta Voices').click()
  await question.getByRole('button', { name: words('guild.join') }).dblclick()
  await expect(joinIn(page, 'Jakarta Voices')).toHaveAttribute('aria-busy', 'true')
  await joinIn(page, 'Jakarta Voices').click({ force: true })
  await expect(question).toHaveCount(0)
  await site.release()
  await expect(page.getByText(words('guild.join.done'), { exact: true })).toBeVisible()
  await expect(detail.getByText(words('guild.join.pending'), { exact: true })).toBeVisible()
  await expect(joinIn(page, 'Jakarta Voices')).toHaveCount(0)
  expect((await site.log(join)).map(({ body }) => body)).toEqual([{ gid: '10003' }])
  await page.goBack()
  await expect(rows(page).filter({ hasText: 'Jakarta Voices' })).toContainText(words('guild.join.pending'))
})

test('S1-01 S3-12 the tab "My applications" has those of the person alone, each with what became of it', async ({
  browser,
  page,
  site,
  signIn,
}) => {
  const person = await site.person({ nickname: 'Nadia Salem' })
  const mine = () => signIn(person, `${route}?kind=applied`)
  const state = (name: string) => badge(rows(page).filter({ hasText: name }))
  await mine()
  await expect(page.getByText(words('guild.list.empty'))).toBeVisible()
  for (const gid of ['10001', '10003', '10012']) {
    await signIn(person, `${route}?row=${gid}`)
    await applyIn(page)
  }
  const decisions = [
    { gid: '10001', press: 'review.reject', agreed: true },
    { gid: '10003', press: 'review.agree', agreed: false },
  ] as const
  await page.goto(route)
  await page.getByRole('tab', { name: words('guild.list.applied') }).click()
  await expect(page).toHaveURL(/\?kind=applied$/)
  await expect(rows(page)).toHaveCount(3)
  for (const name of ['Desert Stars', 'Jakarta Voices', 'Nile Night'])
    await expect(state(name)).toHaveText(words('guild.join.pending'))

  for (const { gid, press, agreed } of decisions) {
    const owner = await site.person({ gid, role: 'owner' })
    const theirs = await openAs({ browser, site }, owner, '/guild/apply')
    await actionOf(applications(theirs).filter({ hasText: person.duid }), press).click()
    if (agreed) await answerTo(theirs, 'guild.apply.reject.ask', press, { name: 'Nadia Salem' })
    await expectSaid(theirs, `${press}.done`)
  }
  await page.reload()
  await expect(state('Desert Stars')).toHaveText(words('guild.join.rejected'))
  await expect(state('Jakarta Voices')).toHaveText(words('guild.join.member'))
  await expect(state('Nile Night')).toHaveText(words('guild.join.pending'))
  await expect(rows(page)).toHaveCount(3)
})

const list = (page: Page) => page.getByRole('list', { name: words('guild.list.title') })
const rows = (page: Page) => list(page).getByRole('listitem')
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: words('guild.list.search') })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const joinIn = (page: Page, name: string) => sheet(page, name).getByRole('button', { name: words('guild.join') })

async function keywords(site: Site) {
  return (await site.log(call)).map(({ body }) => (body as { keyword?: string }).keyword)
}
