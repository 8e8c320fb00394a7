// Releases of pages: who starts which one, and what happens to those that fail. The store is a copy of the build.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type Releases, releasesIn, withReleases } from '../../tools/cli/release/document'
import { steps } from './support/messageSteps'
import { Site } from './support/site'
import { startSite } from './support/startSite'
import { test } from './support/test'
import { words } from './support/words'

/** Adds a release to a store that is like the current one, but for one file. Returns its id. */
type Publish = (id: string, file: string, change: (text: string) => string | undefined) => string

const storeTest = test.extend<{
  readonly store: {
    readonly publish: Publish
    name(change: (releases: Releases) => Releases): void
    readonly site: Site
  }
}>({
  store: async ({ site: own, oracle }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-store-'))
    cpSync('dist', folder, { recursive: true })
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(br|gz)$/.test(file)) rmSync(join(folder, file))
    const document = join(folder, 'index.html')
    const { current } = releasesIn(readFileSync(document, 'utf8'))
    const started = await startSite(folder)
    own.alsoAt(started.origin)
    // A release that fails is reported where it fails.
    oracle.allow(/^uncaught: |SyntaxError|404|console/)
    const publish: Publish = (id, file, change) => {
      const to = join(folder, `assets/routes-${id}`)
      cpSync(join(folder, `assets/routes-${current.id}`), to, { recursive: true })
      const text = change(readFileSync(join(to, file), 'utf8'))
      if (text === undefined) rmSync(join(to, file))
      else writeFileSync(join(to, file), text)
      return id
    }
    const name = (change: (releases: Releases) => Releases) => {
      const html = readFileSync(document, 'utf8')
      writeFileSync(document, withReleases(html, change(releasesIn(html))))
    }
    await provide({ publish, name, site: new Site(started) })
    await started.stop()
    rmSync(folder, { recursive: true })
  },
})

const stage =
  (id: string, share: number, brought?: readonly string[]) =>
  ({ engine, current }: Releases): Releases => ({ engine, current, candidate: { ...current, id, share, brought } })
const renamed = (text: string) => text.replace('"recharge.page":"Recharge"', '"recharge.page":"Coins, new"')
const blocked = (page: Page) => page.evaluate(() => localStorage.getItem('lumi.blocked'))
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const open = (page: Page, site: Site, query = '') => page.goto(`${site.origin}/recharge${query}`)

storeTest(
  'a candidate starts for its share, after a promotion for all, and not after a rollback',
  async ({ page, store }) => {
    const { publish, name, site } = store
    await open(page, site)
    publish('nextnext', 'en/recharge.json', renamed)
    name(stage('nextnext', 0))
    await open(page, site)
    await expect(title(page)).toHaveText(words('recharge.page'))
    name(stage('nextnext', 100))
    await open(page, site)
    await expect(title(page)).toHaveText('Coins, new')
    name(({ engine, current }) => ({ engine, current: { ...current, id: 'nextnext' }, lastGood: current }))
    await open(page, site)
    await expect(title(page)).toHaveText('Coins, new')
    name(({ engine, current, lastGood }) => ({ engine, current: lastGood ?? current }))
    await open(page, site)
    await expect(title(page)).toHaveText(words('recharge.page'))
  },
)

storeTest('a link shows a release that nobody starts, to the end of the tab', async ({ page, store }) => {
  const { publish, name, site } = store
  publish('nextnext', 'en/recharge.json', renamed)
  name(stage('nextnext', 0))
  await open(page, site, '?release=nextnext')
  await expect(title(page)).toHaveText('Coins, new')
  await open(page, site)
  await expect(title(page)).toHaveText('Coins, new')
})

for (const [what, file, change, query = ''] of [
  ['whose page is missing', 'recharge.js', () => undefined],
  ['whose page cannot be read', 'recharge.js', (text: string) => text.slice(0, -40)],
  ['whose texts are missing', 'en/recharge.json', () => undefined],
  ['whose market is missing', 'markets/russia.json', () => undefined, '?market=russia'],
  ['of which a part breaks', 'recharge.js', (text: string) => text.replace('blocks:{', 'blocks:{broken:null,')],
] as const)
  storeTest(`a release ${what} starts no second time on a device`, async ({ page, store }) => {
    const { publish, name, site } = store
    publish('nextnext', file, change)
    name(stage('nextnext', 100))
    await open(page, site, query)
    // The page may reload meanwhile.
    await expect(async () => expect(await blocked(page)).toBe('nextnext')).toPass()
    await expect(async () => void (await open(page, site))).toPass()
    await expect(title(page)).toHaveText(words('recharge.page'))
  })

const asked = 'POST /withoutsign/country'

for (const brought of [[asked], []])
  storeTest(
    `an answer that does not fit blocks a release that brought ${brought.length} schemas`,
    async ({ page, store }) => {
      const { publish, name, site } = store
      publish('nextnext', 'recharge.js', (text) =>
        text.replace('phone_code:{type:`string`}', 'phone_code:{type:`array`}'),
      )
      name(stage('nextnext', 100, brought))
      await open(page, site)
      await expect(page.getByRole('button', { name: words('engine.retry') })).toBeVisible()
      expect(await blocked(page)).toBe(brought.length > 0 ? 'nextnext' : null)
    },
  )

storeTest('who has an older engine than the pages are for is asked to load the page again', async ({ page, store }) => {
  const { name, site } = store
  let own = ''
  name((releases) => {
    own = releases.engine
    return { ...releases, engine: 'another1' }
  })
  await open(page, site)
  const guard = page.locator('main[role=alert]')
  await expect(guard.getByText(words('engine.guard.failed'))).toBeVisible()
  name((releases) => ({ ...releases, engine: own }))
  await guard.getByRole('button', { name: words('engine.retry') }).click()
  await expect(title(page)).toHaveText(words('recharge.page'))
})

storeTest('what somebody has typed is there in a release, and after the way back', async ({ page, store }) => {
  const { publish, name, site } = store
  const { who } = steps['/guild/create create'] ?? {}
  const person = await who?.(site)
  if (person === undefined) throw new Error('messageSteps.ts says nobody who founds an agency.')
  await page.goto(await site.entrance('/guild/create', person))
  const field = page.getByRole('textbox').first()
  await field.fill('Moonlight')
  publish('nextnext', 'en/guild-create.json', (text) => text.replace(words('guild.create.title'), 'Found it'))
  name(stage('nextnext', 100))
  await page.reload()
  await expect(title(page)).toHaveText('Found it')
  await expect(field).toHaveValue('Moonlight')
  await field.fill('Moonlight 2')
  name(({ engine, current }) => ({ engine, current }))
  await page.reload()
  await expect(title(page)).toHaveText(words('guild.create.title'))
  await expect(field).toHaveValue('Moonlight 2')
})
