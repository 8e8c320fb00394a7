// Markets: each is data, chosen by host. A fourth one, made as docs/markets.md says, is built and used.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import tr from '../../locales/tr.json' with { type: 'json' }
import { markets } from '../../markets.config'
import { copyProject, type ProjectCopy } from '../../tools/commands/projectCopy'
import { expectAccessible } from './support/axe'
import { settled } from './support/routes'
import { runNode } from './support/runNode'
import { Site } from './support/site'
import { startSite } from './support/startSite'
import { expect, test } from './support/test'
import { words } from './support/words'

const all = Object.entries(markets)
const schemes = ['light', 'dark'] as const
const looks = all.flatMap(([id, market]) => schemes.map((scheme) => ({ id, market, scheme })))

test('S2-37 S3-07 each market has its own name, icon and colours, and can be read', async ({ page, signIn }) => {
  for (const { id, market, scheme } of looks) {
    await test.step(`${id} has its own name, icon and colours, in ${scheme}, and can be read`, async () => {
      await page.emulateMedia({ colorScheme: scheme })
      await signIn('owner', `/guild/member?market=${id}&lang=en`)
      await settled(page)
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', market.favicon)
      const primary = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--pw-color-primary'),
      )
      expect(primary).toBe(market.tokens[scheme].primary)
      await expectAccessible(page)
    })
  }
})

test('S2-37 S4-01 S7-07 S3-07 each host has its market, and says where it is no place for real money', async ({
  page,
  site,
}) => {
  await test.step('the test brand is chosen by its hosts, and has its own name on every page', async () => {
    await page.goto(`${site.at('m.nova.example')}/login?lang=en&market=russia`)
    await expect(page).toHaveTitle(/Nova$/)
    await expect(page.getByRole('textbox', { name: words('login.account', { product: 'Nova' }) })).toBeVisible()
    await page.goto(`${site.at('test.nova.example')}/demo?lang=en`)
    await expect(page.getByText(words('demo.hello', { product: 'Nova' }))).toBeVisible()
  })

  await test.step('a host that no market names gets the first market', async () => {
    await page.goto(`${site.at('else.lumi.example')}/login?lang=en&market=russia`)
    await expect(page).toHaveTitle(/Lumi$/)
  })

  for (const [host, environment] of [
    ['m.lumi.example', undefined],
    ['test.lumi.example', 'testing'],
    ['uat.lumi.example', 'uat'],
  ] as const) {
    await test.step(`${host} ${environment ? 'says that it is no place for real money' : 'is for real, and says nothing of tests'}`, async () => {
      await page.goto(`${site.at(host)}/login?lang=en`)
      await expect(page.getByRole('button', { name: words('login.submit') })).toBeVisible()
      await expect(page.getByText(words('testSite.title'))).toHaveCount(environment ? 1 : 0)
      if (environment) await expect(page.getByText(words('testSite.text', { environment }))).toBeVisible()
    })
  }
})

test.describe('a fourth market', () => {
  let copy: ProjectCopy
  test.beforeAll(() => {
    copy = copyProject()
  })
  test.afterAll(() => copy.remove())

  test('S1-12 is an entry of data: name, colours, language, a field, a page and an action of its own', async ({
    browser,
    oracle,
  }) => {
    write('public/turkiye.svg', readFileSync(join(copy.folder, 'public/lumi.svg'), 'utf8'))
    write('markets/turkiye.ts', shown('ts markets/turkiye.ts'))
    write('markets.config.ts', `${shown('ts markets.config.ts')}${read('markets.config.ts')}`)
    copy.edit('markets.config.ts', "'test-brand': testBrand", '$&, turkiye')
    expect(await run('tools/ready.mjs', 'pagewright', 'generate')).toMatchObject({ status: 0 })
    expect(await run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error')).toEqual({ status: 0, said: '' })

    const started = await startSite(join(copy.folder, 'dist'))
    const site = new Site(started)
    oracle.allow(new RegExp(`^request to a foreign host: (${started.origin}|${site.at('m.isik.example')})/`))
    // The browser is told to trust hosts of the product's own markets; see playwright.config.ts.
    oracle.allow(/Cross-Origin-Opener-Policy header has been ignored/)
    const context = await browser.newContext({ locale: 'tr-TR' })
    const page = await context.newPage()
    try {
      await test.step('its name and language, by host', async () => {
        await page.goto(`${site.at('m.isik.example')}/login?lang=tr`)
        await expect(page).toHaveTitle(/Işık$/)
        await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
        await expect(
          page.getByRole('textbox', { name: tr['login.account'].replace('{{product}}', 'Işık') }),
        ).toBeVisible()
      })
      await test.step('its colours, icon and renamed action', async () => {
        await page.goto(`${site.origin}/recharge?market=turkiye&lang=tr`)
        await expect(page.getByRole('button', { name: tr['recharge.title'], exact: true })).toBeVisible()
        await expect(page.getByRole('button', { name: tr['recharge.submit'], exact: true })).toHaveCount(0)
        await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/turkiye.svg')
        const primary = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--pw-color-primary'),
        )
        expect(primary).toBe('#0a6a5a')
      })
      await test.step('its phone number and currency', async () => {
        await page.goto(`${site.origin}/pay/notice`)
        await expect(page.getByText('+90 212 555 01 00')).toBeVisible()
        await page.goto(await site.entrance('/guild/data-center?view=personal', 'member'))
        await expect(page.getByText('TRY').first()).toBeVisible()
      })
      await test.step('the field that it requires', async () => {
        await page.goto(await site.entrance('/withdraw/add-method', 'owner'))
        await page.getByRole('radio', { name: 'stc pay', exact: true }).check()
        const tax = page.getByRole('textbox', { name: tr['method.taxId'] })
        await page.getByRole('button', { name: tr['method.submit'] }).click()
        const needed = tr['engine.form.required'].replace('{{label}}', tr['method.taxId'])
        await expect(tax).toHaveAccessibleDescription(needed)
      })
      await test.step('the page that it does not have; another market of the same build has it', async () => {
        await page.goto(await site.entrance('/guild/create', 'host'))
        await expect(page.getByText(tr['engine.page.missing'], { exact: true })).toBeVisible()
        await page.goto(`${site.origin}/guild/create?market=international&lang=en`)
        await expect(page.getByRole('heading', { level: 1, name: words('guild.create.title') })).toBeVisible()
      })
    } finally {
      // Before the site ends, because the page may still load something.
      await context.close()
      await started.stop()
    }
  })

  async function run(...args: string[]) {
    // What Node says of its own surroundings, such as two wishes about colours, is not what is asked here.
    const env = { ...process.env, NODE_NO_WARNINGS: '1' }
    const { status, stderr } = await runNode(copy.folder, args, env)
    return { status, said: stderr }
  }
  function read(file: string): string {
    return readFileSync(join(copy.folder, file), 'utf8')
  }
  function write(file: string, text: string): void {
    writeFileSync(join(copy.folder, file), text)
  }
})

/** An example of docs/markets.md. */
function shown(head: string): string {
  const doc = readFileSync(resolve(import.meta.dirname, '../../docs/markets.md'), 'utf8')
  const text = doc.split(`\`\`\`${head}\n`)[1]?.split('```')[0]
  if (text === undefined) throw new Error(`docs/markets.md shows no "${head}".`)
  return text
}
