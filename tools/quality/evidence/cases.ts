// The cases of the browser tests, as Playwright lists and reports them.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '@pagewright/cli/source'
import { runTool } from '../steps/command'

export interface Case {
  /** The line of a test list without its project: `fit.spec.ts › /guild in ar fits …`. */
  readonly key: string
  readonly file: string
  /** The file of the function that wrote the test: for most cases the spec file. */
  readonly writtenIn: string
  readonly project: string
  /** The place of its `test(…)`: cases of one loop share it. */
  readonly place: string
  readonly isTagged: boolean
}

export type Ending = 'passed' | 'failed' | 'flaky' | 'skipped'

export interface Result {
  readonly key: string
  readonly ending: Ending
  readonly seconds: number
  /** Why the first try of a flaky case failed, in one line. */
  readonly why?: string
}

/** The members of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[]
  readonly errors?: readonly { readonly message?: string }[]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Spec[]
}

interface Spec {
  readonly title: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly tags: readonly string[]
  readonly tests: readonly {
    readonly projectName: string
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[]
  }[]
}

/**
 * Returns every case of the given spec files, of all files if none is given. Throws if they cannot be loaded, or if one of
 * all files declares no test: such a file could never fail.
 */
export async function listCases(files: readonly string[] = []): Promise<readonly Case[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cases-'))
  const file = join(folder, 'list.json')
  try {
    const { output } = await runTool('@playwright/test', ['test', '--list', ...files], { E2E_REPORT: file })
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) throw new Error(output)
    const report = JSON.parse(text) as PlaywrightReport
    const [error] = report.errors ?? []
    if (error) throw new Error(error.message ?? output)
    const cases = casesOf(report)
    const empty = files.length > 0 ? [] : withoutCases(await readdir(join(root, 'tests/e2e')), cases)
    if (empty.length > 0) throw new Error(`These files of tests/e2e declare no test: ${empty.join(', ')}.`)
    return cases
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the spec files among some files that no case is from. Files that run after all others have no cases of their own. */
export function withoutCases(files: readonly string[], cases: readonly Pick<Case, 'file'>[]): readonly string[] {
  const known = new Set(cases.map(({ file }) => file))
  return files.filter((file) => /(?<!\.after)\.spec\.ts$/.test(file) && !known.has(file))
}

/** Returns the cases of a report, in its order. */
export function casesOf(report: PlaywrightReport): readonly Case[] {
  return entriesOf(report).map(({ key, file, spec, test }) => ({
    key,
    file,
    writtenIn: spec.file,
    project: test.projectName,
    place: `${spec.file}:${spec.line}:${spec.column}`,
    isTagged: spec.tags.some((tag) => /^@?core$/.test(tag)),
  }))
}

const endings = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

/** Returns how each case of a report ended. */
export function resultsOf(report: PlaywrightReport): readonly Result[] {
  return entriesOf(report).map(({ key, test: { status, results } }) => {
    const message = status === 'flaky' ? results[0]?.error?.message : undefined
    const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
    return { key, ending: endings[status], seconds, ...(message && { why: inOneLine(message) }) }
  })
}

function inOneLine(message: string): string {
  const line = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim()
  return line.length > 300 ? `${line.slice(0, 299)}…` : line
}

/** Returns a line for each case that passed only at a second try, with the error of the first. */
export function secondTries(results: readonly Result[]): readonly string[] {
  return results
    .filter(({ ending }) => ending === 'flaky')
    .map(({ key, why }) => `Passed only at a second try: ${key}${why ? `\n    ${why}` : ''}`)
}

/** Returns the keys of the cases that a run was asked for and has no result of. */
export function withoutResult(cases: readonly Case[], results: readonly Result[]): readonly string[] {
  const known = new Set(results.map(({ key }) => key))
  return cases.map(({ key }) => key).filter((key) => !known.has(key))
}

/**
 * Returns the text of a file for `--test-list`. Playwright chooses a test by the file that wrote it, and loads a spec file
 * only if a line names it. A line without a test of that name loads the file and chooses nothing.
 */
export function testList(cases: readonly Case[]): string {
  const lines = cases.flatMap(({ project, key, file, writtenIn }) => {
    const chosen = `[${project}] › ${writtenIn}${key.slice(file.length)}`
    return writtenIn === file ? [chosen] : [chosen, `[${project}] › ${file} › loaded for the tests of another file`]
  })
  return [...new Set(lines)].map((line) => `${line}\n`).join('')
}

/** Returns the name of the table that a case belongs to: its spec file without the ending. */
export function tableOfCase({ key }: Pick<Case, 'key'>): string {
  return key.slice(0, key.indexOf(' › ')).replace(/\.spec\.ts$/, '')
}

interface Entry {
  readonly key: string
  /** The spec file, even if a function of another file wrote the test. Playwright's test list wants this one. */
  readonly file: string
  readonly spec: Spec
  readonly test: Spec['tests'][number]
}

function entriesOf({ suites }: PlaywrightReport): readonly Entry[] {
  // The outermost suites are the files. Every run has the last test, which no choice needs to name.
  return suites
    .filter(({ title }) => !title.endsWith('.after.spec.ts'))
    .flatMap((suite) => entriesBelow(suite, [suite.title]))
}

/** `titles` begins with the name of the spec file. */
function entriesBelow({ suites = [], specs = [] }: Suite, titles: readonly [string, ...string[]]): readonly Entry[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({ key: [...titles, spec.title].join(' › '), file: titles[0], spec, test })),
  )
  return [...own, ...suites.flatMap((inner) => entriesBelow(inner, [...titles, inner.title]))]
}
