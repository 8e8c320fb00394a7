// Runs rounds in one test runner: to start it anew takes longer than the tests.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { notesName, type FileTask, type Note, type Round } from './round'

export interface TestFileResult {
  readonly isFailed: boolean
  readonly notes: readonly Note[]
}

export type RoundResult = ReadonlyMap<string, TestFileResult>
export type Tasks = ReadonlyMap<string, FileTask>

const config = 'tools/quality/codeMutants/vitestConfig.ts'
/** Seconds without a note after which the round hangs. Measuring writes a note for each test, which may be long. */
const silence = { each: 120, whole: 120, measure: 1200 }

export interface RoundRunner {
  /**
   * Runs each test file for its task, and begins nothing new after a moment. A file that hangs has failed, and what it
   * noted until then is returned.
   */
  run(tasks: Tasks, until: number): Promise<RoundResult>
}

/** Runs rounds over the tests of a project. It must be closed. */
export class TestRunner implements RoundRunner {
  readonly #root: string
  readonly #files: readonly string[]
  readonly #isolate: boolean
  readonly #folder = mkdtempSync(join(tmpdir(), 'slips-'))
  #vitest: Promise<Vitest> | undefined
  #rounds = 0

  /** With `isolate`, each test file loads every module anew. */
  constructor(root: string, files: readonly string[], isolate: boolean) {
    // Each project of each Vitest reads the config, which listens to the end of this process.
    process.setMaxListeners(0)
    this.#root = root
    this.#files = files
    this.#isolate = isolate
  }

  async run(tasks: Tasks, until: number): Promise<RoundResult> {
    if (tasks.size === 0) return new Map()
    this.#rounds += 1
    const notes = join(this.#folder, String(this.#rounds))
    mkdirSync(notes)
    const round: Round = { files: this.#files, tasks: Object.fromEntries(tasks), notes, until }
    const plan = join(this.#folder, 'round.json')
    writeFileSync(plan, JSON.stringify(round))
    process.env['SLIPS'] = plan
    // The tools are read through Vite, which warns that Node alone could not read them.
    process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'
    process.env['SLIPS_ISOLATE'] = String(this.#isolate)
    const passed = await this.#passed(tasks, notes)
    return new Map(
      [...tasks.keys()].map((test) => [
        test,
        { isFailed: !passed.has(test), notes: readNotes(join(notes, notesName(test))) },
      ]),
    )
  }

  /** Returns the test files that passed. */
  async #passed(tasks: Tasks, notes: string): Promise<ReadonlySet<string>> {
    // Failed tests are expected here, and the runner must not make them the end of this process.
    const { exitCode } = process
    this.#vitest ??= createVitest('test', { config, root: this.#root, watch: false, reporters: [{}] })
    const vitest = await this.#vitest
    const specifications = await vitest.globTestSpecifications([...tasks.keys()])
    const wanted = new Set([...tasks.keys()].map((test) => join(this.#root, test)))
    const ended = vitest.runTestSpecifications(specifications.filter(({ moduleId }) => wanted.has(moduleId)))
    const files = [...tasks.keys()].map((test) => join(notes, notesName(test)))
    const limit = Math.max(...[...tasks.values()].map(({ kind }) => silence[kind]))
    const hang = whenSilent(files, limit)
    const result = await Promise.race([ended, hang.silent])
    hang.stop()
    process.exitCode = exitCode
    if (result === undefined) {
      await this.#stop()
      return new Set()
    }
    const modules = result.testModules.filter((module) => module.state() === 'passed')
    return new Set(modules.map(({ moduleId }) => relative(this.#root, moduleId).replaceAll('\\', '/')))
  }

  async close(): Promise<void> {
    await this.#stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #stop(): Promise<void> {
    const vitest = await this.#vitest
    this.#vitest = undefined
    await vitest?.close()
  }
}

function readNotes(file: string): readonly Note[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as Note)
}

/** Resolves when none of some files has grown for so many seconds. */
function whenSilent(files: readonly string[], seconds: number) {
  let timer: ReturnType<typeof setInterval> | undefined
  const size = () => files.reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0)
  const silent = new Promise<undefined>((resolve) => {
    let [last, since] = [-1, Date.now()]
    timer = setInterval(() => {
      const now = size()
      if (now !== last) [last, since] = [now, Date.now()]
      else if (Date.now() - since > seconds * 1000) resolve(undefined)
    }, 5000)
  })
  return { silent, stop: () => clearInterval(timer) }
}
