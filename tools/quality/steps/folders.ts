import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../folder'
import { runTool } from './command'
import { countE2e } from './e2e'
import type { E2eReport } from './runCases'
import { failed, type Request, type StepOutcome } from './step'

/** Types each command of the documents as the first one in a fresh clone. */
export const doors = (): Promise<StepOutcome> => runFolder('doors', ['--project=doors'])

/** Uses the build in an old Chromium, a WebKit and Firefox. Names an engine that is neither here nor can be installed. */
export async function engines({ filters }: Request): Promise<StepOutcome> {
  // A word on the command line chooses test files of other steps.
  if (filters.length > 0 && !filters.some((word) => 'tests/engines/smoke.spec.ts'.includes(word)))
    return { passed: 0, failed: 0, output: '', note: 'not run: words choose test files' }
  const outcome = await runFolder('engines', [])
  const told = outcome.output.match(/^(?:Used|Left out): .*$/gm) ?? []
  return { ...outcome, note: [...new Set([outcome.note, ...told])].filter(Boolean).join('; ') }
}

/** Runs the browser tests of a folder that has a configuration of its own. */
async function runFolder(name: string, more: readonly string[]): Promise<StepOutcome> {
  const folder = makeFolder(name)
  const file = join(folder.path, 'report.json')
  try {
    const args = ['test', `--config=tests/${name}`, '--reporter=list,json', ...more]
    const { code, output } = await runTool('@playwright/test', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
    const text = await readFile(file, 'utf8').catch(() => undefined)
    return text === undefined ? failed(output) : countE2e(JSON.parse(text) as E2eReport, code, output)
  } finally {
    folder.remove()
  }
}
