// Tests the checks of each engine, and the written results.
import { describe, expect, it } from 'vitest'
import api from '../../schemas/api.json' with { type: 'json' }
import { withMeasured } from '../../tools/quality/engines/document'
import { planFor } from '../../tools/quality/engines/plans'
import type { EngineResult } from '../../tools/quality/engines/run'
import { contrastOf } from '../../tools/quality/engines/suite/contrast'
import { moneyActions } from '../../tools/quality/engines/suite/money'
import { engineTable } from '../../tools/quality/engines/table'
import { countEngines } from '../../tools/quality/steps/engines'

describe('the checks of an engine', () => {
  it('every call that moves money has its form', () => {
    const calls = Object.entries<{ readonly kind: string }>(api)
    const money = calls.filter(([, { kind }]) => kind === 'money').map(([name]) => name)
    expect(moneyActions.map(({ endpoint }) => endpoint).sort()).toEqual(money.sort())
    expect(money).not.toEqual([])
  })

  it.each([
    [
      'full',
      [
        'planted',
        'routes',
        'layout',
        'contracts',
        'sign-in',
        'list',
        'form',
        'money',
        'upload',
        'arabic',
        'borders',
        'storage',
        'polyfills',
      ],
    ],
    ['routes', ['planted', 'routes', 'layout']],
    ['contracts', ['planted', 'contracts']],
    ['quick', ['planted', 'sign-in', 'list', 'form', 'money']],
  ] as const)('%s', (name, ids) => {
    expect(planFor({}, name).checks.map(({ id }) => id)).toEqual(ids)
    const below = planFor({ isBelowFloor: true }, name)
    expect(below.checks.map(({ id }) => id)).toEqual(['planted', 'guard', 'storage'])
  })
})

describe('the contrast of a border', () => {
  const white = [255, 255, 255, 255]
  it.each([
    ['black on white', { line: [0, 0, 0, 255], grounds: [white] }, 21],
    ['white on white', { line: white, grounds: [white] }, 1],
    ['none', { line: null, grounds: [white] }, 1],
    ['half black on white is grey', { line: [0, 0, 0, 128], grounds: [white] }, 4],
    [
      'black on what is clear, on black',
      { line: [0, 0, 0, 255], grounds: [[255, 255, 255, 0], [0, 0, 0, 255], white] },
      1,
    ],
    [
      'black on half white on black',
      {
        line: [0, 0, 0, 255],
        grounds: [
          [255, 255, 255, 128],
          [0, 0, 0, 255],
        ],
      },
      5.3,
    ],
  ])('%s', (_what, border, contrast) => {
    expect(contrastOf(border)).toBeCloseTo(contrast, 1)
  })
})

describe('the written results', () => {
  const result = (more: Partial<EngineResult>): EngineResult => ({
    engine: { id: 'x', name: 'Engine', standsFor: 'phones', source: 'apt x' },
    version: 'Engine 1.0',
    pointer: 'touch',
    checks: [],
    endings: [],
    seconds: 1,
    ...more,
  })
  const results = [
    result({
      checks: [
        { id: 'routes', title: 'Routes', count: [32, 33], problems: ['/a: <b>\n| is blank', 'and /c'] },
        { id: 'form', title: 'Form', problems: [] },
      ],
    }),
    result({
      version: 'Engine 2.0',
      endings: ['Form'],
      checks: [{ id: 'form', title: 'Form', problems: ['refused'] }],
    }),
    result({
      engine: { id: 'y', name: 'Other', standsFor: 'none', source: 'npm y' },
      version: 'Other',
      leftOut: 'no root',
    }),
  ]

  it('a row for each engine, a column for each check, a number for what went wrong', () => {
    expect(engineTable(results)).toEqual({
      rows: [
        '| Engine | Stands for | Routes | Form |',
        '| --- | --- | --- | --- |',
        '| Engine 1.0 | phones | **32/33** (1) | yes |',
        '| Engine 2.0 | phones |  | **no** (2) |',
      ],
      notes: ['Engine: /a: &lt;b> \\| is blank; and /c', 'Engine: refused'],
      leftOut: ['Other: no root'],
    })
  })

  it('is written between two marks, and the rest of the document stays', () => {
    const marks = (text: string) =>
      `# Browsers\n\nBy hand.\n\n<!-- measured: written by \`npm run engines\` -->\n${text}<!-- end of measured -->\n\nMore.\n`
    const once = withMeasured(marks('old\n'), results, '2026-05-17')
    expect(once).toContain('# Browsers\n\nBy hand.\n')
    expect(once).toContain('\nMore.\n')
    expect(once).not.toContain('old')
    for (const part of [
      'Measured on 2026-05-17.',
      '| Engine 1.0 |',
      '2. Engine: refused',
      '- Engine 2.0: Form',
      '- Engine 1.0: apt x, pressed by touch',
      '- Other: no root',
      '- Other: npm y',
    ])
      expect(once).toContain(part)
    expect(withMeasured(once, results, '2026-05-17')).toBe(once)
    expect(() => withMeasured('# Browsers', results, '2026-05-17')).toThrow('needs two lines')
  })

  it('the step counts checks, and names used and skipped engines', () => {
    expect(countEngines(results, 'said')).toEqual({
      passed: 1,
      failed: 2,
      output: 'said',
      note: 'Engine 1.0, Engine 2.0; left out: Other no root',
    })
  })
})
