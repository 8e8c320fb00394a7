// The ledger: when each table of browser cases last ran whole, and which cases are not to be trusted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableOfCase, type Result } from './cases'
import type { History } from './changes'

export interface Ledger {
  readonly tables: { readonly [table: string]: WholeRun }
  /** The keys of failed cases, each with the day on which it failed. They run every time until they pass. */
  readonly red: Days
  /** The keys of cases that passed only at a second try. They run every time, and such a case fails the next time it does so. */
  readonly flaky: Days
}

interface Days {
  readonly [key: string]: string
}

export interface WholeRun {
  readonly commit: string
  readonly date: string
  readonly cases: number
  readonly failed: number
  /** The durations of its cases, added up. */
  readonly seconds: number
}

export const ledgerFile = 'tests/ledger.json'
/** A table that has not run whole for so many commits is named at the end of a run. */
const patience = 60

export function readLedger(root: string): Ledger {
  const path = join(root, ledgerFile)
  return parseLedger(existsSync(path) ? readFileSync(path, 'utf8') : undefined)
}

/** Returns the ledger of a commit, which stays the same while a full run of that commit writes the file. */
export function ledgerAt(history: History | undefined, commit: string | undefined): Ledger {
  return parseLedger(commit === undefined ? undefined : history?.textAt(commit, ledgerFile))
}

function parseLedger(text: string | undefined): Ledger {
  const none: Ledger = { tables: {}, red: {}, flaky: {} }
  return text === undefined ? none : { ...none, ...(JSON.parse(text) as Partial<Ledger>) }
}

export function writeLedger(root: string, ledger: Ledger): void {
  const sorted = { tables: byName(ledger.tables), red: byName(ledger.red), flaky: byName(ledger.flaky) }
  const text = `${JSON.stringify(sorted, null, 2)}\n`
  const path = join(root, ledgerFile)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

export interface Settled {
  readonly ledger: Ledger
  /** Cases that passed at a second try for the second time: they count as failed. */
  readonly again: readonly string[]
  /** Lines that say what was added to the ledger and taken off it. */
  readonly told: readonly string[]
}

/** Returns the ledger after some cases have run. */
export function settle(ledger: Ledger, results: readonly Result[], day: string): Settled {
  const endedAs = (ending: Result['ending']) => results.filter((one) => one.ending === ending).map(({ key }) => key)
  const [failed, flaky] = [endedAs('failed'), endedAs('flaky')]
  const again = flaky.filter((key) => Object.hasOwn(ledger.flaky, key))
  // A second try proves little: what was red stays red until it passes at once.
  const green = endedAs('passed').filter((key) => Object.hasOwn(ledger.red, key))
  const newlyRed = failed.filter((key) => !Object.hasOwn(ledger.red, key))
  const newlyFlaky = flaky.filter((key) => !again.includes(key))
  const whyOf = (key: string) => {
    const why = results.find((one) => one.key === key)?.why
    return why ? `\n    ${why}` : ''
  }
  const left = Object.entries(ledger.red).filter(([key]) => !green.includes(key))
  return {
    ledger: {
      ...ledger,
      red: { ...Object.fromEntries(left), ...daysOf(newlyRed, day) },
      flaky: { ...ledger.flaky, ...daysOf(newlyFlaky, day) },
    },
    again,
    told: [
      ...newlyRed.map((key) => `red: ${key}`),
      ...newlyFlaky.map((key) => `passed at a second try: ${key}${whyOf(key)}`),
      ...green.map((key) => `no longer red: ${key}`),
    ],
  }
}

/** Returns the keys that the ledger pins. */
export function pinnedIn({ red, flaky }: Ledger): readonly string[] {
  return [...Object.keys(red), ...Object.keys(flaky)]
}

/** Returns a sentence for each pinned case that no longer exists: a new title must not hide a failure. */
export function lostPins(ledger: Ledger, known: ReadonlySet<string>): readonly string[] {
  return pinnedIn(ledger)
    .filter((key) => !known.has(key))
    .map(
      (key) =>
        `${ledgerFile} pins "${key}", which does not exist. Run the case that took its place, then delete the line.`,
    )
}

/** Returns the ledger with a line for each table whose cases have all run on a commit. */
export function withTables(
  ledger: Ledger,
  sizes: ReadonlyMap<string, number>,
  results: readonly Result[],
  run: { readonly commit: string; readonly date: string },
): Ledger {
  return [...sizes].reduce((written, [table, cases]) => {
    const own = results.filter((one) => tableOfCase(one) === table)
    if (new Set(own.map(({ key }) => key)).size < cases) return written
    const failed = own.filter(({ ending }) => ending === 'failed').length
    const seconds = Math.round(own.reduce((sum, one) => sum + one.seconds, 0))
    return withTable(written, table, { ...run, cases, failed, seconds })
  }, ledger)
}

/** Returns the ledger with the line of one table. */
export function withTable(ledger: Ledger, table: string, run: WholeRun): Ledger {
  return { ...ledger, tables: { ...ledger.tables, [table]: run } }
}

/** Returns a line that names the tables which have not run whole for a long time, or nothing. */
export function staleTables(
  ledger: Ledger,
  tables: readonly string[],
  history: History | undefined,
): readonly string[] {
  const old = tables.flatMap((table) => {
    const run = ledger.tables[table]
    if (run === undefined) return [`${table} (never)`]
    const age = history?.commitsSince(run.commit)
    return age !== undefined && age < patience ? [] : [`${table} (${run.date})`]
  })
  if (old.length === 0) return []
  const named = old.slice(0, 8).join(', ')
  const rest = old.length > 8 ? ` and ${old.length - 8} more` : ''
  return [`Not run whole for ${patience} commits: ${named}${rest}. Run: npm run test:full`]
}

/** Returns a record with its names in order, so that a stored file changes in few lines. */
export function byName<T>(entries: { readonly [name: string]: T }): { readonly [name: string]: T } {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function daysOf(keys: readonly string[], day: string): Days {
  return Object.fromEntries(keys.map((key) => [key, day]))
}
