// What becomes of an app that answers badly or late: under the policy of the app's pages, the page is usable, and whoever uses
// the app is signed in as soon as the app says so. That a page is usable within 3 s is tested without a clock:
// tests/widgets/bridge/profiles.test.ts. Every app, in turn at each moment: shell.spec.
import type { Page } from '@playwright/test'
import { apps, type AppName } from '../../tools/studio/shell/apps'
import type { Arrival } from '../../tools/studio/shell/choices'
import { desk, openPhone, type OpenedPhone } from './support/phone'
import { expect, test } from './support/test'
import { words } from './support/words'

test.use(desk)

const host = { uid: '1000004', name: 'Ayu Pratama ✨' }

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
type Manner = 'well' | 'never' | 'slow' | 'garbage'

interface Case {
  readonly app: AppName
  readonly arrival: Arrival
  readonly delay: number
  readonly manner: Manner
}

const cases: readonly Case[] = [
  { app: 'jsBridge2', arrival: 'loaded', delay: 2500, manner: 'well' },
  { app: 'dsAndroid', arrival: 'loaded', delay: 2500, manner: 'never' },
  { app: 'rawHandler', arrival: 'start', delay: 0, manner: 'slow' },
  { app: 'webViewFrame', arrival: 'parsed', delay: 0, manner: 'garbage' },
]

for (const { app, arrival, delay, manner } of cases) {
  const title = `F42 S4-04 S7-06 ${apps[app].name}, ${arrival}, our code ${delay} ms late, answers: ${manner}`
  test(`${title}: usable, and the user is signed in once the app says who`, async ({ page, site, oracle }) => {
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
  })
}
