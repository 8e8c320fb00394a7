// Fifty taps are one wish: whatever writes is sent once, however often and however fast its button is pressed.
import { steps } from './support/messageSteps'
import { fillLogin } from './support/loginForm'
import { buttonOf } from './support/parts'
import type { Site } from './support/site'
import { beginStorm, stormsOver } from './support/tapStorm'
import { expect, test } from './support/test'

const login = 'POST /withoutsign/user/loginweb'

const actions: typeof steps = {
  ...steps,
  '/login login': {
    call: login,
    prepare: (page) => fillLogin(page, 'host'),
    press: (page) => buttonOf(page, 'login.submit').click(),
  },
}

test('F19 twenty-two actions that write are tapped', () => {
  expect(Object.keys(actions)).toHaveLength(22)
})

for (const [place, { who, address, call, prepare, press }] of Object.entries(actions)) {
  test(`F19 ${place}: 50 taps are one request`, async ({ page, site }) => {
    const [route = ''] = place.split(' ')
    const person = await who?.(site)
    await page.goto(person ? await site.entrance(address ?? route, person) : (address ?? route))
    await prepare?.(page, site)
    // What asks by the same call has no body.
    const before = (await sent(site, call)).length
    await site.fault({ endpoint: call, kind: 'hold', times: 50 })
    await beginStorm(page)
    await press(page)
    expect(await stormsOver(page)).toBeGreaterThan(0)
    await site.noFaults()
    await expect.poll(async () => (await sent(site, call)).length).toBeGreaterThan(before)
    // Whatever waited for its turn comes now.
    await page.waitForLoadState('networkidle')
    expect(await sent(site, call)).toHaveLength(before + 1)
  })
}

async function sent(site: Site, call: string) {
  return (await site.log(call)).filter(({ body }) => Object.keys(body ?? {}).length > 0)
}
