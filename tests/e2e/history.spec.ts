// Contracts of the browser's history: what adds an entry, where Back leads, and what place and text an entry keeps.
import type { Page } from '@playwright/test'
import { buttonOf, expectTitle } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

const names = Array.from({ length: 35 }, (_, at) => `Guild number ${at + 1}`)
const rows = (page: Page) => page.getByRole('list', { name: words('guild.list.title') }).getByRole('listitem')
const entries = (page: Page) => page.evaluate(() => history.length)
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls as far as the list is there, and waits until the place is kept. */
async function scrollTo(page: Page, top: number) {
  await expect(async () => {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    expect(Math.abs((await place(page)) - top)).toBeLessThan(5)
  }).toPass()
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
const expectPlace = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await place(page)) - top)).toBeLessThan(60)

test('each entry of the history keeps its place in a list: Back, Forward and a reload return to it', async ({
  page,
  site,
  signIn,
}) => {
  await site.ask('POST guilds', { names })
  await signIn('host')
  const before = await entries(page)
  await toAgencies(page)
  await expect(rows(page).first()).toBeVisible()
  expect(await entries(page)).toBe(before + 1)
  await scrollTo(page, 900)
  await page.goBack()
  await expectTitle(page, 'home.title')
  await page.goForward()
  await expect(rows(page).first()).toBeVisible()
  await expectPlace(page, 900)
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expectPlace(page, 900)

  await test.step('a new visit begins at the top', async () => {
    await page.goBack()
    await expectTitle(page, 'home.title')
    await toAgencies(page)
    await expect(rows(page).first()).toBeInViewport()
    await expect.poll(() => place(page)).toBe(0)
  })
})

test('a row that is opened adds one entry, and Back closes it at the same place', async ({ page, site, signIn }) => {
  await site.ask('POST guilds', { names })
  await signIn('host', '/guild/list')
  await expect(rows(page).first()).toBeVisible()
  await scrollTo(page, 700)
  const before = await entries(page)
  // A row in the middle of the screen is pressed where it is.
  const y = await rows(page).evaluateAll(
    (all) => all.map((row) => row.getBoundingClientRect()).find(({ top }) => top > 300)?.top,
  )
  await page.mouse.click(180, (y ?? 0) + 30)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectPlace(page, 700)
})

test('a search shows its result from the top, and adds no entry', async ({ page, site, signIn }) => {
  await site.ask('POST guilds', { names })
  await signIn('host', '/guild/list')
  await expect(rows(page).first()).toBeVisible()
  await scrollTo(page, 700)
  const before = await entries(page)
  await page.getByRole('searchbox', { name: words('guild.list.search') }).fill('Guild number')
  await expect(rows(page).first()).toContainText('Guild number')
  await expect(rows(page).first()).toBeInViewport()
  expect(await entries(page)).toBe(before)
})

test('a tab shows its rows from the top, adds no entry, and Back leaves the page', async ({ page, signIn }) => {
  await signIn('agent')
  await page.goto('/agent/transferRrecord')
  const record = page.getByRole('tabpanel').getByRole('listitem')
  await expect(record.first()).toBeVisible()
  await scrollTo(page, 600)
  const before = await entries(page)
  await page.getByRole('tab', { name: words('agent.record.out') }).click()
  await expect(page).toHaveURL(/kind=out$/)
  await expect(record.first()).toBeInViewport()
  expect(await entries(page)).toBe(before)
  await page.goBack()
  await expectTitle(page, 'home.title')
})

test('signing in takes the place of the login in the history', async ({ page }) => {
  await page.goto('/guild/list')
  await expectTitle(page, 'login.title')
  const before = await entries(page)
  await page.getByRole('textbox', { name: /ID/ }).fill('host')
  await page.getByLabel(words('login.password'), { exact: true }).fill('lumi')
  await buttonOf(page, 'login.submit').click()
  await expectTitle(page, 'guild.list.title')
  expect(await entries(page)).toBe(before)
})

/** Ways to leave a page, and to come back to it. */
const leavings: readonly { readonly by: string; readonly leave: (page: Page) => Promise<unknown> }[] = [
  { by: 'a reload', leave: (page) => page.reload() },
  {
    by: 'Back and Forward',
    leave: async (page) => {
      await page.goBack()
      await expectTitle(page, 'home.title')
      await page.goForward()
    },
  },
]
for (const { by, leave } of leavings) {
  test(`S4-08 what was typed is there again after ${by}`, async ({ page, signIn }) => {
    await signIn('host')
    await page.goto('/guild/create')
    const name = page.getByRole('textbox', { name: words('guild.name') })
    await name.fill('Lanterns')
    await leave(page)
    await expect(name).toHaveValue('Lanterns')
  })
}

const toAgencies = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: words('nav.agency') })
    .click()
