import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Figures } from './figures'

export interface Visit {
  readonly url: string
  /** What a person can use: the page is there when this is visible. */
  readonly ready: string
  readonly slowdown: number
}

/** Opens a page in a fresh context and waits until it can be used. */
export async function visitPage(browser: Browser, visit: Visit): Promise<Figures> {
  const { page, loading } = await open(browser, visit)
  await page.context().close()
  return loading
}

interface Opened {
  readonly page: Page
  readonly cdp: CDPSession
  readonly loading: Figures
}

/** Opens a page in a fresh context, nothing cached, and types into its first text field. */
export async function visitForm(browser: Browser, visit: Visit, text = '123456789012345678'): Promise<Figures> {
  const { page, cdp, loading } = await open(browser, visit)
  const field = page.locator('input:not([type=checkbox], [type=radio], [type=hidden])').first()
  await field.focus()
  const before = await metrics(cdp)
  for (const letter of text) {
    await page.keyboard.press(letter)
    await page.evaluate(frame)
  }
  const after = await metrics(cdp)
  const typed = (await field.inputValue()).replaceAll(/\D/g, '')
  if (typed !== text) throw new Error(`Typed ${text} into ${visit.url}, found ${typed}.`)
  const perKey = (name: 'script' | 'task') => ((after[name] - before[name]) * 1000) / text.length
  await page.context().close()
  return { ...loading, 'script per key, ms': perKey('script'), 'all work per key, ms': perKey('task') }
}

/** Opens a page in a fresh context and scrolls its list to the end, 240 px a frame. */
export async function visitList(browser: Browser, visit: Visit, longestMs: number): Promise<Figures> {
  const { page, cdp, loading } = await open(browser, visit)
  const scrolled = await page.evaluate(scrollToEnd, { step: 240, longestMs })
  await cdp.send('HeapProfiler.collectGarbage')
  const { heap } = await metrics(cdp)
  await page.context().close()
  return {
    ...loading,
    'scrolled, px': scrolled.distance,
    'frames dropped, %': scrolled.droppedShare * 100,
    'longest frame, ms': scrolled.longestFrame,
    'elements at most': scrolled.elements,
    'heap afterwards, MB': heap / 1e6,
  }
}

async function open(browser: Browser, { url, ready, slowdown }: Visit): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const bodies: Promise<readonly [kind: string, bytes: number]>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    bodies.push(response.body().then((body) => [kind, gzipSync(body, { level: 9 }).length] as const))
  })
  await page.addInitScript(noteWhenReady, ready)
  await page.goto(url)
  await page.locator(ready).first().waitFor({ timeout: 60_000 })
  const visibleAt = await page.evaluate(() => globalThis.readyAt ?? Number.NaN)
  const { script } = await metrics(cdp)
  const loaded = await Promise.all(bodies)
  const kB = (wanted: string) => loaded.reduce((sum, [kind, bytes]) => (kind === wanted ? sum + bytes : sum), 0) / 1000
  return {
    page,
    cdp,
    loading: {
      'JavaScript, kB gzip': kB('script'),
      'CSS, kB gzip': kB('stylesheet'),
      'visible after, ms': visibleAt,
      'script until visible, ms': script * 1000,
    },
  }
}

/** Seconds of script and of all main-thread work, bytes of heap. */
async function metrics(cdp: CDPSession): Promise<{ script: number; task: number; heap: number }> {
  const { metrics: all } = await cdp.send('Performance.getMetrics')
  const named = (name: string) => all.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { script: named('ScriptDuration'), task: named('TaskDuration'), heap: named('JSHeapUsedSize') }
}

declare global {
  var readyAt: number | undefined
}

// What follows runs in the page and refers to nothing outside itself.

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
}

function noteWhenReady(selector: string): void {
  const look = () => {
    const element = document.querySelector(selector)
    if (element && element.getBoundingClientRect().height > 0) globalThis.readyAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function scrollToEnd({ step, longestMs }: { step: number; longestMs: number }) {
  const scrollers = [...document.querySelectorAll('*')].filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 50 && /auto|scroll/.test(getComputedStyle(element).overflowY),
  )
  const scroller = scrollers[0] ?? document.scrollingElement ?? document.documentElement
  const began = performance.now()
  const gaps: number[] = []
  let elements = 0
  let last = began
  let movedAt = began
  let top = -1
  while (performance.now() - began < longestMs && performance.now() - movedAt < 2000) {
    scroller.scrollTop += step
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = performance.now()
    if (scroller.scrollTop > top) {
      gaps.push(now - last)
      movedAt = now
      top = scroller.scrollTop
    }
    last = now
    if (gaps.length % 30 === 0) elements = Math.max(elements, document.querySelectorAll('*').length)
  }
  const length = 1000 / 60
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / length) - 1), 0)
  return {
    distance: top,
    droppedShare: dropped / (gaps.length + dropped),
    longestFrame: Math.max(...gaps),
    elements,
  }
}
