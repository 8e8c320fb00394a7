// The login page in a browser: who gets in, what is said to who does not, and that nothing typed is lost.
import type { Page } from '@playwright/test'
import { fillRest } from './support/fillRest'
import { fillLogin } from './support/loginForm'
import { expect, test } from './support/test'
import { words } from './support/words'

const call = 'POST /withoutsign/user/loginweb'

test('S2-02 S2-49 S7-13 logs in by product ID and password', async ({ page, site }) => {
  const account = '81000004'
  await page.goto('/login')
  await expect(page).toHaveTitle(/Lumi$/)
  const rest = await fillIn(page, account, 'lumi')
  await press(page)
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
  expect((await site.log(call)).map(({ body }) => body)).toEqual([{ account, password: 'lumi', ...rest }])
  expect(await stored(page)).toEqual({ uid: '1000004', token: expect.any(String) })
})

test('S2-02 S1-13 needs nobody to be signed in, and asks for no account', async ({ page, site }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: words('login.title') })).toBeVisible()
  await expect(field(page, 'login.account')).toHaveAttribute('autocomplete', 'username')
  await expect(field(page, 'login.password')).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('link', { name: words('recharge.title') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('recharge.page') })).toBeVisible()
  expect(await site.log('POST /web/MyAccountInfo')).toEqual([])
})

test('S2-49 S5-10 blanks are no name, a wrong password keeps what was typed, and the right one then goes in', async ({
  page,
  site,
}) => {
  await page.goto('/login')
  await fillIn(page, '   ', '')
  await press(page)
  for (const key of ['login.account', 'login.password'] as const)
    await expect(field(page, key)).toHaveAccessibleDescription(new RegExp(words(`${key}.empty`)))
  await expect(field(page, 'login.account')).toBeFocused()
  expect(await site.log(call)).toEqual([])
  await fillIn(page, 'host', 'wrong')
  await press(page)
  await expect(page.locator('form').getByRole('alert').getByText(words('login.failed'))).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/login`)
  await expect(field(page, 'login.account')).toHaveValue('host')
  await expect(field(page, 'login.password')).toHaveValue('wrong')
  expect(await stored(page)).toEqual({ uid: null, token: null })
  await field(page, 'login.password').fill('lumi')
  await field(page, 'login.password').press('Enter')
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
})

test('S2-49 a press right after the last key sends the form, although what was complained of is going', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto('/login')
  await press(page)
  await expect(page.getByText(words('login.password.empty'))).toBeVisible()
  await field(page, 'login.account').fill('host')
  await fillRest(page, 'login')
  // No pause ends from here on: the press alone hands over what was typed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await field(page, 'login.password').pressSequentially('lumi')
  // The other complaint has gone, and the button with it to its place.
  await expect(page.getByText(words('login.account.empty'), { exact: true })).toHaveCount(0)
  const box = await page.getByRole('button', { name: words('login.submit') }).boundingBox()
  if (!box) throw new Error('The button is not on the screen.')
  await page.mouse.move(box.x + box.width / 2, box.y + 4)
  await page.mouse.down()
  await page.mouse.up()
  await page.clock.resume()
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  expect(await site.log(call)).toHaveLength(1)
})

test('S2-49 the password can be looked at, and is kept nowhere', async ({ page }) => {
  await page.goto('/login')
  await fillIn(page, 'host', 'sesame-1')
  await expect(field(page, 'login.password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: words('engine.form.showPassword') }).click()
  await expect(field(page, 'login.password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: words('engine.form.hidePassword') }).click()
  await expect(field(page, 'login.password')).toHaveAttribute('type', 'password')
  await press(page)
  await expect(page.getByText(words('login.failed'))).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('sesame-1')
})

const field = (page: Page, key: 'login.account' | 'login.password') =>
  page.getByRole('textbox', { name: words(key), exact: true })
const press = (page: Page) => page.getByRole('button', { name: words('login.submit') }).click()

const fillIn = (page: Page, account: string, password: string) => fillLogin(page, account, { password })

async function stored(page: Page): Promise<{ readonly uid: string | null; readonly token: string | null }> {
  return page.evaluate(() => ({
    uid: sessionStorage.getItem('lumi.uid'),
    token: sessionStorage.getItem('lumi.token'),
  }))
}
