// The real client and the real money module in histories that seeds decide: see docs/money.md for what is promised.
import { expect, it } from 'vitest'
import { resolve } from 'node:path'
import { runHistories, shapesOf } from './simulation/histories'
import { runHistory } from './simulation/history'

const root = resolve(import.meta.dirname, '../../..')
// A busy machine may be slow; on an idle one all of it takes less than a minute.
const longest = 900_000

it(
  'F19 F20 F21 10,000 histories: nothing is done twice, nothing done is left untold, nothing undone is told as done',
  async () => {
    const tally = await runHistories({ root, seed: 1, runs: 10_000 })
    expect(tally.failures).toEqual([])
    expect(tally.wrongs).toEqual({ doubleCommit: 0, neverReported: 0, falseSuccess: 0, neverEnds: 0 })
    // They do move money: about three times each.
    expect(tally.commits).toBeGreaterThan(20_000)
  },
  longest,
)

it.each([
  { sabotage: 'noJournal', runs: 50 },
  { sabotage: 'journalPerTab', runs: 100 },
  { sabotage: 'noGrace', runs: 600 },
] as const)(
  'F19 F20 F21 a client with $sabotage is caught, with the command that shows it',
  async ({ sabotage, runs }) => {
    const { wrongs, failures } = await runHistories({ root, seed: 1, runs, sabotage })
    expect(wrongs.doubleCommit).toBeGreaterThan(0)
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
