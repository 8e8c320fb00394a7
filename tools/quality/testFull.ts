// Runs every case of every table, in parts. A stopped run goes on with the parts that have not passed on this commit.
import { type Command, examples, InvalidArgument, program, root } from '@pagewright/cli/source'
import { listCases, resultsOf, secondTries, withoutResult, type Case } from './evidence/cases'
import { readHistory } from './evidence/changes'
import {
  casesOfShard,
  casesOfTables,
  copiesLast,
  openShards,
  partCount,
  progressFile,
  readShard,
} from './evidence/shards'
import { judgeScript, judgeTool } from './steps/command'
import { countE2e } from './steps/e2e'
import { runCases } from './steps/runCases'
import { unit } from './steps/unit'

/** The number under which the tests of vitest's project `long` are kept. */
const long = 0

interface FullRun {
  readonly cases: readonly Case[]
  readonly of: number
  readonly done: Set<number>
  readonly args: readonly string[]
  keep(): void
}

interface Counts {
  readonly passed: number
  readonly failed: number
}

const definition = (command: Command) =>
  command
    .option('--shard <part>', 'one part, such as 3/20, or the long unit tests: long')
    .option('--tables <names>', 'these tables, with commas; all of them run each time')
    .option('--workers <number>', 'how many browsers run at a time')
    .option('--minutes <number>', 'begin no part after this time')
    .addHelpText('after', examples('', '--shard 3/20', '--tables config,hostile'))

export const main = program(definition, async (options) => {
  const shard = options.shard === undefined ? undefined : readShard(options.shard)
  if (options.shard !== undefined && options.shard !== 'long' && !shard)
    throw new InvalidArgument(`"${options.shard}" is no part. Use --shard 3/20, or --shard long.`)
  const minutes = options.minutes === undefined ? Number.POSITIVE_INFINITY : Number(options.minutes)
  if (!(minutes > 0)) throw new InvalidArgument(`"${options.minutes}" is no time. Use --minutes 30.`)
  if (options.shard !== undefined && options.tables !== undefined)
    throw new InvalidArgument('Use --shard or --tables, not both.')
  const began = performance.now()
  const fault = await build()
  if (fault !== undefined) {
    console.error(fault)
    return 1
  }
  // The spec files read what the build has generated.
  const cases = casesOfTables(await listCases(), options.tables?.split(','))
  const run = fullRun(cases, { parts: shard?.of, isWhole: options.tables === undefined, workers: options.workers })
  const wanted = shard ? [shard.number] : options.shard === undefined ? openShards(run.done, run.of) : [long]
  const total = { passed: 0, failed: 0 }
  for (const number of wanted) {
    if (performance.now() - began > minutes * 60_000) break
    const counts = number === long ? await runLong(run) : await runShard(number, run)
    total.passed += counts.passed
    total.failed += counts.failed
  }
  const open = openShards(run.done, run.of).map((number) => (number === long ? 'long' : number))
  if (open.length > 0) console.log(`Parts of ${run.of} that have not passed on this commit: ${open.join(', ')}.`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
})

/** Returns why there is no build, if there is none. */
async function build(): Promise<string | undefined> {
  const generated = await judgeScript('generate', ['--check'])
  const built = generated.failed > 0 ? generated : await judgeTool('vite', ['build', '--logLevel', 'warn'])
  return built.failed > 0 ? built.output : undefined
}

interface Wanted {
  /** The number of parts, if it was given. */
  readonly parts: number | undefined
  /** False for a run of some tables. Only a run of all goes on after a stop. */
  readonly isWhole: boolean
  readonly workers: string | undefined
}

function fullRun(all: readonly Case[], { parts, isWhole, workers }: Wanted): FullRun {
  const commit = readHistory(root)?.commitOfTree()
  const cases = copiesLast(all)
  const of = parts ?? partCount(cases)
  if (commit === undefined) console.log('This tree is no commit of git: which parts have passed is not kept.')
  const file = isWhole && commit !== undefined ? progressFile(root, commit, of) : undefined
  // The long tests belong to no table.
  const done = new Set(isWhole ? file?.read() : [long])
  const args = workers === undefined ? [] : [`--workers=${workers}`]
  return { cases, of, done, args, keep: () => file?.write(done) }
}

async function runShard(number: number, run: FullRun): Promise<Counts> {
  const { cases, of, args } = run
  const wanted = casesOfShard(cases, { number, of })
  const { report, code, output } = await runCases(wanted, args)
  if (!report) throw new Error(output)
  const results = resultsOf(report)
  const missing = withoutResult(wanted, results)
  const { passed, failed } = countE2e(report, code, output)
  const counts = { passed, failed: failed + missing.length }
  end(number, counts, run)
  tell(`${number}/${of}`, counts, output)
  for (const line of [...secondTries(results), ...missing.map((key) => `Did not run: ${key}`)]) console.log(`  ${line}`)
  return counts
}

/** Runs the tests of the step `long`, with every case of their tables. */
async function runLong(run: FullRun): Promise<Counts> {
  process.env.FULL = '1'
  const { passed, failed, output } = await unit({ filters: [] }, ['long', 'long components'])
  delete process.env.FULL
  end(long, { passed, failed }, run)
  tell('long', { passed, failed }, output)
  return { passed, failed }
}

/** A part with a failure stays open: the next run tries it again. */
function end(number: number, { failed }: Counts, { done, keep }: FullRun): void {
  if (failed > 0) done.delete(number)
  else done.add(number)
  keep()
}

function tell(part: string, { passed, failed }: Counts, output: string): void {
  console.log(`part ${part}  ${passed} passed, ${failed} failed`)
  if (failed > 0) console.log(output.trimEnd().replaceAll(/^/gm, '    '))
}
