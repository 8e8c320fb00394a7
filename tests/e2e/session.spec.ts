// The session: where it comes from, where it must never be seen, and how it ends.
import type { Page, Request } from '@playwright/test'
import { fillRest } from './support/fillRest'
import { logIn } from './support/loginForm'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

const account = 'POST /web/MyAccountInfo'

test('F01 S4-04 uid and token go from the address into session storage, and the rest of the address stays', async ({
  page,
  site,
}) => {
  const { uid, token } = await site.session('host')
  await page.goto(await site.entrance('/guild/list?from=app&x=%D8%B1#list', { uid, token }))
  await expectTitle(page, 'guild.list.title')
  await expect(page).toHaveURL(`${site.origin}/guild/list?from=app&x=%D8%B1#list`)
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({ 'lumi.uid': uid, 'lumi.token': token })
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).not.toContain(token)
})

test('F01 S4-04 the token is in no request, no referrer and no step back', async ({ page, site }) => {
  const { uid, token } = await site.session('host')
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  await page.goto('/login')
  const entrance = await site.entrance('/', { uid, token })
  await page.goto(entrance)
  await page.getByRole('link', { name: words('nav.agency') }).click()
  await expectTitle(page, 'guild.list.title')
  for (const title of ['Lumi', words('login.title')]) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(page.url()).not.toContain(token)
  }
  await page.goForward()
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  expect(page.url()).toBe(`${site.origin}/`)
  const entries = await page.evaluate<readonly string[]>('navigation.entries().map(({ url }) => url)')
  expect(entries.length).toBeGreaterThan(1)
  expect(entries.join(' ')).not.toContain(token)
  const others = sent.filter((request) => request.url() !== entrance)
  expect(others.length).toBeGreaterThan(10)
  for (const request of others) {
    expect(request.url()).not.toContain(token)
    expect((await request.allHeaders())['referer'] ?? '').not.toContain(token)
  }
})

test('S4-05 S7-11 S7-08 the account is asked for on start, once, by who is signed in', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('host')
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  const calls = await site.log(account)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers).toEqual(expect.arrayContaining(['uid', 'token']))
})

test('S4-06 a start that ends in code 11 clears the session, shows the login, and leads back', async ({
  page,
  site,
}) => {
  const signed = await site.session('host', { expired: true })
  await page.goto(await site.entrance('/withdraw/order?side=mine', signed))
  await expectTitle(page, 'login.title')
  await expect(page).toHaveURL(`${site.origin}/login`)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect((await site.log(account)).map((call) => call.code)).toEqual([11])
  await logIn(page)
  await expectTitle(page, 'order.title')
  await expect(page).toHaveURL(`${site.origin}/withdraw/order?side=mine`)
})

test('S4-08 code 10 on any later call ends the session and leads to the login and back', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('host')
  await site.fault({ endpoint: 'POST /web/guild/list', kind: 'code', code: 10 })
  await page.getByRole('link', { name: words('nav.agency') }).click()
  await expectTitle(page, 'login.title')
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
  await logIn(page)
  await expectTitle(page, 'guild.list.title')
  await expect(page).toHaveURL(`${site.origin}/guild/list`)
})

test('F24 S4-08 a form whose sending finds the session over is there again after the login, as it was typed', async ({
  page,
  site,
  signIn,
}) => {
  const create = 'POST /web/withdrawal/method/create'
  await signIn('owner', '/withdraw/add-method')
  await page.getByRole('radio', { name: 'stc pay', exact: true }).check()
  const holder = page.getByRole('textbox', { name: words('method.holder'), exact: true })
  await holder.fill('Ayu Pratama')
  await page.getByRole('textbox', { name: words('method.wallet.phone'), exact: true }).fill('0551234567')
  await fillRest(page, 'withdrawMethod')
  await site.fault({ endpoint: create, kind: 'code', code: 11 })
  await page.getByRole('button', { name: words('method.submit') }).click()
  await expectTitle(page, 'login.title')
  await logIn(page, 'owner')
  await expectTitle(page, 'method.title')
  await expect(holder).toHaveValue('Ayu Pratama')
  await page.getByRole('button', { name: words('method.submit') }).click()
  await expect(page.getByText(words('method.done'), { exact: true })).toBeVisible()
  // Nothing lies behind: back is home, not out of the site.
  await expect(page).toHaveURL(`${site.origin}/`)
  expect((await site.log(create)).map(({ code }) => code)).toEqual([undefined, 0])
})

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function expectTitle(page: Page, key: Word): Promise<void> {
  await expect(title(page, words(key))).toBeVisible()
}
