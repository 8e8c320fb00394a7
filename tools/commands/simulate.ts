// `node tools/ready.mjs simulate` runs random histories of payments over a bad network, by seed. A single seed prints every step.
import { runHistories, shapesOf } from '../../tests/contract/money/simulation/histories'
import { runHistory } from '../../tests/contract/money/simulation/history'
import { sabotages, type Sabotage } from '../../tests/contract/money/simulation/sabotage'
import { type Command, examples, allowed, program, readWhole, root } from '@pagewright/cli/source'

const options = (command: Command) =>
  command
    .option('--seed <number>', 'the first history; alone, it prints each step of this one', readWhole)
    .option('--runs <number>', 'how many histories; 20000 by default', readWhole)
    .option('--sabotage <name>', 'break the client in one way', allowed(sabotages))
    .addHelpText('after', examples('', '--seed 7', '--seed 7 --runs 100'))

export const main = program(options, async ({ seed, runs, sabotage }) => {
  if (runs === undefined && seed !== undefined) return replay(seed, sabotage)
  const started = performance.now()
  const { failures, ...tally } = await runHistories({
    root,
    seed: seed ?? 1,
    runs: runs ?? 20_000,
    sabotage,
  })
  console.log(JSON.stringify(tally, null, 2))
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  for (const failure of failures) console.error(failure)
  return failures.length > 0 ? 1 : 0
})

async function replay(seed: number, sabotage: Sabotage | undefined): Promise<number> {
  const { steps, wrongs } = await runHistory({ seed, shapes: shapesOf(root), sabotage })
  for (const step of steps) console.log(step)
  for (const wrong of wrongs) console.error(wrong)
  return wrongs.length > 0 ? 1 : 0
}
