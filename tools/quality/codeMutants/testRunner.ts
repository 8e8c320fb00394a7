// Runs test files with mistakes switched on, many times in one test runner: to start it anew takes longer than the tests.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import type { ReachedPlaces, Round } from './round'

export interface TestFileResult {
  readonly isFailed: boolean
  readonly seconds: number
}

export type RoundResult = ReadonlyMap<string, TestFileResult>

const config = 'tools/quality/codeMutants/vitestConfig.ts'

/** Runs rounds over the tests of a project. It must be closed. */
export class TestRunner {
  readonly #root: string
  readonly #files: readonly string[]
  readonly #isolate: boolean
  readonly #folder = mkdtempSync(join(tmpdir(), 'slips-'))
  #vitest: Promise<Vitest> | undefined

  /** With `isolate`, each test file loads every module anew. */
  constructor(root: string, files: readonly string[], isolate: boolean) {
    this.#root = root
    this.#files = files
    this.#isolate = isolate
  }

  /** Runs test files, each with one mistake on. Returns nothing if they did not end within so many seconds. */
  run(on: Round['on'], seconds: number): Promise<RoundResult | undefined> {
    return this.#run(Object.keys(on), { files: this.#files, isolate: this.#isolate, on }, seconds)
  }

  /** Runs test files with no mistake on. Returns how they ended, and what each of them reaches. */
  async measure(tests: readonly string[]) {
    const reached = join(this.#folder, 'reached')
    const round: Round = { files: this.#files, isolate: this.#isolate, on: {}, reached }
    const results = await this.#run(tests, round, 3600)
    if (!results) throw new Error('The tests did not end within an hour, with no mistake on.')
    const read = (name: string) => JSON.parse(readFileSync(join(reached, name), 'utf8')) as ReachedPlaces
    return { results, reached: readdirSync(reached).map(read) }
  }

  async close(): Promise<void> {
    await this.#stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #run(tests: readonly string[], round: Round, seconds: number): Promise<RoundResult | undefined> {
    const plan = join(this.#folder, 'round.json')
    writeFileSync(plan, JSON.stringify(round))
    process.env['SLIPS'] = plan
    // Failed tests are expected here, and the runner must not make them the end of this process.
    const { exitCode } = process
    this.#vitest ??= createVitest('test', { config, root: this.#root, watch: false, reporters: [{}] })
    const vitest = await this.#vitest
    const specifications = await vitest.globTestSpecifications([...tests])
    const wanted = new Set(tests.map((test) => join(this.#root, test)))
    const ended = vitest.runTestSpecifications(specifications.filter(({ moduleId }) => wanted.has(moduleId)))
    const result = await Promise.race([ended, timeOut(seconds)])
    process.exitCode = exitCode
    if (result === undefined) {
      await this.#stop()
      return undefined
    }
    return new Map(
      result.testModules.map((module) => {
        const { collectDuration, duration } = module.diagnostic()
        const file = relative(this.#root, module.moduleId)
        return [file, { isFailed: module.state() !== 'passed', seconds: (collectDuration + duration) / 1000 }]
      }),
    )
  }

  async #stop(): Promise<void> {
    const vitest = await this.#vitest
    this.#vitest = undefined
    await vitest?.close()
  }
}

async function timeOut(seconds: number): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000).unref())
}
