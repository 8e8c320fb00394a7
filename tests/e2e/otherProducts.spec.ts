// The workbench and the studio beside other products than Lumi: they read each through its root folder.
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { appIn, columnOf } from './support/bench'
import { startServer, type DevServer } from './support/devServer'
import { desk } from './support/phone'

test.use(desk)
// A server that has just begun takes long for its first page.
test.setTimeout(180_000)

const folder = join(import.meta.dirname, '../..')

for (const { product, port, seen, route } of [
  { product: 'conduit', port: '5320', seen: 'A garden on a balcony', route: '/settings' },
  { product: 'starter', port: '5330', seen: 'Note 60', route: '/new' },
]) {
  test.describe(product, () => {
    test.describe.configure({ mode: 'default' })
    let server: DevServer
    test.beforeAll(async () => {
      const command = [process.execPath, 'tools/cli/run.mjs', 'dev', product, '--port', port]
      server = await startServer(folder, command)
    })
    test.afterAll(() => server.stop())

    test('the workbench shows a page, and calls that fail', async ({ page }) => {
      await page.goto(`${server.origin}/__bench/`)
      const column = columnOf(page)
      await expect(appIn(column).getByText(seen).first()).toBeVisible({ timeout: 90_000 })
      await expect(column.getByLabel('Host').getByRole('option')).toHaveText(['browser'])
      await column.getByLabel('Data', { exact: true }).selectOption('failing')
      await expect(appIn(column).getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 30_000 })
    })

    test('the studio shows a page and lists the others', async ({ page }) => {
      await page.goto(`${server.origin}/__studio/`)
      await expect(page.frameLocator('iframe[title="Page"]').getByText(seen).first()).toBeVisible({ timeout: 90_000 })
      await expect(page.getByRole('button', { name: route }).first()).toBeVisible()
    })
  })
}
