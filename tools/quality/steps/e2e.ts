import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../browser'
import { runTool } from './command'
import type { Outcome, Request } from './step'

/** Runs the browser tests against the build and counts them. */
export async function e2e({ filters, isFull }: Request): Promise<Outcome> {
  const browser = await findBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'))
  const file = join(folder, 'report.json')
  const { code, output } = await runTool('@playwright/test', ['test', ...filters], {
    CHROME_PATH: browser,
    E2E_REPORT: file,
    E2E_FOLDER: join(folder, 'output'),
    ...(isFull ? { FULL: '1' } : {}),
    ...(filters.length === 0 ? { E2E_WHOLE: '1' } : {}),
  })
  const report = await readFile(file, 'utf8').catch(() => '')
  await rm(folder, { recursive: true, force: true })
  if (!report) return { passed: 0, failed: 1, output }
  return countE2e(JSON.parse(report) as E2eReport, code, output)
}

export interface E2eReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Counts a report: what passed at the second try is named, and an ending that no test explains counts as one failed. */
export function countE2e({ stats }: E2eReport, code: number, output: string): Outcome {
  const unexplained = code !== 0 && stats.unexpected === 0 ? 1 : 0
  const notes = [
    ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
    ...(stats.flaky > 0 ? [namesOf(output) ?? `${stats.flaky} flaky`] : []),
  ]
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + unexplained,
    output,
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
  }
}

/** What the list of Playwright says of tests that failed first: a headline, and a line for each. */
function namesOf(output: string): string | undefined {
  return /^ *\d+ flaky\n(?: {4}.*\n?)+/m.exec(output)?.[0].trim()
}
