// Tests edits in syntax trees: the surrounding code stays as it is.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addImportTo } from '../../../tools/cli/change/documents/imports'
import { addItem, addJson, addMember, addSpread } from '../../../tools/cli/new/insert'
import { SourceEdits } from '../../../tools/cli/new/sources'
import { declared, memberAt } from '../../../tools/cli/new/syntax'

const folder = mkdtempSync(join(tmpdir(), 'edits-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the formatted text of a file after an edit. */
async function edited(before: string, edit: (sources: SourceEdits) => void, file = 'a.ts'): Promise<string> {
  writeFileSync(join(folder, '.oxfmtrc.json'), '{ "semi": false, "singleQuote": true, "printWidth": 120 }')
  writeFileSync(join(folder, file), before)
  const sources = new SourceEdits(folder)
  edit(sources)
  await sources.format()
  return sources.read(file)
}

const intoA = (sources: SourceEdits) => {
  const place = declared(sources, 'a.ts', 'a')
  if (!place) throw new Error('There is no "a".')
  return place
}

describe('F44 a member is added', () => {
  it.each([
    ['to one line', 'const a = { x: 1 }\n', 'const a = { x: 1, b: { c: 1 } }\n'],
    ['to lines', 'const a = {\n  x: 1,\n}\n', 'const a = {\n  x: 1,\n  b: { c: 1 },\n}\n'],
    ['to nothing', 'const a = {}\n', 'const a = { b: { c: 1 } }\n'],
    [
      'behind what is said of the last one',
      'const a = {\n  // of x\n  x: 1, // one\n  // the end\n}\n',
      'const a = {\n  // of x\n  x: 1, // one\n  b: { c: 1 },\n  // the end\n}\n',
    ],
    ['behind a spread', 'const o = {}\nconst a = { ...o }\n', 'const o = {}\nconst a = { ...o, b: { c: 1 } }\n'],
    ['through `as const`', 'const a = { x: 1 } as const\n', 'const a = { x: 1, b: { c: 1 } } as const\n'],
  ])('%s', async (_where, before, after) => {
    expect(await edited(before, (sources) => addMember(sources, intoA(sources), 'b', { c: 1 }))).toBe(after)
  })

  it('after another one, under a name that is not an identifier', async () => {
    const edit = (sources: SourceEdits) => {
      const place = intoA(sources)
      addMember(sources, place, '/b', 'c', (place.node.properties as [never])[0])
    }
    expect(await edited('const a = { x: 1, y: 2 }\n', edit)).toBe("const a = { x: 1, '/b': 'c', y: 2 }\n")
  })

  it('to the object that a name leads to', async () => {
    const edit = (sources: SourceEdits) => {
      const place = memberAt(sources, intoA(sources), 'inner')
      if (place) addMember(sources, place, 'b', 1)
    }
    expect(await edited('const one = { inner: { x: 1 } }\nconst two = one\nconst a = { ...two }\n', edit)).toContain(
      'inner: { x: 1, b: 1 }',
    )
  })
})

it('F44 a comment of the last member stays with it, even without a comma', async () => {
  const edit = (sources: SourceEdits) => addMember(sources, intoA(sources), 'b', 1)
  expect(await edited('const a = {\n  x: 1 // one\n}\n', edit)).toBe('const a = {\n  x: 1, // one\n  b: 1\n}\n')
})

it('F44 a file that never had the form of the project keeps its own', async () => {
  const edit = (sources: SourceEdits) => addMember(sources, intoA(sources), 'b', 1)
  expect(await edited('const a = {x:1};\nconst  odd   = 2\n', edit)).toBe('const a = {x:1, b: 1};\nconst  odd   = 2\n')
})

it('F44 lists, spreads and imports grow at their place', async () => {
  const edit = (sources: SourceEdits) => {
    addSpread(sources, intoA(sources), 'more')
    const list = memberAt(sources, intoA(sources), 'list')
    if (list) addItem(sources, list, 'z')
    addImportTo(sources, 'a.ts', 'more', './more')
  }
  const before =
    "import { last } from './last'\nimport { some } from './some'\n\nconst a = { list: ['y'], last, some }\n"
  expect(await edited(before, edit)).toBe(
    "import { last } from './last'\nimport { more } from './more'\nimport { some } from './some'\n\nconst a = { list: ['y', 'z'], last, some, ...more }\n",
  )
})

it('F44 JSON keeps its order and its format, and an existing member is refused', async () => {
  const before = '{\n  "b": 1,\n  "a": { "list": ["x"] }\n}\n'
  const edit = (sources: SourceEdits) => {
    addJson(sources, 'a.json', ['a', 'list'], 'y')
    addJson(sources, 'a.json', ['c', 'd'], true)
  }
  expect(await edited(before, edit, 'a.json')).toBe(
    '{\n  "b": 1,\n  "a": { "list": ["x", "y"] },\n  "c": {\n    "d": true\n  }\n}\n',
  )
  await expect(edited(before, (sources) => addJson(sources, 'a.json', ['b'], 2), 'a.json')).rejects.toThrow(
    'a.json already has b.',
  )
})
