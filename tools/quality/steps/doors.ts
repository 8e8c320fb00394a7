import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../folder'
import { runTool } from './command'
import { countE2e } from './e2e'
import type { E2eReport } from './runCases'
import { failed, type StepOutcome } from './step'

/** Types each command of the documents as the first one in a fresh clone. */
export async function doors(): Promise<StepOutcome> {
  const folder = makeFolder('doors')
  const file = join(folder.path, 'report.json')
  try {
    const args = ['test', '--config=tests/doors', '--project=doors', '--reporter=list,json']
    const { code, output } = await runTool('@playwright/test', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
    const text = await readFile(file, 'utf8').catch(() => undefined)
    return text === undefined ? failed(output) : countE2e(JSON.parse(text) as E2eReport, code, output)
  } finally {
    folder.remove()
  }
}
