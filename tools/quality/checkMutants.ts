// `npm run check:mutants` plants single mistakes in pages, markets, schemas and messages. It reports who notices each:
// the checker, the compiler, or the page tests.
import { availableParallelism } from 'node:os'
import { checkProject, printed } from '@pagewright/cli'
import { type Command, examples, type Files, filesAt, program, readOnce, root } from '@pagewright/cli/source'
import { blindOperators } from './mutants/blind'
import { type BlindVerdict, blindReport, tryBlind } from './mutants/blindReport'
import { caughtByCompiler } from './mutants/compile'
import type { Mutant } from './mutants/mutant'
import { allMutants, chosen } from './mutants/plan'
import { isSameProduct } from './mutants/sameProduct'
import { checkInJobs, checkShare, type Checked } from './mutants/shares'
import { caughtByTests } from './mutants/tests'
import { scoreOf, sentenceOf, survivorsOf, mutantTable, wanted, type Verdict } from './mutants/verdict'

const options = (command: Command) =>
  command
    .option('--blind', 'plant mistakes that know nothing of the language')
    .option('--seed <number>', 'draw other ones, with --blind', '1')
    .option('--only <word>', 'those of an operator or a file')
    .option('--count <number>', 'how many', '2000')
    .option('--jobs <number>', 'how many processes run at a time')
    .option('--share <part>', 'one part of the mistakes, such as 1/2, as lines of JSON')
    .addHelpText('after', examples('', '--blind --seed 2', '--only pages/login.ts'))

export const main = program(options, async ({ only, count, jobs, share, blind, seed }) => {
  const files = readOnce(filesAt(root))
  if (blind !== undefined) return blindRun(files, readCount('count', count), readCount('seed', seed), only)
  const mutants = chosen(matching(await allMutants(files), only), readCount('count', count))
  if (share !== undefined) {
    await checkShare(files, mutants, share, (checked) => console.log(JSON.stringify(checked)))
    return 0
  }
  const findings = await checkProject(files)
  for (const finding of findings) console.error(printed(finding, files))
  if (findings.length > 0) {
    console.error('The unchanged product has problems, so planted ones cannot be measured.')
    return 1
  }
  const same = [...(only === undefined ? [] : ['--only', only]), '--count', count]
  const processes = jobs === undefined ? availableParallelism() : readCount('jobs', jobs)
  const checked = await byChecker(same, processes, mutants)
  const left = checked.filter(({ by }) => by === undefined).map(({ mutant }) => mutant)
  const compiled = await caughtByCompiler(files, left, console.error)
  const well = left.filter(({ id }) => !compiled.has(id))
  const tested = await caughtByTests(files, well, processes, console.error)
  const verdicts = checked.map((verdict): Verdict => {
    if (verdict.by !== undefined) return verdict
    const { mutant } = verdict
    const [error, test] = [compiled.get(mutant.id), tested.get(mutant.id)]
    if (error !== undefined) return { mutant, by: 'compile', said: error }
    return test === undefined ? verdict : { mutant, by: 'tests', said: test }
  })
  console.log([mutantTable(verdicts), '', ...survivorsOf(verdicts), '', sentenceOf(verdicts)].join('\n'))
  return scoreOf(verdicts) >= wanted ? 0 : 1
})

/** Plants mistakes that know nothing of the language. Ends with 1 if the check crashed. */
async function blindRun(files: Files, count: number, seed: number, only?: string): Promise<number> {
  const all = new Map(
    [...matching(await allMutants(files, blindOperators(files), seed), only)].map(([id, own]) => [
      id,
      own.filter((mutant) => !isSameProduct(files.read(mutant.file), mutant)),
    ]),
  )
  const mutants = chosen(all, count, seed)
  const verdicts: BlindVerdict[] = []
  for (const mutant of mutants) {
    verdicts.push(await tryBlind(files, mutant))
    if (verdicts.length % 100 === 0) console.error(`checked ${verdicts.length} of ${mutants.length}`)
  }
  console.log(blindReport(verdicts))
  return verdicts.every(({ thrown }) => thrown === undefined) ? 0 : 1
}

async function byChecker(args: readonly string[], jobs: number, mutants: readonly Mutant[]): Promise<Verdict[]> {
  const told = new Map<number, Checked>()
  await checkInJobs(args, jobs, (checked) => {
    told.set(checked.at, checked)
    if (told.size % 100 === 0) console.error(`checked ${told.size} of ${mutants.length}`)
  })
  return mutants.map((mutant, at): Verdict => {
    const { names = [], thrown } = told.get(at) ?? { thrown: 'no result' }
    return names.length === 0 ? { mutant, said: thrown } : { mutant, by: 'check', said: names.join(', ') }
  })
}

/** Returns the mutants of an operator, or of a file or folder. */
function matching(all: ReadonlyMap<string, readonly Mutant[]>, only: string | undefined): typeof all {
  if (only === undefined) return all
  const found = [...all].map(
    ([id, own]) => [id, id === only ? own : own.filter(({ file }) => file.startsWith(only))] as const,
  )
  if (found.every(([, own]) => own.length === 0))
    throw new Error(`There is no operator and no file "${only}". Operators: ${[...all.keys()].join(', ')}.`)
  return new Map(found)
}

function readCount(name: string, text: string): number {
  const count = Number(text)
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} is a whole number above 0, not "${text}".`)
  return count
}
