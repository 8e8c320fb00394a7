// Tests who tries a planted mistake, and what counts as noticed, with a test runner of a few lines.
import { describe, expect, it } from 'vitest'
import type { CodeMutant } from '../../tools/quality/codeMutants/codeMutants'
import { measure, planOf } from '../../tools/quality/codeMutants/plan'
import { ReachedPlaces } from '../../tools/quality/codeMutants/reached'
import type { Graph } from '../../tools/quality/evidence/graph'
import type { FileTask, Note } from '../../tools/quality/codeMutants/round'
import { tryEach, tryWhole, type Pending } from '../../tools/quality/codeMutants/rounds'
import type { RoundRunner, TestFileResult } from '../../tools/quality/codeMutants/testRunner'

const mutant: CodeMutant = { file: 'src/a.ts', line: 1, key: 'a', isAtLoad: false, isDeletion: false }
const mistake = (number: number, each: string[], whole: string[] = []): Pending => ({ number, mutant, each, whole })
const ended = (...untried: number[]): Note => ({ kind: 'ended', untried })

/** Answers each test file with its notes. A file without notes hangs before it begins. */
function answering(notes: { readonly [file: string]: readonly Note[] }, failing: readonly string[] = []) {
  const asked: { readonly [file: string]: FileTask }[] = []
  const runner: RoundRunner = {
    run: async (tasks) => {
      asked.push(Object.fromEntries(tasks))
      const result = (file: string): TestFileResult => ({ isFailed: failing.includes(file), notes: notes[file] ?? [] })
      return new Map([...tasks.keys()].map((file) => [file, result(file)]))
    },
  }
  return { runner, asked }
}

/** Each of some files has one test, which reaches all mistakes of 1 to 5 and takes a second. */
function reachedBy(...files: readonly string[]): ReachedPlaces {
  const reached = new ReachedPlaces()
  const note = (test: string): Note => ({ kind: 'reach', test, seconds: 1, places: [1, 2, 3, 4, 5] })
  reached.add(new Map(files.map((file) => [file, { isFailed: false, notes: [note(`${file} 1`), ended()] }])))
  return reached
}

describe('tests that are repeated', () => {
  it('one file notices its mistakes, and is done with those that it does not notice', async () => {
    const { runner, asked } = answering({
      a: [{ kind: 'begun', mistake: 1 }, { kind: 'noticed', mistake: 1 }, ended()],
    })
    const open = [mistake(1, ['a']), mistake(2, ['a'])]
    expect(await tryEach(runner, reachedBy('a'), open, 1, 1e15)).toEqual(new Set([1]))
    expect(asked).toEqual([{ a: { kind: 'each', tests: { 'a 1': { mistakes: [1, 2], seconds: 1 } } } }])
    expect(open[1]?.each).toEqual([])
  })

  it('mistakes are shared out among the files near to them', async () => {
    const { runner, asked } = answering({ a: [ended()], b: [ended()] })
    await tryEach(runner, reachedBy('a', 'b'), [mistake(1, ['a', 'b']), mistake(2, ['a', 'b'])], 1, 1e15)
    expect(Object.keys(asked[0] ?? {})).toEqual(['a', 'b'])
  })

  it('a mistake has several files at a time when the round is wide', async () => {
    const { runner } = answering({ a: [ended()], b: [ended()], c: [ended()] })
    const open = mistake(1, ['a', 'b', 'c'])
    await tryEach(runner, reachedBy('a', 'b', 'c'), [open], 2, 1e15)
    expect(open.each).toEqual(['c'])
  })

  it('what a file had no time for is left for it', async () => {
    const open = mistake(1, ['a'])
    expect(await tryEach(answering({ a: [ended(1)] }).runner, reachedBy('a'), [open], 1, 1e15)).toEqual(new Set())
    expect(open).toMatchObject({ each: ['a'], whole: [] })
  })

  it('a test that fails without a mistake is left out, and its file tries as a whole', async () => {
    const reached = reachedBy('a')
    const open = mistake(1, ['a'])
    const { runner } = answering({ a: [{ kind: 'unfit', test: 'a 1' }, ended(1)] })
    expect(await tryEach(runner, reached, [open], 1, 1e15)).toEqual(new Set())
    expect(open).toMatchObject({ each: [], whole: ['a'] })
    expect(reached.testsOf('a', 1).size).toBe(0)
  })

  it('a mistake that makes its file hang is noticed, and the others wait for the file', async () => {
    const open = [mistake(1, ['a']), mistake(2, ['a'])]
    const { runner } = answering({ a: [{ kind: 'begun', mistake: 1 }] })
    expect(await tryEach(runner, reachedBy('a'), open, 1, 1e15)).toEqual(new Set([1]))
    expect(open[1]?.each).toEqual(['a'])
  })

  it('a file that never begins notices nothing, and is not asked again', async () => {
    const open = mistake(1, ['a'])
    expect(await tryEach(answering({}).runner, reachedBy('a'), [open], 1, 1e15)).toEqual(new Set())
    expect(open.each).toEqual([])
  })
})

describe('files that run as a whole', () => {
  it('each has one mistake, and a second failure is needed', async () => {
    const { runner, asked } = answering({}, ['a'])
    const open = [mistake(1, [], ['a']), mistake(2, [], ['a', 'b'])]
    expect(await tryWhole(runner, open, 1e15)).toEqual(new Set([1]))
    expect(asked).toEqual([
      { a: { kind: 'whole', mistake: 1 }, b: { kind: 'whole', mistake: 2 } },
      { a: { kind: 'whole', mistake: 1 } },
    ])
    expect(open.map(({ whole }) => whole)).toEqual([[], ['a']])
  })

  it('mistakes that have the same files share them in a round', async () => {
    const { runner, asked } = answering({})
    await tryWhole(runner, [mistake(1, [], ['a', 'b']), mistake(2, [], ['a', 'b'])], 1e15)
    expect(asked[0]).toEqual({ a: { kind: 'whole', mistake: 1 }, b: { kind: 'whole', mistake: 2 } })
  })
})

describe('a first run without mistakes', () => {
  const reach: Note = { kind: 'reach', test: '1', seconds: 1, places: [1] }
  // So many imports are between each test and the file.
  const distances = new Map([
    ['far', 9],
    ['near', 1],
    ['deaf', 2],
  ])
  const graph = { loading: () => distances } as unknown as Graph
  const tests = ['far', 'near', 'deaf', 'elsewhere']
  const measured = (runner: RoundRunner) => measure(runner, graph, ['src/a.ts'], tests, [[1, mutant]], undefined)

  it('finds the tests that reach a mistake, the nearest first', async () => {
    const { runner } = answering({ far: [reach], near: [reach], deaf: [], elsewhere: [reach] })
    expect(planOf(graph, await measured(runner), 1, mutant)).toMatchObject({ each: ['near', 'far'], whole: [] })
  })

  it('runs the other tests too where the nearest do not reach it', async () => {
    const { runner, asked } = answering({ elsewhere: [] })
    await measured(runner)
    expect(asked.map((tasks) => Object.keys(tasks))).toEqual([['near', 'deaf', 'far'], ['elsewhere']])
  })

  it('refuses to go on if no test file passes', async () => {
    await expect(measured(answering({}, tests).runner)).rejects.toThrow(
      'None of 4 test files passes without a mistake, so none can notice one. Run npm test.',
    )
  })
})

describe('what tests reach', () => {
  const reach = (test: string | undefined, seconds: number): Note => ({ kind: 'reach', test, seconds, places: [1] })

  it.each<readonly [string, TestFileResult, readonly string[]]>([
    ['a test that passes', { isFailed: false, notes: [reach('1', 1)] }, ['1']],
    ['a test of more than five seconds is not used', { isFailed: false, notes: [reach('1', 6)] }, []],
    ['a file that fails is not used', { isFailed: true, notes: [reach('1', 1)] }, []],
    ['a module that loads is no test', { isFailed: false, notes: [reach(undefined, 0)] }, []],
  ])('%s', (_name, result, tests) => {
    const reached = new ReachedPlaces()
    reached.add(new Map([['a', result]]))
    expect([...reached.testsOf('a', 1).keys()]).toEqual(tests)
  })

  it('a place is reached outside of tests if a module reaches it while it loads', () => {
    const reached = new ReachedPlaces()
    reached.add(new Map([['a', { isFailed: false, notes: [reach(undefined, 0)] }]]))
    expect([reached.isOutside('a', 1), reached.isOutside('a', 2), reached.isOutside('b', 1)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
