// Visits a page as on a phone, and measures what it costs.
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Figures } from './figures'

export interface Visit {
  readonly url: string
  /** The selector that is visible when the page can be used. */
  readonly ready: string
  /** True for slow 4G. */
  readonly isSlow?: boolean
}

/** Processor time of the main thread in milliseconds. Other programs do not affect it. */
interface Work {
  readonly script: number
  readonly all: number
}

const slowdown = 4
const slow4G = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Opens a page in a fresh context, and waits until it can be used and is idle. */
async function openPage(browser: Browser, { url, ready, isSlow = false }: Visit) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (isSlow) await cdp.send('Network.emulateNetworkConditions', slow4G)
    const calls = watchCalls(page)
    await page.addInitScript(noteWhenReady, ready)
    const measured = () => workOf(cdp)
    const quiet = () => rest(calls, measured)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(ready).first().waitFor({ timeout: 90_000 })
    const work = await quiet()
    const { readyAt, paintedAt, files } = await page.evaluate(received)
    const kB = (ending: string) =>
      files.reduce((sum, { path, bytes }) => (path.endsWith(ending) ? sum + bytes / 1000 : sum), 0)
    const figures: Figures = {
      'JS kB': kB('.js'),
      'CSS kB': kB('.css'),
      'visible ms': readyAt,
      ...(isSlow && { 'LCP ms': paintedAt }),
      'script ms': work.script,
    }
    return { page, figures, measured, quiet, heap: () => heapOf(cdp), close: () => context.close() }
  } catch (error) {
    await context.close()
    throw error
  }
}

/** Opens a page, and does nothing with it. */
export async function visitStart(browser: Browser, visit: Visit): Promise<Figures> {
  const { figures, close } = await openPage(browser, visit)
  await close()
  return figures
}

export interface FormVisit extends Visit {
  /** The selector of a field's problem, and the number of problems of an empty form. */
  readonly problem: string
  readonly problems: number
}

const typed = '123456789012345678'

/** Opens a form, types into its first field and leaves it, empties it again, and submits the form with all problems. */
export async function visitForm(browser: Browser, visit: FormVisit): Promise<Figures> {
  const { page, figures, measured, quiet, heap, close } = await openPage(browser, visit)
  try {
    const kept = await heap()
    const field = page.locator('form input:not([type=checkbox], [type=radio], [type=hidden], [type=submit])').first()
    await field.focus()
    await quiet()
    const before = await measured()
    for (const letter of typed) {
      await page.keyboard.press(letter)
      // Waits a frame or two between keys, as a person does. The timer runs outside the page.
      await new Promise((resolve) => setTimeout(resolve, 34))
    }
    await field.blur()
    const after = await quiet()
    const found = (await field.inputValue()).replaceAll(/\D/g, '')
    if (found === '') throw new Error(`Typed ${typed} into ${visit.url}, but the field stayed empty.`)
    await field.fill('')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const button = page.locator('button[type=submit]').first()
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await quiet()
    const full = await measured()
    // A real tap. A click from a script would not measure work in promises.
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    const refused = await quiet()
    const shown = await page.locator(visit.problem).count()
    if (shown !== visit.problems) throw new Error(`${visit.url} shows ${shown} problems, wanted ${visit.problems}.`)
    return {
      ...figures,
      'script a key': (after.script - before.script) / typed.length,
      'submit script': refused.script - full.script,
      'heap MB': kept,
    }
  } finally {
    await close()
  }
}

/** Opens a list and scrolls it to its end, 240 px a frame. */
export async function visitList(browser: Browser, visit: Visit, rows: number): Promise<Figures> {
  const { page, figures, measured, heap, close } = await openPage(browser, visit)
  try {
    const kept = await heap()
    const before = await measured()
    const { droppedShare, elements } = await page.evaluate(scrollToEnd)
    const after = await measured()
    const thousands = rows / 1000
    return {
      ...figures,
      'script a 1,000 rows': (after.script - before.script) / thousands,
      'work a 1,000 rows': (after.all - before.all) / thousands,
      'frames dropped %': droppedShare * 100,
      'elements at most': elements,
      'heap kB a 1,000 rows': (((await heap()) - kept) * 1000) / thousands,
    }
  } finally {
    await close()
  }
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

/** Waits until there are no requests and the main thread has hardly worked for a while. It costs the page nothing. */
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
  return { script: (await metric(cdp, 'ScriptDuration')) * 1000, all: (await metric(cdp, 'TaskDuration')) * 1000 }
}

async function heapOf(cdp: CDPSession): Promise<number> {
  // A second collection may free what finalizers held during the first.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage')
  return (await metric(cdp, 'JSHeapUsedSize')) / 1e6
}

async function metric(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
}

declare global {
  var readyAt: number | undefined
  var paintedAt: number | undefined
}

// The following functions run in the page, so they refer to nothing outside themselves.

function noteWhenReady(selector: string): void {
  new PerformanceObserver((list) => {
    globalThis.paintedAt = list.getEntries().at(-1)?.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    const element = document.querySelector(selector)
    if (element && element.getBoundingClientRect().height > 0) globalThis.readyAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Returns the files that were requested until the page could be used, with their bytes over the wire. */
function received() {
  const readyAt = globalThis.readyAt ?? performance.now()
  const files = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= readyAt)
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
  return { readyAt, paintedAt: globalThis.paintedAt ?? readyAt, files }
}

/** Scrolls until nothing has moved for two seconds. */
async function scrollToEnd() {
  const scroller =
    [...document.querySelectorAll('*')].find(
      (element) =>
        element.scrollHeight > element.clientHeight + 50 && /auto|scroll/.test(getComputedStyle(element).overflowY),
    ) ??
    document.scrollingElement ??
    document.documentElement
  const gaps: number[] = []
  let elements = 0
  let last = performance.now()
  let movedAt = last
  let top = -1
  let still = 0
  let stillNow = 0
  while (performance.now() - movedAt < 2000) {
    scroller.scrollTop += 240
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = performance.now()
    if (scroller.scrollTop > top) {
      gaps.push(now - last)
      movedAt = now
      top = scroller.scrollTop
      still += stillNow
      stillNow = 0
    } else stillNow += 1
    last = now
    if (gaps.length % 30 === 0) elements = Math.max(elements, document.querySelectorAll('*').length)
  }
  const frame = 1000 / 60
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0)
  // A frame without movement counts as dropped, because a person sees nothing new.
  return { droppedShare: (dropped + still) / (gaps.length + dropped + still), elements }
}
