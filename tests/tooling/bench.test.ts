import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { medianOf, ratioOf, showFigure, summarise, table } from '../../tools/quality/bench/figures'
import { keepReports } from '../../tools/quality/bench/keepReports'
import { reportText } from '../../tools/quality/bench/reportText'
import { withReport } from '../../tools/quality/bench/saveReport'
import { counts, problemOf, rechargeFields, someFields } from '../../tools/quality/bench/drawn/fields'
import { membersOf, methodsOf } from '../../tools/quality/bench/drawn/rows'
import { schemaOf } from '../../tools/quality/bench/drawn/schemaOf'
import { atMost, targetTable } from '../../tools/quality/bench/targets'

describe('figures', () => {
  it.each([
    [[3], { median: 3, least: 3, most: 3 }],
    [[10, 2, 9], { median: 9, least: 2, most: 10 }],
    [[4, 1, 2, 100], { median: 3, least: 1, most: 100 }],
  ])('%j have a median and a spread', (values, summary) => {
    expect(summarise(values)).toEqual(summary)
  })

  it('none are not summarised', () => {
    expect(() => summarise([])).toThrow('no figures to summarise')
  })

  const base = { name: 'by hand', runs: [{ ms: 10, drops: 0 }] }
  const own = {
    name: 'ours',
    runs: [
      { ms: 15, drops: 0 },
      { ms: 11, drops: 0 },
    ],
  }

  it('a ratio is that of medians, and 1 where both are nothing', () => {
    expect(ratioOf(own, base, 'ms')).toBeCloseTo(1.3)
    expect(ratioOf(own, base, 'drops')).toBe(1)
  })

  it('a figure that was not measured is refused by its name', () => {
    expect(() => medianOf(own, 'kB')).toThrow('ours has no "kB"')
  })

  it('a table says medians, spreads where there are some, and ratios to the reference', () => {
    expect(table([base, own], base)).toBe(
      [
        '| 2 rounds | ms | drops |',
        '|---|---|---|',
        '| **by hand** | 10.0 | 0.00 |',
        '| ours | 13.0 (11.0–15.0) 1.30 × | 0.00 |',
      ].join('\n'),
    )
  })

  it.each([
    [1234.5, '1235'],
    [12.34, '12.3'],
    [1.234, '1.23'],
  ])('%d is written as %s', (value, text) => {
    expect(showFigure(value)).toBe(text)
  })
})

describe('targets', () => {
  it('show which are met', () => {
    const all = [atMost('bytes', 12, 12, (kB) => `${kB} kB`), atMost('keys', 1.4, 1.3, String)]
    expect(targetTable(all).split('\n').slice(2)).toEqual([
      '| bytes | ≤ 12 kB | 12 kB | met |',
      '| keys | ≤ 1.3 | 1.4 | **not met** |',
    ])
  })

  it('a quick report says which parts it leaves out', () => {
    expect(reportText([], { slowdown: 4, left: ['depth', 'scale'] })).toContain('without depth, scale')
    expect(reportText([], { slowdown: 4 })).not.toContain('Quick')
  })
})

describe('results', () => {
  it('of a part that did not run are those of the time before', () => {
    const folder = mkdtempSync(join(tmpdir(), 'results-'))
    const of = (text: string) => ({ text, how: '', reached: [] })
    keepReports(folder, { forms: of('A'), lists: of('B') })
    expect(keepReports(folder, { lists: of('C') })).toEqual({ forms: of('A'), lists: of('C') })
    rmSync(folder, { recursive: true })
  })
})

describe('docs/performance.md', () => {
  const doc = readFileSync('docs/performance.md', 'utf8')

  it('has a place for the report, which takes that of the one before', () => {
    const once = withReport(doc, 'report A $&')
    expect(once).toContain('<!-- bench -->\n\nreport A $&\n\n<!-- /bench -->')
    expect(withReport(once, 'report B')).not.toContain('report A')
  })

  it('without its marks is not written', () => {
    expect(() => withReport('# Performance', 'report')).toThrow('has no <!-- bench -->')
  })

  it('names every part of the bench', () => {
    const parts = [...readFileSync('tools/quality/bench.ts', 'utf8').matchAll(/\/parts\/(\w+)'/g)].map(
      ([, name = '']) => name,
    )
    expect(parts.length).toBeGreaterThan(5)
    expect(/forms, wholeForms[\w, ]+/.exec(doc)?.[0].split(', ').toSorted()).toEqual(parts.toSorted())
  })
})

describe('what all pages draw', () => {
  it('half of the fields are problems while they are empty, and all five of the recharge', () => {
    const problems = (fields: typeof rechargeFields) => fields.filter((field) => problemOf(field, undefined)).length
    const found = counts.map((count) => [someFields(count).length, problems(someFields(count))])
    expect([...found, problems(rechargeFields)]).toEqual([[8, 4], [30, 16], [200, 100], 5])
  })

  it('the schema has the required members and bounds of the fields', () => {
    const { required, properties } = schemaOf(rechargeFields, { country_id: [{ id: '7', name: 'Here' }] })
    expect(required).toEqual(rechargeFields.map(({ name }) => name))
    expect(properties['amount']).toMatchObject({ type: 'number', minimum: 0, maximum: 1000 })
    expect(properties['agree']).toMatchObject({ enum: [true] })
    expect(properties['country_id']).toMatchObject({ oneOf: [{ const: '7', title: 'Here' }] })
  })

  it.each([
    ['text', 'x'.repeat(41), 'At most 40'],
    ['figure', '1001', 'From 0 to 1000'],
    ['figure', 'many', 'From 0 to 1000'],
  ] as const)('a %s outside its bounds is a problem', (kind, value, says) => {
    expect(problemOf({ name: 'a', label: 'A', kind, required: false }, value)).toContain(says)
  })

  it('pages of members follow each other and end with the list', () => {
    expect(membersOf(1, 20, 30).map(({ id }) => id)).toHaveLength(20)
    expect(membersOf(2, 20, 30).at(0)?.name).toBe('Member 21')
    expect(membersOf(2, 20, 30)).toHaveLength(10)
    expect(membersOf(3, 20, 30)).toEqual([])
  })

  it('methods depend on the country', () => {
    expect(methodsOf('3').map(({ id }) => id)).not.toEqual(methodsOf('4').map(({ id }) => id))
  })
})

describe('tools/quality/bench/package-lock.json', () => {
  const lock = readFileSync('tools/quality/bench/package-lock.json', 'utf8')
  const { packages } = JSON.parse(lock) as {
    packages: { [path: string]: { dependencies?: { [name: string]: string } } }
  }

  it('names no registry, and exact versions of the references’ packages', () => {
    expect(lock).not.toContain('"resolved"')
    const versions = Object.values(packages['']?.dependencies ?? {})
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    expect(versions.length).toBeGreaterThan(5)
  })

  it('has React and RJSF in the versions of the product', () => {
    const product = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { [name: string]: string } }
    const shared = Object.entries(packages['']?.dependencies ?? {}).filter(([name]) => product.dependencies[name])
    expect(shared.length).toBeGreaterThan(4)
    for (const [name, version] of shared) expect([name, version]).toEqual([name, product.dependencies[name]])
  })
})
