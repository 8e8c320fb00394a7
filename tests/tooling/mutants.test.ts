// Tests that the planted mistakes of `npm run check:mutants` are mistakes, and tries a part of them. A whole run takes
// minutes.
import { describe, expect, it } from 'vitest'
import { checkProject } from '../../tools/cli/check/checkProject'
import { readOnce } from '../../tools/cli/files'
import { planted, type Mutant } from '../../tools/quality/mutants/mutant'
import { operators } from '../../tools/quality/mutants/operators/all'
import { allMutants, chosen } from '../../tools/quality/mutants/plan'
import { checkShare, type Checked } from '../../tools/quality/mutants/shares'
import { caughtByCheck } from '../../tools/quality/mutants/tryOut'
import { scoreOf, wanted, type Verdict } from '../../tools/quality/mutants/verdict'
import { root } from '../../tools/cli/root'
import { core } from '../support/core'
import { problemsBy } from './mutants/problemsBy'

const files = readOnce(root)
const all = await allMutants(files)
const mutants = chosen(all, 2_000)

describe('the untouched product', () => {
  it('has no problem', async () => {
    expect(await checkProject(files)).toEqual([])
  })
})

describe('the mistakes', () => {
  it('are 2000 or more, under ids of their own, and each changes its file', () => {
    expect(mutants.length).toBe(2_000)
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
    for (const { id, file, edit } of mutants) expect(planted(files.read(file), edit), id).not.toBe(files.read(file))
  })

  it('are made by every operator, and every operator lists its problems', () => {
    expect([...all].filter(([, own]) => own.length === 0).map(([id]) => id)).toEqual([])
    expect(Object.keys(problemsBy).toSorted()).toEqual(operators.map(({ id }) => id).toSorted())
  })

  it('are the same in every run', async () => {
    const some = operators.slice(0, 3)
    expect(chosen(await allMutants(files, some), 50)).toEqual(chosen(await allMutants(files, some), 50))
  })

  it('are spread over operators, and over the files of each', () => {
    const counts = operators.map(({ id }) => mutants.filter(({ operator }) => operator === id).length)
    const short = operators.filter(
      ({ id }, at) => counts[at] !== Math.min(Math.max(...counts), all.get(id)?.length ?? 0),
    )
    // The last round is incomplete.
    expect(
      short.every(({ id }) => mutants.filter(({ operator }) => operator === id).length === Math.max(...counts) - 1),
    ).toBe(true)
    const own = mutants.filter(({ operator }) => operator === 'message')
    expect(new Set(own.map(({ file }) => file)).size).toBeGreaterThan(own.length / 2)
  })
})

describe('a mistake', () => {
  // The whole run covers the mistakes that the checker need not notice.
  const noticed = mutants.filter(({ operator }) =>
    operators.some(({ id, left }) => id === operator && left === undefined),
  )
  it.each(core(noticed, 30).map((mutant) => [mutant.id, mutant] as const))('%s is noticed', async (_id, mutant) => {
    expect(await caughtByCheck(files, mutant)).not.toEqual([])
  })

  it.each(core(operators, 10).map(({ id, left }) => [id, left] as const))(
    'of the kind %s is told by its name',
    async (id, left) => {
      const [known] = all.get(id) ?? []
      const found = known ? await caughtByCheck(files, known) : []
      const isNamed = found.some((name) => problemsBy[id]?.split(' ').includes(name))
      // The checker may miss some mistakes, but must not report them under another name.
      expect(isNamed || (left !== undefined && found.length === 0), found.join(', ')).toBe(true)
    },
  )
})

describe('a run', () => {
  const some = mutants.slice(0, 6)
  const verdictsOf = async (check?: () => Promise<never[]>): Promise<Verdict[]> => {
    const told: Checked[] = []
    await checkShare(files, some, '1/1', (checked) => told.push(checked), check)
    return told.map(({ at, names = [], thrown }) => ({
      mutant: some[at] as Mutant,
      ...(names.length > 0 ? { by: 'check' } : { said: thrown }),
    }))
  }

  it('with a checker that finds nothing has too low a score', async () => {
    expect(scoreOf(await verdictsOf(() => Promise.resolve([])))).toBe(0)
  })

  it('with a checker that breaks down says so, and counts it as not noticed', async () => {
    const verdicts = await verdictsOf(() => Promise.reject(new Error('broken')))
    expect(verdicts[0]).toMatchObject({ said: 'Error: broken' })
    expect(scoreOf(verdicts)).toBeLessThan(wanted)
  })

  it('divides the mistakes among its processes', async () => {
    const told: number[] = []
    for (const share of ['1/2', '2/2'])
      await checkShare(
        files,
        some,
        share,
        ({ at }) => told.push(at),
        () => Promise.resolve([{ name: 'a' }]),
      )
    expect(told).toEqual([0, 2, 4, 1, 3, 5])
  })
})
