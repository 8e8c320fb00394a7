// The pages of each example, in its build with its own sandbox: what the testkit tests of any product.
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pageTests, type PageTestOptions } from '@pagewright/testkit/pages'
import { expectAccessible } from './support/axe'
import { type DevServer, previewExample } from './support/devServer'

test.describe.configure({ mode: 'default' })

const folder = join(import.meta.dirname, '../..')
const lantern = { owner: 'octo-org', repo: 'lantern' }

/** The addresses and sign-ins that the pages of each example need. */
const examples: { readonly [name: string]: Pick<PageTestOptions, 'queries' | 'signIn'> } = {
  starter: {},
  github: { queries: { '/issues': lantern, '/issues/new': lantern } },
  conduit: {
    queries: {
      '/editor/article': { slug: 'garden-1' },
      '/article': { slug: 'garden-1' },
      '/profile': { username: 'omar' },
    },
    async signIn(page, market) {
      await page.goto(`${origin()}/login?market=${market}&lang=en`)
      await page.getByLabel('E-mail').fill('jane@example.com')
      await page.getByLabel('Password', { exact: true }).fill('password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL((url) => url.pathname === '/')
    },
  },
}

let server: DevServer | undefined
const origin = () => server?.origin ?? ''

for (const [name, needs] of Object.entries(examples)) {
  test.describe(name, () => {
    test.beforeAll(async () => {
      server = await previewExample(name)
    })
    test.afterAll(() => server?.stop())
    pageTests({ test, expect, root: join(folder, 'examples', name), origin, also: expectAccessible, ...needs })
    if (name === 'starter')
      test('the film of a new note plays with its captions, as the policy allows', async ({ page }) => {
        await page.goto(`${origin()}/new`)
        await page.getByRole('button', { name: 'Play video: How a note is made' }).click()
        const film = page.locator('video')
        const second = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
        await expect.poll(second).toBeGreaterThan(0.5)
        const captions = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.activeCues?.length)
        await expect.poll(captions).toBe(1)
        await expect(page.getByText('cannot be played')).toHaveCount(0)
      })
  })
}
