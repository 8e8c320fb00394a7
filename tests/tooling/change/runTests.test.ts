// Tests that the affected tests of a change run in a copy with the change, and leave the product as it is.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChangeSet, runTests } from '../../../tools/cli/changeSets'
import { root } from '../../../tools/cli/root'
import { createSmallProduct, type SmallProduct } from '../../support/smallProduct'

let product: SmallProduct
beforeAll(() => {
  product = createSmallProduct()
  product.write('schemas/api.json', '{}')
  product.write('package.json', '{ "type": "module" }')
  product.write(
    'tests/title.test.ts',
    `import { expect, it } from 'vitest'
import third from '../pages/third.json' with { type: 'json' }
const route = '/third'
it(route + ' keeps its title', () => expect(third.title).toBe('a.third'))
`,
  )
  product.write('tests/third.spec.ts', "throw new Error('A browser opens ' + '/third')\n")
  product.write('tests/other.test.ts', "throw new Error('Nothing here names the page.')\n")
})
afterAll(() => product.remove())

const title = (value: string): ChangeSet => ({ changes: [{ do: 'set', page: '/third', at: ['title'], value }] })

it('is refused in a product without Vitest', async () => {
  await expect(runTests(product.folder, title('a.first'))).rejects.toThrow('This product has no Vitest')
})

it('runs the unit tests that name the page, with the change, and lists those of a browser', async () => {
  mkdirSync(join(product.folder, 'node_modules'))
  symlinkSync(join(root, 'node_modules/vitest'), join(product.folder, 'node_modules/vitest'))
  const before = product.texts()
  const run = await runTests(product.folder, title('a.first'))
  expect(run).toMatchObject({ files: ['tests/title.test.ts'], passed: 0, inBrowser: ['tests/third.spec.ts'] })
  expect(run.failed).toEqual([
    {
      file: 'tests/title.test.ts',
      test: '/third keeps its title',
      says: expect.stringContaining("expected 'a.first' to be 'a.third'"),
    },
  ])
  expect(product.texts()).toEqual(before)
})
