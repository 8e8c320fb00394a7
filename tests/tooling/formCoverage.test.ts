import { expect, it } from 'vitest'
import { coverageText } from '../../tools/quality/bench/coverage/coverageText'
import { functionsIn } from '../../tools/quality/bench/coverage/namedFunctions'
import { libraryCalls } from '../../tools/quality/bench/coverage/libraryCalls'

const source = [
  'export default function draw(list) {',
  '  return list.map((one) => one)',
  '}',
  'const add = (a) => a',
  'class Form {',
  '  static check() {}',
  '  onChange = () => add(1)',
  '}',
].join('\n')

it.each([
  ['export', 'draw', 1],
  ['function', 'draw', 1],
  ['(a)', 'add', 4],
  ['a) =>', 'add', 4],
  ['check', 'Form.check', 6],
  ['() => add', 'Form.onChange', 7],
])('a function is found where its text "%s" begins', (text, name, line) => {
  const before = source.slice(0, source.indexOf(text)).split('\n')
  expect(functionsIn(source)(before.length, before.at(-1)?.length ?? 0)).toEqual({ name, line })
})

it('a function without a name and a place inside a function are not found', () => {
  expect(functionsIn(source)(2, 18)).toBeUndefined()
  expect(functionsIn(source)(2, 3)).toBeUndefined()
})

const path = '../node_modules/@rjsf/core/lib/draw.js'
// In the built file, `function` is at column 4. Its source is line 1, column 15.
const map = JSON.stringify({ version: 3, sources: [path], sourcesContent: [source], names: [], mappings: 'IAAe' })
const built = 'var;function d(e){return e}'
const script = (count: number) => ({
  source: built,
  functions: [
    { functionName: '', ranges: [{ startOffset: 0, endOffset: built.length, count: 1 }] },
    { functionName: 'd', ranges: [{ startOffset: 4, endOffset: 26, count }] },
  ],
})

it('calls of a built function are counted for the library that it comes from', () => {
  const calls = libraryCalls(script(3), map, ['@rjsf/core'])
  expect(calls).toEqual([{ library: '@rjsf/core', file: 'draw.js', name: 'draw', line: 1, count: 3 }])
  expect(libraryCalls(script(3), map, ['react'])).toEqual([])
})

it('the document lists how many functions ran, how often, and the unused files', () => {
  const forms = [
    { route: '/one', calls: libraryCalls(script(2), map, ['@rjsf/core']) },
    { route: '/two', calls: libraryCalls(script(0), map, ['@rjsf/core']) },
  ]
  const text = coverageText(forms, ['@rjsf/core'], 'Chromium 1')
  expect(text).toContain('| `@rjsf/core` | 1 of 1 | 0 of 1 |')
  expect(text).toContain('| `draw` | `draw.js` | 2 |  |')
  expect(text).toContain('no function ran: none.')
  expect(coverageText(forms.slice(1), ['@rjsf/core'], 'Chromium 1')).toContain('no function ran: `draw.js`.')
})
