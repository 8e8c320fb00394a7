import { expect, type Page } from '@playwright/test'

/** Nothing is wider than the screen, and no control, label, heading or figure is cut off, spilt over or torn apart. */
export async function expectFitting(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 812 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, `width of ${page.url()} on a screen of ${width}`).toBeLessThanOrEqual(width)
  expect(await page.evaluate(wordsThatDoNotFit), `${page.url()} on a screen of ${width}`).toEqual([])
}

/** Words that are cut off, spilt over their control or torn apart. Runs in the page: it refers to nothing outside itself. */
export function wordsThatDoNotFit(): readonly string[] {
  const controls =
    'button, [role=tab], [role=button], a, label, legend, h1, h2, h3, .pw-badge, .pw-chip, .pw-figure, .pw-row-figure'
  /** A word, or an amount such as 1,234.50. */
  const whole = /^(\p{L}+|\d{1,3}(,\d{3})*(\.\d+)?)$/u
  const inset = ({ left, right }: DOMRect, by: DOMRect) => left >= by.left - 1 && right <= by.right + 1
  const isHidden = (element: Element) =>
    element.closest('.pw-hidden, [aria-hidden=true], details:not([open]) > :not(summary)') !== null
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const found = [...document.querySelectorAll(controls)].flatMap((control) => {
    if (isHidden(control)) return []
    const bounds = [control]
    for (let one: Element | null = control; one && !scrolls(one); one = one.parentElement) {
      if (one !== control && /hidden|clip/.test(getComputedStyle(one).overflowX)) bounds.push(one)
    }
    const boxes = bounds.map((element) => element.getBoundingClientRect())
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    const problems: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const written = text.textContent ?? ''
      const around = text.parentElement ?? control
      // The word of a button that shows its icon alone is for screen readers.
      if (isHidden(around) || getComputedStyle(around).clipPath === 'inset(50%)') continue
      // Chinese breaks between any two characters; an address or number of an account has to break somewhere.
      for (const word of written.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
        const isOut = rects.some((rect) => boxes.some((box) => !inset(rect, box)))
        const lines = new Set(rects.map(({ bottom }) => Math.round(bottom / 4)))
        const isTorn = lines.size > 1 && whole.test(word[0]) && !/\p{Script=Han}/u.test(word[0])
        if (isOut || isTorn)
          problems.push(`${isOut ? 'cut off' : 'torn'}: "${word[0]}" of "${written.trim().slice(0, 60)}"`)
      }
    }
    return problems.map((problem) => `${control.tagName.toLowerCase()}.${control.className} ${problem}`)
  })
  return [...new Set(found)]
}
