// The reporter of a market that has one, in a build of its own: what leaves the page, and that it leads to the source.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { copyProject, type ProjectCopy } from '../../tools/commands/projectCopy'
import { mapsFolder } from '../../tools/vite/hiddenMaps'
import { root } from '../../tools/cli/root'
import { openMaps, readEvent } from '../../tools/cli/symbolicate'
import { secrets } from '../engine/report/secrets'
import { rechargeForm } from './support/rechargeForm'
import { addressOf, openRoutes, routes, settled, visitorOf } from './support/routes'
import { runNode } from './support/runNode'
import { Site } from './support/site'
import { startSite, type Started } from './support/startSite'

// One worker, so that the build is made once.
test.describe.configure({ mode: 'default' })

/** What docs/report.md tells a market to say, but for the host: this page's own takes the reports. */
const setting = /^report: \{ url: '.*' \},$/m.exec(readFileSync(join(root, 'docs/report.md'), 'utf8'))?.[0] ?? ''
const told = '/told'
const asked = 40
/** The reporter makes 20 requests an hour at most. */
const perVisit = 18

let copy: ProjectCopy
let started: Started
let site: Site

test.beforeAll(async () => {
  copy = copyProject()
  copy.edit('markets/international.ts', "product: 'Lumi',", `$&\n  ${setting.replace(/'.*'/, `'${told}'`)}`)
  plantErrors(copy.folder)
  for (const words of [
    ['pagewright', 'generate'],
    ['vite', 'build'],
  ]) {
    const { status, stderr } = await runNode(copy.folder, ['tools/ready.mjs', ...words])
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
  }
  started = await startSite(join(copy.folder, 'dist'))
  site = new Site(started)
})

test.afterAll(async () => {
  await started.stop()
  copy.remove()
})

/** The envelopes that a page sends from now on, in order. */
async function envelopesOf(page: Page): Promise<readonly string[]> {
  const envelopes: string[] = []
  await page.route(`**${told}`, async (route) => {
    envelopes.push(route.request().postData() ?? '')
    await route.fulfill({ status: 200, body: '{}' })
  })
  return envelopes
}

async function open(page: Page, route: string): Promise<void> {
  const address = addressOf(route, { lang: 'en' })
  await page.goto(
    openRoutes.includes(route) ? `${site.origin}${address}` : await site.entrance(address, visitorOf(route)),
  )
  await settled(page)
}

/** Lets a page report 20 times more. */
async function forgetHour(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('lumi.report'))
}

test(`${asked} planted errors are told, each with the source line that it stands in`, async ({ page }) => {
  const envelopes = await envelopesOf(page)
  await keepPlanted(page)
  const thrown: number[] = []
  for (const route of routes) {
    if (thrown.length >= asked) break
    await open(page, route)
    await forgetHour(page)
    thrown.push(...(await throwPlanted(page, thrown, Math.min(perVisit, asked - thrown.length))))
    await expect.poll(() => envelopes.length, { message: route }).toBe(thrown.length)
  }
  const originalOf = openMaps(mapsFolder(join(copy.folder, 'dist')))
  const found = envelopes.map((envelope) => {
    const [innermost] = readEvent(envelope)?.frames ?? []
    return plantIn(innermost && originalOf(innermost)?.source)
  })
  expect(found).toHaveLength(asked)
  expect(new Set(found)).toEqual(new Set(thrown))
})

test(`${secrets.length} planted secrets: none leaves the page`, async ({ page, context }) => {
  const envelopes = await envelopesOf(page)
  const all = [...secrets]
  await context.addCookies(
    all.map((value, at) => ({ name: `c${at}`, value: encodeURIComponent(value), url: site.origin })),
  )
  await page.addInitScript((values) => {
    values.forEach((value, at) => localStorage.setItem(`secret${at}`, value))
    for (const store of [localStorage, sessionStorage]) store.setItem('pw.secrets', values.join())
  }, all)
  const query = all.map((value, at) => `q${at}=${encodeURIComponent(value)}`).join('&')
  await page.goto(`${site.origin}/recharge?lang=en&${query}#${encodeURIComponent(all.join())}`)
  await settled(page)
  for (const value of all) {
    await forgetHour(page)
    const before = envelopes.length
    await rechargeForm(page).userId.fill(value)
    await page.evaluate((secret) => {
      setTimeout(() => {
        throw Object.assign(new TypeError(secret), {
          detail: secret,
          stack: `TypeError: ${secret}\n    at ${secret} (${location.origin}/assets/${Math.random().toString(36).slice(2)}.js?${encodeURIComponent(secret)}:1:2)`,
        })
      })
    }, value)
    await expect.poll(() => envelopes.length).toBe(before + 1)
  }
  const left = envelopes.join('\n')
  for (const value of all)
    for (const written of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])
      expect(left).not.toContain(written)
})

test('a market without a reporter loads none and tells nobody', async ({ page }) => {
  const envelopes = await envelopesOf(page)
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname))
  await keepPlanted(page)
  await page.clock.install()
  await page.goto(`${site.origin}/recharge?lang=en&market=russia`)
  await settled(page)
  expect((await throwPlanted(page, [], perVisit)).length).toBe(perVisit)
  // Longer than the pause after which a reporter is loaded.
  await page.clock.runFor(5000)
  await settled(page)
  expect(envelopes).toEqual([])
  expect(loaded.filter((path) => path.includes('/report'))).toEqual([])
})

/** What the build has no map of, or what runs before a page does. */
const without = /^(generated|engine\/boot)\//

/** Plants an error at the start of each function below src/ whose body begins at the end of a line; returns how many. */
function plantErrors(folder: string): number {
  const sources = join(folder, 'src')
  let planted = 0
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts') || without.test(file)) continue
    const lines = readFileSync(join(sources, file), 'utf8').split('\n')
    const more = lines.flatMap((line) =>
      /^\s*(?!\*|\/\/).*(=>|\bfunction\b.*\)(: [^=]+)?) \{$/.test(line) ? [line, plantOf((planted += 1))] : [line],
    )
    writeFileSync(join(sources, file), more.join('\n'))
  }
  return planted
}

function plantOf(id: number): string {
  return `globalThis.planted?.(new Error('planted'), ${id})`
}

/** Returns the number of the plant that stands in a line of a source; undefined if none does. */
function plantIn(line: string | undefined): number | undefined {
  const id = /globalThis\.planted\?\.\(new Error\('planted'\), (\d+)\)/.exec(line ?? '')?.[1]
  return id === undefined ? undefined : Number(id)
}

declare global {
  /** The first error of each plant that has run in this page. */
  var ran: Map<number, Error>
  var planted: ((error: Error, id: number) => void) | undefined
}

/** Has each page of a test keep the errors of its plants. */
async function keepPlanted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.ran = new Map()
    globalThis.planted = (error, id) => void (ran.has(id) || ran.set(id, error))
  })
}

/** Throws up to `most` errors that no page has thrown, each uncaught; returns their plants. */
function throwPlanted(page: Page, thrown: readonly number[], most: number): Promise<readonly number[]> {
  return page.evaluate(
    ([before, count]) => {
      const fresh = [...ran].filter(([id]) => !before.includes(id)).slice(0, count)
      for (const [, error] of fresh)
        setTimeout(() => {
          throw error
        })
      return fresh.map(([id]) => id)
    },
    [thrown, most] as const,
  )
}
