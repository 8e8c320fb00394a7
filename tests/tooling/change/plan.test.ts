// Tests what a plan says, and which tests it runs.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChangeSet, type ProductChange, planChanges, planText, runTests } from '../../../tools/cli/changeSets'
import { root } from '../../../tools/cli/root'
import { type SmallProduct, createSmallProduct } from '../../support/smallProduct'

describe('a plan', () => {
  const product = createSmallProduct()
  afterAll(() => product.remove())
  product.write('tests/said.test.ts', "screen.getByText('First')\n")
  product.write('tests/other.test.ts', "screen.getByText('Second')\n")
  product.write('tests/first.spec.ts', "page.goto('/first?tab=1')\n")
  product.write('tests/kit.ts', "export const first = '/first'\n")
  const whole = ['locales', 'markets', 'pages', 'schemas'].map((folder) => `tests/${folder}/all.test.ts`)
  for (const file of whole) product.write(file, 'test()\n')

  const plan = (...changes: ProductChange[]) => planChanges(product.folder, { changes }, { check: false })
  const title: ProductChange = { do: 'set', page: '/first', at: ['title'], value: 'a.name' }
  const line = ['blocks', 'list', 'show', 'lines', 'date']

  describe('a plan says', () => {
    it.each<readonly [change: ProductChange, words: string]>([
      [title, 'Page First (/first): title changes from "First" (a.first) to "Name" (a.name).'],
      [{ ...title, at: ['look'], value: 0 }, 'Page First (/first): look is set to 0.'],
      [
        { ...title, at: [...line, 'value'], value: 'row.day' },
        'Line date of First (/first): value is set to "row.day".',
      ],
      [
        { do: 'set', page: '/first', market: 'north', at: [...line, 'label'], value: 'x' },
        'Line date of First (/first): label changes from "a.day" to "x" in market North (north).',
      ],
      [
        { do: 'add', page: '/third', at: ['entries', '0'], value: 'x', after: null },
        'Page /third: entries.0 is added: "x" to the first place.',
      ],
      [
        { do: 'add', page: '/third', at: ['entries', '0'], value: 'x', after: '1' },
        'Page /third: entries.0 is added: "x" behind 1.',
      ],
      [{ do: 'remove', page: '/first', at: ['blocks', 'size'] }, 'Block size of First (/first) is removed.'],
      [
        { do: 'remove', page: '/first', market: 'north', at: line },
        'Line date of First (/first) is removed from what the market changes in market North (north).',
      ],
      [{ do: 'rename', page: '/first', at: line, to: 'day' }, 'Line date of First (/first) is renamed to day.'],
      [
        { do: 'move', page: '/first', at: ['blocks', 'size'], after: null },
        'Block size of First (/first) moves to the first place.',
      ],
      [
        { do: 'move', page: '/first', at: ['blocks', 'list'], after: 'size' },
        'Block list of First (/first) moves behind size.',
      ],
      [
        { do: 'hide', page: '/second', market: 'south', at: ['title'] },
        'Page /second: title is hidden in market South (south).',
      ],
      [
        { do: 'set', schema: 'forms.json', market: 'north', at: ['$defs', 'order', 'title'], value: 'x' },
        'Schema forms.json of market North (north): $defs.order.title is set to "x".',
      ],
      [
        { do: 'text', language: 'en', key: 'a.name', text: 'N "1"' },
        'Text a.name: "Name" becomes "N \\"1\\"" in English.',
      ],
      [{ do: 'text', language: 'en', key: 'a.more', text: '' }, 'Text a.more is added in English: "".'],
      [
        { do: 'token', market: 'north', scheme: 'dark', token: 'bg', value: '#000' },
        'Token bg (dark) becomes #000 in market North (north).',
      ],
      [
        { do: 'token', market: 'north', scheme: 'light', token: 'primary', value: null },
        'Token primary (light) takes its default in market North (north).',
      ],
      [{ do: 'create', page: '/copy', like: '/first', value: {} }, 'Page First (/copy) is created, like /first.'],
      [{ do: 'create', locale: 'de', value: {} }, 'Language German (de) is created.'],
      [{ do: 'delete', page: '/first' }, 'Page First (/first) is removed with all that markets or lists say about it.'],
      [{ do: 'delete', schema: 'forms.json' }, 'Schema forms.json is removed with its file.'],
      [
        { do: 'delete', market: 'north' },
        'Market North (north) is removed with all that markets or lists say about it.',
      ],
    ])('%j: %s', async (change, words) => {
      expect((await plan(change)).words).toEqual([words])
    })

    it('who waits for a choice, and no more', async () => {
      const at = ['blocks', 'list', 'show', 'lines', 'name', 'label']
      const text = planText(await plan({ do: 'set', page: '/first', at, value: 'x' }))
      expect(text.split('\n')).toEqual([
        'Line name of First (/first): label is set to "x".',
        'It cannot be written, because several places share it:',
        expect.stringMatching(/^ {2}The part "lines" \(pages\/two\.ts:4\) is also used by pages "\/second"/),
      ])
      expect(planText(await plan(title, { ...title, value: 'a.first' }))).toContain(
        'Nothing changes: it is so already.',
      )
    })
  })
})

describe('the tests of a plan', () => {
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
})
