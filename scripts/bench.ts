// `npm run bench`: what the build costs a phone. Read the ratios: the reference ran in the same minutes on the same
// machine. Nothing here is a test.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { build } from 'vite'
import { comparison, table, type Figures } from '../bench/figures'
import { morePages } from '../bench/morePages'
import { visitForm, visitList, visitPage } from '../bench/visit'
import { pages } from '../pages.config'
import { demoUid, type DemoName } from '../sandbox/accounts'
import { findBrowser } from './browser'
import { openSandbox } from './openSandbox'
import { readOptions } from './options'
import { root } from './root'
import { startSite } from './startSite'

const slowdown = 4

export async function main(args: string[]): Promise<number> {
  const { quick, runs = quick ? '2' : '5' } = readOptions(args, { quick: 'switch', runs: 'value' })
  await build({ root, logLevel: 'warn' })
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const sandbox = openSandbox({ file: join(data, 'lumi.db'), strict: false })
  const site = await startSite({ folder: join(root, 'dist'), api: sandbox.answer, port: 0, host: '127.0.0.1' })
  const reference = await startSite({
    folder: join(root, 'bench'),
    api: (_request, _response, next) => next(),
    port: 0,
    host: '127.0.0.1',
  })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu', '--enable-precise-memory-info', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const report = await measure(browser, site.origin, reference.origin, Number(runs))
    mkdirSync(join(root, 'bench', 'results'), { recursive: true })
    writeFileSync(join(root, 'bench', 'results', 'latest.md'), report)
    console.log(report)
  } finally {
    await browser.close()
    await Promise.all([site.stop(), reference.stop()])
    sandbox.close()
    rmSync(data, { recursive: true, force: true })
  }
  return 0
}

async function measure(browser: Browser, origin: string, base: string, runs: number): Promise<string> {
  const longestMs = 90_000
  const found = { form: [], formBase: [], list: [], listBase: [] } satisfies { [name: string]: Figures[] } as {
    readonly [name in 'form' | 'formBase' | 'list' | 'listBase']: Figures[]
  }
  const input = 'form input'
  const starts: { [route: string]: Figures[] } = {}
  for (let run = 1; run <= runs; run += 1) {
    console.error(`run ${run} of ${runs}`)
    const page = `${base}/reference.html`
    found.formBase.push(await visitForm(browser, { url: page, ready: input, slowdown }))
    found.form.push(await visitForm(browser, { url: `${origin}/recharge`, ready: input, slowdown }))
    const rows = `${origin}/guild/member?${await signedIn(origin, 'owner')}`
    found.listBase.push(await visitList(browser, { url: `${page}#list`, ready: 'li', slowdown }, longestMs))
    found.list.push(await visitList(browser, { url: rows, ready: '.pw-row', slowdown }, longestMs))
    for (const route of Object.keys(pages)) {
      const url = `${origin}${route}?${await signedIn(origin, visitorOf(route))}`
      const visits = (starts[route] ??= [])
      visits.push(await visitPage(browser, { url, ready: usable, slowdown }))
    }
  }
  const { before, after } = morePages(100)
  return [
    `Production build, Chromium ${browser.version()}, 375 x 812, CPU ${slowdown} x slower, ${runs} interleaved runs,`,
    `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}). Reference: a page without any library, see reference.js.`,
    '',
    table('Form: /recharge', found.form, found.formBase),
    '',
    table('List: /guild/member of 5,000, scrolled 240 px a frame', found.list, found.listBase),
    '',
    comparison('Every page from a cold start, until it can be used', 'visible after, ms', starts, found.formBase),
    '',
    '### A hundred pages more',
    '',
    `Every page begins with ${before.toFixed(2)} kB gzip; with 100 pages more in the site map, with ${after.toFixed(2)} kB: ${((after - before) * 1000).toFixed(0)} bytes more.`,
    '',
  ].join('\n')
}

/** Nothing is loading any more, and there is something to look at. */
const usable = 'body:not(:has([aria-busy=true])) .pw-page-main :is(.pw-block > :not(.pw-block-title), .pw-empty)'

/** Somebody for whom a page has something to show. */
function visitorOf(route: string): DemoName {
  if (route.startsWith('/agent/')) return 'agent'
  if (/\/console|bd-member|bind-list|apply-guild|ext-admin/.test(route) && route !== '/guild/console') return 'bd'
  return 'owner'
}

async function signedIn(origin: string, who: DemoName): Promise<string> {
  const answer = await fetch(`${origin}/__sandbox/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uid: demoUid(who) }),
  })
  const { uid, token } = (await answer.json()) as { uid: string; token: string }
  return new URLSearchParams({ uid, token }).toString()
}
