import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with a line for each thing that axe finds on the page: its rule, what it means, and the first elements. */
export async function expectAccessible(page: Page): Promise<void> {
  // What still fades in has the contrast of neither its beginning nor its end.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => {
      // What is hidden keeps its transitions for the moment when it is shown.
      const isDrawn = effect instanceof KeyframeEffect && effect.target?.checkVisibility()
      return isDrawn && Number.isFinite(effect.getComputedTiming().endTime)
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, help, nodes }) => {
    const elements = nodes.slice(0, 3).map((node) => node.html.slice(0, 160))
    return `${id}: ${help}\n    ${elements.join('\n    ')}`
  })
  expect(found, `axe on ${page.url()}`).toEqual([])
}
