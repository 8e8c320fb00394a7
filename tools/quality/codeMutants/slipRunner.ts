// Runs a test file as its round says: each test again for each mistake that it can notice, or the file as a whole.
import { setMaxListeners } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestRunner, type RunnerTask, type RunnerTestCase, type RunnerTestSuite } from 'vitest'
import { notesName, type FileTask, type Note, type Round } from './round'
import { noteReached, switchOn } from './slip'

/** A fake clock must not stop this one. */
const { setTimeout, clearTimeout } = globalThis
const now = Date.now.bind(Date)

declare global {
  /** Is told the path of each test file before it is loaded. Modules that load anew find this runner only here. */
  var __beginFile: ((file: string) => void) | undefined
}

export default class SlipRunner extends TestRunner {
  #round: Round | undefined
  #file = ''
  #task: FileTask | undefined
  /** The places that are reached outside of tests. */
  #outside = new Set<number>()
  /** True once a test has failed with a mistake on for the whole file. */
  #isOver = false
  readonly #noticed = new Set<number>()
  readonly #untried = new Set<number>()
  /** The mistakes that wait for the current test. */
  #queue: number[] = []
  /** The mistake with which the current test has failed. It is tried without the mistake next, and then with it once more. */
  #suspect: number | undefined
  /** True if the test has passed without the suspect. */
  #isCleared = false
  #mistake: number | undefined
  #isDone = false
  #began = 0
  #reached = new Set<number>()

  constructor(config: ConstructorParameters<typeof TestRunner>[0]) {
    super(config)
    // Each try of a test listens to its end.
    setMaxListeners(0)
    globalThis.__beginFile = (file) => this.#begin(file)
  }

  #begin(file: string): void {
    this.#round = JSON.parse(readFileSync(process.env['SLIPS'] ?? '', 'utf8')) as Round
    this.#file = file
    this.#task = this.#round.tasks[file]
    this.#outside = new Set()
    this.#isOver = false
    this.#noticed.clear()
    this.#untried.clear()
    switchOn(this.#task?.kind === 'whole' ? this.#task.mistake : undefined)
    noteReached(this.#task?.kind === 'measure' ? this.#outside : undefined)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test)
    if (test.mode !== 'run' && test.mode !== 'queued') return
    if (this.#task?.kind === 'each') this.#planTries(test, this.#task.tests[test.id]?.mistakes ?? [])
    else if (this.#isOver) test.mode = 'skip'
  }

  #planTries(test: RunnerTestCase, mistakes: readonly number[]): void {
    const open = mistakes.filter((mistake) => !this.#noticed.has(mistake))
    if (this.#isOver || this.#isLate()) {
      for (const mistake of open) this.#untried.add(mistake)
      test.mode = 'skip'
      return
    }
    if (open.length === 0) test.mode = 'skip'
    this.#queue = open
    this.#suspect = undefined
    this.#isCleared = false
    this.#isDone = false
    test.repeats = 3 * open.length
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test)
    this.#began = now()
    if (this.#task?.kind === 'measure') noteReached((this.#reached = new Set()))
    if (this.#task?.kind !== 'each') return
    if (test.result) Object.assign(test.result, { state: 'run', errors: undefined })
    const isNew = this.#suspect === undefined
    if (isNew) this.#mistake = this.#isLate() ? undefined : this.#queue.shift()
    this.#isDone = this.#mistake === undefined
    if (isNew && this.#mistake !== undefined) this.#note({ kind: 'begun', mistake: this.#mistake })
    switchOn(isNew || this.#isCleared ? this.#mistake : undefined)
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    if (this.#task?.kind !== 'each') return run()
    // A test that is skipped is not repeated any more.
    if (this.#isDone) test.context.skip()
    const usual = this.#task.tests[test.id]?.seconds ?? 0
    await within(3 + 10 * usual, run)
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    if (this.#task?.kind === 'measure') return noteReached(this.#outside)
    if (this.#task?.kind !== 'each' || this.#isDone) return
    switchOn(undefined)
    const isFailed = (test.result?.state === 'fail') !== (test.fails === true)
    this.#judge(test, isFailed)
  }

  /** A busy machine lets tests fail by accident: two failures count, with a success in between. */
  #judge(test: RunnerTestCase, isFailed: boolean): void {
    const suspect = this.#suspect
    if (suspect === undefined) {
      if (isFailed) this.#suspect = this.#mistake
      return
    }
    if (!this.#isCleared) {
      this.#isCleared = !isFailed
      if (isFailed) this.#giveUp(test, suspect)
      return
    }
    this.#suspect = undefined
    this.#isCleared = false
    if (!isFailed) return
    this.#noticed.add(suspect)
    this.#note({ kind: 'noticed', mistake: suspect })
  }

  /** A test that fails without a mistake says nothing, nor does what runs after it. */
  #giveUp(test: RunnerTestCase, suspect: number): void {
    this.#note({ kind: 'unfit', test: test.id })
    for (const mistake of [suspect, ...this.#queue]) this.#untried.add(mistake)
    this.#suspect = undefined
    this.#queue = []
    this.#isOver = true
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test)
    if (this.#task?.kind === 'each') for (const mistake of this.#queue) this.#untried.add(mistake)
    this.#queue = []
    if (this.#task?.kind === 'whole' && test.result?.state === 'fail') this.#isOver = true
    if (this.#task?.kind === 'measure' && test.result?.state === 'pass')
      this.#note({ kind: 'reach', test: test.id, seconds: (now() - this.#began) / 1000, places: [...this.#reached] })
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite)
    if (!('filepath' in suite)) return
    if (this.#task?.kind === 'measure')
      this.#note({ kind: 'reach', test: undefined, seconds: 0, places: [...this.#outside] })
    this.#note({ kind: 'ended', untried: [...this.#untried] })
    switchOn(undefined)
    noteReached(undefined)
  }

  #isLate(): boolean {
    return now() > (this.#round?.until ?? 0)
  }

  #note(note: Note): void {
    appendFileSync(join(this.#round?.notes ?? '', notesName(this.#file)), `${JSON.stringify(note)}\n`)
  }
}

/** Throws if something does not end within so many seconds. */
async function within(seconds: number, run: () => unknown): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The test does not end within ${seconds} s.`)), seconds * 1000)
  })
  try {
    await Promise.race([run(), over])
  } finally {
    clearTimeout(timer)
  }
}
