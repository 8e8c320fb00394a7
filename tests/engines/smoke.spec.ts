// Uses the build in other engines: one that is as old as the floor, a WebKit and a Firefox.
import { cpSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import ar from '../../locales/ar.json' with { type: 'json' }
import { type ClockResult, clockScript, languages, wrongResults } from '../support/clocks'
import { Site, type Who } from '../e2e/support/site'
import { startSite } from '../e2e/support/startSite'
import { engines } from './engines'
import { NotHere } from './install'
import { box, button, field, Page } from './page'

declare global {
  interface Window {
    takeEngineNotes?: () => readonly string[]
    plantEngineErrors?: () => void
  }
}

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'pagewright-engines-'))
let site: Site
let stop: () => Promise<void>

test.beforeAll(async () => {
  // The compressed page lacks the added script, so it is omitted.
  cpSync(join(root, 'dist'), folder, { recursive: true, filter: (path) => !/index\.html\.(?:br|gz)$/.test(path) })
  copyFileSync(join(import.meta.dirname, 'notes.js'), join(folder, 'notes.js'))
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), page.replace('<head>', '<head><script src="/notes.js"></script>'))
  writeFileSync(join(folder, 'empty.html'), '<!doctype html><title>Empty</title>')
  const started = await startSite(folder)
  site = new Site(started)
  stop = started.stop
})

test.afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const [name, open] of Object.entries(engines)) {
  test.describe(name, () => {
    let page: Page

    test.beforeAll(async () => {
      try {
        // A browser may fail to start on a busy machine.
        page = new Page(
          await open().catch((error: unknown) => (error instanceof NotHere ? Promise.reject(error) : open())),
        )
        console.log(`Used: ${page.tab.version}`)
      } catch (error) {
        if (!(error instanceof NotHere)) throw error
        console.log(`Left out: ${name}, because ${error.message}`)
        test.skip(true, error.message)
      }
    })

    test.afterAll(() => page?.tab.close())

    test.beforeEach(async () => {
      await site.reset()
      await page.tab.open(`${site.origin}/empty.html`)
      await page.until('The browser forgets', async () => (await page.run(forget)) || undefined)
    })

    const enter = async (path: string, who?: Who) =>
      page.open(who === undefined ? site.origin + path : await site.entrance(path, who))

    /** The bodies with which an endpoint was called, once it was and a moment longer. */
    const sent = async (endpoint: string) => {
      const calls = async () => (await site.log(endpoint)).filter(({ body }) => Object.keys(body ?? {}).length > 0)
      await page.until(`${endpoint} is called`, async () => (await calls()).length > 0 || undefined)
      await new Promise((resolve) => setTimeout(resolve, 400))
      return calls()
    }

    const problems = async () => [
      ...(await page.run(takeNotes)),
      ...(await site.problems()).map((one) => JSON.stringify(one)),
    ]

    test('notes an error of each kind', async () => {
      await enter('/login')
      await page.run(plant)
      const kinds = new Set<string | undefined>()
      const noted = async () => {
        for (const note of await page.run(takeNotes)) kinds.add(note.split(':')[0])
        return [...kinds]
      }
      const all = ['error', 'unhandled rejection', 'console.error', 'security policy']
      await expect.poll(noted).toEqual(expect.arrayContaining(all))
    })

    test('signs in', async () => {
      await enter('/login')
      await page.typeInto(box('account'), 'host')
      await page.typeInto(box('password'), 'lumi')
      await page.press(button('login.submit', 'form'))
      await page.see({ css: 'main *', text: 'Ayu Pratama ✨' })
      expect(await sent('POST /withoutsign/user/loginweb')).toHaveLength(1)
      expect(await problems()).toEqual([])
    })

    test('draws every row of a list that is scrolled', async () => {
      await enter('/guild/apply', 'owner')
      const seen = new Set<number>()
      const toTheEnd = async () => {
        const { positions, size } = await page.run(scrollOn)
        for (const position of positions) seen.add(position)
        return size
      }
      const size = await page.until('The list comes to its end', toTheEnd, 60_000)
      expect([...seen].toSorted((one, other) => one - other)).toEqual(Array.from({ length: size }, (_, at) => at + 1))
      expect((await site.log('POST /web/guild/apply_list')).length).toBeGreaterThan(1)
      expect(await problems()).toEqual([])
    })

    test('refuses a form, and sends it when it is complete', async () => {
      const endpoint = 'POST /web/withdrawal/method/create'
      await enter('/withdraw/add-method', 'host')
      const channels = field('channel_id', '.pw-choice')
      await page.tick({ ...channels, text: 'DANA', isStart: true }, field('channel_id', '.pw-choice input:checked'))
      await page.press(button('method.submit', 'form'))
      const { count } = await page.see({ css: '.pw-field[data-invalid] .pw-field-error' })
      expect(count).toBe(2)
      expect(await site.log(endpoint)).toEqual([])
      await page.typeInto(box('holder'), 'Ayu Pratama')
      await page.typeInto(box('account_no'), '081255501000')
      await page.press(button('method.submit', 'form'))
      expect(await sent(endpoint)).toHaveLength(1)
      expect(await problems()).toEqual([])
    })

    test('pays once though the last button is pressed twice', async () => {
      await enter('/app-recharge', 'host')
      const methods = field('method_id', '.pw-choice')
      await page.tick({ ...methods, text: 'DANA', isStart: true }, field('method_id', '.pw-choice input:checked'))
      await page.typeInto(box('amount'), '5')
      await page.tick(field('agree', 'input'))
      await page.press({ css: 'main form button[type=submit]', isLast: true })
      const isAtCashier = async () => /cashier/.test(String(await page.tab.evaluate('location.href'))) || undefined
      await page.pressUntil({ css: 'dialog .pw-sheet-choice button', isLast: true }, isAtCashier, 2)
      expect(await sent('POST /web/payment/createOrder')).toHaveLength(1)
      expect(await site.problems()).toEqual([])
    })

    test('takes times by each clock of the world, and names its zone in each language', async () => {
      const results = JSON.parse(String(await page.tab.evaluate(await clockScript()))) as readonly ClockResult[]
      expect(new Set(results.map((one) => one.language)).size).toBe(languages.length)
      expect(wrongResults(results)).toEqual([])
    })

    test('speaks Arabic, from right to left', async () => {
      await enter('/login')
      await page.press(button('account.language'))
      const isArabic = async () => (await page.tab.evaluate('document.documentElement.lang')) === 'ar' || undefined
      await page.pressUntil({ css: 'dialog button', text: 'العربية' }, isArabic)
      await page.see({ css: 'html[dir=rtl][lang=ar] h1', text: ar['login.title'] })
      expect(await page.tab.evaluate("getComputedStyle(document.querySelector('main')).direction")).toBe('rtl')
      expect(await problems()).toEqual([])
    })
  })
}

// The functions below run in the page.

function forget(): boolean {
  if (document.title !== 'Empty') return false
  localStorage.clear()
  sessionStorage.clear()
  indexedDB.deleteDatabase('lumi.money')
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  return true
}

function takeNotes(): readonly string[] {
  return window.takeEngineNotes ? window.takeEngineNotes() : ['The notes are not in this page.']
}

function plant(): void {
  if (window.plantEngineErrors) window.plantEngineErrors()
}

/** Returns the drawn rows, and the size of the list at its end. Scrolls to the last row, so that none is skipped. */
function scrollOn(): { readonly positions: readonly number[]; readonly size?: number } {
  const rows = Array.from(document.querySelectorAll('.pw-list-row'))
  const last = rows[rows.length - 1]
  if (last) last.scrollIntoView({ block: 'start' })
  // A wide window may draw a table, whose first row is its head.
  const table = document.querySelector('[aria-rowcount]')
  const positions = rows.map((row) =>
    table ? Number(row.getAttribute('aria-rowindex')) - 1 : Number(row.getAttribute('aria-posinset')),
  )
  const size =
    Number(table ? table.getAttribute('aria-rowcount') : last && last.getAttribute('aria-setsize')) - (table ? 1 : 0)
  const isAtEnd = document.querySelector('.pw-list-no-more') && !document.querySelector('[aria-busy=true]')
  return isAtEnd && positions.includes(size) ? { positions, size } : { positions }
}
