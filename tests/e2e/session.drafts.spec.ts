// What was typed when the session ended: it waits for the same person, and for nobody else.
import type { Page } from '@playwright/test'
import { fillRest } from './support/fillRest'
import { steps } from './support/messageSteps'
import type { Signed } from './support/site'
import { expect, test } from './support/test'

/** Actions that send a form which somebody who is signed in has filled in. */
const forms = ['/guild/create create', '/withdraw withdraw', '/withdraw/order sides.mine.orders.dispute'] as const

for (const place of forms) {
  test(`F24 S4-08 ${place}: sent into a session that is over, it is kept for the same person and no other`, async ({
    page,
    site,
  }) => {
    const { who, address, call, prepare, press } = steps[place] ?? {}
    if (!who || !call || !press) throw new Error(`messageSteps.ts has no step "${place}" of somebody.`)
    const person = await who(site)
    const signed: Signed = typeof person === 'string' ? await site.session(person) : person
    const [route = ''] = place.split(' ')
    await page.goto(await site.entrance(address ?? route, signed))
    await prepare?.(page, site)
    const typed = await fields(page)
    await site.fault({ endpoint: call, kind: 'code', code: 10 })
    await press(page)
    await expect(page).toHaveURL(/\/login$/)
    const draft = await drafts(page)
    expect(draft).not.toEqual({})

    await test.step('the same person, with a new session', async () => {
      await page.goto(await site.entrance(address ?? route, await site.session(`${Number(signed.uid)}`)))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await drafts(page)).toEqual(draft)
      // The others stand in sheets.
      if (address === undefined && route !== '/withdraw/account' && route !== '/withdraw/order')
        await expect.poll(() => fields(page)).toEqual(typed)
    })
    await test.step('another person: not a byte', async () => {
      await page.goto(await site.entrance('/', 'host' === person ? 'member' : 'host'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await drafts(page)).toEqual({})
    })
  })
}

test('F24 a password is kept nowhere, whatever becomes of its form', async ({ page, site }) => {
  await page.goto('/login')
  await page.locator('input[type=password]').fill('very secret')
  await page.getByRole('textbox').first().fill('host')
  await fillRest(page, 'login')
  await site.fault({ endpoint: '*', kind: 'code', code: 10 })
  await page.locator('button[type=submit]').click()
  await expect.poll(async () => (await site.log()).length).toBe(1)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('very secret')
})

/** Keys and texts of the drafts on this device. */
function drafts(page: Page): Promise<{ readonly [key: string]: string }> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('lumi.draft.'))),
  )
}

/** What stands in the fields of the form in front. */
function fields(page: Page): Promise<readonly string[]> {
  return page
    .locator('form')
    .last()
    .locator('input:not([type=file]), textarea')
    .evaluateAll((inputs) =>
      inputs.map((input) => {
        if (input instanceof HTMLTextAreaElement) return input.value
        if (!(input instanceof HTMLInputElement)) return ''
        return /radio|checkbox/.test(input.type) ? String(input.checked) : input.value
      }),
    )
}
