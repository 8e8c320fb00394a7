// The tests of the studio use these actions to change the colours and sizes of a market.
import { expect, type Page } from '@playwright/test'
import type { Hand, Way } from './hands'
import { app, changes, side } from './studio'

/** A thing that people do in the studio, by each hand. */
export interface Control {
  readonly name: string
  /** True for a control that is tried by touch too, on a tablet. */
  readonly byTouch?: true
  readonly search: string
  use(page: Page, hand: Hand, way: Way): Promise<void>
}

/** Presses a button of the panel. */
export const press = (page: Page, hand: Hand, name: string) =>
  hand.press(side(page).getByRole('button', { name, exact: true }))
/** Opens the review. */
export const review = (page: Page, hand: Hand) => hand.press(page.getByRole('button', { name: /^Review \d+ change/ }))
const tokenOf = (page: Page, name: string) =>
  app(page)
    .locator('html')
    .evaluate((root, token) => getComputedStyle(root).getPropertyValue(token).trim(), `--pw-color-${name}`)

/** Tries the tokens of a market. */
export const colourControls: readonly Control[] = [
  {
    name: 'a colour of a market is seen at once, and an illegible one gets the nearest that can be read',
    byTouch: true,
    search: '?path=/guild/member&market=international',
    async use(page, hand) {
      await hand.press(page.getByRole('button', { name: 'Colours', exact: true }))
      const primary = side(page).getByRole('textbox', { name: 'primary', exact: true })
      await hand.write(primary, '#0b4fc4')
      await expect.poll(() => tokenOf(page, 'primary')).toBe('#0b4fc4')
      await hand.write(primary, '#ffee99')
      await expect(side(page).getByRole('alert').first()).toBeVisible()
      await hand.press(
        side(page)
          .getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest legible colour$/ })
          .first(),
      )
      await expect(primary).not.toHaveValue('#ffee99')
      await review(page, hand)
      await expect(changes(page)).toContainText('Token primary (light) becomes #')
    },
  },
  {
    name: 'soft and dark colours follow from one colour, and a size is seen at once',
    search: '?path=/guild/member&market=international&scheme=dark',
    async use(page, hand) {
      const before = await tokenOf(page, 'primary-soft')
      await hand.press(page.getByRole('button', { name: 'Colours', exact: true }))
      await hand.write(side(page).getByLabel('Colour of the brand', { exact: true }), '#0b4fc4')
      await press(page, hand, 'Derive the colours')
      await expect.poll(() => tokenOf(page, 'primary-soft')).not.toBe(before)
      await hand.press(side(page).getByText(/^Sizes, shapes, fonts and motion/))
      await hand.write(side(page).getByLabel('row-gap', { exact: true }), '24px')
      const gap = () =>
        app(page)
          .locator('html')
          .evaluate((root) => getComputedStyle(root).getPropertyValue('--pw-row-gap').trim())
      await expect.poll(gap).toBe('24px')
      await review(page, hand)
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
    },
  },
]
