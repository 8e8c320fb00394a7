import { root } from '@pagewright/cli/source'
import { resultsOf, tableOfCase, withoutResult, type Case } from '../evidence/cases'
import { coreOf } from '../evidence/core'
import { ledgerFile, lostPins, settle, staleTables, writeLedger } from '../evidence/ledger'
import { select, type Selection } from '../evidence/selection'
import { copying } from '../evidence/subjects'
import { runCases, type E2eReport } from './runCases'
import { passed, type StepOutcome, type Request } from './step'

/** Seconds that the cases of a run may take, added up: three of them run at a time. */
const seconds = { whole: 900, changed: 36 }

/** Runs the browser cases that are pinned, the core, and what the change can reach, against the build. */
export async function e2e({ filters, change }: Request): Promise<StepOutcome> {
  const isWhole = filters.length === 0 && change === undefined
  const selection = await select(root, {
    filters,
    seconds: change === undefined ? seconds.whole : seconds.changed,
    hasCore: change === undefined,
    from: change?.from,
  })
  const { cases, all, ledger } = selection
  if (cases.length === 0) return { ...passed('the change reaches no browser case'), passed: 0 }
  const { report, code, output } = await runCases(cases, [], callsAll(selection) && isWhole ? { E2E_WHOLE: '1' } : {})
  if (!report) return { passed: 0, failed: 1, output }
  const results = resultsOf(report)
  const settled = settle(ledger, results, new Date().toISOString().slice(0, 10))
  // A machine of CI throws its files away: there the lines are only printed.
  if (!process.env.CI) writeLedger(root, settled.ledger)
  const lost = filters.length === 0 ? lostPins(ledger, new Set(all.map(({ key }) => key))) : []
  const counted = countE2e(report, code, output)
  const bad = [
    ...settled.again.map((key) => `Passed only at a second try, again: ${key}`),
    ...withoutResult(cases, results).map((key) => `Did not run: ${key}`),
    ...lost,
  ]
  return {
    ...counted,
    passed: counted.passed - settled.again.length,
    failed: counted.failed + bad.length,
    output: [output, ...bad].join('\n'),
    closing: [
      ...settled.told.map((one) => `${ledgerFile}, ${process.env.CI ? 'to be written' : 'written'}: ${one}`),
      ...(isWhole ? closingOf(selection) : []),
    ],
  }
}

/** Says what a whole run did not try. */
function closingOf({ all, left, ledger, history }: Selection): readonly string[] {
  const core = coreOf(all)
  const partly = new Set(all.filter(({ key }) => !core.has(key)).map(tableOfCase))
  return [
    ...(history ? [] : ['There is no git history here: only the core of the browser cases ran.']),
    ...(left > 0
      ? [`Browser cases that changes since the last full run can reach, and that did not run: ${left}.`]
      : []),
    ...staleTables(ledger, [...partly], history),
  ]
}

/** Returns true if a run has each single test: together they make every call of the contract. */
function callsAll({ all, cases }: Selection): boolean {
  const chosen = new Set(cases.map(({ key }) => key))
  const places = new Map<string, number>()
  for (const { place } of all) places.set(place, (places.get(place) ?? 0) + 1)
  const isSingle = (one: Case) => places.get(one.place) === 1 && !copying.includes(tableOfCase(one))
  return all.filter(isSingle).every(({ key }) => chosen.has(key))
}

/** Counts a report: what passed at the second try is named, and an ending that no test explains counts as one failed. */
export function countE2e({ stats }: E2eReport, code: number, output: string): StepOutcome {
  const unexplained = code !== 0 && stats.unexpected === 0 ? 1 : 0
  const notes = [
    ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
    ...(stats.flaky > 0 ? [namesOf(output) ?? `${stats.flaky} flaky`] : []),
  ]
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + unexplained,
    output,
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
  }
}

/** Returns what Playwright lists of tests that failed first: a headline, and a line for each. */
function namesOf(output: string): string | undefined {
  return /^ *\d+ flaky\n(?: {4}.*\n?)+/m.exec(output)?.[0].trim()
}
