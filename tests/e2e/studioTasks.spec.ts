// The twelve tasks of an operator, by pointer and by keys alone in turn: the recipes of docs/cookbook.md. The saved lines
// are compared with those of tests/e2e/studioTasks, which a person has checked.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { recipes, searchOf } from './support/recipes'
import { serveCopy } from './support/devServer'
import { handFor, wayOf } from './support/hands'
import { doSteps } from './support/recipeSteps'
import { openStudio, save, takeSnapshot } from './support/studio'

const copy = serveCopy()

for (const [at, recipe] of recipes.entries())
  test(`by ${wayOf(at)}: ${recipe.name}`, async ({ page }) => {
    const snapshot = takeSnapshot(copy.folder())
    const hand = handFor(page, wayOf(at))
    try {
      await openStudio(page, copy, searchOf(recipe))
      await doSteps(page, hand, recipe.steps)
      await save(page, hand)
      const written = readFileSync(join(import.meta.dirname, `studioTasks/${recipe.file}.diff`), 'utf8')
      expect(snapshot.lines()).toBe(written)
    } finally {
      snapshot.restore()
    }
  })
