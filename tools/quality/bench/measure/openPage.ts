import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { limit, type Network } from './network'

export interface PageVisit {
  readonly url: string
  /** The selector that is visible when the page can be used. */
  readonly ready: string
  /** The factor by which the processor is slowed down. */
  readonly slowdown: number
  /** The simulated network. The default is the real one. */
  readonly network?: Network
  /** Runs in the page before its own scripts. */
  readonly before?: () => void
  /** True for a second visit, for which the browser has a warm cache. */
  readonly isAgain?: boolean
}

/** Processor time of the main thread in milliseconds. Other programs do not affect it. */
export interface Work {
  readonly script: number
  readonly all: number
}

export interface Opened {
  readonly page: Page
  /** The bytes loaded until the page could be used, in kB over the wire (gzip -9). */
  readonly loaded: { readonly js: number; readonly css: number; readonly json: number }
  /** Milliseconds from the start of the navigation, by the clock. */
  readonly readyMs: number
  /** The work until the page could be used and was idle. */
  readonly work: Work
  /** Returns the work since the start of the navigation. */
  measured(): Promise<Work>
  /** Waits until there are no requests and the main thread is idle. Returns the work until then. */
  quiet(): Promise<Work>
  /** Returns the heap in MB after garbage collection. */
  heap(): Promise<number>
  slow(ratioText: number): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a page in a fresh context, and waits until it can be used and is idle. The cache is empty except on a second
 * visit.
 */
export async function openPage(browser: Browser, visit: PageVisit): Promise<Opened> {
  const { url, ready, slowdown, network, before, isAgain = false } = visit
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  if (isAgain) await visitFirst(context, visit)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const slow = async (ratioText: number) => void (await cdp.send('Emulation.setCPUThrottlingRate', { rate: ratioText }))
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
    const { readyAt, loaded } = await page.evaluate(receivedBytes)
    const heap = () => heapOf(cdp)
    return { page, loaded, readyMs: readyAt, work, measured, quiet, heap, slow, close: () => context.close() }
  } catch (error) {
    await context.close()
    throw error
  }
}

/** Visits a page once at full speed to fill the cache. */
async function visitFirst(context: BrowserContext, { url, ready }: PageVisit): Promise<void> {
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

/**
 * Waits until there are no requests and the main thread has hardly worked for a while. It measures from outside the
 * page, so that it costs the page nothing.
 */
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
  // A second collection may free what finalizers held during the first.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6
}

declare global {
  var readyAt: number | undefined
}

// The following functions run in the page, so they refer to nothing outside themselves.

function noteWhenReady(selector: string): void {
  const look = () => {
    const element = document.querySelector(selector)
    if (element && element.getBoundingClientRect().height > 0) globalThis.readyAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function receivedBytes() {
  const readyAt = globalThis.readyAt ?? performance.now()
  const files = performance.getEntriesByType('resource')
  const kB = (wanted: RegExp) =>
    files
      .filter(({ name, startTime }) => wanted.test(new URL(name).pathname) && startTime <= readyAt)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
  return { readyAt, loaded: { js: kB(/\.js$/), css: kB(/\.css$/), json: kB(/\.json$/) } }
}
