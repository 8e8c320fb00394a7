import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@pagewright/cli/source'
import { tellMistakes, tryNewMistakes } from '../codeMutants/newMistakes'
import { readHistory, type ChangedFile } from '../evidence/changes'
import { graphOf } from '../evidence/graph'
import { relatedTests, type RelatedTests } from '../evidence/related'
import { newestChange } from '../evidence/selection'
import { makeFolder } from '../folder'
import { runTool } from './command'
import type { StepOutcome, Request } from './step'

/** Runs the tests of some of vite.config.ts's projects and counts them; a file that cannot be loaded counts as one failed. */
export async function unit({ filters, change }: Request, projects: readonly string[]): Promise<StepOutcome> {
  if (change) return unitOfChange(newestChange(readHistory(root), change.from) ?? [])
  return runUnit(filters, projects)
}

/** Seconds for the mistakes that are planted in a change. */
const mistakesFor = 15

/** Runs the tests that a change can reach, and shows whether the nearest notice mistakes in it. */
async function unitOfChange(changes: readonly ChangedFile[]): Promise<StepOutcome> {
  const graph = graphOf(root)
  const outcome = await unitOf(relatedTests(changes, graph))
  if (outcome.failed > 0) return outcome
  const told = tellMistakes(await tryNewMistakes(root, changes, mistakesFor))
  return told === undefined ? outcome : { ...outcome, note: [outcome.note, told].filter(Boolean).join('; ') }
}

/** Runs the tests that a change can reach. */
async function unitOf({ files, left }: RelatedTests): Promise<StepOutcome> {
  if (files.length === 0) return { passed: 0, failed: 0, output: '', note: 'the change reaches no unit test' }
  const outcome = await runUnit(files, ['plain', 'react', 'long', 'long components'])
  const notes = [...(left > 0 ? [`${left} further test files reached`] : []), ...(outcome.note ? [outcome.note] : [])]
  return notes.length > 0 ? { ...outcome, note: notes.join('; ') } : outcome
}

async function runUnit(filters: readonly string[], projects: readonly string[]): Promise<StepOutcome> {
  // Tests that fail or are stopped leave their files here.
  const folder = makeFolder('unit')
  const file = join(folder.path, 'report.json')
  const reporters = ['--reporter=json', `--outputFile=${file}`, '--reporter=default']
  const chosen = projects.map((name) => `--project=${name}`)
  // A word that chooses files need not mean some of each step.
  const words = filters.length > 0 ? ['--passWithNoTests', ...filters] : []
  const { code, output } = await runTool('vitest', ['run', ...reporters, ...chosen, ...words], { TMPDIR: folder.path })
  const report = await readFile(file, 'utf8').catch(() => '')
  folder.remove()
  if (!report) return { passed: 0, failed: 1, output }
  return countUnit(JSON.parse(report) as UnitReport, code, output)
}

export interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly ancestorTitles: readonly string[] }[]
  }[]
}

/** Counts a report; an ending that no test explains (an unhandled error) counts as one failed. */
export function countUnit(report: UnitReport, code: number, output: string): StepOutcome {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const count = report.numFailedTests + broken.length
  const unexplained = code !== 0 && count === 0 ? 1 : 0
  const skipped = report.numPendingTests + report.numTodoTests
  const scripts = realScripts(report)
  const notes = [...(scripts > 0 ? [`${scripts} real scripts`] : []), ...(skipped > 0 ? [`${skipped} skipped`] : [])]
  return {
    passed: report.numPassedTests,
    failed: count + unexplained,
    output,
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
  }
}

/** Counts the scripts of BRIDGE_SHIMS_DIR with which the bridge was tried. Each has a suite of its own. */
function realScripts({ testResults }: UnitReport): number {
  const titles = testResults.flatMap(({ assertionResults }) => assertionResults.map((one) => one.ancestorTitles))
  return new Set(titles.flatMap(([suite, script]) => (suite === 'a real script' ? (script ?? []) : []))).size
}
