// Measures how texts stand in the place of a text on the page.
import type { PageWindow } from '../../shell/windowPage'

/** The space that a text takes in its place on the screen. */
export interface TextRoom {
  readonly lines: number
  /** True if a part of the text cannot be seen, or reaches out of its place. */
  readonly isCut: boolean
}

/**
 * Puts each text in the place where the page shows `shown`, and measures it. The page shows the old text again before the
 * browser draws. Returns undefined if the page does not show it. If several places show it, the narrowest one counts.
 */
export function roomsOf(
  page: PageWindow,
  shown: string,
  texts: { readonly [language: string]: string },
): { readonly [language: string]: TextRoom } | undefined {
  const places = placesOf(page, shown)
  if (places.length === 0) return undefined
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => {
      const rooms = places.map((place) => roomIn(page, place, text))
      return [
        language,
        { lines: Math.max(...rooms.map(({ lines }) => lines)), isCut: rooms.some(({ isCut }) => isCut) },
      ]
    }),
  )
}

interface TextPlace {
  readonly node: Text
  readonly element: Element
  /** The values that stand for placeholders, by name. */
  readonly values: { readonly [name: string]: string }
}

const placeholder = /\{\{\s*([\w.]+)[^}]*\}\}/g

function placesOf({ document }: PageWindow, shown: string): readonly TextPlace[] {
  const names = [...shown.matchAll(placeholder)].map(([, name = '']) => name)
  const pattern = shown
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&') : '(.*)'))
    .join('')
  const whole = new RegExp(`^\\s*${pattern}\\s*$`, 's')
  // A page that is still loading has no body.
  const walker = document.createTreeWalker(document.querySelector('body') ?? document, NodeFilter.SHOW_TEXT)
  const found: TextPlace[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node
    const match = whole.exec((node as Text).data)
    if (!match || !element || element.getClientRects().length === 0) continue
    const values = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']))
    found.push({ node: node as Text, element, values })
  }
  return found
}

function roomIn(page: PageWindow, { node, element, values }: TextPlace, text: string): TextRoom {
  const old = node.data
  node.data = text.replaceAll(placeholder, (_whole, name: string) => values[name] ?? '')
  try {
    const range = page.document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()]
    return { lines: new Set(rects.map(({ bottom }) => Math.round(bottom))).size, isCut: isCut(page, element, rects) }
  } finally {
    node.data = old
  }
}

/** Returns whether a text is wider than the screen, or than an element around it that hides the rest. */
function isCut(page: PageWindow, element: Element, rects: readonly DOMRect[]): boolean {
  const left = Math.min(...rects.map((one) => one.left))
  const right = Math.max(...rects.map((one) => one.right))
  const bottom = Math.max(...rects.map((one) => one.bottom))
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { overflowX, overflowY, display } = page.getComputedStyle(around)
    const box = around.getBoundingClientRect()
    const isBox = display !== 'inline' && display !== 'contents'
    if (isBox && overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true
    if (isBox && (overflowY === 'hidden' || overflowY === 'clip') && bottom > box.bottom + 1) return true
  }
  return left < -1 || right > page.innerWidth + 1
}
