// `npm run simulate` runs random histories of payments over a bad network, by seed. A single seed prints every step.
import { runHistories, shapesOf } from '../../tests/contract/money/simulation/histories'
import { runHistory } from '../../tests/contract/money/simulation/history'
import { sabotages, type Sabotage } from '../../tests/contract/money/simulation/sabotage'
import { readOptions, root } from '@pagewright/cli/source'

export async function main(args: string[]): Promise<number> {
  const {
    seed: seedText = '1',
    runs,
    sabotage: name,
  } = readOptions(args, {
    seed: 'value',
    runs: 'value',
    sabotage: 'value',
  })
  const sabotage = sabotages.find((one) => one === name)
  if (name !== undefined && !sabotage) throw new Error(`--sabotage is one of ${sabotages.join(', ')}.`)
  const seed = wholeNumber('seed', seedText)
  if (runs === undefined && args.some((arg) => arg.startsWith('--seed'))) return replay(seed, sabotage)
  const started = performance.now()
  const { failures, ...tally } = await runHistories({
    root,
    seed,
    runs: wholeNumber('runs', runs ?? '20000'),
    sabotage,
  })
  console.log(JSON.stringify(tally, null, 2))
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  for (const failure of failures) console.error(failure)
  return failures.length > 0 ? 1 : 0
}

async function replay(seed: number, sabotage: Sabotage | undefined): Promise<number> {
  const { steps, wrongs } = await runHistory({ seed, shapes: shapesOf(root), sabotage })
  for (const step of steps) console.log(step)
  for (const wrong of wrongs) console.error(wrong)
  return wrongs.length > 0 ? 1 : 0
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} "${text}" is not a whole number.`)
  return Number(text)
}
