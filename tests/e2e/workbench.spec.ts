// The workbench of `npm start`: each switch changes the page, its address alone brings all of it back, and what is seen
// leads to the sources.
import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { appIn, columnOf, fact, see, spoken, switches } from './support/bench'
import { rows } from './support/parts'
import { desk } from './support/phone'
import { rechargeForm } from './support/rechargeForm'
import { keptTest as test, serve } from './support/served'
import { words } from './support/words'

test.use(desk)
const lumi = serve()

const open = (page: Page, search: string) => page.goto(`${lumi.origin()}/__bench/${search}`)
/** The place of a name in a file, as the workbench writes it. */
function placeOf(file: string, text: string): string {
  const source = lumi.read(file)
  const before = source.slice(0, source.indexOf(text) + text.search(/\S/)).split('\n')
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
}

test('each switch changes the page, and the address alone brings all of it back in another browser', async ({
  page,
  browser,
}) => {
  await open(page, '')
  const column = columnOf(page)
  await expect(appIn(column).getByText('Layla Haddad')).toBeVisible()
  for (const { label, value, isSeen } of switches) {
    await test.step(`${label}: ${value}`, async () => {
      await column.getByLabel(label, { exact: true }).selectOption(value)
      await isSeen(column)
    })
  }
  await column.getByLabel('Query').fill('role=member')
  await column.getByLabel('Query').press('Enter')
  await expect.poll(() => page.url()).toContain('path=/guild/member?role=member')
  await test.step('in another browser', async () => {
    const other = await openElsewhere(browser, page.url())
    for (const { isLasting, isSeen } of switches) if (isLasting) await isSeen(columnOf(other))
    await fact(appIn(columnOf(other)), () => new URLSearchParams(location.search).get('role')).toBe('member')
    expect(other.url()).toBe(page.url())
    await other.context().close()
  })
})

test('the version of the app, the time and what is assumed are typed, and the page has them', async ({ page }) => {
  await open(page, '?path=/guild/member?row=1000003&host=webViewFrame')
  const column = columnOf(page)
  const type = async (label: string, text: string) => {
    await column.getByLabel(label, { exact: true }).fill(text)
    await column.getByLabel(label, { exact: true }).press('Enter')
  }
  const setAdmin = appIn(column).getByRole('button', { name: words('guild.member.setAdmin') })
  const remove = appIn(column).getByRole('button', { name: words('guild.member.remove') })
  await expect(remove).toBeVisible()
  await type('Version', '1.2.3')
  await see(column, 'App')
  const told = column.getByRole('region', { name: 'Calls' }).getByText('"1.2.3"').first()
  await expect(told).toBeAttached()
  // 22:00 in London is the next day in the market.
  await type('Time', '2026-03-02T00:30')
  await fact(appIn(column), () => new Date().toISOString().slice(0, 15)).toBe('2026-03-01T21:3')
  await expect(remove).toBeEnabled()
  await see(column, 'Conditions')
  await expect(setAdmin).toBeVisible()
  await type('user.guild_role', 'admin')
  await expect(setAdmin).toHaveCount(0)
  await type('user.guild_role', '')
  await expect(setAdmin).toBeVisible()
  expect(new URL(page.url()).search).toBe(
    '?path=/guild/member?row=1000003&host=webViewFrame&version=1.2.3&time=2026-03-02T00:30',
  )
})

async function openElsewhere(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext(desk)
  const page = await context.newPage()
  await page.goto(address)
  return page
}

test('two combinations stand side by side and do not meet', async ({ page }) => {
  await open(page, '?scheme=dark&right.role=host&right.language=ar')
  const [left, right] = [columnOf(page, 'Left'), columnOf(page, 'Right')]
  await expect(appIn(left).getByText('Layla Haddad')).toBeVisible()
  await expect(appIn(right).getByText('Ayu Pratama')).toBeVisible()
  await fact(appIn(left), spoken).toBe('en ltr')
  await fact(appIn(right), spoken).toBe('ar rtl')
  await test.step('what a person goes on to is followed in the column’s own part of the address', async () => {
    await appIn(right).getByRole('link', { name: 'حسابي' }).waitFor()
    await appIn(left)
      .getByRole('link', { name: words('guild.console.title') })
      .click()
    await expect(appIn(left).getByRole('heading', { name: words('guild.console.title') })).toBeVisible()
    await expect
      .poll(() => new URL(page.url()).search)
      .toBe('?path=/guild/console&scheme=dark&right.path=/&right.language=ar&right.role=host')
  })
  await page.keyboard.press('c')
  await expect(right).toHaveCount(0)
  await expect(appIn(left).getByRole('heading', { name: words('guild.console.title') })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?path=/guild/console&scheme=dark')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
})

test('a click tells where something is written and which layer decides, and does nothing in the page', async ({
  page,
}) => {
  // A tax number is asked of accounts in Russia.
  await open(page, `?path=/withdraw/add-method&market=russia&assume=${encodeURIComponent('user.country_id="23"')}`)
  const column = columnOf(page)
  const app = appIn(column)
  await app.getByRole('radio', { name: 'Bank transfer' }).check()
  await expect(app.getByText(words('method.taxId'))).toBeVisible()
  await page.getByRole('button', { name: 'Inspect' }).click()
  const layers = column.getByRole('list', { name: 'Layers' })
  await app.getByText(words('method.channel'), { exact: true }).click()
  await expect(column.getByText('/withdraw/add-method › blocks › method › fields › channel_id')).toBeVisible()
  await expect(layers.getByRole('listitem')).toHaveText([
    /^schemaschemas\/withdrawal\.json:\d+:\d+$/,
    /^schemaschemas\/forms\.json:\d+:\d+$/,
    `page${placeOf('pages/withdraw/addMethod.ts', 'channel_id: {')}`,
  ])
  await expect(column.getByText('Field channel_id: changed by the person.')).toBeVisible()
  await app.getByText(words('method.taxId'), { exact: true }).click()
  await expect(column.getByText('Field tax_id: as it came.')).toBeVisible()
  await expect(layers.getByRole('listitem').nth(-2)).toHaveText(
    `schema of market russia${placeOf('markets/russia.ts', 'tax_id: { type')}`,
  )
  await expect(layers.getByRole('listitem').last()).toHaveText(
    `market russia${placeOf('markets/russia.ts', '\n            tax_id: {\n')}`,
  )
  await app.getByRole('button', { name: words('engine.back') }).click()
  await expect(app.getByText(words('method.taxId'))).toBeVisible()
  await page.keyboard.press('Escape')
  await app.getByRole('button', { name: words('engine.back') }).click()
  await expect(app.getByText(words('method.taxId'))).toHaveCount(0)
})

test('what is hidden is told with the clause that failed and what was found', async ({ page }) => {
  await open(page, '?path=/guild/member?row=1000003&role=admin')
  const column = columnOf(page)
  await expect(appIn(column).getByRole('dialog').getByText('ريم العتيبي').first()).toBeVisible()
  await see(column, 'Hidden')
  const setAdmin = column.getByRole('listitem').filter({ hasText: 'blocks › members › detail › actions › setAdmin' })
  await expect(setAdmin).toContainText('user.guild_role = "owner" failed: found "admin"')
  await expect(setAdmin.getByRole('link', { name: placeOf('pages/guild.ts', 'setAdmin: {') })).toBeVisible()
  await test.step('or cannot be pressed', async () => {
    await column.getByLabel('Role', { exact: true }).selectOption('owner')
    await column.getByLabel('Day of month').selectOption('5')
    await see(column, 'Hidden')
    const remove = column.getByRole('listitem').filter({ hasText: 'detail › actions › remove cannot be pressed' })
    await expect(remove).toContainText('now.day = 2 or 3 or 4 or 17 or 18 or 19 failed: found 5')
    await column.getByLabel('Day of month').selectOption('3')
    await expect(appIn(column).getByRole('button', { name: words('guild.member.remove') })).toBeEnabled()
    await expect(remove).toHaveCount(0)
  })
})

test('what a closed sheet would hide is told by its action', async ({ page }) => {
  await open(page, '?path=/withdraw/account')
  const column = columnOf(page)
  await expect(rows(appIn(column)).first()).toBeVisible()
  await see(column, 'Hidden')
  const field = column.getByRole('listitem').filter({ hasText: 'detail › actions › change › fields › network' })
  await expect(field).toContainText('In the sheet of method.change, which is closed')
  await expect(field).toContainText(/row\.kind = "crypto" failed: found "(bank|wallet)"/)
})

test('a payment goes to the cashier of its own column and back', async ({ page }) => {
  await open(page, '?path=/recharge&role=nobody')
  const column = columnOf(page)
  const app = appIn(column)
  const form = rechargeForm(app)
  await expect(form.userId).toBeVisible()
  await form.fillIn()
  await form.send()
  await app.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(app.getByText(words('pay.success')).first()).toBeVisible()
  await expect.poll(() => page.url()).toContain('?path=/pay/result?order_no=')
})
