// The studio of `npm start`: changes are seen before they are saved, and are saved as the smallest diff.
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { desk } from './support/phone'
import { keptTest as test, serve } from './support/served'
import { app, openStudio, parts } from './support/studio'

test.use(desk)
const { read, origin } = serve()

const open = (page: Page, search: string) => openStudio(page, { origin }, search)

test('a title is changed on the page, seen at once, kept through a reload, saved, and undone', async ({ page }) => {
  await open(page, '?path=/guild/member')
  const before = read('locales/en.json')
  await page
    .getByRole('group', { name: 'Parts on the page' })
    .getByRole('button', { name: 'Page', exact: true })
    .click()
  await page.getByRole('textbox', { name: 'Title in English' }).fill('Our people')
  await expect(app(page).getByRole('heading', { name: 'Our people', level: 1 })).toBeVisible()
  expect(read('locales/en.json')).toBe(before)
  await page.reload()
  await expect(app(page).getByRole('heading', { name: 'Our people', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Review 1 change' }).click()
  await expect(page.getByText('The text “Members” became “Our people” in English.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = await page
    .getByRole('status')
    .filter({ hasText: /^Saved as change/ })
    .innerText()
  const change = /change \d+/.exec(saved)?.[0]
  expect(read('locales/en.json')).toBe(
    before.replace('"guild.member.title": "Members"', '"guild.member.title": "Our people"'),
  )
  await page.getByRole('button', { name: `Undo ${change}` }).click()
  await expect(page.getByRole('button', { name: `Redo ${change}` })).toBeVisible()
  expect(read('locales/en.json')).toBe(before)
})

test('by keyboard alone: a form is reordered, one of several changes is undone, and a page is hidden', async ({
  page,
}) => {
  await open(page, '?path=/withdraw/add-method&market=international')
  const field = parts(page).getByRole('button', { name: /^Account holder/ })
  const names = () => parts(page).getByRole('button').allTextContents()
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible()
  await field.focus()
  await expect(field).toBeFocused()
  const at = (all: readonly string[]) => all.findIndex((one) => one.startsWith('Account holder'))
  const first = at(await names())
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => at(await names())).toBe(first - 1)
  await page.getByRole('button', { name: 'The page itself' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Hide this page in international' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('international does not show /withdraw/add-method.')).toBeVisible()
  await page.getByRole('button', { name: 'Review 2 changes' }).focus()
  await page.keyboard.press('Enter')
  const changes = page.getByRole('list', { name: 'Changes that are not saved' }).getByRole('listitem')
  await expect(changes).toHaveCount(2)
  await changes.nth(1).getByRole('button', { name: 'Undo this' }).focus()
  await page.keyboard.press('Enter')
  await expect(changes).toHaveCount(1)
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('the studio is accessible in light and dark', async ({ page }) => {
  await open(page, '?path=/guild/member')
  // A mark is as large as its part. The list of parts offers the same in full size.
  await page.getByRole('button', { name: 'Pick parts' }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
})

test('an unsaved edit is seen in each state: market, scheme, direction, role, day, data and size', async ({ page }) => {
  await open(page, '?path=/guild/member')
  await page.getByRole('button', { name: 'The page itself' }).click()
  await page.getByRole('textbox', { name: 'Title in English' }).fill('Our people')
  const title = app(page).getByRole('heading', { name: 'Our people', level: 1 })
  const shown = page.getByRole('group', { name: 'Shown', exact: true })
  for (const [label, value] of [
    ['Market', 'russia'],
    ['Scheme', 'dark'],
    ['Role', 'admin'],
    ['Day of month', '5'],
    ['Data', 'empty'],
    ['Direction', 'rtl'],
  ] as const)
    await test.step(`${label}: ${value}`, async () => {
      await shown.getByLabel(label, { exact: true }).selectOption(value)
      if (label === 'Direction') await expect(app(page).locator('html')).toHaveAttribute('dir', 'rtl')
      else await expect(title).toBeVisible()
    })
  await shown.getByLabel('Direction', { exact: true }).selectOption('language')
  await shown.getByLabel('Language', { exact: true }).selectOption('tr')
  await page.getByRole('textbox', { name: 'Title in Turkish' }).fill('Bizimkiler')
  await expect(app(page).getByRole('heading', { name: 'Bizimkiler', level: 1 })).toBeVisible()
  for (const size of ['tablet', 'desktop']) {
    await page.getByRole('button', { name: size, exact: true }).click()
    await expect(app(page).getByRole('heading', { name: 'Bizimkiler', level: 1 })).toBeVisible()
  }
})

test('S-safe the page of the studio has a strict policy, and its token is for its own host alone', async ({
  request,
}) => {
  const address = `${origin()}/__studio/`
  expect(new URL(address).hostname).toBe('127.0.0.1')
  const own = await request.get(address)
  expect(await own.text()).toContain('studio-token')
  for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "trusted-types 'none'"])
    expect(own.headers()['content-security-policy']).toContain(rule)
  const foreign = await request.get(address, { headers: { host: 'evil.example' } })
  expect(foreign.status()).toBe(403)
  expect(await foreign.text()).not.toContain('studio-token')
})
