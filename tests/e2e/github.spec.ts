// The product that was imported from GitHub's document: its build with the sandbox that is made of the same document.
import { expect, test, type Page } from '@playwright/test'
import { type DevServer, previewExample } from './support/devServer'

test.describe.configure({ mode: 'default' })

let server: DevServer
test.beforeAll(async () => {
  server = await previewExample('github')
})
test.afterAll(() => server.stop())

/** Returns the queries with which the issues were asked for. */
function issueQueries(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/repos/octo-org/lantern/issues' && request.method() === 'GET') asked.push(search)
  })
  return asked
}

test('a repository opens its issues, and further pages follow the header Link', async ({ page }) => {
  const asked = issueQueries(page)
  await page.goto(server.origin)
  await page.getByRole('link', { name: 'lantern' }).click()
  await expect(page).toHaveURL(/\/issues\?owner=octo-org&repo=lantern$/)
  await expect(page.getByText('Calendar: the list jumps when a row is removed')).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(page.getByText('No more')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(asked.map((query) => new URLSearchParams(query).get('page'))).toEqual([null, '2'])
  expect(asked.map((query) => new URLSearchParams(query).get('per_page'))).toEqual(['30', '30'])
})

test('filters ask for other issues, and the address names them', async ({ page }) => {
  const asked = issueQueries(page)
  await page.goto(`${server.origin}/issues?owner=octo-org&repo=lantern`)
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('radio', { name: 'documentation' }).click()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByText('Search: a date without a time zone moves by a day')).toBeVisible()
  await expect(page.getByText('Calendar: the list jumps when a row is removed')).toHaveCount(0)
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('radio', { name: 'Closed' }).click()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByText('No issue fits these choices')).toBeVisible()
  await expect(page).toHaveURL(/labels=documentation/)
  expect(asked.at(-1)).toContain('state=closed')
  await page.getByRole('button', { name: 'Remove filter: documentation' }).click()
  await expect(page).not.toHaveURL(/labels=/)
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused()
  // Back leaves the list: a filter is no step of the history.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/issues/)
})

test('a new issue is sent, and its page leads back to the list', async ({ page }) => {
  await page.goto(`${server.origin}/issues?owner=octo-org&repo=lantern`)
  await page.getByRole('link', { name: 'New issue' }).click()
  await page.getByLabel('Title').fill('The light stays green')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Create the issue' }).click()
  const request = await sent
  expect(new URL(request.url()).pathname).toBe('/repos/octo-org/lantern/issues')
  expect(request.postDataJSON()).toEqual({ title: 'The light stays green' })
  await expect(page.getByText('The issue is open')).toBeVisible()
  await expect(page).toHaveURL(/\/issues\?owner=octo-org&repo=lantern$/)
})
