// Every app × the moment in which it comes × how late our code for apps is: under the policy of the app's pages, the page is
// usable, and whoever uses the app is signed in as soon as the app says so. That a page is usable within 3 s is tested
// without a clock: tests/widgets/bridge/moments.test.ts.
import type { Page } from '@playwright/test'
import { appNames, apps, type AppName } from '../../tools/studio/shell/apps'
import type { Arrival, Manner } from '../../tools/studio/shell/choices'
import { desk, openPhone, type OpenedPhone } from './support/phone'
import { expect, test } from './support/test'
import { words } from './support/words'

test.use(desk)

const host = { uid: '1000004', name: 'Ayu Pratama ✨' }
const moments = ['start', 'parsed', 'loaded'] as const satisfies readonly Arrival[]
const delays = [0, 2500] as const

/** Keeps our code for apps from coming for so many milliseconds. */
async function delayHost(page: Page, milliseconds: number): Promise<void> {
  if (milliseconds === 0) return
  await page.route(/\/assets\/host-[\w-]+\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}

const login = ({ app }: OpenedPhone) => app.getByRole('heading', { level: 1, name: words('login.title') })
const home = ({ app }: OpenedPhone) => app.getByText(host.name)

const cases = appNames.flatMap((app) => moments.flatMap((arrival) => delays.map((delay) => ({ app, arrival, delay }))))

/** Says which cases every run tries: JsBridge 2 once made every call go nowhere. */
const tagOf = (app: AppName, arrival: string, delay: number) =>
  `${app} ${arrival} ${delay}` === 'jsBridge2 loaded 2500' ? ['@core'] : []

for (const { app, arrival, delay } of cases) {
  const title = `F42 S4-04 ${apps[app].name}, ${arrival}, our code ${delay} ms late: usable, and the user is signed in`
  test(title, { tag: tagOf(app, arrival, delay) }, async ({ page, site, oracle }) => {
    await delayHost(page, delay)
    const phone = await openPhone({ page, site, oracle }, { app, arrival, user: host.uid })
    await expect(home(phone)).toBeVisible()
    expect(await phone.evaluate(() => sessionStorage.getItem('lumi.uid'))).toBe(host.uid)
    expect(await phone.seen('stopLoading')).toHaveLength(1)
  })
}

/** The same manner for all that a start asks the app. */
const all = (manner: Manner) => ({ getUserInfo: manner, getUserDeviceInfo: manner, hasNativeMethod: manner })

const silences = appNames.flatMap((app) => delays.map((delay) => ({ app, delay })))

for (const { app, delay } of silences) {
  test(`F42 S7-06 ${apps[app].name} that never answers, our code ${delay} ms late: one can log in`, async ({
    page,
    site,
    oracle,
  }) => {
    await delayHost(page, delay)
    const phone = await openPhone({ page, site, oracle }, { app, user: host.uid, manners: all('never') })
    await expect(login(phone)).toBeVisible()
    await expect(phone.app.getByText(words('engine.failed'))).toHaveCount(0)
    await expect(phone.app.locator('input[type=password]')).toBeEditable()
  })
}

for (const app of appNames) {
  test(`F42 S4-04 ${apps[app].name} that answers after five seconds: its user is signed in then`, async ({
    page,
    site,
    oracle,
  }) => {
    const phone = await openPhone({ page, site, oracle }, { app, user: host.uid, manners: all('slow') })
    await expect(login(phone)).toBeVisible()
    await expect(home(phone)).toBeVisible()
    expect(await phone.evaluate(() => sessionStorage.getItem('lumi.uid'))).toBe(host.uid)
  })
}

const wrongs = appNames.flatMap((app) =>
  moments.flatMap((arrival) =>
    (['refused', 'garbage', 'missing'] as const).map((manner) => ({ app, arrival, manner })),
  ),
)

for (const { app, arrival, manner } of wrongs) {
  test(`F42 S7-06 ${apps[app].name}, ${arrival}, who uses it is ${manner}: one can log in`, async ({
    page,
    site,
    oracle,
  }) => {
    const phone = await openPhone({ page, site, oracle }, { app, arrival, user: host.uid, manners: all(manner) })
    await expect(login(phone)).toBeVisible()
    expect(await phone.evaluate(() => sessionStorage.getItem('lumi.uid'))).toBeNull()
  })
}
