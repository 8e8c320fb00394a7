// Languages: where the first one comes from, what a change keeps, and pages that run from right to left.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import ar from '../../locales/ar.json' with { type: 'json' }
import { markets } from '../../markets.config'
import { isRtl, languageName } from '@pagewright/engine/tools'
import { buttonOf, textbox } from './support/parts'
import { rechargeForm } from './support/rechargeForm'
import { expect, test } from './support/test'
import { words, type PlainWord } from './support/words'

const picker = new RegExp(
  `^(${markets.international.languages.map((language) => textsOf(language)['account.language']).join('|')})$`,
)

// A language may lack a text: people then read the English one.
const arabicTexts: { readonly [key: string]: string | undefined } = ar
const arabic = (key: PlainWord) => arabicTexts[key]?.replaceAll('{{product}}', 'Lumi') ?? words(key)

const firsts = [
  { what: 'the address', path: '/login?lang=ar', browser: 'en-US', language: 'ar' },
  { what: 'the browser', path: '/login', browser: 'ar-EG', language: 'ar' },
  { what: 'the address before the browser', path: '/login?lang=en', browser: 'ar-EG', language: 'en' },
  { what: 'Uyghur, which reads Arabic', path: '/login?lang=ug', browser: 'en-US', language: 'ar' },
  { what: 'a language that is not there', path: '/login?lang=xx', browser: 'sv-SE', language: 'en' },
  { what: 'a browser of Brazil', path: '/login', browser: 'pt-BR', language: 'pt' },
  { what: 'a browser of Iran', path: '/login', browser: 'fa-IR', language: 'fa' },
  { what: 'a browser of China', path: '/login', browser: 'zh-CN', language: 'zh' },
]

test('S9-02 S2-50 the first language is that of the address, of the browser, or the first of the market', async ({
  browser,
  site,
}) => {
  for (const { what, path, browser: locale, language } of firsts) {
    await test.step(`${what}: ${language}`, async () => {
      const page = await (await browser.newContext({ locale })).newPage()
      await page.goto(site.origin + path)
      await expectLanguage(page, language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(language)['login.title'])
      await page.context().close()
    })
  }
})

test('S2-50 S9-01 the choice is remembered beyond a hard load; an address that names another wins, and that one is remembered', async ({
  page,
}) => {
  await test.step('the choice is remembered; an address that names another wins, and that one is remembered', async () => {
    await page.goto('/login')
    await choose(page, 'العربية')
    await expectLanguage(page, 'ar')
    await page.goto('/recharge')
    await expectLanguage(page, 'ar')
    await page.goto('/recharge?lang=en')
    await expectLanguage(page, 'en')
    await page.goto('/recharge')
    await expectLanguage(page, 'en')
  })

  await test.step('a language that the address names lasts beyond the next hard load', async () => {
    await page.goto('/recharge?lang=ar')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.goto('/pay/notice')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.goto('/pay/notice?lang=xx')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })
})

test('S2-50 S9-02 another language keeps the page, the query, what was typed and what was chosen', async ({
  page,
  site,
}) => {
  await page.goto('/recharge?from=app')
  const form = rechargeForm(page)
  await form.fillIn()
  await expect(page.getByRole('status').getByText('Ayu Pratama ✨')).toBeVisible()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await choose(page, 'العربية')
  await expectLanguage(page, 'ar')
  await expect(page.getByRole('textbox', { name: arabic('recharge.userId'), exact: true })).toHaveValue('81000004')
  await expect(page.getByRole('button', { name: new RegExp(`^${arabic('recharge.country')}`) })).toHaveText(/السعودية/)
  await expect(page.getByRole('radio', { name: /^مدى/ })).toBeChecked()
  await expect(page.getByRole('textbox', { name: arabic('recharge.amount'), exact: true })).toHaveValue('20')
  await expect(page.getByRole('checkbox', { name: arabic('recharge.agree') })).toBeChecked()
  await choose(page, 'English')
  await form.expectKept()
  await expect(page).toHaveURL(`${site.origin}/recharge?from=app`)
  expect(loads).toEqual([])
  await form.send()
  await expect(page).toHaveURL(/cashier/)
})

test('S2-50 S9-02 on the login: every language of the market by its own name, messages and plural forms in it, and what was typed stays', async ({
  page,
}) => {
  await test.step('every language of the market is offered by its own name, and none changes what was typed', async () => {
    await page.goto('/login')
    const name = page.getByRole('textbox').first()
    await name.fill('half a na')
    for (const language of markets.international.languages) {
      await choose(page, languageName(language))
      await expectLanguage(page, language)
      await expect(name).toHaveValue('half a na')
    }
  })

  await test.step('a count has its plural form at once, in the language of the page', async () => {
    await page.goto('/login?lang=en')
    await textbox(page, 'login.account').fill('host')
    await buttonOf(page, 'login.submit').click()
    await expect(page.getByText(words('engine.form.summary_one', { count: 1 }))).toBeVisible()
    await choose(page, 'العربية')
    await expect(page.getByText(ar['engine.form.summary_one'])).toBeVisible()
  })

  await test.step('messages that stand on the page are said in the new language too', async () => {
    await page.goto('/login?lang=en')
    await page.getByRole('button', { name: words('login.submit') }).click()
    await expect(page.getByText(words('login.password.empty'))).toBeVisible()
    await choose(page, 'العربية')
    await expect(page.getByText(arabic('login.password.empty'))).toBeVisible()
    await expect(page.getByText(arabic('login.account.empty'))).toBeVisible()
    await expect(page.getByText(words('login.password.empty'))).toHaveCount(0)
  })
})

test('S9-02 a page of each script runs from its side, and the mark of a question points down, and up while it is open', async ({
  page,
  signIn,
}) => {
  for (const language of ['en', 'ar', 'fa', 'ur']) {
    const isMirrored = isRtl(language)
    const title = `S9-02 ${language} runs from ${isMirrored ? 'right to left, mirrored' : 'left to right'}`
    await test.step(title, async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/recharge?lang=${language}`)
      await expectLanguage(page, language)
      const width = 375
      const back = page.getByRole('banner').getByRole('button')
      const box = await back.boundingBox()
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(box && box.x > width / 2).toBe(isMirrored)
      expect(box && heading && box.x > heading.x).toBe(isMirrored)
      const mirror = await back.locator('svg').evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a)
      expect(mirror).toBe(isMirrored ? -1 : 1)
      const amount = page.locator('input[inputmode=decimal]')
      await amount.fill('1234.5')
      expect(await amount.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr')
      // Written from left to right, it stands where the line begins.
      await expect(amount).toHaveCSS('text-align', isMirrored ? 'end' : 'start')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const question = page.locator('details').first()
      await expect.poll(() => pointOf(question.locator('summary'))).toBe('down')
      await question.locator('summary').click()
      await expect(question).toHaveAttribute('open')
      await expect.poll(() => pointOf(question.locator('summary'))).toBe('up')
    })
  }

  for (const { language, edge } of starts) {
    await test.step(`in ${language} names of both directions begin at the same edge of their rows`, async () => {
      await signIn('host', `/guild/list?lang=${language}`)
      const edges: number[] = []
      for (const name of ['Desert Stars', 'نجوم الليل']) {
        const title = page.getByRole('listitem').getByRole('button', { name, exact: true })
        await expect(title).toHaveCSS('text-align', edge)
        edges.push(
          await title.evaluate((one, side) => {
            const text = document.createRange()
            text.selectNodeContents(one)
            return text.getBoundingClientRect()[side]
          }, edge),
        )
      }
      expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0))).toBeLessThan(2)
    })
  }
})

const starts = [
  { language: 'en', edge: 'left' },
  { language: 'ar', edge: 'right' },
] as const

/** Returns where the corner behind a question points. It is drawn by two borders of a turned box. */
function pointOf(summary: Locator): Promise<'down' | 'up' | 'sideways'> {
  return summary.evaluate((one) => {
    const { transform, borderRightWidth, borderLeftWidth } = getComputedStyle(one, '::after')
    const side = Number.parseFloat(borderRightWidth) - Number.parseFloat(borderLeftWidth)
    const { x, y } = new DOMMatrix(transform).transformPoint({ x: Math.sign(side), y: 1 })
    return Math.abs(x) > 0.01 ? 'sideways' : y > 0 ? 'down' : 'up'
  })
}

async function expectLanguage(page: Page, language: string): Promise<void> {
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', language)
  await expect(root).toHaveAttribute('dir', isRtl(language) ? 'rtl' : 'ltr')
}

/** Opens the picker, whatever language the page is in, and takes a language by its own name. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: picker }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

function textsOf(language: string): { readonly [key in PlainWord]: string } {
  const file = join(import.meta.dirname, `../../locales/${language}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as { readonly [key in PlainWord]: string }
}
