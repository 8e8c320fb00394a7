// Tests both scans on a small project: of its sources, and of its build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { scanBuild, scanSources } from '../../tools/quality/floor/scanProject'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'floor-'))
  write({
    'package.json': JSON.stringify({ browserslist: ['chrome >= 88', 'ios_saf >= 15.4'] }),
    'tools/quality/floor/allowed.json': '[]',
  })
})
afterEach(() => rmSync(root, { recursive: true }))

function write(files: { readonly [file: string]: string }): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

function allow(
  ...entries: readonly { readonly features: readonly string[]; readonly within: string; readonly reason: string }[]
) {
  write({ 'tools/quality/floor/allowed.json': JSON.stringify(entries) })
}

const hasOwn = { features: ['javascript.builtins.Object.hasOwn'], reason: 'It is only written in a comment.' }
const build = () => scanBuild({ root, dist: join(root, 'dist'), maps: join(root, 'dist-maps') }).problems

describe('sources', () => {
  test('are scanned wherever the phone gets something from', () => {
    write({
      'src/a.ts': 'export const a = structuredClone({})',
      'src/a.css': 'a { inset: 0; accent-color: red }',
      'public/b.js': 'var a = Object.hasOwn({}, "b")',
      'schemas/forms.json': '{ "a": { "pattern": "(?<=a)b" } }',
      'markets/c.ts': 'export const c = { pattern: "(?<=a)b" }',
    })
    expect(scanSources(root)).toEqual({
      files: 5,
      problems: [
        'markets/c.ts:1:29 lookbehind assertion: missing in safari_ios (since 16.4).',
        'public/b.js:1:16 Object.hasOwn: missing in chrome (since 93).',
        'schemas/forms.json:1:21 lookbehind assertion: missing in safari_ios (since 16.4).',
        'src/a.css:1:15 accent-color: missing in chrome (since 93).',
        'src/a.ts:1:18 structuredClone: missing in chrome (since 98).',
      ],
    })
  })

  test('may use what polyfills.ts imports', () => {
    write({
      'src/a.ts': 'export const a = structuredClone({})',
      'src/engine/boot/polyfills.ts': "import 'core-js/actual/structured-clone'",
    })
    expect(scanSources(root).problems).toEqual([])
  })

  test('pass if an entry allows them, and an entry that allows nothing is reported', () => {
    write({ 'src/a.ts': 'export const a = Object.hasOwn({}, "b")' })
    allow({ ...hasOwn, within: 'src/a.ts' }, { ...hasOwn, within: 'src/b.ts' })
    expect(scanSources(root).problems).toEqual([
      'tools/quality/floor/allowed.json: nothing in src/b.ts needs javascript.builtins.Object.hasOwn. Remove it.',
    ])
    allow(
      { ...hasOwn, within: 'src/a.ts' },
      { ...hasOwn, features: ['javascript.builtins.Array.at'], within: 'src/a.ts' },
    )
    expect(scanSources(root).problems).toEqual([
      'tools/quality/floor/allowed.json: nothing in src/a.ts needs javascript.builtins.Array.at. Remove it.',
    ])
  })

  test('report markers that allow nothing', () => {
    write({ 'src/a.css': 'a {\n  /* enhancement: it is nicer */\n  color: red;\n}' })
    expect(scanSources(root).problems).toEqual([
      'src/a.css:2:3 This marker allows nothing. Remove it, or give its reason.',
    ])
  })
})

describe('the build', () => {
  const call = 'Object.hasOwn({},"b")'
  const map = (source: string) =>
    JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAAA', sourcesContent: [call] })

  test('is named by its source if there is a map, in the folder of maps or beside the file', () => {
    write({
      'dist/assets/a.js': call,
      'dist-maps/assets/a.js.map': map('node_modules/library/index.js'),
      'dist/assets/b.js': call,
      'dist/assets/b.js.map': map('../../src/b.ts'),
      'dist/assets/c.js': call,
      'dist/assets/d.css': 'a{accent-color:red}',
    })
    expect(build()).toEqual([
      'assets/c.js:1:8 Object.hasOwn: missing in chrome (since 93).',
      'assets/d.css:1:3 accent-color: missing in chrome (since 93).',
      'node_modules/library/index.js:1:1 Object.hasOwn (javascript.builtins.Object.hasOwn): missing in chrome (since 93).',
      'src/b.ts:1:1 Object.hasOwn: missing in chrome (since 93).',
    ])
  })

  test('may have in a library what an entry allows there, and an entry that allows nothing is reported', () => {
    write({ 'dist/a.js': call, 'dist-maps/a.js.map': map('node_modules/library/index.js') })
    allow({ ...hasOwn, within: 'node_modules/library/' })
    expect(build()).toEqual([])
    allow({ ...hasOwn, within: 'node_modules/other/' })
    expect(build()).toEqual([
      'node_modules/library/index.js:1:1 Object.hasOwn (javascript.builtins.Object.hasOwn): missing in chrome (since 93).',
      'tools/quality/floor/allowed.json: nothing in node_modules/other/ needs javascript.builtins.Object.hasOwn. Remove it.',
    ])
  })

  test('without maps is compared with the entries by the feature alone', () => {
    write({ 'dist/a.js': call })
    allow({ ...hasOwn, within: 'node_modules/library/' })
    expect(build()).toEqual([])
  })

  test('may have what a marker of the sources allows', () => {
    write({
      'src/a.css': '/* enhancement: a red dot says it as well */ a { accent-color: red }',
      'dist/a.css': 'a{accent-color:red}',
      'dist/a.js': '',
    })
    expect(build()).toEqual([])
  })

  test('needs the prefixes that the sources may leave out', () => {
    write({ 'src/a.css': 'a { backdrop-filter: none }', 'dist/a.js': '', 'dist/a.css': 'a{backdrop-filter:none}' })
    expect(scanSources(root).problems).toEqual([])
    expect(build()).toEqual(['a.css:1:3 backdrop-filter: missing in safari_ios (since 18; before as -webkit-…).'])
    write({ 'dist/a.css': 'a{-webkit-backdrop-filter:none;backdrop-filter:none}' })
    expect(build()).toEqual([])
  })

  test('must be there', () => {
    expect(build).toThrow('npm run build')
  })
})

test.each([
  ['{}', 'must be a list'],
  ['["a"]', 'each entry has'],
  ['[{ "features": ["api.Window"], "within": "src/" }]', 'each entry has'],
  ['[{ "features": [], "within": "src/", "reason": "none" }]', 'each entry has'],
  ['[{ "features": ["api.Window.nothing"], "within": "src/", "reason": "none" }]', 'not a feature'],
])('allowed.json as %s is refused', (text, told) => {
  write({ 'tools/quality/floor/allowed.json': text, 'src/a.ts': '' })
  expect(() => scanSources(root)).toThrow(told)
})
