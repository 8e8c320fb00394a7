import type { Browser, Page } from '@playwright/test'
import type { Figures } from '../figures'
import { openPage, type Visit } from './openPage'

export interface DepthVisit extends Visit {
  /** Rows of the whole list. */
  readonly rows: number
  readonly rowHeight: number
}

/** Rows that are scrolled by 240 px a frame, at the beginning and at the end. */
const strolled = 2000
/** Rows after which the heap is looked at for the first time. */
const early = 5000

/**
 * Opens a long list, scrolls its first rows, hurries on, and scrolls its last ones: what a thousand rows take there and
 * here, of the processor and of the heap.
 */
export async function visitDepth(browser: Browser, visit: DepthVisit): Promise<Figures> {
  const { rows, rowHeight, slowdown } = visit
  const { page, measured, quiet, heap, slow, close } = await openPage(browser, visit)
  const at = (row: number) => row * rowHeight
  const stroll = async (to: number) => {
    await quiet()
    const before = await measured()
    const passed = (await scrollTo(page, at(to), 240)) / rowHeight
    return (((await measured()).all - before.all) / passed) * 1000
  }
  const hurry = async (to: number) => {
    await slow(1)
    await scrollTo(page, at(to), 40_000)
    await quiet()
    await slow(slowdown)
  }
  try {
    const empty = await heap()
    const workEarly = await stroll(strolled)
    await hurry(early)
    const heapEarly = (await heap()) - empty
    await hurry(rows - strolled)
    const workLate = await stroll(rows)
    const heapLate = (await heap()) - empty
    return {
      'work a 1,000 rows, first': workEarly,
      'work a 1,000 rows, last': workLate,
      'heap kB a 1,000 rows, of 5,000': (heapEarly / early) * 1e6,
      'heap kB a 1,000 rows, of all': (heapLate / rows) * 1e6,
    }
  } finally {
    await close()
  }
}

/** Gives the pixels that it came on. Throws where the list ends long before. */
async function scrollTo(page: Page, top: number, step: number): Promise<number> {
  const { from, to } = await page.evaluate(scrollOn, { top, step })
  if (to < top * 0.97) throw new Error(`${page.url()} was to be scrolled to ${top} px, it ends at ${to}.`)
  return to - from
}

// What follows runs in the page and refers to nothing outside itself.

async function scrollOn({ top, step }: { top: number; step: number }) {
  const scroller = document.scrollingElement ?? document.documentElement
  const from = scroller.scrollTop
  let last = from
  let movedAt = performance.now()
  while (scroller.scrollTop < top && performance.now() - movedAt < 3000) {
    scroller.scrollTop = Math.min(top, scroller.scrollTop + step)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (scroller.scrollTop > last) movedAt = performance.now()
    last = scroller.scrollTop
  }
  return { from, to: scroller.scrollTop }
}
