// Every app, and by pairs the moment in which it comes, how late our code for apps is and how the app answers: under the policy of the app's pages, the page is
// usable, and whoever uses the app is signed in as soon as the app says so. That a page is usable within 3 s is tested
// without a clock: tests/widgets/bridge/profiles.test.ts.
import type { Page } from '@playwright/test'
import { appNames, apps, type AppName } from '../../tools/studio/shell/apps'
import type { Arrival } from '../../tools/studio/shell/choices'
import { pairs } from './support/pairs'
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

/** How an app answers all that a start asks it. */
const manners = ['well', 'never', 'slow', 'refused', 'garbage', 'missing'] as const
const rows = pairs({ arrival: moments, delay: delays, manner: manners })

interface Case {
  readonly app: AppName
  readonly arrival: Arrival
  readonly delay: number
  readonly manner: (typeof manners)[number]
}

/** Apps take turns, and each signs somebody in. JsBridge 2 once made every call go nowhere. */
const cases: readonly Case[] = [
  { app: 'jsBridge2', arrival: 'loaded', delay: 2500, manner: 'well' },
  ...appNames.map((app, at) => ({ app, arrival: moments[at % 3] ?? 'start', delay: 0, manner: 'well' as const })),
  ...rows
    .filter(({ manner }) => manner !== 'well')
    .map((row, at) => ({ ...row, app: appNames[at % appNames.length] ?? 'jsBridge2' })),
]

for (const [at, { app, arrival, delay, manner }] of cases.entries()) {
  const title = `F42 S4-04 S7-06 ${apps[app].name}, ${arrival}, our code ${delay} ms late, answers: ${manner}`
  test(
    `${title}: usable, and the user is signed in once the app says who`,
    { tag: at === 0 ? ['@core'] : [] },
    async ({ page, site, oracle }) => {
      await delayHost(page, delay)
      const all = manner === 'well' ? {} : { getUserInfo: manner, getUserDeviceInfo: manner, hasNativeMethod: manner }
      const phone = await openPhone({ page, site, oracle }, { app, arrival, user: host.uid, manners: all })
      const uid = () => phone.evaluate(() => sessionStorage.getItem('lumi.uid'))
      if (manner !== 'well') {
        await expect(login(phone)).toBeVisible()
        await expect(phone.app.getByText(words('engine.failed'))).toHaveCount(0)
        await expect(phone.app.locator('input[type=password]')).toBeEditable()
      }
      if (manner === 'well' || manner === 'slow') {
        await expect(home(phone)).toBeVisible()
        expect(await uid()).toBe(host.uid)
        if (manner === 'well') expect(await phone.seen('stopLoading')).toHaveLength(1)
      } else expect(await uid()).toBeNull()
    },
  )
}
