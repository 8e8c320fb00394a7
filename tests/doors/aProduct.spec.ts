// Each command of a product, as the first one typed after docs/quick-start.md. It begins first, because it takes the longest.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
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

  for (const door of ofStarter)
    test(door.command, async ({ browser }) => {
      if (product === undefined) throw new Error('The product was not made.')
      product.reset()
      await open(door, product, browser)
    })
})
