// Runs the real client and the real money module in random histories. docs/money.md lists the promises.
import { expect, it } from 'vitest'
import { resolve } from 'node:path'
import { runHistories, shapesOf, type Tally } from './simulation/histories'
import { runHistory } from './simulation/history'
import { sabotages } from './simulation/sabotage'

const root = resolve(import.meta.dirname, '../../..')
// A busy machine may be slow.
const longest = 1_800_000
/** `npm run simulate` runs the number of histories in docs/money.md. */
const runs = 1000

it(
  `F19 F20 F21 F35 F36 ${runs} histories: nothing is done twice, nothing done is left untold, nothing undone is told as done, nothing done as refused`,
  async () => {
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
  },
  longest,
)

/** The most histories until each sabotage is noticed. */
const enough: { readonly [sabotage in (typeof sabotages)[number]]: number } = {
  noJournal: 50,
  journalPerTab: 100,
  noGrace: 1500,
  retriesWrites: 100,
  takesAnyRow: 300,
  believesStatus: 300,
  believesRefusals: 100,
  storageAlone: 100,
  believesClock: 1000,
}

it.each(sabotages)(
  'F19 F20 F21 F35 F36 a client with %s is caught, with the command that shows it',
  async (sabotage) => {
    const isCaught = ({ doubleCommit, neverReported, falseSuccess, falseRefusal }: Tally['wrongs']) =>
      doubleCommit + neverReported + falseSuccess + falseRefusal > 0
    const { wrongs, failures } = await runHistories({
      root,
      seed: 1,
      runs: enough[sabotage],
      sabotage,
      isEnough: isCaught,
    })
    expect(isCaught(wrongs)).toBe(true)
    expect(failures[0]).toMatch(new RegExp(`Replay: npm run simulate -- --seed \\d+ --sabotage ${sabotage}$`))
  },
  longest,
)

it('a seed tells the same history again', async () => {
  const shapes = shapesOf(root)
  const [one, again] = [await runHistory({ seed: 42, shapes }), await runHistory({ seed: 42, shapes })]
  expect(again).toEqual(one)
  expect(one.steps.length).toBeGreaterThan(5)
})
