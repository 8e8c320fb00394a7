// `npm start` as a developer sees it: an edit of data is on the screen without a hand on the browser.
import { expect } from '@playwright/test'
import { demoUid } from '../../sandbox/accounts'
import { serve, test } from './support/served'

const lumi = serve()

test('an edit of words, a page, a market or a schema is seen in the open page', async ({ page }) => {
  const origin = lumi.origin()
  await page.goto(`${origin}/login?lang=en`)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()

  await test.step('the shell, with the app in the page', async () => {
    await page.goto(`${origin}/__shell/?app=jsBridge2&user=${demoUid('host')}`)
    await expect(page.frameLocator('iframe').getByText('Ayu Pratama')).toBeVisible()
    await page.goto(`${origin}/login?lang=en`)
  })
  await test.step('words', async () => {
    lumi.edit('locales/en.json', '"login.submit": "Log in"', '"login.submit": "Step inside"')
    await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible()
  })
  await test.step('a page', async () => {
    lumi.edit('pages/account.ts', "label: 'login.password',", "label: 'account.id',")
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  })
  await test.step('a market', async () => {
    lumi.edit('markets/international.ts', "product: 'Lumi'", "product: 'Lumen'")
    await expect(page).toHaveTitle(/Lumen$/)
  })
  await test.step('a schema', async () => {
    lumi.edit('schemas/forms.json', '"maxLength": 64', '"maxLength": 3')
    await expect(async () => {
      await page.getByLabel('User name or Lumen user ID').fill('toolong')
      await page.getByRole('button', { name: 'Step inside' }).click()
      await expect(page.getByText('must be between 1-3 characters')).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
  await test.step('a mistake is said on the page with what was meant, and mended', async () => {
    lumi.edit('pages/account.ts', "form: 'login',", "form: 'logni',")
    await expect(page.getByText('there is no form "logni"').first()).toBeVisible()
    await expect(page.getByText('Did you mean "login"?').first()).toBeVisible()
    lumi.edit('pages/account.ts', "form: 'logni',", "form: 'login',")
    await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible()
  })
})
