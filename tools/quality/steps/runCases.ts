import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../browser'
import { testList, type Case, type PlaywrightReport } from '../evidence/cases'
import { makeFolder } from '../folder'
import { runTool } from './command'

export interface CaseRun {
  /** Undefined if Playwright ended before it wrote one. */
  readonly report: (PlaywrightReport & E2eReport) | undefined
  readonly code: number
  readonly output: string
}

export interface E2eReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Runs browser cases against the build. */
export async function runCases(
  cases: readonly Case[],
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<CaseRun> {
  const browser = await findBrowser()
  // Tests that fail or are stopped leave their files here.
  const folder = makeFolder('e2e')
  const [list, file] = [join(folder.path, 'cases.txt'), join(folder.path, 'report.json')]
  try {
    await writeFile(list, testList(cases))
    const { code, output } = await runTool('@playwright/test', ['test', `--test-list=${list}`, ...args], {
      CHROME_PATH: browser,
      E2E_REPORT: file,
      E2E_FOLDER: join(folder.path, 'output'),
      TMPDIR: folder.path,
      ...env,
    })
    const text = await readFile(file, 'utf8').catch(() => undefined)
    const report = text === undefined ? undefined : (JSON.parse(text) as PlaywrightReport & E2eReport)
    return { report, code, output }
  } finally {
    folder.remove()
  }
}
