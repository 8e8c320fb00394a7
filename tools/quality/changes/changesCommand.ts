// Makes random changes of the product, lets two editors change it at once, and prints what came of it.
import { type Command, examples, program, readWhole, root } from '@pagewright/cli/source'
import { interleave } from './interleave'
import { tryChanges, type TrialResult } from './tryChanges'

const options = (command: Command) =>
  command
    .description('Makes random changes of the product, and lets two editors change it at once.')
    .option('--count <number>', 'how many changes', readWhole, 1000)
    .option('--seed <number>', 'draw other ones', readWhole, 1)
    .option('--rounds <number>', 'how often two editors meet', readWhole, 100)
    .addHelpText('after', examples('', '--count 10000 --rounds 1000'))

export const changesCommand = program(options, async ({ count, seed, rounds }) => {
  const result = await tryChanges(root, { seed, count })
  console.log(trialText(result, seed))
  const played = await interleave({ seed, rounds })
  console.log(
    `Two editors, ${played.rounds} random interleavings: ${played.written} changes written, ${played.refused} refused because the other one had changed the same place, ${played.failures.length} lost.`,
  )
  for (const one of played.failures) console.log(`Failure: ${one}`)
  return result.failures.length + played.failures.length === 0 ? 0 : 1
})

/** Returns the result in lines. */
function trialText({ made, refused, failures, sizes }: TrialResult, seed: number): string {
  const sum = (counts: { readonly [name: string]: number }) => Object.values(counts).reduce((all, one) => all + one, 0)
  const sorted = sizes.toSorted((a, b) => a - b)
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  const rows = (counts: { readonly [name: string]: number }) =>
    Object.entries(counts)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => `  ${String(count).padStart(5)}  ${name}`)
  return [
    `${sum(made)} changes made with seed ${seed}, ${sum(refused)} refused, ${failures.length} failures.`,
    `Characters written or removed per change: half have at most ${share(0.5)}, 95 % at most ${share(0.95)}.`,
    'Made:',
    ...rows(made),
    'Refused:',
    ...rows(refused),
    ...failures.map((one) => `Failure: ${one}`),
  ].join('\n')
}
