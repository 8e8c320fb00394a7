// Tests how a wide screen uses its room: forms and the texts beside them, start pages, entrances.
import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expectFitting } from './support/fit'
import { desk } from './support/phone'
import { settled } from './support/routes'
import { expect, test } from './support/test'
import { words } from './support/words'

const boxOf = async (part: Locator) => {
  await expect(part).toBeVisible()
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}
const middleOf = ({ x, width }: { readonly x: number; readonly width: number }) => x + width / 2

test.describe('on a wide screen', () => {
  test.use(desk)

  test('the questions about a recharge stand beside its form', async ({ page }) => {
    for (const language of ['en', 'ar'])
      await test.step(`in ${language}`, async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(`/recharge?lang=${language}`)
        await settled(page)
        const form = await boxOf(page.locator('form'))
        const questions = await boxOf(page.getByRole('heading', { level: 2 }).first())
        expect(questions.y).toBeLessThan(form.y + form.height / 2)
        if (language === 'en') expect(questions.x).toBeGreaterThan(form.x + form.width)
        else expect(questions.x + questions.width).toBeLessThan(form.x)
      })
  })

  test('S2-01 S2-49 a wide screen has places for forms, questions, tiles and the way in', async ({ page, signIn }) => {
    await test.step('a form that is alone stands in the middle, below its title', async () => {
      await signIn('host', '/guild/create')
      await settled(page)
      const form = await boxOf(page.locator('form'))
      const main = await boxOf(page.getByRole('main'))
      expect(Math.abs(middleOf(form) - middleOf(main))).toBeLessThan(4)
      const title = await boxOf(page.getByRole('heading', { level: 1 }))
      expect(Math.abs(title.x - form.x)).toBeLessThan(64)
    })
  })
})

/** A tablet, the narrowest window with a rail, and a phone on its side. */
const between = [
  { width: 600, height: 960 },
  { width: 768, height: 1024 },
  { width: 812, height: 375 },
]
for (const size of between) {
  test(`S2-01 at ${size.width} × ${size.height} a rail stands beside the page, and everything fits`, async ({
    page,
    signIn,
  }) => {
    for (const language of ['en', 'ar'])
      await test.step(`in ${language}`, async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize(size)
        for (const path of ['/', '/guild/member', '/withdraw/account']) {
          await signIn('owner', `${path}?lang=${language}`)
          await settled(page)
          const rail = await boxOf(page.getByRole('navigation').first())
          const main = await boxOf(page.getByRole('main'))
          expect(rail).toMatchObject({ y: 0, width: 88, height: size.height })
          if (language === 'en') expect(main.x).toBe(88)
          else expect(main.x + main.width).toBe(size.width - 88)
          await expectFitting(page, size.width)
          await page.setViewportSize(size)
        }
        // All places are in sight without scrolling.
        await expect(page.getByRole('navigation').getByRole('link').last()).toBeInViewport({ ratio: 1 })
        await expectAccessible(page)
      })
  })
}

test('S2-22 a list is a table from the width that its columns need', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 719, height: 900 })
  await signIn('owner', '/guild/member')
  await settled(page)
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 900 })
  const table = page.getByRole('table', { name: words('guild.member.title') })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  // Details need more room: they still open in a sheet.
  await table.getByRole('rowheader').nth(1).getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
