// Runs every test. `npm test -- types` runs a step, and a word that names no step chooses test files. `--release` also runs the
// tests of wording and completeness, and counts the warnings of the check.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Command, didYouMean, examples, filesAt, InvalidArgument, program, root } from '@pagewright/cli/source'
import { type Ended, runScript, runTool } from './command'
import { contents } from './contents'
import { makeFolder } from './folder'
import { sizes } from './size'

interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Shown only when something failed. */
  readonly output: string
  /** Shown beside the name. */
  readonly note?: string
}

interface Step {
  readonly name: string
  /** Which test files belong to it; without one, a step is no suite, and no word but its name chooses it. */
  readonly files?: RegExp
  /** Reads dist/, and is not run if the build failed. */
  readonly needsBuild?: boolean
  run(words: readonly string[]): Promise<Outcome>
}

const dist = join(root, 'dist')
const tool = (name: string, ...args: string[]) => asked(() => runTool(name, args))
const script = (...words: string[]) => asked(() => runScript(...words))

/** Two of these run at a time: they need one core each. */
const checks: readonly Step[] = [
  { name: 'generated', run: script('pagewright', 'generate', '--check') },
  ...readdirSync(join(root, 'examples')).map((name) => ({
    name: `generated-${name}`,
    run: script('pagewright', 'generate', '--check', '--root', join('examples', name)),
  })),
  { name: 'check', run: () => script('pagewright', 'check', ...(process.env.RELEASE === '1' ? ['--release'] : []))() },
  { name: 'types', run: tool('typescript', '-p', '.', '--pretty', 'false') },
  { name: 'lint', run: tool('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'format', run: tool('oxfmt', '--check', '.') },
  { name: 'styles', run: tool('stylelint', '{src,tools/studio}/**/*.css', '--max-warnings', '0') },
  { name: 'unused', run: tool('knip', '--no-progress') },
  // Last: what it generates first, two others compare or read.
  { name: 'build', run: tool('vite', 'build', '--logLevel', 'warn') },
]

/** These run one after another: each uses all cores. */
const suites: readonly Step[] = [
  { name: 'contents', needsBuild: true, run: async () => judged(contents(dist)) },
  { name: 'floor', needsBuild: true, run: script('floor') },
  { name: 'size', needsBuild: true, run: async () => judged(sizes(dist)) },
  { name: 'unit', files: /\.test\.tsx?$/, run: vitest },
  { name: 'e2e', files: /^tests\/e2e\/.*\.spec\.ts$/, needsBuild: true, run: browsers('.') },
  { name: 'engines', files: /^tests\/engines\/.*\.spec\.ts$/, needsBuild: true, run: browsers('tests/engines') },
  { name: 'doors', files: /^tests\/doors\/.*\.spec\.ts$/, run: browsers('tests/doors', '--project=doors') },
]
const names = [...checks, ...suites].map(({ name }) => name)

const options = (command: Command) =>
  command
    .argument('[words...]', 'steps, or parts of names of test files')
    .option('--release', 'also refuse what a change may leave for later, such as missing translations')
    .addHelpText('after', () => `\nSteps: ${names.join(', ')}`)
    .addHelpText('after', examples('', 'types unit', 'withdraw'))

export const main = program(options, async (words, { release }) => {
  if (release !== undefined) process.env.RELEASE = '1'
  const fault = wrongWord(words)
  if (fault !== undefined) throw new InvalidArgument(fault)
  const filters = words.filter((word) => !names.includes(word))
  const total = { passed: 0, failed: 0 }
  let isBuilt = existsSync(dist)
  async function take(step: Step): Promise<void> {
    const began = performance.now()
    const outcome = step.needsBuild && !isBuilt ? failing('Not run, because there is no build.') : await tried(step)
    if (step.name === 'build') isBuilt = outcome.failed === 0
    total.passed += outcome.passed
    total.failed += outcome.failed
    tell(step.name, outcome, (performance.now() - began) / 1000)
  }
  const tried = (step: Step) => step.run(filters).catch((error: Error) => failing(error.stack ?? error.message))
  const wanted = (step: Step) => isWanted(step, words, filters)
  const waiting = checks.filter(wanted)
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step)
  }
  await Promise.all([lane(), lane()])
  for (const step of suites.filter(wanted)) await take(step)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
})

/** Without a word all is wanted. A word that chooses browser tests of the build wants the build as well. */
function isWanted({ name, files }: Step, words: readonly string[], filters: readonly string[]): boolean {
  if (words.length === 0 || words.includes(name)) return true
  const chosen = chosenFiles(filters)
  const needsBuild = suites.filter(
    (suite) => suite.needsBuild && suite.files && chosen.some((file) => suite.files?.test(file)),
  )
  return name === 'build' ? needsBuild.length > 0 : files !== undefined && chosen.some((file) => files.test(file))
}

/** Returns what is wrong with words that are to name steps and test files, if anything is. */
function wrongWord(words: readonly string[]): string | undefined {
  const none = words.find((word) => !names.includes(word) && chosenFiles([word]).length === 0)
  if (none === undefined) return undefined
  const known = [...names, ...testFiles().map((file) => basename(file).replace(/\..*/, ''))]
  return `No test file has "${none}" in its name, and no step is called so. ${didYouMean(none, known)}Steps: ${names.join(', ')}.`
}

function chosenFiles(words: readonly string[]): readonly string[] {
  return testFiles().filter((file) => words.some((word) => file.includes(word)))
}

function testFiles(): readonly string[] {
  return filesAt(root)
    .below('tests')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
}

interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** A file that cannot be loaded counts as one failed. */
async function vitest(words: readonly string[]): Promise<Outcome> {
  return reported(
    'unit',
    async (file, folder) => {
      const reporters = ['--reporter=json', `--outputFile=${file}`, '--reporter=default']
      return runTool('vitest', ['run', ...reporters, ...words], { TMPDIR: folder })
    },
    (text) => {
      const report = JSON.parse(text) as UnitReport
      const broken = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0)
      const { numPassedTests: passed, numFailedTests, numPendingTests: skipped } = report
      return { passed, failed: numFailedTests + broken.length, note: skipped > 0 ? `${skipped} skipped` : '' }
    },
  )
}

interface BrowserReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Runs the browser tests of a configuration, and names those that passed only at a second try. */
function browsers(config: string, ...more: string[]) {
  return (words: readonly string[]): Promise<Outcome> =>
    reported(
      'browsers',
      (file, folder) => {
        const args = ['test', `--config=${config}`, '--reporter=list,json', ...more, ...words]
        return runTool('@playwright/test', args, {
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          E2E_FOLDER: join(folder, 'output'),
          E2E_WHOLE: words.length === 0 ? '1' : '',
          // A door is opened by somebody else as well, who may not read a folder of ours.
          ...(config === 'tests/doors' ? {} : { TMPDIR: folder }),
        })
      },
      (text, output) => {
        const { stats } = JSON.parse(text) as BrowserReport
        const told = [...new Set(output.match(/^(?:Used|Left out): .*$|^ +\d+ flaky\n(?: +\[.*\n)*/gm))].map((line) =>
          line.trim(),
        )
        const skipped = stats.skipped > 0 ? [`${stats.skipped} skipped`] : []
        return {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
          note: [...skipped, ...told].join('; '),
        }
      },
    )
}

/** Runs a command that writes a report. An ending that no test of the report explains counts as one failed. */
async function reported(
  name: string,
  run: (file: string, folder: string) => Promise<Ended>,
  count: (
    report: string,
    output: string,
  ) => { readonly passed: number; readonly failed: number; readonly note: string },
): Promise<Outcome> {
  // What fails or is stopped leaves its files here.
  const folder = makeFolder(name)
  const file = join(folder.path, 'report.json')
  try {
    const { code, output } = await run(file, folder.path)
    if (!existsSync(file)) return failing(output)
    const counted = count(readFileSync(file, 'utf8'), output)
    return { ...counted, failed: counted.failed || (code === 0 ? 0 : 1), output }
  } finally {
    folder.remove()
  }
}

function asked(run: () => Promise<Ended>): () => Promise<Outcome> {
  return async () => {
    const { code, output } = await run()
    return code === 0 ? { passed: 1, failed: 0, output } : failing(output || `It ended with ${code} and said nothing.`)
  }
}

function judged({ problems, note }: { readonly problems: readonly string[]; readonly note: string }): Outcome {
  return problems.length > 0 ? failing(problems.join('\n')) : { passed: 1, failed: 0, output: '', note }
}

function failing(output: string): Outcome {
  return { passed: 0, failed: 1, output }
}

function tell(name: string, { passed, failed, output, note }: Outcome, seconds: number): void {
  const counts = failed > 0 ? `FAILED  ${passed} passed, ${failed} failed` : `ok      ${passed} passed`
  console.log(`${name.padEnd(17)} ${counts}  ${seconds.toFixed(1)} s${note ? `  (${note})` : ''}`)
  if (failed > 0) console.log(`\n${output.trimEnd().replaceAll(/^/gm, '    ')}\n`)
}
