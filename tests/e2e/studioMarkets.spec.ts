// A market of each product is made like each of its markets, and its page is drawn in it at once.
import { expect } from '@playwright/test'
import { handFor } from './support/hands'
import { desk } from './support/phone'
import { keptTest as test, serve } from './support/served'
import { app, openStudio, save, side } from './support/studio'

test.use(desk)

for (const [folder, models] of [
  ['.', ['international', 'russia', 'test-brand']],
  ['examples/conduit', ['world', 'qanat']],
  ['examples/github', ['main']],
  ['examples/starter', ['main']],
] as const)
  test.describe(folder, () => {
    const product = serve(folder)
    for (const model of models)
      for (const way of ['pointer', 'keyboard'] as const)
        test(`by ${way}: a market like ${model}`, async ({ page }) => {
          const hand = handFor(page, way)
          await openStudio(page, product, `?market=${model}`)
          await hand.press(page.getByRole('button', { name: 'New market', exact: true }))
          const form = side(page).getByRole('form', { name: 'New market' })
          const field = (label: string) => form.getByLabel(label, { exact: true })
          await expect(field('Like')).toHaveValue(model)
          await hand.write(field('Name that people see'), 'North')
          await hand.write(field('Host of its pages'), 'm.north.example')
          await hand.write(field('Address of its server'), 'https://api.north.example')
          await hand.press(form.getByRole('button', { name: 'Add market' }))
          await save(page, hand)
          await hand.choose(page.getByLabel('Market', { exact: true }), 'north')
          await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible()
          expect(product.lines()).toContain('m.north.example')
        })
  })
