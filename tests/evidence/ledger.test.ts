import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Ending, Result } from '../../tools/quality/evidence/cases'
import type { History } from '../../tools/quality/evidence/changes'
import {
  lostPins,
  readLedger,
  settle,
  staleTables,
  withTables,
  writeLedger,
  type Ledger,
} from '../../tools/quality/evidence/ledger'

const none: Ledger = { tables: {}, red: {}, flaky: {} }
const day = '2026-11-23'
const earlier = '2026-11-01'
const a = 'a.spec.ts › one'
const result = (key: string, ending: Ending): Result => ({ key, ending, seconds: 2 })

describe('the file', () => {
  const root = mkdtempSync(join(tmpdir(), 'ledger-'))
  mkdirSync(join(root, 'tests'))
  afterAll(() => rmSync(root, { recursive: true }))

  it('is an empty ledger before there is one', () => {
    expect(readLedger(root)).toEqual(none)
  })

  it('is read as it was written, and has its names in order', () => {
    const run = { commit: 'abc', date: day, cases: 3, failed: 0, seconds: 9 }
    const ledger: Ledger = { tables: { b: run, a: run }, red: { 'b › 1': day, 'a › 1': day }, flaky: {} }
    writeLedger(root, ledger)
    expect(readLedger(root)).toEqual(ledger)
    const names = [...readFileSync(join(root, 'tests/ledger.json'), 'utf8').matchAll(/"([ab](?: › 1)?)"/g)]
    expect(names.map(([, name]) => name)).toEqual(['a', 'b', 'a › 1', 'b › 1'])
  })
})

describe('after a run', () => {
  it.each<[string, Ledger, Ending, Pick<Ledger, 'red' | 'flaky'>, readonly string[]]>([
    ['a case that passes leaves no trace', none, 'passed', { red: {}, flaky: {} }, []],
    ['a case that fails is red', none, 'failed', { red: { [a]: day }, flaky: {} }, []],
    [
      'a red case that fails again keeps its day',
      { ...none, red: { [a]: earlier } },
      'failed',
      { red: { [a]: earlier }, flaky: {} },
      [],
    ],
    ['a red case that passes is red no more', { ...none, red: { [a]: earlier } }, 'passed', { red: {}, flaky: {} }, []],
    [
      'a red case that is skipped stays red',
      { ...none, red: { [a]: earlier } },
      'skipped',
      { red: { [a]: earlier }, flaky: {} },
      [],
    ],
    [
      'a red case that needs a second try stays red',
      { ...none, red: { [a]: earlier } },
      'flaky',
      { red: { [a]: earlier }, flaky: { [a]: day } },
      [],
    ],
    ['a case that needs a second try is written down', none, 'flaky', { red: {}, flaky: { [a]: day } }, []],
    [
      'one that needs a second try once more counts as failed',
      { ...none, flaky: { [a]: earlier } },
      'flaky',
      { red: {}, flaky: { [a]: earlier } },
      [a],
    ],
    [
      'one that passes at once stays written down',
      { ...none, flaky: { [a]: earlier } },
      'passed',
      { red: {}, flaky: { [a]: earlier } },
      [],
    ],
  ])('%s', (_what, before, ending, expected, again) => {
    const settled = settle(before, [result(a, ending)], day)
    expect(settled.ledger).toEqual({ tables: {}, ...expected })
    expect(settled.again).toEqual(again)
  })

  it('each red case that passes is taken off, and each that fails is written down', () => {
    const keys = ['a.spec.ts › one', 'a.spec.ts › two', 'b.spec.ts › one', 'b.spec.ts › two']
    const [one = '', two = '', three = '', four = ''] = keys
    const before = { ...none, red: { [one]: earlier, [two]: earlier } }
    const results = keys.map((key, at) => result(key, at < 2 ? 'passed' : 'failed'))
    expect(settle(before, results, day).ledger.red).toEqual({ [three]: day, [four]: day })
  })

  it('what changed is told', () => {
    const before = { ...none, red: { 'a.spec.ts › two': earlier } }
    const results = [
      result(a, 'failed'),
      result('a.spec.ts › two', 'passed'),
      { ...result('a.spec.ts › three', 'flaky'), why: 'It was not visible.' },
      result('a.spec.ts › four', 'flaky'),
    ]
    expect(settle(before, results, day).told).toEqual([
      'red: a.spec.ts › one',
      'passed at a second try: a.spec.ts › three\n    It was not visible.',
      'passed at a second try: a.spec.ts › four',
      'no longer red: a.spec.ts › two',
    ])
  })

  it('a pinned case that no longer exists is told', () => {
    const ledger = { ...none, red: { [a]: day }, flaky: { 'b.spec.ts › two': day } }
    expect(lostPins(ledger, new Set([a]))).toEqual([
      expect.stringContaining('pins "b.spec.ts › two", which does not exist'),
    ])
  })
})

describe('a table that has run whole', () => {
  const run = { commit: 'abc', date: day }
  const sizes = new Map([
    ['a', 2],
    ['b', 1],
  ])

  it.each([
    [
      'has a line',
      [result(a, 'passed'), result('a.spec.ts › two', 'failed')],
      { a: { ...run, cases: 2, failed: 1, seconds: 4 } },
    ],
    ['has none while a case is missing', [result(a, 'passed')], {}],
    ['has none if one case ran twice', [result(a, 'passed'), result(a, 'passed')], {}],
  ])('%s', (_what, results, tables) => {
    expect(withTables(none, sizes, results, run).tables).toEqual(tables)
  })

  it('keeps the line of another table', () => {
    const before = { ...none, tables: { c: { ...run, cases: 1, failed: 0, seconds: 1 } } }
    expect(Object.keys(withTables(before, sizes, [result('b.spec.ts › one', 'passed')], run).tables)).toEqual([
      'c',
      'b',
    ])
  })
})

describe('what has not run whole for 60 commits', () => {
  const history = (ages: { readonly [commit: string]: number }): History => ({
    changesSince: () => [],
    base: () => undefined,
    commitsSince: (commit) => ages[commit],
    commitOfTree: () => undefined,
    textAt: () => undefined,
  })
  const line = (commit: string) => ({ commit, date: day, cases: 1, failed: 0, seconds: 1 })
  const ledger = { ...none, tables: { fit: line('new'), policy: line('old'), states: line('lost') } }

  it.each([
    ['nothing', ['fit'], []],
    [
      'a table of 60 commits ago',
      ['fit', 'policy'],
      ['Not run whole for 60 commits: policy (2026-11-23). Run: npm run test:full'],
    ],
    [
      'a commit that the history lacks',
      ['states'],
      ['Not run whole for 60 commits: states (2026-11-23). Run: npm run test:full'],
    ],
    ['a table that never ran', ['taps'], ['Not run whole for 60 commits: taps (never). Run: npm run test:full']],
  ])('%s', (_what, tables, expected) => {
    expect(staleTables(ledger, tables, history({ new: 59, old: 60 }))).toEqual(expected)
  })

  it('is named in one line, however much it is', () => {
    const tables = Array.from({ length: 70 }, (_, at) => `t${at}`)
    expect(staleTables(none, tables, undefined)).toEqual([expect.stringMatching(/t7 \(never\) and 62 more\. Run/)])
  })
})
