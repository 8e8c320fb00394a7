// Each command of a product, as the first one typed after docs/quick-start.md. It begins first, because it takes the longest.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { expect } from '@playwright/test'
import { publint } from 'publint'
import { test } from './clone'
import { ofStarter, quickStart } from './doors'
import { asFresh, type FreshClone } from './freshClone'
import { open } from './open'
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
})
