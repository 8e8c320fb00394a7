// Pages under what goes wrong: each fault that a visitor can see, on kinds of pages in turn, in the browser or in an app. It
// says so, names a way on that the keyboard reaches, and recovers. The oracle looks for blank screens, holes, raw keys and
// stacks meanwhile.
import type { Page } from '@playwright/test'
import { blocksIn } from './support/pageParts'
import { sitePages } from './support/pagePeople'
import { account, isWait, visibleFaults } from './support/faultKinds'
import { breakCalls, expectRecovery, expectWhole, openScreen, retry, type Where } from './support/faultScreen'
import { asksForLinksOnly, asksForNoList, readParts, routesWith } from './support/pageReads'
import { desk } from './support/phone'
import { openRoute, openRoutes, routes, settled } from './support/routes'
import { expect, test } from './support/test'
import { words } from './support/words'

declare global {
  var isMended: boolean | undefined
}

const places: readonly Where[] = ['browser', 'app']
const parts = readParts()
/** Each fault once. The kinds of part and their routes take turns, in the browser first and then in an app. */
const cases = visibleFaults.map((fault, at) => {
  const having = routesWith(parts[at % parts.length] ?? 'list')
  const round = Math.floor(at / parts.length)
  return { fault, route: having[round % having.length] ?? '/', where: places[round % places.length] ?? 'browser' }
})

for (const where of places) {
  test.describe(where, () => {
    if (where === 'app') test.use(desk)
    for (const { route, fault } of cases.filter((each) => each.where === where)) {
      test(`F13 F16 F17 F18 S8-01 ${route} in the ${where}: ${fault} names a way on`, async ({
        page,
        site,
        oracle,
      }) => {
        if (isWait(fault)) await page.clock.install()
        await breakCalls(site, fault, { endpoint: '*', but: [account] })
        const screen = await openScreen({ page, site, oracle }, route, where)
        if ((fault === 'no list' && asksForNoList(route, where)) || asksForLinksOnly(route)) await expectWhole(screen)
        else await expectRecovery(screen, site, fault)
      })
    }
  })
}

const guarded = routes.filter((route) => !openRoutes.includes(route))
const accountFaults = ['a status of 500', 'a lost connection', 'a refusal'] as const

for (const [at, fault] of accountFaults.entries()) {
  const route = guarded[(at * 7) % guarded.length] ?? '/'
  test(`F13 F16 F17 F18 S8-01 ${route}: ${fault} instead of the account names a way on`, async ({
    page,
    site,
    oracle,
  }) => {
    if (isWait(fault)) await page.clock.install()
    await breakCalls(site, fault, { endpoint: account })
    await expectRecovery(await openScreen({ page, site, oracle }, route, 'browser'), site, fault)
  })
}

test('F18 S2-38 S8-01 after 8 s without an answer the page says that it takes longer', async ({ page, site }) => {
  await page.clock.install()
  await site.fault({ endpoint: account, kind: 'hold', times: 5 })
  const asked = page.waitForRequest(/MyAccountInfo/)
  await openRoute(page, site, '/guild')
  await asked
  await expect(page.getByText(words('engine.loading.slow'))).toHaveCount(0)
  await page.clock.fastForward(8_000)
  await expect(page.getByText(words('engine.loading.slow'))).toBeVisible()
  await site.noFaults()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('S4-08 S4-06 S8-01 a session that is over is cleared and leads to the login', async ({ page, site }) => {
  for (const [route, name] of [
    ['/withdraw/order', 'login.account'],
    ['/guild/member', 'login.account'],
    ['/agent/transferRrecord', 'account.id'],
  ] as const) {
    await openRoute(page, site, route)
    await settled(page)
    await site.fault({ endpoint: '*', kind: 'code', code: 10, times: 30 })
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('textbox', { name: words(name) })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|session/.test(key)))).toEqual(
      [],
    )
    await site.noFaults()
  }
})

/** The kinds of block that a page always has. */
function kindsOf(route: string): readonly string[] {
  const always = blocksIn(sitePages[route]?.blocks ?? {}).filter(
    ({ path, when }) => !path.includes('.') && when.every((one) => one === undefined),
  )
  return [...new Set(always.map(({ block }) => block.block))]
}

const kinds = [...new Set(routes.flatMap(kindsOf))]
test('F45 S8-01 each kind of block that throws leaves the rest of the page, and comes back', async ({
  page,
  site,
  oracle,
}) => {
  for (const kind of kinds) {
    // A page with other blocks shows that they stand.
    const having = routes.filter((one) => kindsOf(one).includes(kind))
    const route = having.find((one) => kindsOf(one).length > 1) ?? having[0] ?? '/'
    await test.step(`${route}: a ${kind} that throws leaves the rest of the page, and comes back`, async () => {
      oracle.allow(/^console\.error: .*broken on purpose/s)
      await breakKind(page, kind)
      await openRoute(page, site, route)
      const body = page.locator('body')
      await expect(body.getByRole('heading', { level: 1 })).toBeVisible()
      const main = page.getByRole('main')
      await expect(
        main
          .getByRole('alert')
          .filter({ hasText: words('engine.failed') })
          .first(),
      ).toBeVisible()
      if (kindsOf(route).length > 1) await expect(main.locator('[data-block]:visible').first()).toBeVisible()
      // Nothing of the failure itself is for people to read.
      await expect(body).not.toContainText('broken on purpose')
      await page.evaluate(() => (globalThis.isMended = true))
      while ((await retry(body).count()) > 0) await retry(body).first().click()
      await expectWhole({ page, body, enter: () => Promise.resolve() })
      await page.unrouteAll({ behavior: 'wait' })
    })
  }
})

const losses = {
  'the connection is lost': { status: 0, contentType: '', body: '' },
  'a new version took its place': { status: 404, contentType: 'text/plain', body: 'There is no such file.' },
  'a host answers with a page instead': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
}

test('F40 S8-03 code of a page does not load, for each reason: an event, a failure with retry, and back again', async ({
  page,
  signIn,
  oracle,
}) => {
  for (const [why, { status, contentType, body }] of Object.entries(losses)) {
    await test.step(`code of a page does not load because ${why}: an event, a failure with retry, and back again`, async () => {
      oracle.allow(/MIME type/)
      await page.addInitScript(() => {
        window.addEventListener('vite:preloadError', () => document.documentElement.setAttribute('data-lost', 'yes'))
        // The one reload that may be tried (deploy.spec) is behind us: what stays is the failure.
        localStorage.setItem('lumi.reloaded', String(Date.now()))
      })
      await signIn('host')
      const chunk = /\/assets\/routes-[\w-]+\/withdraw-order\.js/
      await page.route(chunk, (route) => (status === 0 ? route.abort() : route.fulfill({ status, contentType, body })))
      await page.getByText(words('order.title'), { exact: true }).click()
      await expect(page.getByRole('alert').getByText(words('engine.failed'))).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-lost', 'yes')
      await page.unroute(chunk)
      await retry(page.locator('body')).first().click()
      await settled(page)
      await expect(page.getByRole('heading', { level: 1, name: words('order.title') })).toBeVisible()
      await expect(page.getByRole('list').getByRole('button').first()).toBeVisible()
    })
  }
})

/** Puts a module in the place of the one with a block that draws it only once it is mended. */
async function breakKind(page: Page, kind: string): Promise<void> {
  // A chunk exports the view of each of its kinds under the name of the kind; a large kind has a chunk of its own. If
  // other chunks use parts of it, it also exports an object with all views.
  await page.route(/\/assets\/(\w+BlockView|\w+Blocks)-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    const exported = /export\s*\{([^}]*)\}/.exec(await response.text())?.[1] ?? ''
    const names = exported.split(',').map((one) => one.trim().split(' as ').at(-1) ?? '')
    const body = [
      `import * as wholeChunk from '${new URL(route.request().url()).pathname}?whole'`,
      'const broken = (draw) => (props) => {',
      "  if (!globalThis.isMended) throw new Error('broken on purpose')",
      '  return draw(props)',
      '}',
      `const brokenIn = (all) => (all && typeof all === 'object' && '${kind}' in all ? { ...all, ${kind}: broken(all.${kind}) } : all)`,
      ...names.map((each) => `export const ${each} = ${each === kind ? 'broken' : 'brokenIn'}(wholeChunk.${each})`),
    ].join('\n')
    await route.fulfill({ response, body })
  })
}
