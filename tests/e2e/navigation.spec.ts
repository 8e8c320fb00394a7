// The bar and the rail that lead to the parts of the site: by role, by width, and not inside of the app.
import { expectAccessible } from './support/axe'
import { demoUid } from '../../sandbox/accounts'
import { desk, openPhone } from './support/phone'
import { expectTitle, lists, rows } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

test('S2-01 a BD has the places of the role in one bar, which marks where one is', async ({ page, signIn }) => {
  await signIn('bd')
  const places = ['nav.home', 'nav.wallet', 'nav.agency', 'nav.centre', 'nav.me'] as const
  const bar = page.getByRole('navigation', { name: words('engine.navigation') })
  await expect(bar.getByRole('link')).toHaveText(places.map((place) => words(place)))
  await expect(bar.getByRole('link', { name: words('nav.home') })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: words('nav.wallet') }).click()
  await expectTitle(page, 'diamond.title')
  await expect(bar.getByRole('link', { name: words('nav.wallet') })).toHaveAttribute('aria-current', 'page')
  // A page on the way has the screen for itself.
  await page.goto('/withdraw/account')
  await expectTitle(page, 'account.methods')
  await expect(bar).toBeHidden()
})

test('S2-01 S2-36 without a session there is no bar, and the way home asks for no login', async ({ page }) => {
  await test.step('without a session there is no bar', async () => {
    await page.goto('/login')
    await expectTitle(page, 'login.title')
    await expect(page.getByRole('navigation', { name: words('engine.navigation') })).toHaveCount(0)
  })

  await test.step("a visitor's way home from an address without a page asks for no login", async () => {
    await page.goto('/nowhere')
    const home = page
      .getByRole('link', { name: words('engine.page.home') })
      .or(page.getByRole('button', { name: words('engine.page.home') }))
    await home.last().click()
    await expectTitle(page, 'recharge.page')
  })
})

test('S8-03 a place that does not load without a network leaves the site around it', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('owner')
  const bar = page.getByRole('navigation', { name: words('engine.navigation') })
  await expect(bar).toBeVisible()
  await context.setOffline(true)
  const banner = page.getByRole('status').getByText(words('engine.offline'))
  await expect(banner).toBeVisible()
  await bar.getByRole('link', { name: words('nav.wallet') }).click()
  await expect(page.getByRole('alert').getByText(words('engine.failed'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: words('nav.wallet') })).toBeVisible()
  const [below, above] = [await bar.boundingBox(), await banner.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await context.setOffline(false)
  await expectTitle(page, 'diamond.title')
})

test.describe('on a wide screen', () => {
  test.use(desk)

  test('S2-01 a rail stands beside every page, and Alt and a digit go to a place of it', async ({ page, signIn }) => {
    await test.step('a rail stands beside every page', async () => {
      await signIn('owner', '/withdraw/account')
      await expectTitle(page, 'account.methods')
      const rail = page.getByRole('navigation', { name: words('engine.navigation') })
      await expect(rail.getByRole('link', { name: words('nav.wallet') })).toHaveAttribute('aria-current', 'page')
      const [side, main] = [await rail.boundingBox(), await page.getByRole('main').boundingBox()]
      expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0)
      expect(side?.height).toBe(900)
      await expectAccessible(page)
    })

    await test.step('Alt and a digit go to a place of the rail', async () => {
      await signIn('owner')
      await expectTitle(page, 'home.title')
      await page.keyboard.press('Alt+2')
      await expectTitle(page, 'diamond.title')
      await page.keyboard.press('Alt+9')
      await expectTitle(page, 'diamond.title')
    })
  })

  test('S2-22 members are a table that the server sorts, and a row opens beside it', async ({ page, signIn }) => {
    await test.step('a row opens beside its list, which stays usable, and Escape gives the focus back', async () => {
      await signIn('owner', '/guild/member')
      const list = page.getByRole('table')
      // The first row is the head.
      const person = (number: number) => rows(page).nth(number).getByRole('button').first()
      await person(2).click()
      const side = page.getByRole('complementary', { name: (await person(2).textContent()) ?? '' })
      await expect(side).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const [left, right] = [await list.boundingBox(), await side.boundingBox()]
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
      await expectAccessible(page)
      // Another row takes its place, so that one step back closes it.
      await person(3).click()
      await expect(page.getByRole('complementary', { name: (await person(3).textContent()) ?? '' })).toBeFocused()
      await page.goBack()
      await expect(page.getByRole('complementary')).toHaveCount(0)
      await expect(page).toHaveURL(/\/guild\/member$/)
      await person(1).click()
      await expect(page.getByRole('complementary')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('complementary')).toHaveCount(0)
      await expect(person(1)).toBeFocused()
    })

    await test.step('members are a table that the server sorts; its head stays in sight', async () => {
      await signIn('owner', '/guild/member')
      const table = page.getByRole('table', { name: words('guild.member.title') })
      const joined = table.getByRole('columnheader', { name: words('guild.member.joined') })
      const date = async () => (await table.getByRole('row').nth(1).getByRole('cell').last().textContent()) ?? ''
      await joined.getByRole('button').click()
      await expect(joined).toHaveAttribute('aria-sort', 'descending')
      await expect(page).toHaveURL(/sort=-joined_at/)
      await expect(lists(page).filter({ has: table })).toHaveAttribute('aria-busy', 'false')
      const newest = await date()
      await joined.getByRole('button').press('Enter')
      await expect(joined).toHaveAttribute('aria-sort', 'ascending')
      await expect.poll(date).not.toBe(newest)
      expect((await date()) < newest).toBe(true)
      await expectAccessible(page)
      await page.evaluate(() => window.scrollTo(0, 600))
      await expect(joined).toBeInViewport()
    })
  })

  test('S2-30 figures say how they differ from the period before', async ({ page, signIn }) => {
    await test.step('figures say how they differ from the period before, and the chart has its figures in a table', async () => {
      await signIn('owner', '/guild/data-center')
      await expect(page.getByText(/[+\u2212\u00b1]\d+(\.\d)?%/).first()).toBeVisible()
      await page.getByText(words('engine.chart.table')).click()
      await expect(page.getByRole('table').getByRole('row').first()).toBeVisible()
      await expectAccessible(page)
    })
  })

  test('S2-01 inside of the app there is neither', async ({ page, site, oracle }) => {
    const phone = await openPhone({ page, site, oracle }, { app: 'dsAndroid', user: demoUid('owner'), path: '/' })
    await expect(phone.app.getByText('Layla Haddad').first()).toBeVisible()
    await expect(phone.app.getByRole('navigation', { name: words('engine.navigation') })).toHaveCount(0)
  })
})
