// Tests which values of config files are literals, where they are written, and how overlays change them.
import { describe, expect, it } from 'vitest'
import { leavesOf, mergeTraced, plain } from '../../tools/cli/effective/traced'
import { traceExport } from '../../tools/cli/effective/trace'
import { type Files, withChanges } from '../../tools/cli/files'

const others = {
  'b.ts': "export const text = 'b'\nexport const more = { one: 1, two: 2 }\nconst hidden = 1\nexport default [text]\n",
  'c.json': '{ "deep": { "a.b": [1, { "c": true }] } }\n',
  'd.ts': "export { text as renamed } from './b'\n",
  'e.ts': 'export const steady = { a: 2 }\nsteady.a = 3\n',
}
const filesWith = (changes: { readonly [file: string]: string }): Files =>
  withChanges('/nowhere', { ...others, ...changes })
/** Traces an expression of a page, with these lines before it. */
const traced = (expression: string, before = '') =>
  traceExport(filesWith({ 'a.ts': `${before}\nexport const a = ${expression}` }), 'a.ts', 'a')
/** Traces an expression of a config file, which may name values in files of their own. */
const tracedConfig = (expression: string, before: string, name = 'a') =>
  traceExport(filesWith({ 'a.config.ts': `${before}\nexport const ${name} = ${expression}` }), 'a.config.ts', name)

describe('a value', () => {
  it.each<[string, unknown]>([
    ['-0.5', -0.5],
    ['0', 0],
    ["''", ''],
    ['false', false],
    ['null', null],
    ['({ a: 1 } as const)', { a: 1 }],
    ['{ a: 1 } satisfies object', { a: 1 }],
    ['{}', {}],
    ['[]', []],
    ["{ 'a.b': 1, 2: 3 }", { 'a.b': 1, 2: 3 }],
    ["{ ['a.b']: 1 }", { 'a.b': 1 }],
  ])('%s is %j', (expression, value) => {
    expect(plain(traced(expression))).toEqual(value)
  })

  it.each<[string, string, string?]>([
    ["'a'.length", 'this is a name.'],
    ['own', `"own" is a name. Write the value itself here: 'a'.`, "const own = 'a' as const"],
    ['own', `"own" is a name. Write the value itself here, or make it a part and write { use:`, 'const own = [1]'],
    ['own', '"own" is a name. Write the value itself here: 7.', 'const own = 7'],
    ['lost', 'Texts stand in quotation marks; an object or a list can be a part: { use:'],
    ['{ one: { two: text } }', `"text" is a name. Write the value itself here: 'b'.`, "import { text } from './b'"],
    ['{ text }', '"text" is a name.', "import { text } from './b'"],
    ['{ title: undefined }', '"undefined" is no value. Write the value itself here, or leave the member out.'],
    ['`text`', 'write the text in quotation marks.'],
    ['/a/', 'this is code. Write the value that it has.'],
    ['+1', 'this is code ("+"). Write the value that it has.'],
    ['!true', 'this is code ("!")'],
    ["-'1'", 'this is code ("-")'],
    ['[1].concat(2)', 'this is code.'],
    ['1 + 1', 'this is code ("+")'],
    [
      '[...list]',
      "this is a spread. Write the members or items themselves here, or make them a part and write use: '<part>'.",
    ],
    ['{ ...{ a: 1 } }', 'this is a spread.'],
    ['{ [key]: 1 }', 'this is code. Write the name and the value of the member themselves.', "const key = 'x'"],
    ['{ get one() { return 1 } }', 'this is code.'],
    ['{ one() {} }', 'this is code.'],
  ])('%s is refused', (expression, says, before) => {
    expect(() => traced(expression, before)).toThrow(says)
  })

  it.each<[string, unknown, string]>([
    ["{ 'x': text }", { x: 'b' }, "import { text } from './b.ts'"],
    ['{ more }', { more: { one: 1, two: 2 } }, "import { more } from './b'"],
    ['{ c }', { c: { deep: { 'a.b': [1, { c: true }] } } }, "import c from './c.json' with { type: 'json' }"],
  ])('%s of a config file names a value in a file of its own', (expression, value, before) => {
    expect(plain(tracedConfig(expression, before))).toEqual(value)
  })

  it.each<[string, string, string]>([
    ['{ x: { text } }', '"text" is a name.', "import { text } from './b'"],
    ['{ own }', '"own" is a name.', "const own = 'a'"],
    ['{ hidden }', 'b.ts does not export "hidden": write "export" before it.', "import { hidden } from './b'"],
    ['{ none }', 'b.ts has no "none". It exports: text, more, default.', "import { none } from './b'"],
    [
      '{ renamed }',
      'this exports a name. Write "export const" with the value itself.',
      "import { renamed } from './d'",
    ],
    ['{ none }', 'there is no f.ts, or it cannot be read.', "import { none } from './f'"],
    [
      '{ steady }',
      'this is code. A config file has only imports, types and constants.',
      "import { steady } from './e'",
    ],
  ])('%s of a config file is refused', (expression, says, before) => {
    expect(() => tracedConfig(expression, before)).toThrow(says)
  })

  it('is a part of a group in a file of its own', () => {
    const parts = tracedConfig('{ group: { c } }', "import c from './c.json' with { type: 'json' }", 'parts')
    expect(plain(parts)).toEqual({ group: { c: { deep: { 'a.b': [1, { c: true }] } } } })
  })

  it('is at the place where it is written, also in a file of its own', () => {
    const found = tracedConfig('{\n  one: {\n    here: -1 },\n  more, text }', "import { more, text } from './b'")
    expect(leavesOf(found).map(({ path, file, line }) => [path, file, line])).toEqual([
      ['one.here', 'a.config.ts', 4],
      ['more.one', 'b.ts', 2],
      ['more.two', 'b.ts', 2],
      ['text', 'b.ts', 1],
    ])
  })
})

describe('a patch', () => {
  const merged = (base: string, patch: string) => mergeTraced(traced(base), traced(patch))
  it.each([
    ['{ a: { b: 1, c: 2 } }', '{ a: { b: null, d: 3 } }', { a: { c: 2, d: 3 } }],
    ['{ a: [1, 2] }', '{ a: [3] }', { a: [3] }],
    ['{ a: 1 }', '{ a: { b: 2 } }', { a: { b: 2 } }],
    ['{ a: { b: 1 } }', "{ a: '' }", { a: '' }],
    ['{ a: 1 }', '{ b: { c: null } }', { a: 1, b: {} }],
  ])('of %s by %s', (base, patch, value) => {
    const found = merged(base, patch)
    expect(found && plain(found)).toEqual(value)
  })

  it('of null removes the whole', () => {
    expect(merged('{ a: 1 }', 'null')).toBeUndefined()
  })
})

it('a leaf quotes names with dots in its path, and an object without members is a leaf', () => {
  const found = traced("{ when: { 'user.is_bd': false, other_one: 0 }, with: {}, list: [] }")
  expect(leavesOf(found).map(({ path, value }) => [path, value])).toEqual([
    ['when."user.is_bd"', false],
    ['when.other_one', 0],
    ['with', {}],
    ['list', []],
  ])
})
