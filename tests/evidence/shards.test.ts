import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  casesOf,
  resultsOf,
  secondTries,
  tableOfCase,
  testList,
  withoutResult,
  type PlaywrightReport,
} from '../../tools/quality/evidence/cases'
import {
  casesOfShard,
  casesOfTables,
  copiesLast,
  openShards,
  partCount,
  progressFile,
  readShard,
} from '../../tools/quality/evidence/shards'
import { casesAt } from './kit'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'shards-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const cases = casesAt(
  'fit',
  1,
  Array.from({ length: 4035 }, (_, at) => `case ${at}`),
)

it.each([1, 7, 20, 4035])('%i parts hold each case once, and differ by one case at most', (of) => {
  const shards = Array.from({ length: of }, (_, index) => casesOfShard(cases, { number: index + 1, of }))
  expect(shards.flat()).toEqual(cases)
  const sizes = shards.map(({ length }) => length)
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
})

it('parts of a run at one go are short', () => {
  const of = partCount(cases)
  expect(casesOfShard(cases, { number: of, of }).length).toBeLessThanOrEqual(50)
  expect(partCount([])).toBe(1)
})

it.each([
  ['3/20', { number: 3, of: 20 }],
  ['20/20', { number: 20, of: 20 }],
  ['0/20', undefined],
  ['21/20', undefined],
  ['3', undefined],
  ['3/', undefined],
  ['-1/4', undefined],
])('the part %s is %j', (text, expected) => {
  expect(readShard(text)).toEqual(expected)
})

describe('the tables of a run', () => {
  const all = ['fit', 'faces', 'states'].flatMap((table) => casesAt(table, 1, [`${table} in ar`, `${table} in en`]))
  it.each([
    ['no names', undefined, ['fit', 'fit', 'faces', 'faces', 'states', 'states']],
    ['one name', ['faces'], ['faces', 'faces']],
    ['names in another order', ['states', 'fit'], ['fit', 'fit', 'states', 'states']],
  ])('%s', (_, names, expected) => {
    expect(casesOfTables(all, names).map(tableOfCase)).toEqual(expected)
  })

  it('a name that no table has is refused, and named', () => {
    expect(() => casesOfTables(all, ['fit', 'fiit', 'fit.spec.ts'])).toThrow(
      'There is no table fiit, fit.spec.ts. Use names of tests/e2e without .spec.ts, as in config,fit.',
    )
  })
})

it('what copies the project comes last', () => {
  const copies = casesAt('start', 1, ['serves']).map((one) => ({ ...one, project: 'copies' }))
  const plain = casesAt('fit', 1, ['one fits', 'two fits'])
  expect(copiesLast([...copies, ...plain])).toEqual([...plain, ...copies])
})

it('a stopped run goes on with the parts that have not passed on its commit', () => {
  const openAt = (commit: string) => openShards(new Set(progressFile(folder, commit, 3).read()), 3)
  expect(openAt('abc')).toEqual([1, 2, 3, 0])
  progressFile(folder, 'abc', 3).write(new Set([2]))
  expect(openAt('abc')).toEqual([1, 3, 0])
  expect(openAt('def')).toEqual([1, 2, 3, 0])
})

const spec = (
  title: string,
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped',
  tags: readonly string[] = [],
  firstTry: { readonly error?: { readonly message: string } } = {},
) => ({
  title,
  file: 'a.spec.ts',
  line: 3,
  column: 1,
  tags,
  tests: [{ projectName: 'phone', status, results: [{ duration: 1500, ...firstTry }, { duration: 500 }] }],
})
const error = { message: '\u001b[31mError:\u001b[39m not visible\n\n  33 tries' }
const report: PlaywrightReport = {
  suites: [
    { title: 'calls.after.spec.ts', specs: [spec('runs after all others', 'expected')] },
    {
      title: 'a.spec.ts',
      specs: [spec('one', 'expected', ['core'])],
      suites: [
        {
          title: 'in an app',
          specs: [
            spec('two', 'flaky', [], { error }),
            spec('three', 'unexpected', [], { error }),
            spec('four', 'skipped'),
          ],
        },
      ],
    },
  ],
}

it('the report of Playwright tells how each case ended', () => {
  expect(resultsOf(report)).toEqual([
    { key: 'a.spec.ts › one', ending: 'passed', seconds: 2 },
    { key: 'a.spec.ts › in an app › two', ending: 'flaky', seconds: 2, why: 'Error: not visible 33 tries' },
    { key: 'a.spec.ts › in an app › three', ending: 'failed', seconds: 2 },
    { key: 'a.spec.ts › in an app › four', ending: 'skipped', seconds: 2 },
  ])
})

it('a case that passed only at a second try is named, with the error of the first', () => {
  expect(secondTries(resultsOf(report))).toEqual([
    'Passed only at a second try: a.spec.ts › in an app › two\n    Error: not visible 33 tries',
  ])
})

it('the list of Playwright has the place of each case, and the tag of the core', () => {
  const [one, two] = casesOf(report)
  expect(one).toEqual({
    key: 'a.spec.ts › one',
    file: 'a.spec.ts',
    writtenIn: 'a.spec.ts',
    project: 'phone',
    place: 'a.spec.ts:3:1',
    isTagged: true,
  })
  expect(two?.isTagged).toBe(false)
  expect(two && tableOfCase(two)).toBe('a')
  expect(testList(casesOf(report).slice(0, 2))).toBe(
    '[phone] › a.spec.ts › one\n[phone] › a.spec.ts › in an app › two\n',
  )
})

it('a case that a function of another file writes belongs to the spec file that Playwright lists', () => {
  const borrowed = { ...spec('stands', 'expected'), file: '../../tools/testkit/pages/pageTests.ts' }
  const [one] = casesOf({ suites: [{ title: 'examples.spec.ts', suites: [{ title: 'starter', specs: [borrowed] }] }] })
  expect(one?.key).toBe('examples.spec.ts › starter › stands')
  expect(one?.file).toBe('examples.spec.ts')
  expect(one && testList([one])).toBe(
    '[phone] › ../../tools/testkit/pages/pageTests.ts › starter › stands\n' +
      '[phone] › examples.spec.ts › loaded for the tests of another file\n',
  )
})

it('a case that a run was asked for and that has no result is named', () => {
  const asked = [...casesOf(report), ...casesAt('b', 1, ['lost'])]
  expect(withoutResult(asked, resultsOf(report))).toEqual(['b.spec.ts › lost'])
})
