// The home page: who one is, where one can go, and how one leaves. And the market, which dresses every page.
import type { Page } from '@playwright/test'
import type { Who } from './support/site'
import { pressable } from './support/parts'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

test('S2-01 S8-05 the home page is titled by the product, shows who is signed in, and the own ID can be copied', async ({
  page,
  signIn,
  context,
}) => {
  await test.step('the home page is titled by the product and shows who is signed in', async () => {
    await signIn('host')
    await expect(page).toHaveTitle(/Lumi$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Lumi', exact: true })).toBeVisible()
    await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
    for (const figure of ['165,240', '12,345', '81000004']) {
      await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible()
    }
  })

  await test.step('the own ID can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn('host')
    await page.getByRole('button', { name: words('engine.copy') }).click()
    await expect(page.getByRole('status').getByText(words('engine.copied'), { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('81000004')
  })
})

/** Ways whose page has a title of its own. */
const titles: { readonly [way: string]: Word } = {
  'recharge.title': 'appRecharge.title',
  'recharge.others': 'recharge.title',
  'order.toPay': 'order.title',
}
const always = [
  'recharge.title',
  'diamond.title',
  'withdraw.title',
  'order.title',
  'account.methods',
  'recharge.others',
  'personal.title',
  'guild.list.title',
  'pay.notice.title',
] as const
const some = [
  'agent.coin.title',
  'order.toPay',
  'console.title',
  'guild.console.title',
  'guild.member.title',
  'guild.home.title',
  'data.title',
  'guild.create.title',
] as const
const people: readonly { readonly who: Who; readonly sees: readonly (typeof some)[number][] }[] = [
  { who: 'owner', sees: ['guild.console.title', 'guild.member.title', 'guild.home.title', 'data.title'] },
  { who: 'agent', sees: ['agent.coin.title', 'guild.create.title'] },
  { who: 'reseller', sees: ['order.toPay', 'guild.create.title'] },
  { who: 'bd', sees: ['console.title', 'data.title', 'guild.create.title'] },
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

test('S2-50 logging out asks first, and leaves nothing of the person behind', async ({ page, site, signIn }) => {
  await signIn('host')
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
