import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsoleMessage, expect as Expect, Page, Request, test as Test } from '@playwright/test'
import {
  blocksIn,
  pagesIn,
  treeOf,
  wantedFields,
  type PageOfMarket,
  type PlacedBlock,
  type ConfigTree,
} from './product'

/** Playwright as the product has it. */
export interface Browser {
  readonly test: typeof Test
  readonly expect: typeof Expect
}

export interface PageTestOptions extends Browser {
  /** The folder of the product. The default is the current folder. */
  readonly root?: string
  /** Returns where the product is served. It is asked while a test runs. */
  readonly origin: () => string
  /** Names what the address of a page must have, by route: `{ '/article': { slug: 'garden-1' } }`. */
  readonly queries?: { readonly [route: string]: { readonly [param: string]: string } }
  /** Signs in, for pages that need a session. Without it they are only seen to lead to their login. */
  readonly signIn?: (page: Page, market: string) => Promise<void>
  /** Further demands of each page, such as those of accessibility. */
  readonly also?: (page: Page) => Promise<void>
}

/**
 * Declares the tests of every page, for each market. A page stands with its title, fits 375 px, and
 * asks no other host. A list says what it has without rows, and offers to try again if it fails. A form with nothing typed
 * says what is missing, and sends nothing. A page for people with a session sends others to its login. Each page meets each
 * market and each language once at least; of several markets, each has its turn at each language.
 */
export function pageTests(options: PageTestOptions): void {
  const { test, root = process.cwd() } = options
  for (const one of pagesIn(root)) {
    const name = `${one.route} in ${one.market}`
    const languages = languagesFor(root, one)
    const needsSession = one.page.access !== 'open' && one.page.access !== 'visitor'
    const isMissed = needsSession && !options.signIn
    const blocks = isMissed || one.market !== firstMarket(root) ? [] : blocksIn(one.page.blocks)
    const always = blocks.filter(({ isConditional }) => !isConditional)
    test(`${name} stands in ${languages.join(' and ')}`, async ({ page }) => {
      if (one.page.login !== undefined)
        await test.step('sends a visitor to its login', () => expectLogin(options, page, one))
      if (isMissed) return
      await signInFor(options, page, one)
      for (const language of languages)
        await test.step(`stands in ${language}`, () => expectStands(options, page, one, language))
      for (const placed of always)
        if (placed.block.block === 'form' && wantedFields(root, placed.block).length > 0)
          await test.step(`${placed.path} with nothing typed`, () => expectWanted(options, page, one, placed))
    })
    for (const placed of always)
      if (placed.block.block === 'list')
        test(`${name} > ${placed.path} without rows, and when it fails`, async ({ page }) => {
          await signInFor(options, page, one)
          await expectList(options, page, one, placed)
        })
  }
}

async function signInFor({ signIn }: PageTestOptions, page: Page, one: Case): Promise<void> {
  if (one.page.access !== 'open') await signIn?.(page, one.market)
}

function firstMarket(root: string): string | undefined {
  return pagesIn(root)[0]?.market
}

/** The languages of a market that are a page's turn: together with those of the other markets, all of them. */
function languagesFor(root: string, { route, market, languages }: PageOfMarket): readonly string[] {
  const pages = pagesIn(root)
  const markets = [...new Set(pages.map((one) => one.market))]
  const nth = [...new Set(pages.map((one) => one.route))].indexOf(route) + markets.indexOf(market)
  const own = languages.toSorted()
  const fitting = own.filter((_language, at) => at % markets.length === nth % markets.length)
  return fitting.length > 0 ? fitting : own.slice(nth % own.length).slice(0, 1)
}

type Case = PageOfMarket

async function open(
  { origin, queries = {} }: PageTestOptions,
  page: Page,
  { route, market, languages }: Case,
  query: { readonly [param: string]: string } = {},
): Promise<void> {
  const asked = new URLSearchParams({ market, lang: languages[0] ?? 'en', ...queries[route], ...query })
  await page.goto(`${origin()}${route}?${asked.toString()}`)
}

async function expectStands(options: PageTestOptions, page: Page, one: Case, language: string): Promise<void> {
  const { expect, root = process.cwd(), origin, also } = options
  const faults: string[] = []
  const onError = (error: Error) => void faults.push(error.message)
  const onSaid = (message: ConsoleMessage) => {
    if (/Content Security Policy|Trusted Type|No message/.test(message.text())) faults.push(message.text())
  }
  const onRequest = (request: Request) => {
    const { origin: host, search, protocol } = new URL(request.url())
    const isPicture = request.resourceType() === 'image'
    if (/^https?:$/.test(protocol) && host !== origin() && !isPicture) faults.push(`asks ${host}`)
    if (/[?&](uid|token)=/.test(search)) faults.push(`tells who somebody is in ${request.url()}`)
  }
  page.on('pageerror', onError).on('console', onSaid).on('request', onRequest)
  await open(options, page, one, { lang: language })
  const texts = textsOf(root, language)
  const title = texts[String(one.page.title)]
  if (title !== undefined && !title.includes('{{'))
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  else await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText(texts['engine.failed'] ?? '', { exact: true })).toHaveCount(0)
  const seen = await page.locator('body').innerText()
  const keys = Object.keys(texts).filter((key) => key.includes('.') && seen.split(/\s+/).includes(key))
  expect(keys, 'keys in place of texts').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 375,
  )
  await also?.(page)
  page.off('pageerror', onError).off('console', onSaid).off('request', onRequest)
  expect(faults).toEqual([])
}

async function expectLogin(options: PageTestOptions, page: Page, one: Case): Promise<void> {
  // A login leads to what its tab was asked for first.
  const tab = await page.context().newPage()
  await open(options, tab, one)
  await options.expect(tab).not.toHaveURL((url) => url.pathname === one.route)
  await tab.close()
}

async function expectList(options: PageTestOptions, page: Page, one: Case, placed: PlacedBlock): Promise<void> {
  const { expect, root = process.cwd() } = options
  const texts = textsOf(root, one.languages[0] ?? 'en')
  const { rows, empty } = placed.block
  let answer: 'none' | 'failure' = 'none'
  await page.route(callOf(String(rows)), async (route) => {
    if (route.request().method() !== String(rows).split(' ')[0]) return route.fallback()
    if (answer === 'failure') return route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
    const response = await route.fetch()
    await route.fulfill({ response, json: withoutRows(await response.json()) })
  })
  await open(options, page, one, placed.tabs)
  const { text } = treeOf(empty)
  const said = texts[typeof text === 'string' ? text : 'engine.list.end'] ?? ''
  await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
  answer = 'failure'
  await page.reload()
  await expect(page.getByText(texts['engine.list.failed'] ?? '', { exact: true }).first()).toBeVisible()
  answer = 'none'
  await page
    .getByRole('button', { name: texts['engine.retry'] ?? '', exact: true })
    .first()
    .click()
  await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
}

/** Empties each list of an answer. */
function withoutRows(answer: unknown): unknown {
  if (Array.isArray(answer)) return []
  return Object.fromEntries(
    Object.entries(treeOf(answer)).map(([name, one]) => {
      if (name === 'has_more') return [name, false]
      return [name, typeof one === 'object' && one !== null ? withoutRows(one) : one]
    }),
  )
}

async function expectWanted(options: PageTestOptions, page: Page, one: Case, placed: PlacedBlock): Promise<void> {
  const { expect, root = process.cwd() } = options
  const texts = textsOf(root, one.languages[0] ?? 'en')
  const submit = treeOf(placed.block.submit)
  const sent: string[] = []
  await open(options, page, one, placed.tabs)
  const isCall = callOf(String(submit.call))
  page.on('request', (request) => {
    if (isCall(new URL(request.url())) && request.method() === String(submit.call).split(' ')[0])
      sent.push(request.url())
  })
  await page
    .getByRole('button', { name: texts[String(submit.label)] ?? '', exact: true })
    .first()
    .click()
  for (const label of wantedFields(root, placed.block)) {
    const field = page.getByLabel(texts[label] ?? '', { exact: true }).first()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/\S/)
  }
  expect(sent, 'nothing was sent').toEqual([])
}

/** Returns a test for the addresses of a call. */
function callOf(endpoint: string): (url: URL) => boolean {
  const path = (endpoint.split(' ')[1] ?? '').replace(/#.*$/, '')
  const parts = path.split(/\{[^{}]+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`^${parts.join('[^/]+')}$`)
  return ({ pathname }) => pattern.test(pathname)
}

function textsOf(root: string, language: string): { readonly [key: string]: string | undefined } {
  const texts: ConfigTree = JSON.parse(readFileSync(join(root, 'locales', `${language}.json`), 'utf8')) as ConfigTree
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, String(text)]))
}
