// Functions that run in the page. They are sent as source text, so each refers to nothing outside itself and uses only
// features of Chromium 80.

/** Describes an element as a person finds it. */
export interface Target {
  readonly css: string
  /** The text of the element, or its label for assistive technology. */
  readonly text?: string
  /** True if the text need only begin with `text`. */
  readonly isStart?: boolean
  /** True for the last match instead of the first: the topmost one. */
  readonly isLast?: boolean
}

export interface Seen {
  readonly count: number
  readonly text: string
  readonly value: string
  readonly isChecked: boolean
  readonly isDisabled: boolean
  /** The point to press, in the viewport. */
  readonly x: number
  readonly y: number
  /** True if the element or an ancestor is being animated. */
  readonly isMoving: boolean
  /** The element that covers it, if any. */
  readonly covered: string | null
}

/** Finds the visible element of a target. With `isToPress`, scrolls it into view and looks for what covers it. */
export function look({ css, text, isStart, isLast }: Target, isToPress: boolean): Seen | null {
  const clean = (words: string | null) => (words || '').replace(/[\s\u200e\u200f\u2066-\u2069]+/g, ' ').trim()
  // Omits parts that are hidden from assistive technology, such as a flag.
  const wordsOf = (element: Element) => {
    const parts: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement || !node.parentElement.closest('[aria-hidden=true]')) parts.push(node.textContent || '')
    }
    return clean(parts.join(' '))
  }
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const fits = (words: string) => text === undefined || (isStart ? words.startsWith(text) : words === text)
  const all = Array.from(document.querySelectorAll<HTMLElement>(css)).filter(
    (element) => isShown(element) && (fits(wordsOf(element)) || fits(clean(element.getAttribute('aria-label')))),
  )
  const found = all[isLast ? all.length - 1 : 0]
  if (!found) return null
  // A choice may be visible only by its label.
  const isSmall = found.getBoundingClientRect().width < 8
  const pressed = (isSmall && found.closest('label')) || found
  if (isToPress) {
    const { top, bottom } = pressed.getBoundingClientRect()
    // Bars at the edges of the screen cover elements behind them.
    if (top < 80 || bottom > innerHeight - 110) pressed.scrollIntoView({ block: 'center' })
  }
  const box = pressed.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const hit = isToPress ? document.elementFromPoint(x, y) : pressed
  const label = found.closest('label')
  const isHit = hit !== null && (pressed.contains(hit) || (label !== null && label.contains(hit)))
  let isMoving = false
  for (let one: Element | null = pressed; one && one.getAnimations; one = one.parentElement) {
    isMoving =
      isMoving ||
      one.getAnimations().some(({ playState, effect }) => {
        const ends = effect ? effect.getComputedTiming().endTime : 0
        return playState === 'running' && ends !== Infinity
      })
  }
  const { value = '', checked = false, disabled = false } = found as Partial<HTMLInputElement>
  return {
    count: all.length,
    text: wordsOf(found),
    value,
    isChecked: checked,
    isDisabled: disabled || found.getAttribute('aria-disabled') === 'true',
    x,
    y,
    isMoving,
    covered: isHit
      ? null
      : hit
        ? `${hit.tagName.toLowerCase()} ${hit.className}`
        : 'nothing, because it is off the screen',
  }
}

/** Selects the text of the focused field, so that typing replaces it. */
export function selectText(): boolean {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
  field.select()
  return true
}

/** The current content of the document. */
export interface DocumentState {
  readonly url: string
  /** True if there is a page and nothing on it is loading. */
  readonly isSettled: boolean
  readonly isBlank: boolean
  readonly title: string
  /** The text of a failure on the page. */
  readonly failed: string | null
  /** The message of the boot guard. */
  readonly guard: string | null
}

export function readState(): DocumentState {
  const shown = (css: string) =>
    Array.from(document.querySelectorAll<HTMLElement>(css)).find((element) => element.getClientRects().length > 0)
  const wordsOf = (css: string) => {
    const element = shown(css)
    return element ? element.innerText.trim() : null
  }
  const hasRows = !shown('.pw-list') || Boolean(shown('.pw-list-row, .pw-empty, .pw-failed'))
  const drawn = shown('main svg, main img, main canvas, main input, main progress')
  return {
    url: location.href,
    isSettled: Boolean(shown('main, h1')) && !shown('[aria-busy=true]') && hasRows,
    isBlank: document.body.innerText.trim() === '' && !drawn,
    title: wordsOf('h1') || '',
    failed: wordsOf('.pw-failed'),
    guard: wordsOf('.pw-guard[role=alert]'),
  }
}

/** The rows of the list on the page, during scrolling. */
export interface DrawnRows {
  readonly positions: readonly number[]
  readonly size: number
  readonly isAtEnd: boolean
  readonly isBusy: boolean
}

/** Returns the drawn rows and scrolls to the last one, so that no row is skipped. */
export function scrollOn(): DrawnRows {
  const rows = Array.from(document.querySelectorAll('.pw-list-row'))
  const number = (element: Element, name: string) => Number(element.getAttribute(name))
  const last = rows[rows.length - 1]
  if (last) last.scrollIntoView({ block: 'start' })
  return {
    positions: rows.map((row) => number(row, 'aria-posinset')),
    size: last ? number(last, 'aria-setsize') : 0,
    isAtEnd: document.querySelector('.pw-list-no-more') !== null,
    isBusy: document.querySelector('[aria-busy=true]') !== null,
  }
}

/** The colours at the border of each visible text field: red, green, blue and alpha, 0 to 255. */
export interface Border {
  readonly field: string
  /** Null without a border. */
  readonly line: readonly number[] | null
  /** The backgrounds around it, the nearest first; the last one is the canvas. */
  readonly grounds: readonly (readonly number[])[]
}

export function readBorders(): readonly Border[] {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const pen = canvas.getContext('2d')
  // The engine itself converts the colour, because notations differ between versions.
  const rgba = (color: string) => {
    if (!pen) return []
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = 'rgba(0, 0, 0, 0)'
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    return Array.from(pen.getImageData(0, 0, 1, 1).data)
  }
  // A line is a border, or an unblurred shadow on all sides.
  const lineOf = (element: Element) => {
    const { borderTopWidth, borderTopColor, boxShadow } = getComputedStyle(element)
    if (parseFloat(borderTopWidth) > 0) return borderTopColor
    const shadow = /^((?:[^\s(]|\([^)]*\))+) 0px 0px 0px [1-9][\d.]*px/.exec(boxShadow)
    return shadow ? shadow[1] || null : null
  }
  const css =
    'input:not([type]), input[type=text], input[type=search], input[type=password], input[type=tel], textarea, [inputmode]'
  const fields = Array.from(document.querySelectorAll(css)).filter((field) => field.getClientRects().length > 0)
  return fields.map((field) => {
    const end = field.closest('.pw-field, .pw-search')
    let box: Element = field
    while (!lineOf(box) && box !== end && box.parentElement) box = box.parentElement
    const line = lineOf(box)
    const grounds: number[][] = []
    for (let one = box.parentElement; one; one = one.parentElement)
      grounds.push(rgba(getComputedStyle(one).backgroundColor))
    grounds.push([255, 255, 255, 255])
    const named = field.closest('[data-field]')
    return {
      field: (named && named.getAttribute('data-field')) || field.getAttribute('aria-label') || field.tagName,
      line: line ? rgba(line) : null,
      grounds,
    }
  })
}
