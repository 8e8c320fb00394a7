import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './command'
import type { Outcome, Request } from './step'

/** Runs the tests of some of vite.config.ts's projects and counts them; a file that cannot be loaded counts as one failed. */
export async function unit({ filters }: Request, projects: readonly string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'unit-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=json', `--outputFile=${file}`, '--reporter=default']
  const chosen = projects.map((name) => `--project=${name}`)
  // A word that chooses files need not mean some of each step.
  const words = filters.length > 0 ? ['--passWithNoTests', ...filters] : []
  const { code, output } = await runTool('vitest', ['run', ...reporters, ...chosen, ...words])
  const report = await readFile(file, 'utf8').catch(() => '')
  await rm(folder, { recursive: true, force: true })
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
export function countUnit(report: UnitReport, code: number, output: string): Outcome {
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

/** How many scripts of BRIDGE_SHIMS_DIR the bridge was tried with: each has a suite of its own. */
function realScripts({ testResults }: UnitReport): number {
  const titles = testResults.flatMap(({ assertionResults }) => assertionResults.map((one) => one.ancestorTitles))
  return new Set(titles.flatMap(([suite, script]) => (suite === 'a real script' ? (script ?? []) : []))).size
}
