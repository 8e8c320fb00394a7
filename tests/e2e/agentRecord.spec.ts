// The record of agent coins: what went out, came as a share and was bought, page by page.
import type { Page } from '@playwright/test'
import { buttonOf, expectTitle, row, saying, value } from './support/parts'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'
import { badge } from './support/badge'

const route = '/agent/transferRrecord'
const call = 'POST /web/UserExtendRecordList'
/** A row says by the sign of its coins whether they went out or came. */
const [out, came] = [/−[\d,]+ coins/, /\+[\d,]+ coins/]

test('S2-06 S7-14 the record comes page by page while one scrolls, to the end', async ({ page, site, signIn }) => {
  await signIn('agent', route)
  await expect(row(page, out)).toBeVisible()
  const end = saying(page, words('engine.list.end'))
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(end).toBeVisible({ timeout: 300 })
  }).toPass()
  const asked = (await site.log(call)).map(({ body }) => body as { readonly page: number; readonly kind: string })
  expect([...new Set(asked.map((body) => body.page))]).toEqual([1, 2, 3, 4])
  expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(['all']))
})

const tabs = [
  { kind: 'out', label: 'agent.record.out', sign: out, other: came, rows: 6 },
  { kind: 'purchase', label: 'agent.record.purchase', sign: came, other: out, rows: 8 },
] as const

test('S2-06 a tab leaves one kind, stays in the address, and each empty kind says so and leads on', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('agent', route)
  for (const { kind, label, sign, other, rows } of tabs) {
    await tab(page, label).click()
    await expect(page).toHaveURL(`${site.origin}${route}?kind=${kind}`)
    await expect.poll(() => entries(page).filter({ hasText: sign }).count()).toBeGreaterThanOrEqual(rows)
    await expect(entries(page).filter({ hasText: other })).toHaveCount(0)
    await expect(badges(page, 'agent.record.share')).toHaveCount(0)
  }
  await page.reload()
  await expect(badges(page, 'agent.record.purchase')).toHaveCount(8)
  await tab(page, 'agent.record.share').click()
  await expect(saying(page, words('agent.record.empty'))).toBeVisible()
  await buttonOf(page.getByRole('main'), 'agent.coin.title').click()
  await expectTitle(page, 'agent.coin.title')
})

test('S2-06 S8-05 a row opens what is known of it; its number can be copied, and Back closes it', async ({
  page,
  site,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('agent', `${route}?kind=out`)
  await row(page, out).click()
  const sheet = page.getByRole('dialog', { name: words('agent.record.one') })
  await expect(value(sheet, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeVisible()
  const number = value(sheet, /^T2600\d+/)
  await number.getByRole('button').click()
  await expect(saying(page, words('engine.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^T2600\d+$/)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(`${site.origin}${route}?kind=out`)
})

const tab = (page: Page, key: Word) => page.getByRole('tab', { name: words(key), exact: true })
const entries = (page: Page) => page.getByRole('main').getByRole('listitem')
const badges = (page: Page, key: Word) => badge(page).filter({ hasText: words(key) })
