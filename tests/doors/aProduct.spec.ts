// Each command of a product, as the first one typed after docs/quick-start.md. It begins first, because it takes the longest.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { type Browser, expect } from '@playwright/test'
import { publint } from 'publint'
import { test } from './clone'
import { handFor } from '../e2e/support/hands'
import { ask, startNginx, whyNoNginx } from '../e2e/support/nginx'
import { doSteps } from '../e2e/support/recipeSteps'
import { openStudio, save } from '../e2e/support/studio'
import { fromRegistry, ofStarter, quickStart } from './doors'
import { asFresh, type FreshClone } from './freshClone'
import { open } from './open'
import { startRegistry } from './registry'
import { type } from './type'

test.describe('a product made as docs/quick-start.md says', () => {
  test.describe.configure({ mode: 'default' })
  let folder = ''
  let product: FreshClone | undefined

  test.beforeAll(async ({ clone }) => {
    clone.reset()
    folder = mkdtempSync(join(tmpdir(), 'quick-start-'))
    const into = { '.': folder, 'my-app': join(folder, 'my-app'), clone: clone.folder }
    for (const { command, at } of quickStart) {
      const typed = command.replaceAll('path/to/packages', join(clone.folder, 'packages'))
      const typing = type(typed, into[at])
      expect(await typing.ended(), typing.said()).toBe(0)
    }
    product = asFresh(into['my-app'])
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('publint has nothing to say of its packages, and their types are found', async ({ clone }) => {
    const packages = join(clone.folder, 'packages')
    const archives = readdirSync(packages).filter((file) => file.endsWith('.tgz'))
    expect(archives).toContain('create-pagewright-0.1.0.tgz')
    for (const file of archives) {
      const archive = new Uint8Array(readFileSync(join(packages, file)))
      expect((await publint({ pack: { tarball: archive.buffer } })).messages, file).toEqual([])
      const result = await checkPackage(createPackageFromTarballData(archive))
      // The packages are modules for bundlers and for Node's own import, as documented. A style sheet has no types.
      const wrong = ('problems' in result ? result.problems : []).filter(
        (problem) =>
          !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
          !('entrypoint' in problem && problem.entrypoint.endsWith('.css')),
      )
      expect(wrong, file).toEqual([])
    }
  })

  for (const door of ofStarter)
    test(door.command, async ({ browser }) => {
      if (product === undefined) throw new Error('The product was not made.')
      product.reset()
      await open(door, product, browser)
    })

  test('a product from a registry is made, edited in the studio, tested, built and served', async ({
    browser,
    clone,
  }) => {
    // It installs from an empty cache, and builds twice.
    test.slow()
    const home = mkdtempSync(join(tmpdir(), 'registry-'))
    const registry = await startRegistry(join(home, 'registry'))
    try {
      const run = async (command: string, folder: string) => {
        const typing = type(command, folder, '', registry.env)
        expect(await typing.ended(), typing.said()).toBe(0)
        return typing.said()
      }
      expect(await run('npm publish', join(clone.folder, 'tools/vite'))).toMatch(/marked as private/)
      const packages = join(clone.folder, 'packages')
      for (const file of readdirSync(packages).filter((name) => name.endsWith('.tgz')))
        await run(`npm publish ${join(packages, file)} --access public`, home)

      const empty = join(home, 'work')
      mkdirSync(empty)
      let said = ''
      for (const { command } of fromRegistry) said = await run(command, empty)
      const [, steps = ''] = /^Next:\n\n([^]*)$/m.exec(said) ?? []
      const next = steps.trim().split(/\n +/)
      expect(next).toEqual(['cd my-app', 'npm start'])
      const made = asFresh(join(empty, 'my-app'))

      const typing = type(next.join(' && '), empty, '', registry.env)
      try {
        const [origin = ''] = await typing.says(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/)
        await addColour(browser, origin)
      } finally {
        typing.interrupt()
      }
      await typing.ended()
      expect(made.changed()).toEqual(expect.arrayContaining(['pages/newNote.ts', 'schemas/forms.json']))

      await run('npm test', made.folder)
      await run('npm run build', made.folder)
      // The starter has nobody who signs in: its page is all that can be seen of it.
      if (whyNoNginx() === undefined)
        for (const hasBrotli of [true, false])
          await serveByNginx(browser, made.folder, mkdtempSync(join(home, 'nginx-')), hasBrotli)

      const withStudio = filesOf(join(made.folder, 'dist'))
      // The lock file stays the same: the name of a folder of the build is made from it too.
      rmSync(join(made.folder, 'node_modules/@pagewright/studio'), { recursive: true })
      await run('npm run build', made.folder)
      expect(filesOf(join(made.folder, 'dist'))).toEqual(withStudio)
    } finally {
      await registry.stop()
      rmSync(home, { recursive: true, force: true })
    }
  })
})

/** Adds a field to the form of the starter in the studio, and saves it. */
async function addColour(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const hand = handFor(page, 'pointer')
  await openStudio(page, { origin: () => origin }, '?path=/new')
  await doSteps(page, hand, [
    { press: 'Form', in: 'parts' },
    { press: 'Add a field' },
    { write: { 'Label in English': 'Colour' } },
    { press: 'Add' },
    { see: 'Colour', on: 'page' },
  ])
  await save(page, hand)
  await page.close()
}

/** Serves the build of a product with its own configuration for nginx, and opens it. */
async function serveByNginx(browser: Browser, product: string, place: string, hasBrotli: boolean): Promise<void> {
  const nginx = await startNginx(place, join(product, 'dist'), { kit: join(product, 'deploy/nginx'), hasBrotli })
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    await page.goto(`${nginx.origin}/new`)
    await expect(page.getByRole('heading', { level: 1, name: 'New note' })).toBeVisible()
    await expect(page.getByLabel('Colour')).toBeVisible()
    const packed = readdirSync(join(product, 'dist/assets')).find((name) => name.endsWith('.js.br')) ?? ''
    const { headers } = await ask(nginx.origin, `/assets/${packed.slice(0, -3)}`, { 'accept-encoding': 'br, gzip' })
    expect([headers['content-encoding'], headers['content-security-policy']]).toEqual([
      hasBrotli ? 'br' : 'gzip',
      expect.stringContaining("default-src 'none'"),
    ])
    await page.close()
  } finally {
    await nginx.stop()
  }
}

/** Returns the content of each file below a folder, by its path. */
function filesOf(folder: string): { readonly [path: string]: string } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length),
      readFileSync(join(parentPath, name), 'latin1'),
    ]),
  )
}
