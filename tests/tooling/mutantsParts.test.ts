// Tests the parts of the mutation run: places, typos, edits and the table of results.
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../sandbox/seed/random'
import { sortOf } from '../../tools/quality/mutants/language'
import {
  dropMember,
  planted,
  renameMember,
  repeatMember,
  replaceValue,
  type Edit,
} from '../../tools/quality/mutants/mutant'
import { nameOf, sitesOf, type Site } from '../../tools/quality/mutants/site'
import { typo } from '../../tools/quality/mutants/typo'
import {
  scoreOf,
  sentenceOf,
  survivorsOf,
  mutantTable,
  type Catcher,
  type Verdict,
} from '../../tools/quality/mutants/verdict'

const ts = `import type { Page } from '../page'
const shared = { a: 1, 'b.c': 'x' } as const
export const page: Page = {
  title: 'one',
  when: { any: [shared, { 'user.is_bd': true }] },
  links: { shared, back: { do: 'link', to: '/' } },
}
`
const json = `{
  "a": { "b": "x", "c": [1, 2] }
}
`

function siteAt(file: string, text: string, path: string): Site {
  const site = sitesOf(file, text).find((one) => one.path.join('.') === path)
  if (!site) throw new Error(`${file} has no ${path}.`)
  return site
}

describe('the places of a source', () => {
  it.each([
    ['a.ts', ts, 'page.title', "'one'"],
    ['a.ts', ts, 'shared.b.c', "'x'"],
    ['a.ts', ts, 'page.when.any.1.user.is_bd', 'true'],
    ['a.ts', ts, 'import.Page', 'Page'],
    ['a.ts', ts, 'import.../page', '../page'],
    ['a.json', json, 'default.a.b', '"x"'],
    ['a.json', json, 'default.a.c.1', '2'],
  ])('%s %#: %s', (file, text, path, value) => {
    const { span } = siteAt(file, text, path)
    expect(text.slice(span.start, span.end)).toBe(value)
  })

  it.each([
    ['page', 'language'],
    ['page.when', 'conditions'],
    ['page.when.any.1', 'conditions'],
    ['page.links', 'ids'],
    ['page.links.back', 'language'],
  ])('%s is %s', (path, sort) => expect(sortOf(siteAt('a.ts', ts, path))).toBe(sort))
})

describe('an edit', () => {
  const inTs = (path: string, make: (site: Site) => Edit | undefined) => lines(ts, make(siteAt('a.ts', ts, path)))
  const inJson = (path: string, make: (site: Site) => Edit | undefined) =>
    lines(json, make(siteAt('a.json', json, path)))
  const lines = (text: string, edit: Edit | undefined) => {
    const before = text.split('\n')
    return planted(text, edit as Edit)
      .split('\n')
      .filter((line, at) => line !== before[at])
  }

  it.each([
    ['a value', () => inTs('page.title', (site) => replaceValue(site, "it's")), ["  title: 'it\\'s',"]],
    ['a name', () => inTs('page.title', (site) => renameMember(site, 'tilte')), ["  tilte: 'one',"]],
    [
      'a name with points',
      () => inTs('page.links.back', (site) => renameMember(site, 'a.b')),
      ["  links: { shared, 'a.b': { do: 'link', to: '/' } },"],
    ],
    [
      'a short name',
      () => inTs('page.links.shared', (site) => renameMember(site, 'sahred')),
      ["  links: { sahred: shared, back: { do: 'link', to: '/' } },"],
    ],
    [
      'a member, gone',
      () => inTs('page.links.back.do', (site) => dropMember(site, ts)),
      ["  links: { shared, back: {  to: '/' } },"],
    ],
    [
      'the last member, gone',
      () => inTs('page.links.back.to', (site) => dropMember(site, ts)),
      ["  links: { shared, back: { do: 'link' } },"],
    ],
    [
      'an entry of JSON, gone',
      () => inJson('default.a.c.1', (site) => dropMember(site, json)),
      ['  "a": { "b": "x", "c": [1] }'],
    ],
    [
      'a name of JSON',
      () => inJson('default.a.b', (site) => renameMember(site, 'bb')),
      ['  "a": { "bb": "x", "c": [1, 2] }'],
    ],
    [
      'a member twice',
      () => inJson('default.a.b', (site) => repeatMember(site, json)),
      ['  "a": { "b": "x", "b": "x", "c": [1, 2] }'],
    ],
  ] as const)('of %s', (_what, make, expected) => expect(make()).toEqual(expected))
})

describe('a typo', () => {
  it('is another word, near the one that was meant, and none of those that there are', () => {
    for (const word of ['row.uid', 'POST /web/list', 'a', '/guild/member']) {
      for (let seed = 0; seed < 30; seed += 1) {
        const made = typo(word, createRandom(seed), ['row.uidd', 'aa'])
        expect(made).not.toBe(word)
        expect(['row.uidd', 'aa']).not.toContain(made)
        if (made !== undefined) expect(Math.abs(made.length - word.length)).toBeLessThan(2)
      }
    }
  })

  it('leaves the first part of a path unchanged', () => {
    for (let seed = 0; seed < 30; seed += 1) expect(typo('row.uid', createRandom(seed))).toMatch(/^row\./)
  })

  it('is not made where there are no letters', () => expect(typo('120', createRandom(1))).toBeUndefined())
})

describe('what became of mistakes', () => {
  const verdict = (operator: string, by?: Catcher, said?: string): Verdict => ({
    mutant: {
      id: 'a',
      operator,
      file: 'pages/a.ts',
      line: 7,
      lines: [7],
      was: "'one'",
      becomes: '',
      edit: { start: 0, end: 0, text: '' },
    },
    by,
    said,
  })

  it('is a table with a line for each operator', () => {
    const verdicts = [verdict('b', 'check'), verdict('a', 'compile'), verdict('a', 'tests'), verdict('a')]
    const lines = mutantTable(verdicts).split('\n')
    expect(lines.map((line) => line.split(/\s+/).join(' '))).toEqual([
      'operator planted check compile tests survived',
      'a 3 0 1 1 1',
      'b 1 1 0 0 0',
      'all 4 1 1 1 1',
    ])
  })

  it('names each unnoticed mistake, with the reason', () => {
    expect(survivorsOf([verdict('roles-swapped'), verdict('a', 'check'), verdict('a', undefined, 'Error: x')])).toEqual(
      [
        expect.stringMatching(/^pages\/a\.ts:7 {2}roles-swapped {2}'one' → \(nothing\)\n {2}the personas see/),
        expect.stringMatching(/the checker crashed: Error: x$/),
      ],
    )
  })

  it('is a score that is never rounded up', () => {
    const of = (caught: number, lost: number) => [
      ...Array.from({ length: caught }, () => verdict('a', 'check')),
      ...Array.from({ length: lost }, () => verdict('a')),
    ]
    expect(scoreOf(of(1_979, 21))).toBe(98.95)
    expect(scoreOf(of(2, 1))).toBe(66.66)
    expect(scoreOf([])).toBe(0)
    expect(sentenceOf(of(1, 1))).toBe('1 of 2 mistakes were noticed: 50 %. At least 99 % are wanted.')
  })

  it('identifies it by the last of its names', () => expect(nameOf(siteAt('a.ts', ts, 'page.title'))).toBe('title'))
})
