// Scripts as apps have published them, in a page under the policy of the app's pages: BRIDGE_SHIMS_DIR names a folder that has
// them, each in a file of the name that its project gives it. Nobody's scripts are in the repository, so without it our own
// script is tried.
import { join } from 'node:path'
import type { Arrival } from '../../tools/studio/shell/choices'
import { scriptsIn } from '../../tools/studio/server/realScripts'
import { desk, openPhone } from './support/phone'
import { expect, test } from './support/test'

const { BRIDGE_SHIMS_DIR: folder = join(import.meta.dirname, '../widgets/bridge/ownShims') } = process.env

test.use(desk)
test.use({ siteEnvironment: { BRIDGE_SHIMS_DIR: folder } })

const host = { uid: '1000004', name: 'Ayu Pratama ✨' }
/** Some versions of a script are the same. */
const scripts = [...new Map(Object.entries(scriptsIn(folder)).map(([path, text]) => [text, path])).values()]

for (const script of scripts) {
  for (const [arrival, delay] of [
    ['start', 2500],
    ['loaded', 0],
  ] as const satisfies readonly (readonly [Arrival, number])[]) {
    test(`F42 S4-04 the script ${script}, ${arrival}, our code ${delay} ms late: the user is signed in`, async ({
      page,
      site,
      oracle,
    }) => {
      // Such scripts write what they do to the console, and some look for methods by compiling text.
      oracle.allow(/^console\./, /^the console shows a token: log/, /unsafe-eval|EvalError|trusted-types/i)
      await page.route(/\/assets\/host-[\w-]+\.js/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay))
        await route.continue()
      })
      const phone = await openPhone({ page, site, oracle }, { script, arrival, user: host.uid })
      await expect(phone.app.getByText(host.name)).toBeVisible()
      expect(await phone.evaluate(() => sessionStorage.getItem('lumi.uid'))).toBe(host.uid)
      // JsBridge 1 loses a call now and then, as its frame loses an address that changes too soon.
      expect((await phone.seen('stopLoading')).length).toBeLessThan(2)
    })
  }
}
