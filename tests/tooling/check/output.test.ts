// Tests what the check prints: causes before what follows from them, places, corrections.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { undoChange } from '../../../tools/cli/change/applyChanges'
import { main } from '../../../tools/cli/check'
import { checkProject } from '../../../tools/cli/check/checkProject'
import { type Finding, findingLine, rootCauses } from '../../../tools/cli/check/finding'
import { frameOf, printed } from '../../../tools/cli/check/printed'
import { withChanges } from '../../../tools/cli/files'
import { root } from '../../../tools/cli/root'

describe('the output', () => {
  const folder = mkdtempSync(join(tmpdir(), 'output-'))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const good: { [file: string]: string } = {}
  const languages = "languages: ['en', 'de']"
  beforeAll(() => {
    const filter = (path: string) => !path.includes('node_modules')
    cpSync(join(root, 'examples/starter'), folder, { recursive: true, filter })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const file of [
      'pages/notes.ts',
      'pages/newNote.ts',
      'pages.config.ts',
      'schemas/notes.json',
      'markets/main.ts',
    ])
      good[file] = read(file)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  type Plant = readonly [file: string, from: string, to: string]

  /** Checks the product with mistakes. Returns how the command ends, and its lines that name a problem or count them. */
  async function checked(plants: readonly Plant[], ...args: string[]) {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    onTestFinished(() => {
      log.mockRestore()
      for (const [file, text] of Object.entries(good)) writeFileSync(join(folder, file), text)
      rmSync(join(folder, 'locales/de.json'), { force: true })
      rmSync(join(folder, '.pagewright'), { recursive: true, force: true })
    })
    for (const [file, from, to] of plants) {
      if (from !== '' && !read(file).includes(from)) throw new Error(`${file} has no ${from}.`)
      writeFileSync(join(folder, file), from === '' ? to : read(file).replace(from, to))
    }
    const status = await main(args, folder)
    const text = log.mock.calls.flat().join('\n')
    log.mockClear()
    return { status, text, lines: text.split('\n').filter((line) => /^[\w/.]+:\d+:\d+ {2}|\.$/.test(line)) }
  }

  const icon: Plant = ['pages/notes.ts', "icon: 'plus'", "icon: 'pluss'"]
  const label: Plant = ['pages/notes.ts', "label: 'notes.new'", "label: 'notes.nwe'"]
  const widget: Plant = ['pages/newNote.ts', "widget: 'textarea'", "widget: 'textaera'"]
  const names = ({ lines }: { readonly lines: readonly string[] }) =>
    lines.map((line) => line.replace(/^([\w/.]+):\d+:\d+ {2}((?:warning {2})?[\w-]+) .*$/, '$1 $2'))

  it.each<[what: string, plants: readonly Plant[], lines: readonly string[]]>([
    [
      'of one line and several files: by file, line and column',
      [icon, label, widget],
      [
        'pages/newNote.ts unknown-widget',
        'pages/notes.ts unknown-message',
        'pages/notes.ts unknown-icon',
        '3 problems.',
      ],
    ],
    ['of which there is one', [widget], ['pages/newNote.ts unknown-widget', '1 problem.']],
  ])('problems %s', async (_what, plants, lines) => {
    const found = await checked(plants)
    expect([found.status, names(found)]).toEqual([1, lines])
  })

  it('what a language lacks are warnings: they are counted, and end nothing', async () => {
    const english = JSON.parse(read('locales/en.json')) as { readonly [key: string]: string }
    const german = (left: number) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(english).flatMap(([key, text], at) => (at < left ? [] : [[key, `Ä ${text}`]])),
        ),
      )
    const offered: Plant = ['markets/main.ts', "languages: ['en']", languages]
    const one = await checked([offered, ['locales/de.json', '', german(1)]])
    expect([one.status, names(one)]).toEqual([0, ['locales/de.json warning  missing-key', 'No problems, 1 warning.']])
    const released = await checked([['locales/de.json', '', german(1)]], '--release')
    expect([released.status, names(released)]).toEqual([1, ['locales/de.json missing-key', '1 problem.']])
    const two = await checked([['locales/de.json', '', german(2)], widget])
    expect([two.status, two.lines.at(-1)]).toEqual([1, '1 problem, 2 warnings.'])
    const data = await checked(
      [
        ['locales/de.json', '', german(1)],
        ['pages/newNote.ts', "'textaera'", "'textarea'"],
      ],
      '--json',
    )
    expect([data.status, JSON.parse(data.text)]).toEqual([0, [expect.objectContaining({ isWarning: true })]])
  })

  describe('F44 --fix', () => {
    const access: Plant = ['pages/notes.ts', "access: 'open'", "access: 'opne'"]

    it('corrects several files as one change, which is undone as one', async () => {
      const { status, text } = await checked([access, widget], '--fix')
      expect([status, text.split('\n')]).toEqual([
        0,
        [
          'Corrected: "textaera" becomes "textarea".',
          'Corrected: "opne" becomes "open".',
          'Take it back: npx pagewright change --undo 1',
          'No problems.',
        ],
      ])
      expect(['pages/notes.ts', 'pages/newNote.ts'].map(read)).toEqual([
        good['pages/notes.ts'],
        good['pages/newNote.ts'],
      ])
      await undoChange(folder, '1', { who: 'a tester', check: false })
      expect(read('pages/notes.ts')).toContain("access: 'opne'")
      expect(read('pages/newNote.ts')).toContain("'textaera'")
    })

    it('leaves alone what may be one of two, and corrects the rest', async () => {
      const { status } = await checked([['pages/notes.ts', "access: 'open'", "access: 'x'"], widget], '--fix')
      expect(status).toBe(1)
      expect(read('pages/notes.ts')).toContain("access: 'x'")
      expect(read('pages/newNote.ts')).toBe(good['pages/newNote.ts'])
    })
  })

  it.each([
    ['pages.config.ts', 'There is no pages.config.ts'],
    ['schemas/api.json', 'There is no schemas/api.json'],
    ['locales/en.json', 'There is no locales/en.json'],
    ['markets.config.ts', 'there is no markets.config.ts, or it cannot be read.'],
    ['pages/notes.ts', 'there is no pages/notes.ts, or it cannot be read.'],
  ])('a product without %s says so', async (file, says) => {
    const said = await checkProject(withChanges(folder, { [file]: null })).then(
      (findings) => findings.map(findingLine).join('\n'),
      (error: Error) => error.message,
    )
    expect(said).toContain(says)
  })

  it('F44 --watch reports a mistake when it is made and when it is gone, and stops when it is told to', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const running = main(['--watch'], folder)
    const says = async (text: RegExp) => {
      await expect.poll(() => log.mock.calls.flat().join('\n')).toMatch(text)
      log.mockClear()
    }
    await says(/No problems\.\nWatching/)
    writeFileSync(join(folder, 'pages/newNote.ts'), read('pages/newNote.ts').replace("'textarea'", "'textaera'"))
    await says(/unknown-widget .*did you mean "textarea"[^]*1 problem\./)
    writeFileSync(join(folder, 'pages/newNote.ts'), good['pages/newNote.ts'] ?? '')
    await says(/No problems\./)
    process.emit('SIGTERM')
    expect(await running).toBe(0)
    log.mockRestore()
  })
})

describe('causes', () => {
  const at = (line: number, more: Partial<Finding>): Finding => ({
    file: 'pages/a.ts',
    line,
    column: 3,
    endColumn: 9,
    name: 'unknown-endpoint',
    where: ['/a'],
    what: 'there is no endpoint "GET /shpo".',
    allowed: ['GET /shop'],
    ...more,
  })
  const lines = (...findings: Finding[]) => rootCauses(findings).map(findingLine)

  it('F44 a name that is wrong in several places is one problem with its other places', () => {
    const [first, ...rest] = rootCauses([at(1, {}), at(5, {}), at(9, { file: 'pages/b.ts' })])
    expect(rest).toEqual([])
    expect(first?.same).toEqual([
      { file: 'pages/a.ts', line: 5, column: 3, endColumn: 9 },
      { file: 'pages/b.ts', line: 9, column: 3, endColumn: 9 },
    ])
    expect(lines(at(1, {}), at(5, {}))).toEqual([
      'pages/a.ts:1:3  unknown-endpoint  /a: there is no endpoint "GET /shpo"; the same in another place; allowed: GET /shop.',
    ])
    expect(lines(at(1, {}), at(5, {}), at(9, {}))[0]).toContain('; the same in 2 other places; ')
    expect(findingLine(at(1, { also: [['/b'], ['/c']] }))).toContain('; also in 2 other places; ')
  })

  it('F44 the other places of a problem are printed with their own file, line and column', () => {
    const [found] = rootCauses([at(1, {}), at(5, { column: 7 }), at(9, { file: 'pages/b.ts' })])
    const text = found && printed(found, withChanges('/nowhere', { 'pages/a.ts': 'call: "GET /shpo"\n' }))
    expect(text?.split('\n').filter((line) => line.includes('the same at'))).toEqual([
      '  the same at pages/a.ts:5:7',
      '  the same at pages/b.ts:9:3',
    ])
  })

  it('F44 a misspelt member explains the member that is missing', () => {
    const misspelt = {
      name: 'unknown-key',
      where: ['/a', 'b'],
      what: '"itmes" does not belong here.',
      didYouMean: 'items',
    } as const
    const missing = { name: 'missing-key', where: ['/a', 'b'], what: '"items" is missing.' } as const
    const other = { name: 'missing-key', where: ['/a', 'c'], what: '"items" is missing.' } as const
    expect(rootCauses([at(1, missing), at(1, misspelt), at(2, other)]).map(({ name, line }) => [line, name])).toEqual([
      [1, 'unknown-key'],
      [2, 'missing-key'],
    ])
  })

  it.each([
    [
      'a field',
      { name: 'unknown-field', what: 'the form has no member "memoo".' },
      'the member "memo" of the form has no field.',
    ],
    ['a member of a call', { name: 'unknown-key', what: 'the request has no member "memoo".' }, '"memo" is missing.'],
  ] as const)('F44 a misspelt name of %s explains what is missing, and another does not', (_what, found, lacks) => {
    const misspelt = { ...found, where: ['/a', 'b'], didYouMean: 'memo' }
    const missing = (name: string) =>
      ({ name: 'missing-key', where: ['/a', 'b'], what: lacks.replace('memo', name) }) as const
    const kept = rootCauses([at(1, missing('memo')), at(1, misspelt), at(1, missing('name'))])
    expect(kept.map(({ what }) => what)).toEqual([found.what, missing('name').what])
  })

  it('F44 a pale colour is one problem, and the first is the worst', () => {
    const pale = (what: string, where = ['m', 'tokens', 'light', 'primary']) =>
      at(1, { name: 'low-contrast', where, what })
    const other = pale('other', ['m', 'tokens', 'dark', 'primary'])
    expect(rootCauses([pale('1.2'), pale('2.1'), other])).toEqual([pale('1.2'), other])
  })

  it.each([
    ['other names', [at(1, {}), at(2, { what: 'there is no endpoint "GET /shup".' })]],
    ['other choices', [at(1, {}), at(2, { allowed: ['GET /other'] })]],
    [
      'placeholders, which each text has by itself',
      [at(1, { name: 'unknown-placeholder' }), at(2, { name: 'unknown-placeholder' })],
    ],
    [
      'mistakes of a kind that each place makes by itself',
      [at(1, { name: 'empty', what: 'says nothing.' }), at(2, { name: 'empty', what: 'says nothing.' })],
    ],
  ])('F44 %s stay problems of their own', (_what, findings) => {
    expect(rootCauses(findings)).toEqual(findings)
  })
})

describe('places', () => {
  const at = (line: number, column: number, endColumn: number) => ({ file: 'a', line, column, endColumn })

  describe('a frame', () => {
    const text = ['one', '\ttwo', 'three', ...Array.from({ length: 6 }, () => 'more'), 'ten'].join('\n')

    it.each([
      ['shows the lines beside', at(3, 1, 6), '  2 | \ttwo\n> 3 | three\n    | ^^^^^\n  4 | more'],
      ['begins with the file', at(1, 2, 3), '> 1 | one\n    |  ^\n  2 | \ttwo'],
      ['ends with it, its numbers in one column', at(10, 1, 4), '   9 | more\n> 10 | ten\n     | ^^^'],
      ['stands under what a tab moves', at(2, 2, 5), '  1 | one\n> 2 | \ttwo\n    | \t^^^\n  3 | three'],
      ['underlines something of what has no length', at(1, 1, 1), '> 1 | one\n    | ^\n  2 | \ttwo'],
      ['is nothing where there is no such line', at(11, 1, 2), ''],
    ])('%s', (_title, place, frame) => expect(frameOf(place, text)).toBe(frame))

    it('shows the relevant part of a long line', () => {
      const long = `${'a'.repeat(500)}HERE${'b'.repeat(500)}`
      const [row = '', mark = ''] = frameOf(at(1, 501, 505), long).split('\n')
      expect(row.length).toBeLessThan(140)
      expect(row.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE')
      expect(row).toMatch(/\| …a+HEREb+…$/)
    })
  })
})
