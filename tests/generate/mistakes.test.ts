// Plants typical mistakes in a copy of the real product, and tests what the checker reports.
import { afterAll, describe, expect, it } from 'vitest'
import type { Problem } from '@pagewright/engine/tools'
import { contractProblems } from '../../tools/cli/check/product/checkContract'
import { root } from '../../tools/cli/root'
import { contractProblemsWith, folderCopy, make, problemsOf, productCopy, type Mistake } from './mistakes/copy'
import { marketMistakes } from './mistakes/markets'
import { memberMistakes } from './mistakes/members'
import { nameMistakes } from './mistakes/names'
import { schemaMistakes } from './mistakes/schemas'

const { folder, remove } = folderCopy()
afterAll(remove)

const found = new Map<Mistake, readonly Problem[]>()
for (const mistakes of batches([...nameMistakes, ...memberMistakes, ...marketMistakes])) {
  const copy = productCopy()
  for (const one of mistakes) make(copy, one)
  const problems = problemsOf(copy)
  for (const one of mistakes) found.set(one, problems)
}
for (const one of schemaMistakes) found.set(one, contractProblemsWith(folder, one))

it('F10 F12 F44 the product itself has no mistake', () => {
  expect(contractProblems(root)).toEqual([])
  expect(problemsOf(productCopy())).toEqual([])
})

describe('F44 is reported with its name, its place and a suggestion:', () => {
  it.each([...found.keys()])('$name for $kind, $path', (mistake) => {
    const { name, where, meant } = mistake
    const all = (found.get(mistake) ?? [])
      .filter((problem) => problem.name === name)
      .map((problem) => [problem.name, problem.where.join(' › '), problem.didYouMean, problem.what.length < 400])
    expect(all).toContainEqual([name, where, meant, true])
  })
})

/** Puts independent mistakes into one copy. */
function batches(all: readonly Mistake[]): readonly (readonly Mistake[])[] {
  const made: Mistake[][] = []
  for (const one of all) {
    const batch = made.find((others) => !others.some((other) => placeOf(other) === placeOf(one)))
    if (batch) batch.push(one)
    else made.push([one])
  }
  return made
}

/** Returns the place of a mistake: a page with its block and field, or a market with its member. */
function placeOf({ path }: Mistake): string {
  return path
    .split(' › ')
    .slice(0, path.startsWith('pages') ? 6 : 5)
    .join()
}
