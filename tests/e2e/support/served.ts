// `test` for the files that serve or build a product of their own. One worker runs all of them (playwright.config.ts): the
// project is copied once, and each product is served once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type BrowserContext } from '@playwright/test'
import { copyProject, type ProjectCopy } from '../../../tools/commands/projectCopy'
import { startServer, type DevServer } from './devServer'
import { desk } from './phone'
import { type Snapshot, takeSnapshot } from './snapshot'

export interface Served {
  readonly origin: () => string
  /** The folder of the product, whose files a test may edit: they are put back after it. */
  readonly folder: () => string
  read(file: string): string
  edit: ProjectCopy['edit']
  /** Returns the lines that this test has changed, below the names of their files. Generated files do not count. */
  lines(): string
}

interface Begun {
  readonly server: DevServer
  readonly copy: ProjectCopy
}

interface WorkerFixtures {
  /** Serves a product by the words of a command: `start`, or `dev conduit --built`. */
  readonly begin: (command: string) => Promise<Begun>
}

export const test = base.extend<object, WorkerFixtures>({
  begin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters of a fixture
    async ({}, use) => {
      const copy = copyProject()
      const servers = new Map<string, Promise<DevServer>>()
      await use(async (command) => {
        const words = [process.execPath, 'tools/cli/run.mjs', ...command.split(' '), '--port', '5300']
        const server = servers.get(command) ?? startServer(copy.folder, words)
        servers.set(command, server)
        return { server: await server, copy }
      })
      for (const server of await Promise.allSettled(servers.values()))
        if (server.status === 'fulfilled') await server.value.stop()
      copy.remove()
    },
    { scope: 'worker' },
  ],
})

/** Opens each page on a desk, in one context of the browser, which keeps the hundreds of modules of a page from sources. */
export const deskTest = test.extend<object, { readonly desktop: BrowserContext }>({
  desktop: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...desk, locale: 'en-US', timezoneId: 'Asia/Riyadh' })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ desktop }, use) => {
    const page = await desktop.newPage()
    await use(page)
    const session = await desktop.newCDPSession(page)
    const storageTypes = 'cookies,local_storage,indexeddb,service_workers'
    for (const origin of new Set(page.frames().map((frame) => new URL(frame.url()).origin)))
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
    for (const opened of desktop.pages()) await opened.close()
  },
})

/** Serves a product, whose folder may be one of the project's, to the tests of the file that calls it, one after another. */
export function serve(command = 'start', part = '.'): Served {
  test.describe.configure({ mode: 'default' })
  let begun: Begun | undefined
  let snapshot: Snapshot | undefined
  const now = () => begun ?? fail('A product is served while tests run.')
  const folder = () => join(now().copy.folder, part)
  test.beforeAll(async ({ begin }) => void (begun = await begin(command)))
  test.beforeEach(() => void (snapshot = takeSnapshot(folder())))
  test.afterEach(() => snapshot?.restore())
  return {
    origin: () => now().server.origin,
    folder,
    read: (file) => readFileSync(join(folder(), file), 'utf8'),
    lines: () => snapshot?.lines() ?? '',
    edit: (file, from, to) => now().copy.edit(join(part, file), from, to),
  }
}

function fail(message: string): never {
  throw new Error(message)
}
