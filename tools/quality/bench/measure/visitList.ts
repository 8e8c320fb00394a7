import type { Browser } from '@playwright/test'
import type { Figures } from '../figures'
import { openPage, type PageVisit } from './openPage'

/** Opens a list and scrolls it to its end, 240 px a frame. */
export async function visitList(browser: Browser, visit: PageVisit, rows: number): Promise<Figures> {
  const { page, loaded, readyMs, work, measured, heap, close } = await openPage(browser, visit)
  try {
    const kept = await heap()
    const before = await measured()
    const scrolled = await page.evaluate(scrollToEnd, { step: 240, longestMs: 240_000 })
    const after = await measured()
    const thousand = rows / 1000
    return {
      'JS kB': loaded.js,
      'CSS kB': loaded.css,
      'visible ms': readyMs,
      'script ms': work.script,
      'scrolled px': scrolled.distance,
      'script a 1,000 rows': (after.script - before.script) / thousand,
      'work a 1,000 rows': (after.all - before.all) / thousand,
      'frames dropped %': scrolled.droppedShare * 100,
      'of them without movement %': scrolled.stillShare * 100,
      'longest frame ms': scrolled.longestFrame,
      'elements at most': scrolled.elements,
      'heap kB a 1,000 rows': (((await heap()) - kept) * 1000) / thousand,
    }
  } finally {
    await close()
  }
}

// The following functions run in the page, so they refer to nothing outside themselves.

/** Scrolls until nothing has moved for two seconds. */
export async function scrollToEnd({ step, longestMs }: { step: number; longestMs: number }) {
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
  let still = 0
  let stillNow = 0
  while (performance.now() - began < longestMs && performance.now() - movedAt < 2000) {
    scroller.scrollTop += step
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
  const length = 1000 / 60
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / length) - 1), 0)
  return {
    distance: top,
    // A frame without movement counts as dropped, because a person sees nothing new.
    droppedShare: (dropped + still) / (gaps.length + dropped + still),
    stillShare: still / (gaps.length + dropped + still),
    longestFrame: Math.max(...gaps),
    elements,
  }
}
