// Tests what `pagewright change` prints and takes in its other forms: data, flags of one change, and what went wrong before.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { main } from '../../../tools/cli/change'
import { applyChanges, readJournal } from '../../../tools/cli/changeSets'
import { root } from '../../../tools/cli/root'

let folder: string
let printed: string[]
let wrong: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formats-'))
  const filter = (path: string) => !path.includes('node_modules')
  cpSync(join(root, 'examples/starter'), folder, { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  printed = []
  wrong = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void wrong.push(line))
})
afterEach(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) => main(args, folder)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const data = () => JSON.parse(printed.splice(0).join('\n')) as unknown
const title = ['--do', 'text', '--language', 'en', '--key', 'notes.title', '--text'] as const
const words = (text: string, before = 'Notes') => [`Text notes.title: "${before}" becomes "${text}" in English.`]

describe('as data, the command prints', () => {
  it('a plan, and ends as without', async () => {
    expect(await run('--plan', '--json', ...title, 'All')).toBe(0)
    expect(data()).toMatchObject({ words: words('All'), pages: ['/'], files: [{ file: 'locales/en.json' }] })
    expect(await run('--plan', '--json', '--do', 'set', '--page', '/', '--at', 'title', '--value', 'no.text')).toBe(1)
    expect(data()).toMatchObject({ problems: [{ name: 'unknown-message' }] })
    expect(readJournal(folder)).toEqual([])
  })

  it('the entry of a change, of its undoing and of its redoing, and all of them as a list', async () => {
    await run(...title, 'All', '--json', '--by', 'Ada', '--note', 'why')
    expect(data()).toMatchObject({ id: '1', who: 'Ada', note: 'why', words: words('All') })
    await run('--undo', '--json', '--by', 'Bea')
    expect(data()).toMatchObject({ id: '2', who: 'Bea', undoes: '1' })
    await run('--redo', '1', '--json', '--by', 'Cem')
    expect(data()).toMatchObject({ id: '3', who: 'Cem', undoes: '2' })
    await run('--list', '--json')
    expect(data()).toEqual(readJournal(folder))
  })
})

describe('the command prints', () => {
  it('that there are no changes yet', async () => {
    expect([await run('--list'), printed]).toEqual([0, ['No changes yet.']])
  })

  it('the number of a change, its words and, on demand, its lines', async () => {
    await run(...title, 'All')
    expect(printed.splice(0).join('\n')).toMatch(
      /^Change 1:\nText notes\.title: "Notes" becomes "All" in English\.\nFiles/,
    )
    await run('--undo')
    expect(printed.splice(0)).toEqual([['Change 2:', `Undone: ${words('All').join('')}`].join('\n')])
    await run(...title, 'All', '--diff')
    expect(printed.join('\n')).toContain('-  "notes.title": "Notes"\n+  "notes.title": "All"')
  })

  it('what it has finished of an interrupted change', async () => {
    await applyChanges(folder, { changes: [{ do: 'text', language: 'en', key: 'notes.title', text: 'All' }] })
    const [entry] = readJournal(folder)
    const [pending, journal] = ['pending', 'journal.jsonl'].map((name) => join(folder, '.pagewright/changes', name))
    mkdirSync(pending ?? '')
    writeFileSync(join(pending ?? '', 'entry.json'), JSON.stringify(entry))
    writeFileSync(journal ?? '', '')
    expect(await run('--list')).toBe(0)
    expect(wrong).toEqual([`A change that was interrupted has been finished: ${words('All').join('')}`])
    expect(printed.join('\n')).toMatch(/^1 .*\n {2}Text notes\.title/)
  })

  it('that git could not commit a change, which stays written', async () => {
    expect(await run(...title, 'All', '--commit')).toBe(1)
    expect(wrong.join('\n')).toContain('The change is written, but git could not commit it: ')
    expect(read('locales/en.json')).toContain('"notes.title": "All"')
  })
})

describe('a flag gives', () => {
  const value = ['--plan', '--json', '--do', 'set', '--page', '/', '--at', 'look', '--value']

  it.each([
    ['a number', '5', 5],
    ['the number 0', '0', 0],
    ['yes or no', 'false', false],
    ['a list', '["a"]', ['a']],
    ['a text that is no JSON', 'notes.title', 'notes.title'],
    ['a text in quotation marks', '"5"', '5'],
  ])('%s', async (_what, word, is) => {
    await run(...value, word)
    expect(data()).toMatchObject({ changes: [{ value: is }] })
  })

  it.each([
    ['the first place', 'notes', 'null', null],
    ['the place behind another', 'add', 'notes', 'notes'],
  ])('%s', async (_what, block, after, is) => {
    const move = ['--do', 'move', '--page', '/', '--at', `blocks.${block}`, '--after', after]
    await run('--plan', '--json', ...move)
    expect(data()).toMatchObject({ changes: [{ after: is }], files: [{ file: 'pages/notes.ts' }], problems: [] })
  })
})

it.each([
  [2, 'a file that is not JSON', ['wrong.json'], /^.*wrong\.json is not JSON: /],
  [2, '--follow without a rename', [...title, 'All', '--follow'], /^--follow takes one change: a "rename"/],
  [
    2,
    '--follow of a page',
    ['--do', 'rename', '--page', '/', '--at', 'title', '--to', 'x', '--follow'],
    /^--follow takes one/,
  ],
  [2, '--follow of several changes', ['two.json', '--follow'], /^--follow takes one change/],
  [1, 'an undoing without a number that is one', ['--undo', '7'], /^There is no change 7 to undo\. There are: none\.$/],
  [1, 'a redoing of nothing', ['--redo'], /^There is no change {2}to redo\. There are: none\.$/],
])('the command ends with %i for %s', async (code, _what, args, says) => {
  const rename = { do: 'rename', schema: 'notes.json', at: '$defs.Note.properties.title', to: 'name' }
  writeFileSync(join(folder, 'wrong.json'), '{ "changes": ')
  writeFileSync(join(folder, 'two.json'), JSON.stringify([rename, rename]))
  const named = args.map((one) => (one.endsWith('.json') ? join(folder, one) : one))
  expect([await run(...named), wrong]).toEqual([code, [expect.stringMatching(says)]])
})
