import { describe, expect, it } from 'vitest'
import { choose, type Question } from '../../tools/quality/evidence/choose'
import { coreOf } from '../../tools/quality/evidence/core'
import type { Reach } from '../../tools/quality/evidence/reach'
import { casesAt } from './kit'

const routes = ['/a', '/b', '/c', '/d']
const cases = [
  ...casesAt(
    'fit',
    1,
    routes.flatMap((route) => ['en', 'ar'].map((language) => `${route} in ${language} fits`)),
  ),
  ...casesAt('a', 1, ['/a signs in']),
  ...casesAt('a', 2, ['/a signs out']),
  ...casesAt('a', 3, ['/a says why']),
  ...casesAt('b', 1, ['/b says why']),
  ...casesAt('gallery', 1, ['photographs']),
  ...casesAt('start', 1, ['serves']),
]
const nothing: Reach = { isAll: false, routes: new Set(), changed: new Set(), specs: new Set() }
const reach = (part: Partial<Reach>): Reach => ({ ...nothing, ...part })

function chosen(part: Partial<Question>): readonly string[] {
  const question: Question = {
    cases,
    routesOf: ({ key }) => routes.filter((route) => key.includes(` ${route} `)),
    recent: nothing,
    isNamed: false,
    seconds: 1000,
    hasCore: true,
    ...part,
  }
  return choose(question).cases.map(({ key }) => key.replace('.spec.ts ›', ''))
}

const core = ['fit /a in en fits', 'a /a signs in', 'b /b says why', 'start serves']
const plain = cases.map(({ key }) => key.replace('.spec.ts ›', '')).filter((key) => !key.startsWith('gallery'))

describe('a run tries', () => {
  it.each<[string, Partial<Question>, readonly string[]]>([
    ['the core alone where nothing changed', {}, core],
    ['the core alone without a history', { recent: undefined }, core],
    [
      'each case of a page that changed',
      { recent: reach({ routes: new Set(['/a']) }) },
      [...core, 'a /a signs out', 'a /a says why', 'fit /a in ar fits'],
    ],
    [
      'each case of a spec file that changed',
      { recent: reach({ changed: new Set(['a']), specs: new Set(['a']) }) },
      [...core, 'a /a signs out', 'a /a says why'],
    ],
    [
      'what copies the project if the change is about it, and then no other copy',
      { recent: reach({ specs: new Set(['gallery']) }) },
      [...core.filter((key) => key !== 'start serves'), 'gallery photographs'],
    ],
    ['all but copies of the project after a change of shared code', { recent: reach({ isAll: true }) }, plain],
    ['every case of named files', { isNamed: true }, [...plain, 'gallery photographs']],
    [
      'only what the newest change reaches, without a core',
      { hasCore: false, recent: reach({ routes: new Set(['/b']) }) },
      ['b /b says why', 'fit /b in en fits', 'fit /b in ar fits'],
    ],
  ])('%s', (_what, part, expected) => {
    expect(chosen(part).toSorted()).toEqual(expected.toSorted())
  })
})

describe('when there is not time for all', () => {
  const changed = { recent: reach({ isAll: true, routes: new Set(['/c']) }) }

  it('the core runs, and says how many cases are left', () => {
    const { cases: some, left } = choose({
      cases,
      routesOf: () => [],
      isNamed: true,
      ...changed,
      seconds: 0,
      hasCore: true,
    })
    expect(some).toHaveLength(core.length)
    expect(left).toBe(cases.length - core.length)
  })

  it('the pages that changed come first, then single tests, then loops', () => {
    const after = chosen({ ...changed, seconds: 90 }).filter((key) => !core.includes(key))
    expect(after.slice(0, 3)).toEqual(['fit /c in en fits', 'fit /c in ar fits', 'a /a signs out'])
  })

  it('the same question has the same answer', () => {
    expect(chosen({ ...changed, seconds: 90 })).toEqual(chosen({ ...changed, seconds: 90 }))
  })
})

describe('the core', () => {
  const titles = (count: number, text = (at: number) => `case ${at}`) =>
    Array.from({ length: count }, (_, at) => text(at))

  it.each([
    ['a file of loops gives one case', [...casesAt('x', 1, titles(3)), ...casesAt('x', 2, titles(3))], ['case 0']],
    [
      'a file of single tests gives the first',
      [1, 2, 3].flatMap((line) => casesAt('x', line, [`case ${line}`])),
      ['case 1'],
    ],
    ['a file of both gives a single test', [...casesAt('x', 1, titles(3)), ...casesAt('x', 2, ['alone'])], ['alone']],
  ])('%s', (_what, some, expected) => {
    expect([...coreOf(some)]).toEqual(expected.map((title) => `x.spec.ts › ${title}`))
  })

  it('has a page and a language that no earlier loop has', () => {
    const some = ['x', 'y', 'z'].flatMap((file) => casesAt(file, 1, ['/a in en', '/b in ar', '/c in tr']))
    expect([...coreOf(some)]).toEqual(['x.spec.ts › /a in en', 'y.spec.ts › /b in ar', 'z.spec.ts › /c in tr'])
  })

  it('has every case with the tag of the core, in place of others', () => {
    const some = casesAt('x', 1, titles(200)).map((one, at) => ({ ...one, isTagged: [7, 9, 11].includes(at) }))
    expect([...coreOf(some)]).toEqual(['x.spec.ts › case 7', 'x.spec.ts › case 9', 'x.spec.ts › case 11'])
  })
})
