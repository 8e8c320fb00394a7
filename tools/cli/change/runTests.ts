// Runs the unit tests that a change may affect. For a change that is not written, runs them in a copy of the product.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { copyProduct, removeCopy } from '../copyProduct'
import { filesAt } from '../files'
import { generate } from '../generate'
import { affectedTests } from './affectedTests'
import { type ChangeSet, Refused } from './change'
import { planChanges } from './plan'

export interface FailedTest {
  readonly file: string
  readonly test: string
  /** The first lines of the error. */
  readonly says: string
}

export interface TestRun {
  /** The test files that ran. */
  readonly files: readonly string[]
  readonly passed: number
  readonly failed: readonly FailedTest[]
  /** Browser tests, which need a build and did not run. */
  readonly inBrowser: readonly string[]
}

const omitted = /^(node_modules|\.git|\.cache|\.sandbox|dist|dist-maps|test-results|playwright-report)$|\/node_modules$/

/**
 * Runs the tests that a change set may affect, on the product with these changes. Without one, runs the tests that read the
 * whole product, on the product as it is. Throws `Refused` if the product has no Vitest or the changes cannot be made.
 */
export async function runTests(root: string, set?: ChangeSet): Promise<TestRun> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  if (!existsSync(vitest)) throw new Refused('This product has no Vitest. Install it: npm install --save-dev vitest')
  if (!set) return run(root, affectedTests(filesAt(root), everything))
  const plan = await planChanges(root, set, { check: false })
  if (plan.choices.length > 0) throw new Refused('A value that several places share needs a choice first.')
  if (plan.tests.length === 0) return { files: [], passed: 0, failed: [], inBrowser: [] }
  const copy = copyProduct(root, (path) => omitted.test(path))
  try {
    for (const { file, after, isRemoved } of plan.files) {
      const path = join(copy, file)
      mkdirSync(dirname(path), { recursive: true })
      if (isRemoved === true) rmSync(path)
      else writeFileSync(path, after)
    }
    await generate({ root: copy })
    return await run(copy, plan.tests)
  } finally {
    removeCopy(copy)
  }
}

/** Names that no test has in quotation marks, so that only the tests of the whole product are left. */
const everything = { pages: [], markets: [], texts: ['every text of this product'], files: [] }

async function run(folder: string, tests: readonly string[]): Promise<TestRun> {
  const inBrowser = tests.filter((file) => file.includes('.spec.'))
  const files = tests.filter((file) => !inBrowser.includes(file))
  if (files.length === 0) return { files, passed: 0, failed: [], inBrowser }
  const report = join(folder, '.cache', 'affectedTests.json')
  rmSync(report, { force: true })
  const output = await vitestOutput(folder, ['--reporter=json', `--outputFile=${report}`, ...files])
  if (!existsSync(report)) throw new Refused(`Vitest ended without a report:\n${output.slice(-2000)}`)
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  rmSync(report)
  const failed = testResults.flatMap(({ name, message = '', status, assertionResults }) => {
    const file = relative(folder, name)
    const own = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, test: fullName, says: firstLines(failureMessages.join('\n')) }))
    // A file that cannot be loaded has no tests.
    return own.length > 0 || status !== 'failed' ? own : [{ file, test: 'the whole file', says: firstLines(message) }]
  })
  return { files, passed: numPassedTests, failed, inBrowser }
}

/** The parts of Vitest's JSON report that count here. */
interface VitestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

function vitestOutput(folder: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', reject)
    child.once('exit', () => resolve(output))
  })
}

const mostLines = 6

function firstLines(text: string): string {
  return text.split('\n').slice(0, mostLines).join('\n')
}
