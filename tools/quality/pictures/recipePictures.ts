// Photographs the recipes of docs/cookbook.md while their steps are done in the studio.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startDevServer } from '../../../tests/e2e/support/devServer'
import { handFor } from '../../../tests/e2e/support/hands'
import { doSteps } from '../../../tests/e2e/support/recipeSteps'
import { openStudio } from '../../../tests/e2e/support/studio'
import { type PictureFrame, recipes, searchOf } from '../../../tests/e2e/support/recipes'
import { copyProject } from '../projectCopy'
import { palettePng } from './palettePng'
import { readPng } from './readPng'
import { stillScreen } from './stillScreen'

/** Writes the pictures into a folder, from a copy of the project that `npm start` serves. Nothing is saved in it. */
export async function photographRecipes(browser: Browser, into: string, only: string | undefined): Promise<void> {
  mkdirSync(into, { recursive: true })
  const copy = copyProject()
  try {
    const server = await startDevServer(copy.folder)
    try {
      for (const recipe of recipes.filter(({ file }) => only === undefined || file === only)) {
        // Unsaved changes stay in the browser: each recipe gets a context of its own.
        const context = await browser.newContext({
          viewport: { width: 1120, height: 720 },
          reducedMotion: 'reduce',
          timezoneId: 'Asia/Riyadh',
        })
        const page = await context.newPage()
        page.setDefaultTimeout(60_000)
        await openStudio(page, { origin: () => server.origin }, searchOf(recipe))
        await doSteps(page, handFor(page, 'pointer'), recipe.steps, async ({ picture, of }) => {
          const file = palettePng(readPng(await stillScreen(page, await clipOf(page, of))))
          writeFileSync(join(into, `${picture}.png`), file)
          console.log(`docs/pictures/studio/${picture}.png  ${(file.length / 1000).toFixed(1)} kB`)
        })
        await context.close()
      }
    } finally {
      await server.stop()
    }
  } finally {
    copy.remove()
  }
}

/** Returns the part of the screen that a picture shows, in px. */
async function clipOf(page: Page, of: PictureFrame) {
  const [stage, panel] = await Promise.all(
    ['[data-region=page]', '[data-region=side]'].map((one) => page.locator(one).boundingBox()),
  )
  if (!stage || !panel) throw new Error('The studio has no page or no panel.')
  if (of === 'all') return { x: 0, y: 0, width: 1120, height: 720 }
  const from = of === 'panel' ? panel : stage
  return { x: from.x, y: from.y, width: panel.x + panel.width - from.x, height: panel.height }
}
