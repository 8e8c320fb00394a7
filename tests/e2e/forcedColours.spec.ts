// In a contrast theme the system chooses all colours. How far something is, and what is chosen, must still be seen.
import { settled } from './support/routes'
import { expect, test } from './support/test'
import { words } from './support/words'

test('WCAG 1.4.1 with forced colours a goal shows how far it is', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn('host', '/my-diamond')
  await settled(page)
  const goal = page.getByRole('meter', { name: words('diamond.goal') })
  const [line, ground] = await goal.evaluate((bar) =>
    [bar.firstElementChild ?? bar, document.documentElement].map((one) => getComputedStyle(one).backgroundColor),
  )
  expect([ground, 'rgba(0, 0, 0, 0)']).not.toContain(line)
})

test('WCAG 1.4.1 with forced colours the chosen tab stands out from the others', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn('owner', '/withdraw/order?side=mine')
  await settled(page)
  const groundOf = (isChosen: boolean) =>
    page
      .getByRole('tablist')
      .last()
      .getByRole('tab', { selected: isChosen })
      .first()
      .evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await groundOf(true)).not.toBe(await groundOf(false))
})
