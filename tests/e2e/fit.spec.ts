// Every page in every language fits the two smallest screens: nothing runs over, nothing is cut off, no key is shown.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import en from '../../locales/en.json' with { type: 'json' }
import { isRtl } from '@pagewright/engine/tools'
import { expectFitting, wordsThatDoNotFit } from './support/fit'
import { addressOf, openRoutes, routes, settled, visitorOf } from './support/routes'
import { expect, test } from './support/test'

const languages = readdirSync(join(import.meta.dirname, '../../locales')).map((file) => file.replace(/\.json$/, ''))
const cases = routes.flatMap((route) => languages.map((language) => ({ route, language })))

test('S9-01 there are the 33 routes and the ten languages, and those that were added', () => {
  expect(routes.length).toBeGreaterThanOrEqual(33)
  expect(languages.length).toBeGreaterThanOrEqual(10)
})

test('what measures the words sees those that are cut off, spilt or torn', async ({ page }) => {
  await page.goto('/login')
  await settled(page)
  expect(await page.evaluate(wordsThatDoNotFit)).toEqual([])
  await page.evaluate(() => {
    const add = (text: string, style: { readonly [name: string]: string }) => {
      const button = document.createElement('button')
      Object.assign(button.style, { display: 'block', inlineSize: '60px', ...style })
      button.textContent = text
      document.querySelector('main')?.append(button)
    }
    add('Overflowing', { overflow: 'hidden', overflowWrap: 'normal' })
    add('Transcontinental', { overflowWrap: 'normal' })
    add('Unbreakable', { overflowWrap: 'anywhere' })
    add('It fits', {})
  })
  expect(await page.evaluate(wordsThatDoNotFit)).toEqual([
    'button. cut off: "Overflowing" of "Overflowing"',
    'button. cut off: "Transcontinental" of "Transcontinental"',
    'button. torn: "Unbreakable" of "Unbreakable"',
  ])
})

for (const { route, language } of cases) {
  test(`F07 F08 F38 S1-11 S9-02 ${route} in ${language} fits screens of 320 and 375`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const address = addressOf(route)
    const path = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
    await page.goto(openRoutes.includes(route) ? path : await site.entrance(path, visitorOf(route)))
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', isRtl(language) ? 'rtl' : 'ltr')
    for (const width of [320, 375]) await expectFitting(page, width)
    const shown = new Set((await page.locator('body').innerText()).split(/\s+/))
    expect(Object.keys(en).filter((key) => key.includes('.') && shown.has(key))).toEqual([])
  })
}
