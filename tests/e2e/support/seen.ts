// Reads where a part is, and which colours it has, as a person sees it.
import { expect, type Locator, type Page } from '@playwright/test'

export async function boxOf(part: Locator): Promise<DOMRect> {
  await expect(part).toBeVisible()
  return part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
}

/** A finger that presses the middle of a part meets it, or what it contains. */
export async function expectOnTop(part: Locator): Promise<void> {
  await expect.poll(() => isHit(part)).toBe(true)
}

export function isHit(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
}

/** The colour of a role, such as `danger`, as the page resolves it. */
export function roleColour(page: Page, role: string): Promise<string> {
  return page.evaluate((name) => {
    const sample = document.createElement('i')
    sample.style.color = `var(--pw-color-${name})`
    document.body.append(sample)
    const { color } = getComputedStyle(sample)
    sample.remove()
    return color
  }, role)
}
