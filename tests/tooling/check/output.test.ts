// Tests `npm run check` in a copy of the starter: what it prints of several problems, how it ends, what `--fix` corrects and `--watch` sees.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { undoChange } from '../../../tools/cli/change/applyChanges'
import { main } from '../../../tools/cli/check'
import { checkProject } from '../../../tools/cli/check/checkProject'
import { findingLine } from '../../../tools/cli/check/finding'
import { withChanges } from '../../../tools/cli/files'
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
    ['pages/newNote.ts unknown-widget', 'pages/notes.ts unknown-message', 'pages/notes.ts unknown-icon', '3 problems.'],
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
    expect(['pages/notes.ts', 'pages/newNote.ts'].map(read)).toEqual([good['pages/notes.ts'], good['pages/newNote.ts']])
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
