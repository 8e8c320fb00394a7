// A new version is put in place while somebody uses the old one: code of the old one is gone from the server.
import type { Page } from '@playwright/test'
import { buttonOf, expectTitle } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

const chunk = /\/assets\/routes-[\w-]+\/withdraw-order\.js/
const gone = { status: 404, contentType: 'text/plain', body: 'There is no such file.' }
const replaced = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Lumi</title>' }
test('F40 S8-03 code that answers as a page: one reload, and then a failure with retry, however often it is tried', async ({
  page,
  signIn,
  oracle,
}) => {
  oracle.allow(/MIME type/)
  await page.route(chunk, (route) => route.fulfill(replaced))
  await signIn('host')
  const documents = await countDocuments(page)
  await page.getByText(words('order.title'), { exact: true }).click()
  await expect(failed(page)).toBeVisible()
  await expect.poll(documents).toBe(1)
  await expect(failed(page)).toBeVisible()
  await expect(page).toHaveURL(/\/withdraw\/order\?side=mine$/)
  for (let tries = 0; tries < 3; tries += 1) {
    const asked = page.waitForResponse(chunk)
    const looked = page.waitForResponse(isLook)
    await buttonOf(page, 'engine.retry').click()
    await asked
    await looked
    await expect(failed(page)).toBeVisible()
  }
  await expect(page.getByText(words('engine.page.renew'))).toBeVisible()
  expect(documents()).toBe(1)
  await page.unroute(chunk)
  await buttonOf(page, 'engine.retry').click()
  await expectTitle(page, 'order.title')
})

test('F40 a reload that helps is all that is seen: the same address, the same person, the page', async ({
  page,
  signIn,
}) => {
  await signIn('host')
  const documents = await countDocuments(page)
  await page.route(chunk, (route) => (documents() === 0 ? route.fulfill(gone) : route.continue()))
  await page.getByText(words('order.title'), { exact: true }).click()
  await expectTitle(page, 'order.title')
  await expect(page).toHaveURL(/\/withdraw\/order\?side=mine$/)
  await expect(page.getByRole('list').getByRole('button').first()).toBeVisible()
  expect(documents()).toBe(1)
})

test('F40 S8-01 a start whose words do not load is tried once more, then fails with a retry', async ({
  page,
  signIn,
  oracle,
}) => {
  oracle.allow(/^uncaught: /)
  const english = /\/assets\/en-[\w-]+\.js/
  await page.route(english, (route) => route.fulfill(gone))
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await signIn('host', '/guild/list')
  await expect(failed(page)).toBeVisible()
  expect(documents).toBe(2)
  await page.unroute(english)
  await page.keyboard.press('Tab')
  await expect(buttonOf(page, 'engine.retry')).toBeFocused()
  await buttonOf(page, 'engine.retry').click()
  await expectTitle(page, 'guild.list.title')
})

test('F41 no page brings a service worker, and one that is found is unregistered', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const found = {
      unregister: () => {
        document.documentElement.setAttribute('data-unregistered', 'yes')
        return Promise.resolve(true)
      },
    }
    navigator.serviceWorker.register = () => {
      throw new Error('This product has no service worker.')
    }
    navigator.serviceWorker.getRegistrations = () => Promise.resolve([found as ServiceWorkerRegistration])
  })
  await signIn('host')
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-unregistered', 'yes')
})

const failed = (page: Page) => page.getByRole('alert').getByText(words('engine.failed'))

/** The question whether the server is there. */
const isLook = (response: { request(): { method(): string } }) => response.request().method() === 'HEAD'

/** Counts the documents that are loaded from now on. */
async function countDocuments(page: Page): Promise<() => number> {
  await page.waitForLoadState('networkidle')
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}
