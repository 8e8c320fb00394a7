// Does the steps of a recipe in the studio, by pointer or by keys.
import { expect, type Page } from '@playwright/test'
import { type RecipeStep, type StepPlace, undoLabel } from './recipes'
import type { Hand } from './hands'
import { app, changes, parts, patience, side } from './studio'

/** Does steps in their order. `photograph` is called for each picture; without it nothing is photographed. */
export async function doSteps(
  page: Page,
  hand: Hand,
  steps: readonly RecipeStep[],
  photograph: (picture: Extract<RecipeStep, { picture: string }>) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const step of steps) {
    if ('press' in step) {
      const { press, in: place = 'panel' } = step
      await hand.press(places[place](page).getByRole('button', { name: press, exact: true }))
    } else if ('unfold' in step) await hand.press(side(page).locator('summary').filter({ hasText: step.unfold }))
    else if ('tick' in step) for (const name of step.tick) await hand.tick(fieldOf(page, name))
    else if ('untick' in step) await hand.tick(fieldOf(page, step.untick))
    else if ('write' in step)
      for (const [label, text] of Object.entries(step.write)) await hand.write(fieldOf(page, label), text)
    else if ('choose' in step)
      for (const [label, option] of Object.entries(step.choose)) await hand.choose(fieldOf(page, label), option)
    else if ('undo' in step) {
      await hand.press(
        changes(page)
          .nth(step.undo - 1)
          .getByRole('button', { name: undoLabel }),
      )
      await expect(changes(page)).toHaveCount(step.left)
    } else if ('translate' in step) await translate(page, hand, step.translate)
    else if ('each' in step) for (const name of step.each) await doSteps(page, hand, step.steps(name), photograph)
    else if ('see' in step) await see(page, step)
    else await photograph(step)
  }
}

const places: { readonly [P in StepPlace]: (page: Page) => ReturnType<typeof side> | Page } = {
  parts,
  panel: side,
  studio: (page) => page,
}

/** Returns the field with a label that can be seen. The newest of several is the last. */
function fieldOf(page: Page, label: string) {
  return side(page).getByLabel(label, { exact: true }).filter({ visible: true }).last()
}

async function translate(page: Page, hand: Hand, count: number): Promise<void> {
  const texts = side(page).getByRole('list').getByRole('textbox')
  await expect(texts.nth(count - 1)).toBeAttached()
  for (let index = 0; index < count; index += 1) {
    const text = texts.nth(index)
    await hand.write(text, `${await text.inputValue()} *`)
  }
}

async function see(page: Page, { see: text, on }: Extract<RecipeStep, { see: string }>): Promise<void> {
  if (on === 'page') await expect(app(page).getByText(text).filter({ visible: true }).first()).toBeVisible(patience)
  else if (on === 'studio') await expect(page.getByText(text)).toBeVisible(patience)
  else await expect(side(page).getByRole('row', { name: new RegExp(`^${on.row}`) })).toContainText(text)
}
