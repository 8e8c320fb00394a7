import type { Browser, Page } from '@playwright/test'
import type { Figures } from '../figures'
import { openPage, type PageVisit } from './openPage'

export interface DepthVisit extends PageVisit {
  /** Rows of the whole list. */
  readonly rows: number
  readonly rowHeight: number
}

/** The number of rows that are scrolled at 240 px a frame, at the start and at the end. */
const scrolledRows = 2000
/** The number of rows before the first measurement of the heap. */
const rowsBeforeHeap = 5000

/**
 * Opens a long list, scrolls slowly through its first and last rows, and fast between. Returns the processor time and
 * heap for a thousand rows at both ends.
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
    const workEarly = await stroll(scrolledRows)
    await hurry(rowsBeforeHeap)
    const heapEarly = (await heap()) - empty
    await hurry(rows - scrolledRows)
    const workLate = await stroll(rows)
    const heapLate = (await heap()) - empty
    return {
      'work a 1,000 rows, first': workEarly,
      'work a 1,000 rows, last': workLate,
      'heap kB a 1,000 rows, of 5,000': (heapEarly / rowsBeforeHeap) * 1e6,
      'heap kB a 1,000 rows, of all': (heapLate / rows) * 1e6,
    }
  } finally {
    await close()
  }
}

/** Scrolls to a position and returns the pixels. Throws if the list ends early. */
async function scrollTo(page: Page, top: number, step: number): Promise<number> {
  const { from, to } = await page.evaluate(scrollOn, { top, step })
  if (to < top * 0.97) throw new Error(`${page.url()} was to be scrolled to ${top} px, it ends at ${to}.`)
  return to - from
}

// The following function runs in the page, so it refers to nothing outside itself.

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
