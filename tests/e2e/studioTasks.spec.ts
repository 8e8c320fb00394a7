// The tasks of an operator, each by pointer and by keys alone: the recipes of docs/cookbook.md. The saved lines
// are compared with those of tests/e2e/studioTasks, which a person has checked.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { recipes, searchOf } from './support/recipes'
import { handFor } from './support/hands'
import { doSteps } from './support/recipeSteps'
import { desk } from './support/phone'
import { keptTest as test, serve } from './support/served'
import { openStudio, save } from './support/studio'

test.use(desk)
const lumi = serve()

for (const recipe of recipes)
  for (const way of ['pointer', 'keyboard'] as const)
    test(`by ${way}: ${recipe.name}`, async ({ page }) => {
      const hand = handFor(page, way)
      await openStudio(page, lumi, searchOf(recipe))
      await doSteps(page, hand, recipe.steps)
      await save(page, hand)
      expect(lumi.lines()).toBe(readFileSync(join(import.meta.dirname, `studioTasks/${recipe.file}.diff`), 'utf8'))
    })
