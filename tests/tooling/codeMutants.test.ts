// Tests the planting of mistakes in code: where they are, how they are switched on, and that nothing else changes.
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { withSwitches } from '../../tools/quality/codeMutants/codeMutants'
import { sampleOf, sharesOf } from '../../tools/quality/codeMutants/sample'
import { readSurvivors, withoutNoticed } from '../../tools/quality/codeMutants/survivors'
import { code, read, root } from '../support/sourceFiles'

const prefix = 'a.ts › '

function keysOf(text: string): readonly string[] {
  return withSwitches('a.ts', text, 0).mutants.map(({ key }) => key.replace(prefix, ''))
}

/** Returns what `value` is without a mistake and with each of them. */
async function valuesOf(text: string): Promise<readonly unknown[]> {
  const { text: switched, mutants } = withSwitches('a.ts', text, 0)
  const { code: script } = await transformWithOxc(switched, 'a.ts')
  const runs = [-1, ...mutants.keys()].map(async (on) => {
    const start = `const __slip = (number) => number === ${on}\n`
    const module = (await import(`data:text/javascript,${encodeURIComponent(start + script)}`)) as { value: unknown }
    return module.value
  })
  return Promise.all(runs)
}

describe('a mistake', () => {
  it.each<readonly [string, readonly string[]]>([
    ['export const a = b < 1', ['a › b < 1 → b <= 1', 'a › b < 1 → b >= 1', 'a › 1 → (1 + 1)']],
    ['const a = b && !c', ['a › b && !c → (b) || (!c)', 'a › !c → c']],
    ['const a = b ?? c', ['a › b ?? c → b']],
    ["const a = { 'b': 'c', d: `e` }", ["a.b › 'c' → ''", 'a.d › `e` → ``']],
    ['if (a) b()', ['top › a → true', 'top › a → false', 'top › b() → undefined']],
    [
      'function f() { g(); return [1] }',
      ['f › returns at once', 'f › g() → undefined', 'f › [1] → []', 'f › 1 → (1 + 1)'],
    ],
    ['const f = (a: string) => a.trim()', ['f › a.trim() → undefined', 'f › a.trim() → a']],
    ['const f = () => undefined', []],
    ['class A { m() { this.n++ } }', ['A.m › returns at once', 'A.m › this.n++ → undefined']],
    ['const a = [1, 1]', ['a › [1, 1] → []', 'a › 1 → (1 + 1)', 'a › 1 → (1 + 1) (2)']],
    // Nothing can be wrong in these.
    ["import a from 'b'", []],
    ["import('b')", ["top › import('b') → undefined"]],
    ["new URL('b', import.meta.url)", []],
    ["type A = 'b' | 1", []],
    ["const a = 'a sentence for people'", []],
    ["'use strict'", []],
  ])('is possible at these places of: %s', (text, keys) => {
    expect(keysOf(text)).toEqual(keys)
  })

  it.each<readonly [string, readonly unknown[]]>([
    ['export const value = 3 > 2 ? 4 : 5', [4, 4, 5, 4, 5, 4, 5, 5, 4]],
    ['const f = (n: number) => n * 2\nexport const value = f(3)', [6, undefined, 1.5, 9, 8]],
    ['export let value = 1\nvalue += 2', [3, 4, 1, 4]],
    ['export const value = [2, 1]\nvalue.sort()', [[1, 2], [], [1, 3], [2, 2], [2, 1], [2, 1]]],
    ['function f() {\n  return 1\n}\nexport const value = f() as number', [1, undefined, 2]],
  ])('changes what this says: %s', async (text, values) => {
    expect(await valuesOf(text)).toEqual(values)
  })
})

describe('what a mistake is said to be', () => {
  it.each<readonly [string, readonly string[]]>([
    ['export const f = () => 1', ['f']],
    ['export function f() { return 1 }', ['f']],
    ['function f() { return 1 }\nexport { f }', ['f']],
    ['export default function f() { return 1 }', ['f']],
    ['export class A { m() { return 1 }\n#n() { return 1 } }', ['A.m']],
    ['const f = () => 1\nexport const a = f()', []],
    ['export function f() { return () => 1 }', ['f']],
  ])('empties these exported functions: %s', (text, functions) => {
    const { mutants } = withSwitches('a.ts', text, 0)
    const names = mutants.filter(({ isDeletion }) => isDeletion).map(({ key }) => key.split(' › ')[1])
    expect(names).toEqual(functions)
  })

  it.each<readonly [string, readonly string[]]>([
    ['const a = 1', ['a › 1 → (1 + 1)']],
    ['const f = () => 1', []],
    ['f([1])', ['top › f([1]) → undefined', 'top › [1] → []', 'top › 1 → (1 + 1)']],
    ['class A { n = 1\nm() { return 2 } }', []],
  ])('has its place outside of functions: %s', (text, keys) => {
    const { mutants } = withSwitches('a.ts', text, 0)
    expect(mutants.filter(({ isAtLoad }) => isAtLoad).map(({ key }) => key.replace(prefix, ''))).toEqual(keys)
  })
})

it('every file of the engine can hold its mistakes, and none of them is on unless it is asked for', async () => {
  const files = code.filter((file) => file.startsWith('src/engine/'))
  expect(files.length).toBeGreaterThan(300)
  for (const file of files) {
    const { text: switched, mutants } = withSwitches(file, read(file), 0)
    await transformWithOxc(switched, file)
    expect(new Set(mutants.map(({ key }) => key)).size, file).toBe(mutants.length)
  }
})

describe('a sample', () => {
  const { mutants } = withSwitches('src/engine/ui/a.ts', 'export const a = [1, 2, 3, 4, 5, 6, 7, 8, 9]', 0)

  it('is drawn from all mistakes, and is the same each time', () => {
    const sample = sampleOf(mutants, 4, '')
    expect(new Set(sample).size).toBe(4)
    expect(mutants).toEqual(expect.arrayContaining([...sample]))
    expect(sampleOf(mutants.toReversed(), 4, '')).toEqual(sample)
    expect(sample).not.toEqual(mutants.slice(0, 4))
    expect(sampleOf(mutants, 4, '2')).not.toEqual(sample)
    expect(sampleOf(mutants, 99, '')).toHaveLength(mutants.length)
  })

  it('shows the share of each part', () => {
    const other = { ...mutants[0], file: 'src/engine/lib/b.ts' } as (typeof mutants)[number]
    const tried = [
      ...mutants.slice(0, 3).map((mutant, at) => ({ mutant, ending: at === 0 ? 'survived' : 'noticed' }) as const),
      { mutant: other, ending: 'unreached' } as const,
    ]
    expect(sharesOf('src/engine', tried)).toEqual([
      'lib: 0 of 1 noticed, 0.0 %',
      'ui: 2 of 3 noticed, 66.7 %',
      'all: 2 of 4 noticed, 50.0 %',
    ])
  })
})

describe('tests/codeMutants.json', () => {
  const { deletions, ...all } = readSurvivors(root)
  const listedKeys = [...Object.keys(all.unnoticed), ...Object.keys(deletions.unnoticed)]
  const files = [...new Set(listedKeys.map((key) => key.split(' › ')[0] ?? ''))]

  it('names only mistakes that are still possible: delete the lines of the others', () => {
    const known = new Set(files.flatMap((file) => withSwitches(file, read(file), 0).mutants.map(({ key }) => key)))
    expect(listedKeys.filter((key) => !known.has(key))).toEqual([])
  })

  it('lose the mistakes that are noticed when they are tried again, which then count as noticed', () => {
    const score = { commit: 'abc', date: '2026-11-27', mistakes: 9, noticed: 6, unreached: 0 }
    const kept = {
      folders: { a: score, b: score },
      unnoticed: { 'a/x.ts › one': '', 'a/x.ts › two': '', 'b/x.ts › one': '' },
    }
    const mutant = { file: 'a/x.ts', line: 1, isAtLoad: false, isDeletion: false }
    const tried = [
      { mutant: { ...mutant, key: 'a/x.ts › one' }, ending: 'noticed' },
      { mutant: { ...mutant, key: 'a/x.ts › two' }, ending: 'survived' },
    ] as const
    expect(withoutNoticed(kept, 'a', tried)).toEqual({
      folders: { a: { ...score, noticed: 7 }, b: score },
      unnoticed: { 'a/x.ts › two': '', 'b/x.ts › one': '' },
    })
  })
})
