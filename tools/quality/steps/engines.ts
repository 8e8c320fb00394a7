import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EngineResult } from '../engines/run'
import { makeFolder } from '../folder'
import { runScript } from './command'
import type { StepOutcome, Request } from './step'

/** The time for all engines together. Each engine and each installation has a shorter limit of its own. */
const boundMs = 3_000_000

/**
 * Uses the build in one older Chromium, one WebKit and Firefox: sign-in, a list, a form, a transfer. Names an engine that
 * is neither here nor can be installed.
 */
export async function enginesStep({ filters }: Request): Promise<StepOutcome> {
  // A word on the command line chooses test files, and this step has none.
  if (filters.length > 0) return { passed: 0, failed: 0, output: '', note: 'not run: words choose test files' }
  const folder = makeFolder('engines')
  const file = join(folder.path, 'report.json')
  const { output } = await runScript('engines', ['--smoke', '--report', file], boundMs)
  const report = await readFile(file, 'utf8').catch(() => '')
  folder.remove()
  if (!report) return { passed: 0, failed: 1, output }
  return countEngines(JSON.parse(report) as readonly EngineResult[], output)
}

/** Counts the checks of a run. Names in its note the engines that were used and those that were left out, with the reason. */
export function countEngines(results: readonly EngineResult[], output: string): StepOutcome {
  const checks = results.flatMap((result) => result.checks)
  const failed = checks.filter(({ problems }) => problems.length > 0).length
  const used = results.filter(({ leftOut }) => leftOut === undefined).map(({ version }) => version)
  const missing = results.flatMap(({ engine, leftOut }) => (leftOut === undefined ? [] : [`${engine.name} ${leftOut}`]))
  const note = [used.join(', '), missing.length > 0 ? `left out: ${missing.join('; ')}` : ''].filter(Boolean).join('; ')
  return { passed: checks.length - failed, failed, output, note }
}
