// The showcase of the engine: it lists every kind, draws each example, and answers an edit at once.
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { desk } from './support/phone'
import { keptTest as test, serve } from './support/served'

test.use(desk)
const showcase = serve('.', 'showcase')

const menu = (page: Page) => page.getByRole('navigation', { name: 'Kinds' })
const preview = (page: Page) => page.frameLocator('iframe')
const problems = (page: Page) => page.locator('[data-good]')

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`${showcase.origin()}/#${id}`)
  await expect(preview(page).locator('main [data-block]').first()).toBeVisible()
}

test('every kind is in the menu, and its example is good and drawn', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await open(page, 'block/list')
  const links = await menu(page).getByRole('link').all()
  expect(links.length).toBeGreaterThan(40)
  for (const link of links) {
    const name = await link.innerText()
    await test.step(name, async () => {
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
      await expect(problems(page)).toHaveText('No problems. The preview shows this config.')
      const blocks = preview(page).locator('main [data-block]').first()
      await expect(blocks).toBeVisible()
      await expect(blocks).not.toBeEmpty()
      await expect(preview(page).getByText('Failed to load')).toHaveCount(0)
      await expect(page.getByRole('term').first()).toBeVisible()
    })
  }
  expect(errors).toEqual([])
})

test('a good edit is drawn at once, and a bad one gets the sentence of the checker', async ({ page }) => {
  await open(page, 'action/link')
  const editor = page.getByRole('textbox', { name: 'Config of link (JSON)' })
  const button = (name: string) =>
    preview(page).getByRole('link', { name }).or(preview(page).getByRole('button', { name }))
  await expect(button('Example name')).toBeVisible()
  const text = await editor.inputValue()
  await editor.fill(text.replace('a.name', 'page.next'))
  await expect(button('Next')).toBeVisible()
  await expect(editor).toBeFocused()
  await editor.fill(text.replace('a.name', 'page.nex'))
  await expect(problems(page)).toContainText('Did you mean "page.next"?')
  await expect(editor).toHaveAttribute('aria-invalid', 'true')
  await expect(button('Next')).toBeVisible()
  await editor.fill('{')
  await expect(problems(page)).toContainText('This is not JSON yet')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(button('Example name')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible and fits a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, 'block/record')
    await expectAccessible(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(menu(page).getByRole('link').first()).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await menu(page).locator('summary').press('Enter')
    await menu(page).getByRole('link', { name: 'timeline' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'timeline' })).toBeFocused()
    await expect(menu(page).getByRole('link').first()).toBeHidden()
    await expectAccessible(page)
  })
}
