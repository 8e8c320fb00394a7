// Runs every test. `npm test -- types unit` runs some steps, and a word that names no step chooses test files.
// `npm test -- changed` runs what the newest change can reach.
import { basename } from 'node:path'
import { type Command, didYouMean, examples, filesAt, InvalidArgument, program, root } from '@pagewright/cli/source'
import { readHistory } from './evidence/changes'
import { steps } from './steps/all'
import { runSteps } from './steps/runSteps'
import type { StepOutcome, Request } from './steps/step'

/** The steps of `npm test -- changed`. */
const quick: readonly string[] = ['check', 'types', 'unit', 'build', 'e2e']

const options = (command: Command) =>
  command
    .argument('[words...]', 'steps, parts of names of test files, or "changed" for what the newest change can reach')
    .option('--since <commit>', 'with "changed": what has changed since this commit')
    .addHelpText('after', () => `\nSteps: ${steps.map((step) => step.name).join(', ')}`)
    .addHelpText('after', examples('', 'types unit', 'withdraw', 'changed --since HEAD~3'))

export const main = program(options, async (words, { since: from }) => {
  const isChanged = words[0] === 'changed' && words.length === 1
  if (!isChanged && from !== undefined) throw new InvalidArgument('--since belongs to `npm test -- changed`.')
  const fault = isChanged ? faultOf(from) : wrongWord(words)
  if (fault !== undefined) throw new InvalidArgument(fault)
  const names = steps.map((step) => step.name)
  const chosen = words.filter((word) => names.includes(word))
  const filters = isChanged ? [] : words.filter((word) => !names.includes(word))
  const wanted = isChanged ? quick : chosen.length > 0 ? chosen : filters.length > 0 ? stepsOf(filters) : names
  const request: Request = { filters, change: isChanged ? { from } : undefined }
  const closing: string[] = []
  const total = await runSteps(
    steps.filter((step) => wanted.includes(step.name)),
    request,
    (name, outcome, seconds) => {
      closing.push(...(outcome.closing ?? []))
      tell(name, outcome, seconds)
    },
  )
  for (const line of closing) console.log(line)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
})

/** Returns why the newest change is not known, if it is not. */
function faultOf(from: string | undefined): string | undefined {
  const history = readHistory(root)
  if (history === undefined) return '`npm test -- changed` asks git what changed, and there is no git history here.'
  const commit = from ?? history.base()
  if (commit === undefined) return 'This is the first commit: run `npm test`.'
  return history.changesSince(commit) === undefined ? `There is no commit "${commit}" here.` : undefined
}

/** Returns what is wrong with words that are to name steps and test files, if anything is. */
function wrongWord(words: readonly string[]): string | undefined {
  const names = steps.map((step) => step.name)
  const none = words.find((word) => !names.includes(word) && !testFiles().some((file) => file.includes(word)))
  if (none === undefined) return undefined
  return `No test file has "${none}" in its name, and no step is called so. ${didYouMean(none, ['changed', ...names, ...testFiles().map(nameOf)])}Steps: ${names.join(', ')}.`
}

/** Returns the steps that run the test files which some words choose. */
export function stepsOf(filters: readonly string[]): readonly string[] {
  const files = testFiles().filter((file) => filters.some((word) => file.includes(word)))
  return [
    ...(files.some((file) => /\.test\.tsx?$/.test(file)) ? ['unit', 'long'] : []),
    ...(files.some((file) => file.startsWith('tests/e2e/')) ? ['build', 'e2e'] : []),
  ]
}

function nameOf(file: string): string {
  return basename(file).replace(/\..*/, '')
}

function testFiles(): readonly string[] {
  return filesAt(root)
    .below('tests')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
}

function tell(name: string, { passed, failed, output, note }: StepOutcome, seconds: number): void {
  const counts = failed > 0 ? `FAILED  ${passed} passed, ${failed} failed` : `ok      ${passed} passed`
  console.log(`${name.padEnd(10)} ${counts}  ${seconds.toFixed(1)} s${note ? `  (${note})` : ''}`)
  if (failed > 0) console.log(`\n${output.trimEnd().replaceAll(/^/gm, '    ')}\n`)
}
