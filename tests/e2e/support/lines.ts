// The lines by which a person sees where a control is: borders and rings, with the grounds on both sides of them.
import { expect, type Locator, type Page } from '@playwright/test'
import { blend, contrast } from '@pagewright/engine/tools'

/** Everything in which something is typed or chosen, as it is drawn. */
export const fields =
  '.pw-input-box, .pw-input-lines, .pw-picker, .pw-suggestion, .pw-choice, .pw-search, .pw-image-add'

interface Line {
  readonly of: string
  readonly width: number
  readonly colour: string
  readonly inside: string
  readonly outside: string
}

/** Expects at least `count` of these controls in sight, each with a border of at least 3 to 1 to both sides (WCAG 1.4.11). */
export async function expectBorders(page: Page, selector: string, count: number): Promise<void> {
  await expect.poll(async () => (await linesOf(page, selector)).length, selector).toBeGreaterThanOrEqual(count)
  const lines = await linesOf(page, selector)
  const weak = lines.filter(
    ({ width, colour, inside, outside }) =>
      width < 1 || Math.min(...[inside, outside].map((ground) => contrastOn(ground, colour))) < 3,
  )
  expect(weak).toEqual([])
}

/** The contrast of what shows the focus, an outline or a ring drawn as a shadow, to the ground around it; 0 where nothing does. */
export async function focusContrast(page: Page, selector: string): Promise<number> {
  const [line] = await linesOf(page, selector, 'focus')
  return line && line.width >= 2 ? contrastOn(line.outside, line.colour) : 0
}

function linesOf(page: Page, selector: string, kind: 'border' | 'focus' = 'border'): Promise<readonly Line[]> {
  return page.locator(selector).evaluateAll((elements, kind): Line[] => {
    const groundOf = (start: Element | null): string => {
      for (let at = start; at; at = at.parentElement) {
        const colour = getComputedStyle(at).backgroundColor
        if (colour.startsWith('rgb(')) return colour
      }
      return 'rgb(255, 255, 255)'
    }
    return elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element)
        const around = { of: element.className, inside: groundOf(element), outside: groundOf(element.parentElement) }
        if (kind === 'border') {
          return { ...around, width: Number.parseFloat(style.borderTopWidth), colour: style.borderTopColor }
        }
        const [, colour, width] = /^(rgb\([^)]*\)) 0px 0px 0px (\d+)px/.exec(style.boxShadow) ?? []
        if (colour) return { ...around, width: Number(width), colour }
        const isDrawn = style.outlineStyle !== 'none'
        return { ...around, width: isDrawn ? Number.parseFloat(style.outlineWidth) : 0, colour: style.outlineColor }
      })
  }, kind)
}

/** `ground` is the colour that a person sees behind the words. `stands` is its contrast to its surroundings, and `ink` that of the words to it. */
export interface Look {
  readonly ground: string
  readonly stands: number
  readonly ink: number
}

/** Tells how a part looks, or what is drawn before or after its words. */
export async function lookOf(part: Locator, pseudo?: '::before' | '::after'): Promise<Look> {
  const [layers, own, colour] = await part.evaluate((element, pseudo) => {
    const layers: string[] = []
    for (let at = pseudo ? element : element.parentElement; at; at = at.parentElement) {
      layers.unshift(getComputedStyle(at).backgroundColor)
      if (layers[0]?.startsWith('rgb(')) break
    }
    const { backgroundColor, color, opacity, content } = getComputedStyle(element, pseudo)
    const isDrawn = opacity !== '0' && (pseudo === undefined || content !== 'none')
    return [layers, isDrawn ? backgroundColor : 'rgba(0, 0, 0, 0)', color] as const
  }, pseudo)
  const around = layers.reduce(laidOn, 'rgb(255, 255, 255)')
  const ground = laidOn(around, own)
  return { ground, stands: contrast(ground, opaque(around)), ink: contrast(laidOn(ground, colour), ground) }
}

/** Takes colours as a browser says them: `rgb(1, 2, 3)` for a ground, and `rgba(1, 2, 3, 0.8)` as well for what lies on it. */
function contrastOn(ground: string, colour: string): number {
  return contrast(laidOn(ground, colour), opaque(ground))
}

function laidOn(ground: string, colour: string): string {
  const [, parts = '', alpha = '1'] = /^rgba?\((\d+, \d+, \d+)(?:, ([\d.]+))?\)$/.exec(colour) ?? []
  return blend(`rgb(${parts.replaceAll(',', '')} / ${Math.round(Number(alpha) * 100)}%)`, opaque(ground))
}

function opaque(colour: string): string {
  if (colour.startsWith('#')) return colour
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
