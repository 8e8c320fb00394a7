// Signed releases in a browser, in a build of its own: what starts when a store shows something else than was signed.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { copyProject, type ProjectCopy } from '../../tools/commands/projectCopy'
import { root } from '../../tools/cli/root'
import { releasesIn } from '../../tools/cli/release/document'
import { runNode } from './support/runNode'
import { startSite, type Started } from './support/startSite'
import { words } from './support/words'

// One worker, so that the build is made once.
test.describe.configure({ mode: 'default' })

/** The setting by which a market takes reports, at this page's own host. */
const setting = /^report: \{ url: '.*' \},$/m.exec(readFileSync(join(root, 'docs/report.md'), 'utf8'))?.[0] ?? ''
const told = '/told'
const before = words('recharge.page')
const after = 'Coins, new'

let copy: ProjectCopy
let key: string
/** A store whose current release says `after`, and whose last good one says `before`. */
let built: string
/** A copy of it, which a server shows and each test changes. */
let store: string
let started: Started

async function run(...args: readonly string[]): Promise<void> {
  const { status, stderr } = await runNode(copy.folder, ['tools/ready.mjs', ...args])
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
}

function release(folder: string, command: string): Promise<void> {
  return run('pagewright', 'release', command, '--store', folder, '--key', key)
}

test.beforeAll(async () => {
  copy = copyProject()
  key = join(mkdtempSync(join(tmpdir(), 'release-key-')), 'key.pem')
  built = join(copy.folder, 'dist')
  copy.edit('markets/international.ts', "product: 'Lumi',", `$&\n  ${setting.replace(/'.*'/, `'${told}'`)}`)
  await run('pagewright', 'release', 'key', '--out', key)
  await run('vite', 'build')
  await release(built, 'sign')
  copy.edit('locales/en.json', `"recharge.page": "${before}"`, `"recharge.page": "${after}"`)
  await release(built, 'publish')
  await release(built, 'promote')
  // Else a server would show the packed copy of a file that a test changes.
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' }))
    if (/\.(br|gz)$/.test(file)) rmSync(join(built, file))
  store = mkdtempSync(join(tmpdir(), 'pagewright-store-'))
  cpSync(built, store, { recursive: true })
  started = await startSite(store)
})

test.afterAll(async () => {
  await started.stop()
  for (const folder of [store, join(key, '..')]) rmSync(folder, { recursive: true })
  copy.remove()
})

test.beforeEach(() => cpSync(built, store, { recursive: true }))

/** Returns the path of a file. `current/` is the folder of the current release. */
function at(file: string): string {
  const { current } = releasesIn(readFileSync(join(built, 'index.html'), 'utf8'))
  return join(store, file.replace(/^current\//, `assets/routes-${current.id}/`))
}
const read = (file: string) => readFileSync(at(file), 'utf8')

/** Changes a file, as a bad store does. */
function change(file: string, text: (before: string) => string): void {
  const [was, is] = [read(file), text(read(file))]
  expect(is).not.toBe(was)
  writeFileSync(at(file), is)
}

const open = (page: Page) => page.goto(`${started.origin}/recharge`)
const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** Without a key, somebody names the older release. */
const turnedBack = (html: string) => {
  const { current, lastGood } = releasesIn(html)
  return html.replace(`"current":{"id":"${current.id}"`, `"current":{"id":"${lastGood?.id}"`)
}

test('a list that somebody changed does not start: the accepted one does, and the failure is reported', async ({
  page,
}) => {
  const envelopes: string[] = []
  await page.route(`**${told}`, async (route) => {
    envelopes.push(route.request().postData() ?? '')
    await route.fulfill({ status: 200, body: '{}' })
  })
  await open(page)
  await expect(title(page)).toHaveText(after)
  change('index.html', turnedBack)
  await open(page)
  await expect(title(page)).toHaveText(after)
  await expect(() => expect(envelopes.join()).toContain('releases-refused')).toPass()
})

test('a device that has accepted nothing yet asks to reload, and starts once the list is the signed one', async ({
  page,
}) => {
  const signed = read('index.html')
  change('index.html', turnedBack)
  await open(page)
  const guard = page.locator('main[role=alert]')
  await expect(guard).toContainText(words('engine.guard.failed'))
  writeFileSync(at('index.html'), signed)
  await guard.getByRole('button').click()
  await expect(title(page)).toHaveText(after)
})

test('going back is a newer list: after it, the one from before does not start again', async ({ page }) => {
  const newest = read('index.html')
  await open(page)
  await expect(title(page)).toHaveText(after)
  await release(store, 'rollback')
  await open(page)
  await expect(title(page)).toHaveText(before)
  writeFileSync(at('index.html'), newest)
  await open(page)
  await expect(title(page)).toHaveText(before)
})

for (const [what, file, text] of [
  ['a module', 'current/recharge.js', (was: string) => `${was}\n;document.title = 'evil'`],
  ['a text', 'current/en/recharge.json', (was: string) => was.replace(after, 'evil')],
  ['a hash', 'current/release.json', (was: string) => was.replace('"recharge.js":"', '"recharge.js":"AAAA')],
] as const)
  test(`a release of which ${what} was changed does not start: the last good one does`, async ({ page }) => {
    change(file, text)
    await open(page)
    // The page may reload by itself meanwhile.
    await expect(async () => {
      await open(page)
      await expect(title(page)).toHaveText(before, { timeout: 3000 })
    }).toPass()
    await expect(page).not.toHaveTitle('evil')
  })
