// A block whose code fails while it is drawn: it says so in its place, the rest of the page stands, and a retry mends it.
import type { Page } from '@playwright/test'
import { pages } from '../../pages.config'
import { expectWhole, retry } from './support/faultScreen'
import { addressOf, openRoutes, routes, visitorOf } from './support/routes'
import { expect, test } from './support/test'
import { words } from './support/words'

declare global {
  var isMended: boolean | undefined
}

interface Blocks {
  readonly [id: string]: { readonly block: string; readonly when?: object }
}

/** The kinds of block that a page always has. */
function kindsOf(route: string): readonly string[] {
  const { blocks = {} } = (pages as { readonly [route: string]: { readonly blocks: Blocks } })[route] ?? {}
  const always = Object.values(blocks).filter(({ when }) => when === undefined)
  return [...new Set(always.map(({ block }) => block))]
}

const cases = routes.flatMap((route) => kindsOf(route).map((kind) => ({ route, kind })))

for (const { route, kind } of cases) {
  test(`F45 S8-01 ${route}: a ${kind} that throws leaves the rest of the page, and comes back`, async ({
    page,
    site,
    oracle,
  }) => {
    oracle.allow(/^console\.error: .*broken on purpose/s)
    await breakKind(page, kind)
    await page.goto(openRoutes.includes(route) ? route : await site.entrance(addressOf(route), visitorOf(route)))
    const body = page.locator('body')
    await expect(body.getByRole('heading', { level: 1 })).toBeVisible()
    const failed = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: words('engine.failed') })
    await expect(failed.first()).toBeVisible()
    if (kindsOf(route).length > 1)
      await expect(page.getByRole('main').locator('[data-block]:visible').first()).toBeVisible()
    // Nothing of the failure itself is for people to read.
    await expect(body).not.toContainText('broken on purpose')
    await page.evaluate(() => (globalThis.isMended = true))
    while ((await retry(body).count()) > 0) await retry(body).first().click()
    await expectWhole({ page, body, enter: () => Promise.resolve() })
  })
}

/** Puts a module in the place of the one with a block that draws it only once it is mended. */
async function breakKind(page: Page, kind: string): Promise<void> {
  // A chunk exports the view of each of its kinds under the name of the kind; a large kind has a chunk of its own. If
  // other chunks use parts of it, it also exports an object with all views.
  await page.route(/\/assets\/(\w+BlockView|\w+Blocks)-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    const exported = /export\s*\{([^}]*)\}/.exec(await response.text())?.[1] ?? ''
    const names = exported.split(',').map((one) => one.trim().split(' as ').at(-1) ?? '')
    const body = [
      `import * as whole from '${new URL(route.request().url()).pathname}?whole'`,
      'const broken = (draw) => (props) => {',
      "  if (!globalThis.isMended) throw new Error('broken on purpose')",
      '  return draw(props)',
      '}',
      `const brokenIn = (all) => (all && typeof all === 'object' && '${kind}' in all ? { ...all, ${kind}: broken(all.${kind}) } : all)`,
      ...names.map((each) => `export const ${each} = ${each === kind ? 'broken' : 'brokenIn'}(whole.${each})`),
    ].join('\n')
    await route.fulfill({ response, body })
  })
}
