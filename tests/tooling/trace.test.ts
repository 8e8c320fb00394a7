// Tests which values of config files are read without running them, where they are written, and how overlays change them.
import { describe, expect, it } from 'vitest'
import { leavesOf, mergeTraced } from '../../tools/cli/effective/mergeTraced'
import { traceExport } from '../../tools/cli/effective/trace'
import { plain } from '../../tools/cli/effective/traced'
import { type Files, withChanges } from '../../tools/cli/files'

const others = {
  'b.ts':
    "export const text = 'b'\nexport const list = ['x', 'y']\nexport const more = { one: 1, two: 2 }\nconst hidden = 1\n",
  'c.json': '{ "deep": { "a.b": [1, { "c": true }] } }\n',
  'd.ts': "export { text as renamed, more } from './b'\nexport * as all from './b'\n",
  'e.ts': 'let changing = 1\nexport const steady = 2\nconsole.log(steady)\n',
}
const filesWith = (source: string): Files => withChanges('/nowhere', { ...others, 'a.ts': source })
/** Traces an expression, with these lines before it. */
const traced = (expression: string, before = '') =>
  traceExport(filesWith(`${before}\nexport const a = ${expression}`), 'a.ts', 'a')

describe('a value', () => {
  it.each<[string, unknown, string?]>([
    ['-0.5', -0.5],
    ['0', 0],
    ["''", ''],
    ['false', false],
    ['null', null],
    ['undefined', undefined],
    ['({ a: 1 } as const)', { a: 1 }],
    ['{ a: 1 } satisfies object', { a: 1 }],
    ['{}', {}],
    ['[]', []],
    ["{ 'a.b': 1, 2: 3 }", { 'a.b': 1, 2: 3 }],
    ['{ [key]: 1 }', { x: 1 }, "const key = 'x'"],
    ['{ [keys.one]: 1 }', { x: 1 }, "const keys = { one: 'x' }"],
    ["keys['one']", 'x', "const keys = { one: 'x' }"],
    ['{ ...more, two: 3 }', { one: 1, two: 3 }, "import { more } from './b'"],
    ['{ two: 3, ...more }', { two: 2, one: 1 }, "import { more } from './b'"],
    ["['w', ...list, 'z']", ['w', 'x', 'y', 'z'], "import { list } from './b.ts'"],
    ['b.more.one', 1, "import * as b from './b'"],
    ['c.deep', { 'a.b': [1, { c: true }] }, "import c from './c.json' with { type: 'json' }"],
    ['[renamed, more.two, all.text]', ['b', 2, 'b'], "import { renamed, more, all } from './d'"],
    ['other', 'b', "import { text as other } from './b'"],
  ])('%s is %j', (expression, value, before) => {
    expect(plain(traced(expression, before))).toEqual(value)
  })

  it.each<[string, string, string?]>([
    ["'a'.length", 'a.ts:2 reads "length", which does not exist.'],
    ['keys.two', 'a.ts:2 reads "two", which does not exist.', 'const keys = { one: 1 }'],
    ['`text`', 'a.ts:2 is not plain data (TemplateLiteral): write the value itself.'],
    ['/a/', 'a.ts:2 is not plain data (Literal): write the value itself.'],
    ['+1', 'a.ts:2 is not plain data (UnaryExpression): write the value itself.'],
    ['!true', 'a.ts:2 is not plain data (UnaryExpression): write the value itself.'],
    ["-'1'", 'a.ts:2 is not plain data (UnaryExpression): write the value itself.'],
    ["[...'ab']", 'a.ts:2 spreads a value that is not a list.'],
    ['{ ...[1] }', 'a.ts spreads a value that is not an object.'],
    ['{ get one() { return 1 } }', 'a.ts:2 is not plain data.'],
    ['nothing', 'a.ts neither declares nor imports "nothing". Write texts in quotation marks.'],
    ['hidden', 'b.ts does not export "hidden": write "export" before it.', "import { hidden } from './b'"],
    ['none', 'b.ts has no "none". It exports: text, list, more.', "import { none } from './b'"],
    ['none', 'there is no f.ts, or it cannot be read.', "import { none } from './f'"],
    ['steady', 'e.ts has no constant "steady".', "import { steady } from './e'"],
    ['own', '"own" contains itself here: write the value itself.', 'const own = { own }'],
  ])('%s is refused', (expression, says, before) => {
    expect(() => traced(expression, before)).toThrow(new Error(says))
  })

  it('is at the place where it is written, also if it is imported or spread', () => {
    const found = traced('{\n  one: {\n    here: -1 },\n  ...more, text }', "import { more, text } from './b'")
    expect(leavesOf(found)).toEqual([
      { path: 'one', value: 1, file: 'b.ts', line: 3 },
      { path: 'two', value: 2, file: 'b.ts', line: 3 },
      { path: 'text', value: 'b', file: 'b.ts', line: 1 },
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
