// The network goes and comes: the page says so within a second, keeps what it has, and never sends what nobody asked for any more.
import type { Page } from '@playwright/test'
import { steps } from './support/messageSteps'
import { buttonOf, row } from './support/parts'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

test('F26 without a network the page says so within a second, keeps what it shows where it stands, and takes it back', async ({
  page,
  context,
  signIn,
}) => {
  await page.clock.install()
  await signIn('host')
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const place = () => page.getByText('Ayu Pratama ✨').boundingBox()
  const before = await place()
  for (let turn = 0; turn < 3; turn += 1) {
    await context.setOffline(true)
    await page.clock.runFor(1000)
    await expect(banner(page)).toBeVisible()
    // Nothing moves under a finger.
    expect(await place()).toEqual(before)
    await context.setOffline(false)
    await page.clock.runFor(1000)
    await expect(banner(page)).toHaveCount(0)
  }
})

/** A button, a form that moves money, and a form in a sheet. */
const kinds = ['/guild/list guilds.join', '/withdraw withdraw', '/withdraw/account methods.change']

for (const [place, { who, address, call, prepare, press }] of Object.entries(steps).filter(([name]) =>
  kinds.includes(name),
)) {
  test(`F26 ${place}: pressed without a network it says so, and is not sent when there is one again`, async ({
    page,
    context,
    site,
  }) => {
    const [route = ''] = place.split(' ')
    const person = await who?.(site)
    await page.goto(person ? await site.entrance(address ?? route, person) : (address ?? route))
    await prepare?.(page, site)
    await page.waitForLoadState('networkidle')
    const before = (await sent(site, call)).length
    await context.setOffline(true)
    await expect(banner(page)).toBeVisible()
    await press(page)
    await expect(page.getByRole('alert').filter({ has: buttonOf(page, 'engine.close') })).toBeVisible()
    await context.setOffline(false)
    await expect(banner(page)).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(await sent(site, call)).toHaveLength(before)
  })
}

test('F26 what could not be read comes by itself when the network is back', async ({ page, context, signIn }) => {
  await signIn('host', '/guild/list')
  await expect(row(page, 'Jakarta Voices')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('Desert')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await context.setOffline(false)
  await expect(row(page, 'Desert Stars')).toBeVisible()
  await expect(row(page, 'Jakarta Voices')).toHaveCount(0)
})

test('F26 twenty times gone and back ask at most once more for each answer', async ({
  page,
  context,
  site,
  signIn,
}) => {
  await page.clock.install()
  await signIn('owner', '/withdraw')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // What is on the screen is old enough to be asked for again.
  await page.clock.fastForward(20_000)
  await site.forgetLog()
  for (let turn = 0; turn < 20; turn += 1) {
    await context.setOffline(true)
    await context.setOffline(false)
    // As long as an answer takes: what is asked for now comes before the next loss.
    for (let trip = 0; trip < 2; trip += 1) await page.evaluate(() => fetch('/', { method: 'HEAD' }))
  }
  await page.waitForLoadState('networkidle')
  const asked = (await site.log()).map(({ endpoint, body }) => `${endpoint} ${JSON.stringify(body)}`)
  expect(asked).toEqual([...new Set(asked)])
  await expect(banner(page)).toHaveCount(0)
})

const banner = (page: Page) => page.getByRole('status').getByText(words('engine.offline'))

async function sent(site: Site, call: string) {
  return (await site.log(call)).filter(({ body }) => Object.keys(body ?? {}).length > 0)
}
