// Tests the checks of schemas and sources that look at one file: contradictions, the first page, unused names.
import { describe, expect, it } from 'vitest'
import { unusedNames } from '../../../tools/cli/check/unusedNames'
import { filesAt, withChanges } from '../../../tools/cli/files'
import { contradictions } from '../../../tools/cli/generate/contradictions'
import { firstPageProblems } from '../../../tools/cli/generate/firstPage'
import { outcomeFault } from '../../../tools/cli/generate/outcome'

describe('F44 a schema', () => {
  it.each([
    ['with two different bounds', { type: 'integer', minimum: 1, maximum: 2 }, []],
    ['with equal bounds', { type: 'integer', minimum: 1, maximum: 1 }, ['both bounds are 1']],
    ['with codes in their order', { enum: [1, 2, 30] }, []],
    ['with a mistyped code', { enum: [1, 20, 3] }, ['3 stands after 20']],
    ['without a type', { maxLength: 3 }, ['"type" is missing']],
    ['that says nothing', {}, ['"type" is missing']],
  ])('%s', (_what, schema, problems) => {
    const found = contradictions(schema, ['a', 'properties', 'b'])
    expect(found.map(({ what }, at) => what.slice(0, problems[at]?.length))).toEqual(problems)
  })
})

describe('F44 the first page of a list', () => {
  const set = {
    'a.json': { Query: { type: 'object' as const, properties: { page: { type: 'integer' as const, minimum: 1 } } } },
  }
  const call = { kind: 'read' as const, request: 'a.json#/$defs/Query', response: 'a.json#/$defs/Query' }
  it.each([
    ['1 as the engine counts', call, []],
    [
      '0 as the server counts',
      { ...call, pages: { by: 'page' as const, send: 'page', first: 0 as const } },
      ['the first page is 0, and the least "page" is 1.'],
    ],
    ['of no concern to a cursor', { ...call, pages: { by: 'cursor' as const, send: 'page', next: 'next' } }, []],
  ])('is %s', (_what, one, problems) => {
    expect(firstPageProblems(set, one).map(({ what }) => what)).toEqual(problems)
  })
})

it('F44 an outcome names refusals that exist', () => {
  const set = {
    'a.json': { Code: { 'x-means': 'refusal', enum: [1, 2] }, Any: { type: 'object' as const, properties: {} } },
  }
  const one = { request: 'a.json#/$defs/Any', response: 'a.json#/$defs/Any' }
  const calls = { 'GET /a': { kind: 'read' as const, ...one }, 'POST /a': { kind: 'money' as const, ...one } }
  const rule = { call: 'GET /a', body: {}, match: [], refusals: ['3'] }
  expect(outcomeFault({ calls, set }, set, 'POST /a', rule)).toBe('the server never refuses with "3"')
  expect(outcomeFault({ calls, set }, set, 'POST /a', { ...rule, refusals: ['2'] })).not.toContain('refuses')
})

it('F44 an import or a constant that nothing uses is reported, in each file of pages and markets', () => {
  const idle = "import { b, c } from './b'\nconst idle = 'c'\nexport const a = { b } // c\n"
  const all = ['pages/a.ts', 'pages/shop/a.ts', 'markets/a.ts', 'pages.config.ts', 'markets.config.ts']
  const files = withChanges(filesAt('/nowhere'), {
    ...Object.fromEntries(all.map((file) => [file, idle])),
    'src/a.ts': idle,
    'pages/a.json': '{}',
  })
  expect(
    unusedNames(files)
      .map(({ name, file, line, where }) => `${name} ${file}:${line} ${where.join()}`)
      .toSorted(),
  ).toEqual(all.flatMap((file) => [`unused ${file}:1 c`, `unused ${file}:2 idle`]).toSorted())
})
