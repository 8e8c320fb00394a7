import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changedGroups, groups, newestMinor, readTries, withVersions } from '../../tools/quality/rehearse/packages'
import { hasFailed, rehearsalTable } from '../../tools/quality/rehearse/table'
import { root } from '../../tools/cli/root'

describe('the newest version of the same major', () => {
  it.each([
    ['a later minor', '7.1.9', ['7.1.9', '7.10.0', '7.2.0'], '7.10.0'],
    ['a later patch', '7.1.9', ['7.1.10', '7.1.8'], '7.1.10'],
    ['no other major', '7.1.9', ['8.0.0', '6.9.9'], '7.1.9'],
    ['no pre-release', '7.1.9', ['7.2.0-rc.1', '7.3.0-canary-1'], '7.1.9'],
    ['nothing where nothing is published', '7.1.9', [], '7.1.9'],
    ['nothing for a version that is no release', 'next', ['7.2.0'], 'next'],
  ])('is %s', (_what, now, versions, newest) => {
    expect(newestMinor(now, versions)).toBe(newest)
  })
})

describe('what somebody names to be tried', () => {
  it('is read as packages and versions', () => {
    expect([...readTries('i18next@27.1.2, @rjsf/core@6.12.0')]).toEqual([
      ['i18next', '27.1.2'],
      ['@rjsf/core', '6.12.0'],
    ])
  })

  it.each(['i18next', 'i18next@', 'i18next@latest', 'left-pad@1.0.0', ''])('%j is refused', (text) => {
    expect(() => readTries(text)).toThrow('is not name@version of react, react-dom')
  })
})

it('only groups with another version count as changed, each as a whole', () => {
  const same = { now: '1.0.0', tried: '1.0.0' }
  const upgrades = [
    { name: 'react', now: '1.0.0', tried: '1.1.0' },
    { name: 'react-dom', ...same },
    { name: 'i18next', ...same },
  ]
  expect(changedGroups(upgrades)).toEqual([upgrades.slice(0, 2)])
})

it('every package that is rehearsed is one of package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly [kind: string]: object
  }
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(groups.flat()))
})

it('a tried version replaces the pinned one in a package.json, and no other text', () => {
  const manifest =
    '{ "dependencies": { "i18next": "26.7.2", "i18next-x": "26.7.2" }, "peerDependencies": { "i18next": "^26.0.0" } }'
  expect(withVersions(manifest, [{ name: 'i18next', now: '26.7.2', tried: '27.1.2' }])).toBe(
    '{ "dependencies": { "i18next": "27.1.2", "i18next-x": "26.7.2" }, "peerDependencies": { "i18next": "^26.0.0" } }',
  )
})

it('the table shows the tried versions, the results, and skipped stages', () => {
  const rows = [
    {
      name: 'react',
      now: '19.3.1',
      tried: '19.4.0',
      results: { types: 'ok', unit: 'FAILED', build: 'ok', smoke: 'ok' },
    },
    { name: 'i18next', now: '26.7.2', tried: '26.7.2', results: { types: 'FAILED' } },
  ] as const
  expect(rehearsalTable(rows).split('\n')).toEqual([
    'package | now    | tried    | types  | unit   | build | smoke',
    'react   | 19.3.1 | 19.4.0   | ok     | FAILED | ok    | ok',
    'i18next | 26.7.2 | the same | FAILED | -      | -     | -',
  ])
  expect(rows.map(({ results }) => hasFailed(results))).toEqual([true, true])
  expect(hasFailed({ types: 'ok' })).toBe(false)
})
