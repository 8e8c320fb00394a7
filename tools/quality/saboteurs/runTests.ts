// Runs test files in a copy of the project.
import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../browser'
import { commandPath } from '@pagewright/cli/source'
import { casesOf, testList, type PlaywrightReport } from '../evidence/cases'
import { loopsOf } from '../evidence/core'
import { browserVerdict, unitVerdict, type BrowserReport, type VitestReport, type PlantedVerdict } from './verdict'

/** Runs files of vitest in a folder, until one test has failed. */
export async function runUnit(folder: string, files: readonly string[]): Promise<PlantedVerdict> {
  const report = join(folder, 'saboteurs.unit.json')
  // A second try, so that a busy machine is not taken for a test that noticed something.
  const options = ['--bail=1', '--retry=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`]
  const said = await run(folder, 'vitest', ['run', ...options, ...files])
  return judge(report, said, (found) => unitVerdict(found as VitestReport))
}

/** The number of cases that each loop gives: whole tables would take hours. */
const perLoop = 8

/** Builds the project in a folder and runs cases of some spec files, until one has failed. */
export async function runBrowser(folder: string, files: readonly string[]): Promise<PlantedVerdict> {
  const report = join(folder, 'saboteurs.browser.json')
  const built = await run(folder, 'vite', ['build', '--logLevel', 'error'])
  if (built.code !== 0) return { killer: undefined, trouble: built.output }
  const env = { CHROME_PATH: await findBrowser(), E2E_REPORT: report, E2E_FOLDER: join(folder, 'saboteurs.e2e') }
  const listed = await run(folder, '@playwright/test', ['test', '--list', ...files], env)
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return { killer: undefined, trouble: listed.output }
  await rm(report)
  const cases = loopsOf(casesOf(JSON.parse(text) as PlaywrightReport)).flatMap((loop) => loop.slice(0, perLoop))
  const list = join(folder, 'saboteurs.cases.txt')
  await writeFile(list, testList(cases))
  const options = ['-x', '--retries=1', '--workers=1', `--test-list=${list}`]
  const said = await run(folder, '@playwright/test', ['test', ...options], env)
  return judge(report, said, (found) => browserVerdict(found as BrowserReport))
}

async function judge(
  file: string,
  { output }: Ended,
  read: (report: unknown) => PlantedVerdict,
): Promise<PlantedVerdict> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  await rm(file, { force: true })
  return text === undefined ? { killer: undefined, trouble: output } : read(JSON.parse(text))
}

interface Ended {
  readonly code: number | null
  readonly output: string
}

/** A bug may make a test run for ever: nobody waits for more than this. */
const patienceMs = 300_000

function run(folder: string, name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const { NODE_ENV: _, ...rest } = process.env
    const started = spawn(process.execPath, [commandPath(name), ...args], {
      cwd: folder,
      env: { ...rest, NO_COLOR: '1', FORCE_COLOR: undefined, E2E_SITE: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patienceMs,
    })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    started.stdout.on('data', keep)
    started.stderr.on('data', keep)
    started.on('error', (error) => resolve({ code: 1, output: error.message }))
    started.on('close', (code) => resolve({ code, output }))
  })
}
