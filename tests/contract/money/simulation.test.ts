// Runs the real client and the real money module in random histories. docs/money.md lists the promises.
import { expect, it } from 'vitest'
import { resolve } from 'node:path'
import { runHistories, shapesOf, type Tally } from './simulation/histories'
import { runHistory } from './simulation/history'
import { sabotages } from './simulation/sabotage'

const root = resolve(import.meta.dirname, '../../..')
/** `node tools/ready.mjs simulate` runs the number of histories in docs/money.md. */
const runs = 300

it(`F19 F20 F21 F35 F36 ${runs} histories: nothing is done twice, nothing done is left untold, nothing undone is told as done, nothing done as refused`, async () => {
  const tally = await runHistories({ root, seed: 1, runs })
  expect(tally.failures).toEqual([])
  expect(tally.wrongs).toEqual({
    doubleCommit: 0,
    neverReported: 0,
    falseSuccess: 0,
    falseRefusal: 0,
    neverEnds: 0,
    destroyed: 0,
  })
  // Histories do move money, about twice each. Ambiguous outcomes are rare.
  expect(tally.commits).toBeGreaterThan(2 * runs)
  expect(tally.unclear).toBeLessThan(tally.commits / 10)
})

/** The seed shortly before the first that notices. Where that changes with the code, the search goes on. */
const from: { readonly [sabotage in (typeof sabotages)[number]]: number } = {
  noJournal: 1,
  journalPerTab: 1,
  noGrace: 570,
  retriesWrites: 10,
  takesAnyRow: 150,
  believesStatus: 20,
  believesRefusals: 20,
  storageAlone: 10,
  believesClock: 930,
}

it.each(sabotages)(
  'F19 F20 F21 F35 F36 a client with %s is caught, with the command that shows it',
  async (sabotage) => {
    const isCaught = ({ doubleCommit, neverReported, falseSuccess, falseRefusal }: Tally['wrongs']) =>
      doubleCommit + neverReported + falseSuccess + falseRefusal > 0
    const { wrongs, failures } = await runHistories({
      root,
      seed: from[sabotage],
      runs: 2000,
      sabotage,
      isEnough: isCaught,
    })
    expect(isCaught(wrongs)).toBe(true)
    expect(failures[0]).toMatch(
      new RegExp(`Replay: node tools/ready\\.mjs simulate --seed \\d+ --sabotage ${sabotage}$`),
    )
  },
)

it('a seed tells the same history again', async () => {
  const shapes = shapesOf(root)
  const [one, again] = [await runHistory({ seed: 42, shapes }), await runHistory({ seed: 42, shapes })]
  expect(again).toEqual(one)
  expect(one.steps.length).toBeGreaterThan(5)
})
