import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { limit, type Network } from './network'

export interface Visit {
  readonly url: string
  /** What a person can use: the page is there when this is visible. */
  readonly ready: string
  /** How many times slower the processor is made. */
  readonly slowdown: number
  /** How the network is made; as it is unless said. */
  readonly network?: Network
  /** Runs in the page before anything of its own. */
  readonly before?: () => void
  /** The page was visited before: the browser has kept what it may. */
  readonly isAgain?: boolean
}

/** Milliseconds of the main thread's own processor time: what other programs do meanwhile does not count. */
export interface Work {
  readonly script: number
  readonly all: number
}

export interface Opened {
  readonly page: Page
  /** What was loaded until the page could be used, in kB as it came over the wire (gzip -9). */
  readonly loaded: { readonly js: number; readonly css: number; readonly json: number }
  /** After the beginning of the navigation, by the clock. */
  readonly readyMs: number
  /** Until the page could be used and had nothing more to do. */
  readonly work: Work
  /** Work since the beginning of the navigation. */
  measured(): Promise<Work>
  /** Waits until nothing is asked for and the main thread rests, and gives the work until then. */
  quiet(): Promise<Work>
  /** MB that stay after the garbage was collected. */
  heap(): Promise<number>
  slow(times: number): Promise<void>
  close(): Promise<void>
}

/** Opens a page in a fresh context, nothing cached unless it is a second visit, and waits until it can be used and is quiet. */
export async function openPage(browser: Browser, visit: Visit): Promise<Opened> {
  const { url, ready, slowdown, network, before, isAgain = false } = visit
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  if (isAgain) await visitFirst(context, visit)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const slow = async (times: number) => void (await cdp.send('Emulation.setCPUThrottlingRate', { rate: times }))
  await slow(slowdown)
  const calls = watchCalls(page)
  if (before) await page.addInitScript(before)
  await page.addInitScript(noteWhenReady, ready)
  const measured = () => workOf(cdp)
  const quiet = () => rest(calls, measured)
  if (network) await limit(page, cdp, network)
  try {
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(ready).first().waitFor({ timeout: 90_000 })
    const work = await quiet()
    const { readyAt, loaded } = await page.evaluate(whatCame)
    const heap = () => heapOf(cdp)
    return { page, loaded, readyMs: readyAt, work, measured, quiet, heap, slow, close: () => context.close() }
  } catch (error) {
    await context.close()
    throw error
  }
}

/** A visit as fast as the machine is. */
async function visitFirst(context: BrowserContext, { url, ready }: Visit): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(ready).first().waitFor({ timeout: 90_000 })
  await page.waitForLoadState('networkidle')
  await page.close()
}

interface Calls {
  readonly open: number
  readonly lastAt: number
}

function watchCalls(page: Page): () => Calls {
  let open = 0
  let lastAt = Date.now()
  const ended = () => {
    open -= 1
    lastAt = Date.now()
  }
  page.on('request', () => (open += 1))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return () => ({ open, lastAt })
}

const restMs = 150
const longestMs = 20_000

/** Nothing was asked for, and the main thread hardly worked, for a while. Looks from outside, so that it costs nothing. */
async function rest(calls: () => Calls, measured: () => Promise<Work>): Promise<Work> {
  const began = Date.now()
  for (let last = await measured(); ;) {
    await new Promise((resolve) => setTimeout(resolve, restMs))
    const now = await measured()
    const { open, lastAt } = calls()
    const isQuiet = open === 0 && Date.now() - lastAt >= restMs && now.all - last.all < 5
    if (isQuiet || Date.now() - began > longestMs) return now
    last = now
  }
}

async function workOf(cdp: CDPSession): Promise<Work> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const named = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  return { script: named('ScriptDuration'), all: named('TaskDuration') }
}

async function heapOf(cdp: CDPSession): Promise<number> {
  // What a first collection frees may hold what a second one frees.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6
}

declare global {
  var readyAt: number | undefined
}

// What follows runs in the page and refers to nothing outside itself.

function noteWhenReady(selector: string): void {
  const look = () => {
    const element = document.querySelector(selector)
    if (element && element.getBoundingClientRect().height > 0) globalThis.readyAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function whatCame() {
  const readyAt = globalThis.readyAt ?? performance.now()
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const kB = (wanted: RegExp) =>
    files
      .filter(({ name, startTime }) => wanted.test(new URL(name).pathname) && startTime <= readyAt)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
  return { readyAt, loaded: { js: kB(/\.js$/), css: kB(/\.css$/), json: kB(/\.json$/) } }
}
