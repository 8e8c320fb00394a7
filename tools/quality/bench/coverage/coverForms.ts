// Opens forms of the built product and lists the functions of the form library that ran.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { build } from 'vite'
import { root } from '@pagewright/cli/source'
import { mapsFolder, startSite } from '@pagewright/vite'
import { openSandbox } from '../../../../sandbox/openSandbox'
import { findBrowser } from '../../browser'
import { signedAddress } from '../productPages'
import { coverageText, type FormCoverage } from './coverageText'
import { libraryCalls, type LibraryCalls } from './libraryCalls'

const libraries = ['@rjsf/core', '@rjsf/utils']
/** Pages with plain fields, fields that depend on a choice, a picture, schema conditions, and a list of values. */
const routes = ['/login', '/recharge', '/guild/create', '/withdraw/add-method', '/withdraw']

/** Prints the table; with `save` also writes it to `docs/form-coverage.md`. */
export async function coverForms(save: boolean): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'coverage-'))
  const folder = join(work, 'dist')
  console.error('Building the product.')
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  const sandbox = openSandbox({ file: join(work, 'lumi.db'), strict: false })
  const site = await startSite({ folder, api: sandbox.answer, port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const forms: FormCoverage[] = []
    for (const route of routes) {
      console.error(`Opening ${route}.`)
      const url = await signedAddress(site.origin, route)
      forms.push({ route, calls: await callsOf(browser, url, mapsFolder(folder)) })
    }
    const text = coverageText(forms, libraries, `Chromium ${browser.version()}`)
    if (save) writeFileSync(join(root, 'docs/form-coverage.md'), text)
    console.log(text)
  } finally {
    await browser.close()
    await site.stop()
    sandbox.close()
    rmSync(work, { recursive: true, force: true })
  }
}

async function callsOf(browser: Browser, url: string, maps: string): Promise<readonly LibraryCalls[]> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.coverage.startJSCoverage({ resetOnNavigation: false })
    await page.goto(url)
    await tryForm(page)
    const scripts = await page.coverage.stopJSCoverage()
    return scripts.flatMap(({ url: address, source, functions }) => {
      const map = join(maps, `${new URL(address).pathname}.map`)
      // Files without sources, such as the runtime of the bundler, have no map.
      if (source === undefined || !existsSync(map)) return []
      return libraryCalls({ source, functions }, readFileSync(map, 'utf8'), libraries)
    })
  } finally {
    await context.close()
  }
}

/** Submits the empty form, which is refused, and types one character. */
async function tryForm(page: Page): Promise<void> {
  const form = page.locator('.pw-form').first()
  await form.waitFor()
  await page.waitForLoadState('networkidle')
  await form.locator('[type=submit]').first().click()
  await form.locator('.pw-field-error').first().waitFor()
  const input = form.locator('input:is([type=text], [type=tel], [type=search]), textarea').first()
  if ((await input.count()) > 0) await input.pressSequentially('1')
  await page.waitForTimeout(500)
}
