// `test` for the files that serve or build a product of their own. One worker runs all of them (playwright.config.ts): the
// project is copied once, and each product is served once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { copyProject, type ProjectCopy } from '../../../tools/commands/projectCopy'
import { startServer, type DevServer } from './devServer'
import { type Snapshot, takeSnapshot } from './snapshot'

export interface Served {
  readonly origin: () => string
  /** What its terminal shows. */
  readonly said: () => string
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
  /** Runs a script of package.json in a folder of the project. */
  readonly begin: (script: string, part: string, environment: NodeJS.ProcessEnv) => Promise<Begun>
}

export const test = base.extend<object, WorkerFixtures>({
  begin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters of a fixture
    async ({}, provide) => {
      const copy = copyProject()
      const servers = new Map<string, Promise<DevServer>>()
      await provide(async (script, part, environment) => {
        const words = ['npm', 'run', script, '--', '--port', '5300']
        const key = `${part} ${script} ${JSON.stringify(environment)}`
        const server = servers.get(key) ?? startServer(join(copy.folder, part), words, environment)
        servers.set(key, server)
        return { server: await server, copy }
      })
      for (const server of await Promise.allSettled(servers.values()))
        if (server.status === 'fulfilled') await server.value.stop()
      copy.remove()
    },
    { scope: 'worker' },
  ],
})

type Contexts = (options: BrowserContextOptions) => Promise<BrowserContext>

/**
 * Opens each page in a context that the tests of a worker share, because it keeps the hundreds of modules that a page from
 * sources asks for. What a page stores is gone before the next one.
 */
export const keptTest = test.extend<object, { readonly contexts: Contexts }>({
  contexts: [
    async ({ browser }, provide) => {
      const made = new Map<string, Promise<BrowserContext>>()
      await provide((options) => {
        const key = JSON.stringify(options)
        const context = made.get(key) ?? browser.newContext(options)
        made.set(key, context)
        return context
      })
      for (const context of made.values()) await (await context).close()
    },
    { scope: 'worker' },
  ],
  page: async ({ contexts, viewport, isMobile, hasTouch, locale, timezoneId }, provide) => {
    const place = { ...(locale && { locale }), ...(timezoneId && { timezoneId }) }
    const context = await contexts({ viewport, isMobile, hasTouch, ...place })
    const page = await context.newPage()
    await provide(page)
    await context.setOffline(false)
    const session = await context.newCDPSession(page)
    const storageTypes = 'cookies,local_storage,indexeddb,service_workers'
    for (const { origin } of page.frames().map((frame) => new URL(frame.url())))
      if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
    for (const opened of context.pages()) await opened.close()
  },
})

/**
 * Serves a product to the tests of the file that calls it, one after another: a folder of the project, by a script of it,
 * with more variables of the environment.
 */
export function serve(part = '.', script = 'start', environment: NodeJS.ProcessEnv = {}): Served {
  test.describe.configure({ mode: 'default' })
  let begun: Begun | undefined
  let snapshot: Snapshot | undefined
  const now = () => begun ?? fail('A product is served while tests run.')
  const folder = () => join(now().copy.folder, part)
  test.beforeAll(async ({ begin }) => void (begun = await begin(script, part, environment)))
  test.beforeEach(() => void (snapshot = takeSnapshot(folder())))
  test.afterEach(() => snapshot?.restore())
  return {
    origin: () => now().server.origin,
    said: () => now().server.said.join('\n'),
    folder,
    read: (file) => readFileSync(join(folder(), file), 'utf8'),
    lines: () => snapshot?.lines() ?? '',
    edit: (file, from, to) => now().copy.edit(join(part, file), from, to),
  }
}

function fail(message: string): never {
  throw new Error(message)
}
