// Tests what a plan says, and which tests it runs.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChangeSet, type ProductChange, planChanges, planText, runTests } from '../../../tools/cli/changeSets'
import { checkDraft } from '../../../tools/cli/change/checkDraft'
import { filesAt, withChanges } from '../../../tools/cli/files'
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
      [title, 'First: the title changed from “First” to “Name”.'],
      [{ ...title, at: ['look'], value: 0 }, 'First: the look was set to 0.'],
      [
        { ...title, at: [...line, 'value'], value: 'row.day' },
        'First: the value of the line date was set to “row.day”.',
      ],
      [
        { do: 'set', page: '/first', at: ['blocks', 'list', 'table', 'columns'], value: { a: {} } },
        'First: the columns were set.',
      ],
      [
        { do: 'set', page: '/first', market: 'north', at: [...line, 'label'], value: 'x' },
        'First: the label of the line date changed from “a.day” to “x” in market north.',
      ],
      [
        { do: 'add', page: '/third', at: ['entries', '0'], value: 'x', after: null },
        '/third: number 1 of the entries was added: “x”, as the first.',
      ],
      [
        { do: 'add', page: '/third', at: ['entries', '0'], value: 'x', after: '1' },
        '/third: number 1 of the entries was added: “x”, after number 2.',
      ],
      [{ do: 'remove', page: '/first', at: ['blocks', 'size'] }, 'First: the block size was removed.'],
      [
        { do: 'remove', page: '/first', market: 'north', at: line },
        'First: the line date was reset to the base in market north.',
      ],
      [{ do: 'rename', page: '/first', at: line, to: 'day' }, 'First: the line date was renamed to day.'],
      [
        { do: 'move', page: '/first', at: ['blocks', 'size'], after: null },
        'First: the block size was moved, as the first.',
      ],
      [
        { do: 'move', page: '/first', at: ['blocks', 'list'], after: 'size' },
        'First: the block list was moved, after size.',
      ],
      [
        { do: 'hide', page: '/second', market: 'south', at: ['title'] },
        '/second: the title was hidden in market south.',
      ],
      [
        { do: 'set', schema: 'forms.json', market: 'north', at: ['$defs', 'order', 'title'], value: 'x' },
        'Schema forms.json of market north: the title of the definition order was set to “x”.',
      ],
      [{ do: 'text', language: 'en', key: 'a.name', text: 'N "1"' }, 'The text “Name” became “N "1"” in English.'],
      [{ do: 'text', language: 'en', key: 'a.more', text: '' }, 'The text “” was added in English.'],
      [
        { do: 'token', market: 'north', scheme: 'dark', token: 'bg', value: '#000' },
        'Market north: bg (dark) became #000.',
      ],
      [
        { do: 'token', market: 'north', scheme: 'light', token: 'primary', value: null },
        'Market north: primary (light) takes its default again.',
      ],
      [{ do: 'create', page: '/copy', like: '/first', value: {} }, 'The page First was created, like /first.'],
      [
        {
          do: 'set',
          page: '/first',
          at: ['blocks', 'list', 'show', 'lines', 'new'],
          value: { label: 'a.name', value: 'row.id' },
        },
        'First: the line Name was added, after date.',
      ],
      [
        { do: 'set', page: '/first', at: [...line, 'when'], value: { 'now.day': { in: [2, 17] } } },
        'First: the condition of the line date became: Day of the month is 2 or 17.',
      ],
      [{ do: 'create', locale: 'de', value: {} }, 'The language German was created.'],
      [{ do: 'delete', page: '/first' }, 'The page First was removed with all that markets or lists say about it.'],
      [{ do: 'delete', schema: 'forms.json' }, 'The schema forms.json was removed with its file.'],
      [{ do: 'delete', market: 'north' }, 'The market north was removed with all that markets or lists say about it.'],
    ])('%j: %s', async (change, words) => {
      expect((await plan(change)).words).toEqual([words])
    })

    it('what a drag of a field does to its section', async () => {
      const fields = (...value: readonly string[]): ProductChange => {
        return { do: 'set', page: '/first', at: ['blocks', 'list', 'sections', 'who', 'fields'], value }
      }
      const lists = [['name', 'tax_id'], ['name', 'tax_id', 'web'], ['web', 'name', 'tax_id'], ['web']]
      const { words } = await plan(...lists.map((one) => fields(...one)))
      expect(words.slice(1)).toEqual([
        'First: the fields of the section who now contain Web.',
        'First: the fields of the section who have another order: Web was moved.',
        'First: the fields of the section who no longer contain Name, Tax ID.',
      ])
    })

    it('who waits for a choice, and no more', async () => {
      const at = ['blocks', 'list', 'show', 'lines', 'name', 'label']
      const text = planText(await plan({ do: 'set', page: '/first', at, value: 'x' }))
      expect(text.split('\n')).toEqual([
        'First: the label of the line name was set to “x”.',
        'It cannot be written, because several places share it:',
        expect.stringMatching(/^ {2}The part "lines" \(pages\/two\.ts:4\) is also used by pages "\/second"/),
      ])
      expect(planText(await plan(title, { ...title, value: 'a.first' }))).toContain(
        'Nothing changes: it is so already.',
      )
    })
  })
})

it('says that a change solves what is gone, and not what a check no longer looks for', async () => {
  const lumi = filesAt(root)
  const english = JSON.parse(lumi.read('locales/en.json')) as object
  const before = withChanges(lumi, { 'locales/en.json': JSON.stringify({ ...english, 'nobody.reads': 'Nobody' }) })
  const broken = lumi.read('pages/guild.ts').replace("block: 'list'", "block: 'lsit'")
  expect((await checkDraft(before, lumi)).solved.map(({ name }) => name)).toContain('unused-key')
  const { problems, solved } = await checkDraft(before, withChanges(before, { 'pages/guild.ts': broken }))
  expect(problems.map(({ name }) => name)).toContain('unknown-block')
  expect(solved).toEqual([])
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
