// Tests what people do in Conduit, the second product: its build with its sandbox. `examples.spec.ts` tests each page.
import { expect, test, type Page } from '@playwright/test'
import { type DevServer, previewExample } from './support/devServer'

test.describe.configure({ mode: 'default' })

let server: DevServer
/** What no page may do: fail, break the policy, or ask another host. */
const faults: string[] = []

test.beforeAll(async () => {
  server = await previewExample('conduit')
})
test.afterAll(() => server.stop())

test.beforeEach(({ page }) => {
  faults.length = 0
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type|No message/.test(message.text())) faults.push(message.text())
  })
  page.on('request', (request) => {
    const { origin, search } = new URL(request.url())
    if (origin !== server.origin) faults.push(`asks ${origin}`)
    if (/token|jwt/i.test(search)) faults.push(`a token in ${request.url()}`)
  })
})
test.afterEach(() => expect(faults).toEqual([]))

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${server.origin}/login`)
  await page.getByLabel('E-mail').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${server.origin}/`)
}

test('another site opens in a new tab, knows nothing of this one, and this page stays', async ({ page, context }) => {
  await context.route('https://docs.realworld.show/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>RealWorld</title>' }),
  )
  await page.goto(server.origin)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^About the specification\s*opens in a new tab$/ }).click()
  const other = await opened
  await expect(other).toHaveTitle('RealWorld')
  expect(await other.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  await expect(page).toHaveURL(`${server.origin}/`)
})

test('articles come in pages by offset and limit, and a tag filters them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/articles') asked.push(search)
  })
  await page.goto(server.origin)
  await expect(page.getByText('A garden on a balcony, part 1')).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(page.getByText('Walking the river, part 3')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(asked).toContain('?limit=10&offset=0')
  expect(asked).toContain('?limit=10&offset=20')
  await page.goto(server.origin)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('radio', { name: 'bread' }).click()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/tag=bread/)
  await expect(page.getByText('Bread without a machine, part 3')).toBeVisible()
  await expect(page.getByText('A garden on a balcony, part 1')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove filter: bread' }).click()
  await expect(page.getByText('A garden on a balcony, part 1')).toBeVisible()
})

test('the product hears events by name, and none under Global Privacy Control', async ({ page, context }) => {
  await context.route('https://docs.realworld.show/**', (route) => route.fulfill({ body: 'RealWorld' }))
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('conduit:event', (event) => heard.push((event as CustomEvent).detail))
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  await page.goto(`${server.origin}/article?slug=garden-1`)
  await expect.poll(heard).toEqual([{ name: 'read', route: '/article', of: 'page' }])
  await page.goto(`${server.origin}/?tag=bread`)
  await page.getByRole('link', { name: /^About the specification/ }).click()
  await expect.poll(heard).toEqual([{ name: 'about', route: '/', of: 'open', outcome: 'done' }])
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(`${server.origin}/article?slug=garden-1`)
  await expect(page.getByRole('heading', { level: 2, name: 'A garden on a balcony' })).toBeVisible()
  expect(await heard()).toEqual([])
})

test('a visitor reads; the buttons to comment and like lead to the sign-in', async ({ page }) => {
  await page.goto(`${server.origin}/article?slug=garden-1`)
  await expect(page.getByRole('heading', { level: 2, name: 'A garden on a balcony' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'an encyclopedia' })).toHaveAttribute(
    'href',
    'https://en.wikipedia.org/wiki/Main_Page',
  )
  await expect(page.getByText('Do the pots need a hole?')).toBeVisible()
  await expect(page.getByText('Sign in to comment')).toBeVisible()
  await expect(page).toHaveTitle('A garden on a balcony, part 1 · Conduit')
  await expect(page.getByRole('button', { name: 'Add to favourites' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Add to favourites' }).click()
  await expect(page).toHaveURL(`${server.origin}/login`)
})

test('somebody signs up, writes, comments, changes and deletes an article', async ({ page }) => {
  await page.goto(`${server.origin}/register`)
  // What the server says about the name is told there, and goes when it changes.
  await page.getByLabel('Name').fill('jane')
  await page.getByLabel('E-mail').fill('other@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/is taken/)
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('noor')
  await page.getByLabel('Password', { exact: true }).focus()
  await expect(page.getByText('is taken')).toHaveCount(0)
  await page.getByLabel('E-mail').fill('noor@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByRole('link', { name: 'New article' }).first().click()
  await page.getByLabel('Title').fill('Tea on a roof')
  await page.getByLabel('Summary').fill('Where the water boils sooner.')
  await page.getByLabel('Text').fill('A roof, a *small* stove, and patience.')
  await page.getByRole('button', { name: /^Add/ }).click()
  await page.getByRole('textbox', { name: /^Tag/ }).fill('tea')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/slug=tea-on-a-roof/)
  await expect(page.getByText('Tea on a roof')).toBeVisible()

  await page.getByRole('textbox', { name: 'Comment' }).fill('I tried it at night.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your comment is published')).toBeVisible()
  await page.reload()
  await expect(page.getByText('I tried it at night.')).toBeVisible()

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('Tea on a warm roof')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tea on a warm roof')).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(`${server.origin}/`)
  await expect(page.getByText('Tea on a warm roof')).toHaveCount(0)
})

test('an article goes to the favourites once, although following its author fails at first', async ({ page }) => {
  const liked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/favorite')) liked.push(request.url())
  })
  await signIn(page, 'omar')
  await page.route('**/follow', (route) => route.fulfill({ status: 422, json: { errors: { body: ['is busy'] } } }), {
    times: 1,
  })
  await page.goto(`${server.origin}/article?slug=wheel-1`)
  const support = page.getByRole('button', { name: 'Add to favourites and follow the author' })
  await support.click()
  await expect(page.getByText('body is busy')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
  await support.click()
  await expect(support).toHaveCount(0)
  expect(liked).toHaveLength(1)
  await page.goto(`${server.origin}/profile?username=mei`)
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible()
})

test('the Arabic edition has no sign-up, and reads from right to left', async ({ page }) => {
  await page.goto(`${server.origin}/?market=qanat&lang=ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveTitle(/قناة/)
  await expect(page.getByRole('link', { name: 'إنشاء حساب' })).toHaveCount(0)
  await expect(page.getByText('النسخة العربية. يدعو الأعضاء بعضهم بعضًا.')).toBeVisible()
})
