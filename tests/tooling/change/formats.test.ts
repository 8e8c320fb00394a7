// Tests what `pagewright change` prints and takes in its other forms: data, flags of one change, and what went wrong before.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
})

describe('the command prints', () => {
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
})
