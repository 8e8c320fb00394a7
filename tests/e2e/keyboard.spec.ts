// An action that writes of each page, by the keyboard alone: the ways of messageSteps.ts, with a key in the place of each tap.
import { tapByKeys } from './support/byKeys'
import { steps } from './support/messageSteps'
import { expect, test } from './support/test'

const onePerPage = new Map(Object.entries(steps).map((step) => [step[0].split(' ')[0], step]))

for (const [place, { who, address, call, prepare, press }] of onePerPage.values()) {
  test(`S9-02 ${place} by the keyboard alone`, async ({ page, site }) => {
    const [route = ''] = place.split(' ')
    const path = address ?? route
    const person = await who?.(site)
    await page.goto(person === undefined ? path : await site.entrance(path, person))
    const end = tapByKeys(page)
    try {
      await prepare?.(page, site)
      await press(page)
    } finally {
      end()
    }
    await expect.poll(async () => (await site.log(call)).length).toBeGreaterThan(0)
  })
}
