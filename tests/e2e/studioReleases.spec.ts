// Releases from the studio: a saved title reaches the deployed site in steps, and is taken back. The product is Conduit; the
// store is the folder of its build, which a server of its own shows.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { percentOf } from '@pagewright/engine/tools'
import { releasesIn } from '../../tools/cli/release/document'
import { expectAccessible } from './support/axe'
import { type DevServer, startServer } from './support/devServer'
import { expectFitting } from './support/fit'
import { handFor } from './support/hands'
import { desk } from './support/phone'
import { keptTest as test, serve } from './support/served'
import { app, openStudio, parts, save, side } from './support/studio'

test.use(desk)
const store = 'dist'
const conduit = serve('examples/conduit', 'start', { PAGEWRIGHT_STORE: store })
let site: DevServer

test.beforeAll(async () => {
  run('npm', 'run', 'build')
  const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')
  site = await startServer(conduit.folder(), [process.execPath, vite, 'preview', '--port', '0'])
})
test.afterAll(() => site.stop())

const bar = (page: Page) => page.getByRole('region', { name: 'Release' })
const step = (page: Page, title: string) =>
  bar(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const title = (page: Page) => side(page).getByRole('textbox', { name: 'Title in English' })
const named = () => releasesIn(readFileSync(join(conduit.folder(), store, 'index.html'), 'utf8'))

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: conduit.folder(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

/** What a person at another machine does. */
const elsewhere = (...args: readonly string[]) => run('npx', 'pagewright', 'release', ...args, '--store', store)

interface Device {
  /** Whether its number for a release is below 10. */
  readonly isInTenth?: { readonly of: string; readonly is: boolean }
  readonly query?: string
}

/** Waits until the deployed site shows a title on a new device. */
async function expectSeen(browser: Browser, text: string, { isInTenth, query = '' }: Device = {}): Promise<void> {
  const context = await browser.newContext()
  if (isInTenth) {
    let device = 0
    const id = () => device.toString(16).padStart(32, '0')
    while (percentOf(id() + isInTenth.of) < 10 !== isInTenth.is) device += 1
    await context.addInitScript((kept) => localStorage.setItem('conduit.device', kept), id())
  }
  const page = await context.newPage()
  await page.goto(site.origin + query)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
  await context.close()
}

/** Opens the studio, and waits until it knows the releases. */
async function open(page: Page): Promise<void> {
  await openStudio(page, conduit, '')
  await expect(step(page, 'Everybody')).toContainText('has release')
}

for (const way of ['pointer', 'keyboard'] as const)
  test(`by ${way}: a saved title is published, given to 10 %, to everybody, and rolled back`, async ({
    page,
    browser,
  }) => {
    const hand = handFor(page, way)
    const press = (name: string) => hand.press(button(page, name))
    const choose = (name: string) => hand.press(page.getByRole('dialog').getByRole('button', { name, exact: true }))
    const [before, after] = ['Articles', `Our articles, by ${way}`]
    await open(page)
    const first = named().current.id
    await expect(step(page, 'Saved')).toContainText('Nothing to publish')
    await hand.press(parts(page).getByRole('button', { name: 'The page itself' }))
    await hand.write(title(page), after)
    await save(page, hand)
    await expect(step(page, 'Saved')).toContainText('Not published yet')

    await press('Publish')
    await expect(step(page, 'Published')).toContainText(/Release [\w-]{8}/)
    const id = named().candidate?.id ?? ''
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press('Copy link')
    await expect(bar(page).getByRole('status')).toContainText('is copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`/?release=${id}`)
    await expectSeen(browser, before)
    await expectSeen(browser, after, { query: `/?release=${id}` })

    await press('Choose share')
    await hand.tick(page.getByRole('dialog').getByRole('checkbox', { name: 'qanat' }))
    await choose('Give to 10 %')
    await expect(step(page, '10 %')).toContainText('of devices have it in world')
    await expectSeen(browser, after, { isInTenth: { of: id, is: true } })
    await expectSeen(browser, before, { isInTenth: { of: id, is: false } })

    await press('Give to everybody')
    await choose('Give to everybody')
    await expect(step(page, 'Everybody')).toContainText(`has release ${id}`)
    await expectSeen(browser, after, { isInTenth: { of: id, is: false } })

    await press('Roll back')
    await choose('Roll back')
    await expect(step(page, 'Everybody')).toContainText(`has release ${first}`)
    await expect(step(page, 'Saved')).toContainText('Published, then taken back')
    await expectSeen(browser, before)
    await press('History of releases')
    const history = page.getByRole('dialog').getByRole('listitem')
    for (const [at, did] of [
      `Everybody was given ${first} back`,
      `${id} was given to everybody`,
      `${id} was given to 10 % in world`,
      `${id} was published`,
    ].entries())
      await expect(history.nth(at)).toContainText(did)
    await expect(history.nth(3)).toContainText(`became “${after}” in English.`)
    await choose('Close')
  })

test('what needs a deployment is refused with the reason, and nothing that is not saved is lost', async ({ page }) => {
  conduit.edit('markets/qanat.ts', "'www.qanat.example'", "'qanat.example'")
  await open(page)
  await parts(page).getByRole('button', { name: 'The page itself' }).click()
  await title(page).fill('Not saved')
  const before = named()
  await button(page, 'Publish').click()
  const refusal = bar(page).getByRole('alert')
  await expect(refusal).toContainText(
    'hosts of the market qanat, production.web from ["www.qanat.example"] to ["qanat.example"].',
  )
  await expect(refusal).toContainText('Nothing was published: deploy the whole build')
  expect(named()).toEqual(before)
  await expect(app(page).getByRole('heading', { name: 'Not saved', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Pick parts' }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await refusal.getByRole('button', { name: 'Dismiss' }).click()
  await expect(refusal).toBeHidden()
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible()
})

test('what somebody else has done is seen, and no press undoes it unseen', async ({ page }) => {
  await open(page)
  conduit.edit('locales/en.json', '"home.all": "All articles"', '"home.all": "Everything"')
  elsewhere('publish')
  elsewhere('stage', '50')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(step(page, '50 %')).toContainText('of devices have it')
  for (const width of [1440, 1280]) await expectFitting(page, width)
  await page.getByRole('button', { name: 'Pick parts' }).click()
  await button(page, 'Give to everybody').click()
  await expectAccessible(page)
  const { id = '' } = named().candidate ?? {}
  conduit.edit('locales/en.json', '"home.all": "Everything"', '"home.all": "All of them"')
  elsewhere('publish', '--replace', id)
  const { id: other = '' } = named().candidate ?? {}
  await page.getByRole('dialog').getByRole('button', { name: 'Give to everybody' }).click()
  await expect(bar(page).getByRole('alert')).toContainText(`${id} is not the published release. That is ${other}`)
  await expect(step(page, 'Published')).toContainText(`Release ${other}`)
})
