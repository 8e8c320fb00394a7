// Tests what `npm run check` prints of several problems: their order and number, the same as data, and how it ends.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { main } from '../../../tools/cli/check'
import { root } from '../../../tools/cli/root'

const folder = mkdtempSync(join(tmpdir(), 'output-'))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const good: { [file: string]: string } = {}
const languages = "languages: ['en', 'de']"
beforeAll(() => {
  const filter = (path: string) => !path.includes('node_modules')
  cpSync(join(root, 'examples/starter'), folder, { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const file of ['pages/notes.ts', 'pages/newNote.ts', 'pages.config.ts', 'schemas/notes.json', 'markets/main.ts'])
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
const idle: Plant = ['schemas/notes.json', '"NewNote": {', '"Idle": { "type": "boolean" },\n    "NewNote": {']
const names = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => line.replace(/^([\w/.]+):\d+:\d+ {2}((?:warning {2})?[\w-]+) .*$/, '$1 $2'))

it.each<[what: string, plants: readonly Plant[], lines: readonly string[]]>([
  [
    'of one line and several files: by file, line and column',
    [icon, label, widget],
    ['pages/newNote.ts unknown-widget', 'pages/notes.ts unknown-message', 'pages/notes.ts unknown-icon', '3 problems.'],
  ],
  [
    'of which one place has a name before another in the alphabet: the earlier place first',
    [icon, ['pages/notes.ts', "access: 'open'", "access: 'opne'"]],
    ['pages/notes.ts unknown-value', 'pages/notes.ts unknown-icon', '2 problems.'],
  ],
  [
    'of which the earlier line is wrong further behind: the earlier line first',
    [icon, ['pages/notes.ts', "'notes.empty'", "'notes.emty'"]],
    ['pages/notes.ts unknown-icon', 'pages/notes.ts unknown-message', '2 problems.'],
  ],
  ['of which there is one', [widget], ['pages/newNote.ts unknown-widget', '1 problem.']],
])('problems %s', async (_what, plants, lines) => {
  const found = await checked(plants)
  expect([found.status, names(found)]).toEqual([1, lines])
})

it('unused things come after all others, wherever they stand', async () => {
  const found = await checked([
    ['pages/newNote.ts', 'export const newNote', "const idle = 'a'\n\nexport const newNote"],
    ['pages/notes.ts', "to: '/new'", "to: '/'"],
    ['schemas/notes.json', '"minLength": 1', '"minLength": 0'],
    idle,
  ])
  const kinds = names(found)
  const isLast = (line: string) => / (unused|unreachable-page)$/.test(line)
  expect(new Set(kinds)).toContain('schemas/notes.json changes-nothing')
  expect(kinds.some((line) => line.endsWith(' unreachable-page'))).toBe(true)
  const problems = kinds.slice(0, -1)
  expect(problems).toEqual([...problems.filter((line) => !isLast(line)), ...problems.filter(isLast)])
})

it('what a language lacks are warnings: they are counted, and end nothing', async () => {
  const english = JSON.parse(read('locales/en.json')) as { readonly [key: string]: string }
  const german = (left: number) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(english).flatMap(([key, text], at) => (at < left ? [] : [[key, `Ä ${text}`]]))),
    )
  const offered: Plant = ['markets/main.ts', "languages: ['en']", languages]
  const one = await checked([offered, ['locales/de.json', '', german(1)]])
  expect([one.status, names(one)]).toEqual([0, ['locales/de.json warning  missing-key', 'No problems, 1 warning.']])
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

it('data has the same problems in the same order, a name that is wrong twice is one of them', async () => {
  const twice: Plant = ['pages/newNote.ts', "label: 'new.name'", "label: 'new.txet'"]
  const again: Plant = ['pages/notes.ts', "label: 'new.text'", "label: 'new.txet'"]
  const plants = [twice, again, icon, idle]
  const printed = await checked(plants)
  const data = await checked([], '--json')
  const found = JSON.parse(data.text) as readonly {
    readonly file: string
    readonly line: number
    readonly name: string
  }[]
  expect([printed.status, data.status]).toEqual([1, 1])
  expect(found.map(({ file, name }) => `${file} ${name}`)).toEqual(names(printed).slice(0, -1))
  expect(printed.lines.at(-1)).toBe(`${found.length} problems.`)
  expect(found).toMatchObject([{ name: 'unknown-message', same: [{ file: 'pages/notes.ts' }] }, {}, ...found.slice(2)])
})
