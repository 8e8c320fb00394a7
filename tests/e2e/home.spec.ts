// The home page: who one is, where one can go, and how one leaves. And the market, which dresses every page.
import type { Page } from '@playwright/test'
import type { Who } from './support/site'
import { expectTitle, pressable } from './support/parts'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

test('S2-01 S8-05 the home page is titled by the product and has the balance; the profile has the own ID', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('host')
  await expect(page).toHaveTitle(/Lumi$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Lumi', exact: true })).toBeVisible()
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  for (const figure of ['165,240', '16,524.00', '12,345']) {
    await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible()
  }
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('nav.me'), exact: true })
    .click()
  await expectTitle(page, 'me.title')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page
    .getByRole('button', { name: words('engine.copy') })
    .first()
    .click()
  await expect(page.getByRole('status').getByText(words('engine.copied'), { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('81000004')
})

/** Ways whose page has a title of its own. */
const titles: { readonly [way: string]: Word } = {
  'recharge.title': 'appRecharge.title',
  'recharge.others': 'recharge.page',
  'withdraw.title': 'withdraw.page',
  'order.toPay': 'order.title',
}
const always = ['recharge.title', 'withdraw.title', 'order.title', 'recharge.others', 'personal.title'] as const
const some = ['agent.coin.title', 'order.toPay', 'guild.console.title'] as const
const people: readonly { readonly who: Who; readonly sees: readonly (typeof some)[number][] }[] = [
  { who: 'owner', sees: ['guild.console.title'] },
  { who: 'agent', sees: ['agent.coin.title'] },
  { who: 'reseller', sees: ['order.toPay'] },
  { who: 'bd', sees: [] },
]
/** The whole tour is long: only for these; the others look whether the way is there. */
const travellers: readonly Who[] = ['owner']

test('S2-01 S2-48 each role is led to what is of use, and each way leads there and back', async ({
  page,
  signIn,
  site,
}) => {
  for (const { who, sees } of people) {
    await test.step(`the ${who} is led to what is of use, and each way leads there and back`, async () => {
      await signIn(who)
      for (const key of [...always, ...sees]) {
        await expect(way(page, key)).toBeVisible()
        if (!travellers.includes(who) && !(sees as readonly Word[]).includes(key)) continue
        await way(page, key).click()
        const title = words(titles[key] ?? key)
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
        await page.getByRole('button', { name: words('engine.back'), exact: true }).click()
        await expect(page).toHaveURL(`${site.origin}/`)
      }
      for (const key of some) await expect(way(page, key)).toHaveCount(sees.includes(key) ? 1 : 0)
    })
  }
})

test('S2-01 S9-09 what waits for a person stands first, and nothing does where nothing waits', async ({
  page,
  site,
  signIn,
}) => {
  await site.clock({ now: '2026-06-15T12:00:00Z' })
  await signIn('owner')
  const title = page.getByRole('heading', { level: 2, name: words('home.needs') })
  await expect(title).toBeVisible()
  // The settlement is told once, with what it clears and when.
  const settlement = page.getByRole('link', { name: new RegExp(words('settlement.withdraw')) })
  await expect(settlement).toHaveCount(1)
  await expect(settlement).toContainText(/\d\).*2026-\u2060?06-\u2060?16 00:00:00/)
  await way(page, 'needs.applications').click()
  await expect(page).toHaveURL(`${site.origin}/guild/apply?status=pending`)
  await signIn(await site.person({ nickname: 'Nadia Salem' }))
  await expect(way(page, 'withdraw.title')).toBeVisible()
  await expect(title).toHaveCount(0)
})

test('S2-01 a place of the bar is where one begins: it has no arrow, and a page on the way has one', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/guild')
  await expectTitle(page, 'guild.home.title')
  const arrow = page.getByRole('button', { name: words('engine.back'), exact: true })
  await expect(arrow).toHaveCount(0)
  await way(page, 'guild.console.title').click()
  await expectTitle(page, 'guild.console.title')
  await expect(arrow).toBeVisible()
})

test('S2-50 logging out asks first, and leaves nothing of the person behind', async ({ page, site, signIn }) => {
  await signIn('host', '/me')
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('lumi.draft.1000004/any', '{"name":"typed"}'))
  await way(page, 'account.signOut').click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText(words('account.signOut.ask'))
  await question.getByRole('button', { name: words('engine.cancel') }).click()
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  await site.forgetLog()
  await way(page, 'account.signOut').click()
  await question.getByRole('button', { name: words('account.signOut') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('login.title') })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/login`)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([])
  expect(await site.log()).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: words('login.title') })).toBeVisible()
  await expect(page.getByText('Ayu Pratama ✨')).toHaveCount(0)
})

/** By its label; how many wait there stands behind it. */
const way = (page: Page, key: Word) => pressable(page.getByRole('main'), new RegExp(`^${words(key)}\\s*\\d*\\+?$`))
