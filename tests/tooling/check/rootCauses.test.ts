// Tests that the check reports causes, and folds what follows from them.
import { expect, it } from 'vitest'
import { type Finding, findingLine } from '../../../tools/cli/check/finding'
import { printed } from '../../../tools/cli/check/printed'
import { rootCauses } from '../../../tools/cli/check/rootCauses'
import { withChanges } from '../../../tools/cli/files'

const at = (line: number, more: Partial<Finding>): Finding => ({
  file: 'pages/a.ts',
  line,
  column: 3,
  endColumn: 9,
  name: 'unknown-endpoint',
  where: ['/a'],
  what: 'there is no endpoint "GET /shpo".',
  allowed: ['GET /shop'],
  ...more,
})
const lines = (...findings: Finding[]) => rootCauses(findings).map(findingLine)

it('F44 a name that is wrong in several places is one problem with its other places', () => {
  const [first, ...rest] = rootCauses([at(1, {}), at(5, {}), at(9, { file: 'pages/b.ts' })])
  expect(rest).toEqual([])
  expect(first?.same).toEqual([
    { file: 'pages/a.ts', line: 5, column: 3, endColumn: 9 },
    { file: 'pages/b.ts', line: 9, column: 3, endColumn: 9 },
  ])
  expect(lines(at(1, {}), at(5, {}))).toEqual([
    'pages/a.ts:1:3  unknown-endpoint  /a: there is no endpoint "GET /shpo"; the same in another place; allowed: GET /shop.',
  ])
  expect(lines(at(1, {}), at(5, {}), at(9, {}))[0]).toContain('; the same in 2 other places; ')
  expect(findingLine(at(1, { also: [['/b'], ['/c']] }))).toContain('; also in 2 other places; ')
})

it('F44 the other places of a problem are printed with their own file, line and column', () => {
  const [found] = rootCauses([at(1, {}), at(5, { column: 7 }), at(9, { file: 'pages/b.ts' })])
  const text = found && printed(found, withChanges('/nowhere', { 'pages/a.ts': 'call: "GET /shpo"\n' }))
  expect(text?.split('\n').filter((line) => line.includes('the same at'))).toEqual([
    '  the same at pages/a.ts:5:7',
    '  the same at pages/b.ts:9:3',
  ])
})

it('F44 a misspelt member explains the member that is missing', () => {
  const misspelt = {
    name: 'unknown-key',
    where: ['/a', 'b'],
    what: '"itmes" does not belong here.',
    didYouMean: 'items',
  } as const
  const missing = { name: 'missing-key', where: ['/a', 'b'], what: '"items" is missing.' } as const
  const other = { name: 'missing-key', where: ['/a', 'c'], what: '"items" is missing.' } as const
  expect(rootCauses([at(1, missing), at(1, misspelt), at(2, other)]).map(({ name, line }) => [line, name])).toEqual([
    [1, 'unknown-key'],
    [2, 'missing-key'],
  ])
})

it.each([
  ['other names', [at(1, {}), at(2, { what: 'there is no endpoint "GET /shup".' })]],
  ['other choices', [at(1, {}), at(2, { allowed: ['GET /other'] })]],
  [
    'placeholders, which each text has by itself',
    [at(1, { name: 'unknown-placeholder' }), at(2, { name: 'unknown-placeholder' })],
  ],
  [
    'mistakes of a kind that each place makes by itself',
    [at(1, { name: 'empty', what: 'says nothing.' }), at(2, { name: 'empty', what: 'says nothing.' })],
  ],
])('F44 %s stay problems of their own', (_what, findings) => {
  expect(rootCauses(findings)).toEqual(findings)
})
