import { root } from '@pagewright/cli/source'
import { resultsOf, secondTries, tableOfCase, withoutResult, type Case } from '../evidence/cases'
import { select, type Selection } from '../evidence/selection'
import { copying } from '../evidence/subjects'
import { runCases, type E2eReport } from './runCases'
import { passed, type StepOutcome, type Request } from './step'

/** Seconds that the cases of a run may take, added up: three of them run at a time. */
const seconds = { whole: 900, changed: 36 }

/** Runs the core of the browser cases, and what the change can reach, against the build. */
export async function e2e({ filters, change }: Request): Promise<StepOutcome> {
  const isWhole = filters.length === 0 && change === undefined
  const selection = await select(root, {
    filters,
    seconds: change === undefined ? seconds.whole : seconds.changed,
    hasCore: change === undefined,
    from: change?.from,
  })
  const { cases } = selection
  if (cases.length === 0) return { ...passed('the change reaches no browser case'), passed: 0 }
  const { report, code, output } = await runCases(cases, [], callsAll(selection) && isWhole ? { E2E_WHOLE: '1' } : {})
  if (!report) return { passed: 0, failed: 1, output }
  const results = resultsOf(report)
  const counted = countE2e(report, code, output)
  const missing = withoutResult(cases, results).map((key) => `Did not run: ${key}`)
  return {
    ...counted,
    failed: counted.failed + missing.length,
    output: [output, ...missing].join('\n'),
    closing: [...secondTries(results), ...(isWhole ? closingOf(selection) : [])],
  }
}

/** Says what a whole run did not try. */
function closingOf({ left, history }: Selection): readonly string[] {
  return [
    ...(history ? [] : ['There is no git history here: only the core of the browser cases ran.']),
    ...(left > 0 ? [`Browser cases that the change can reach, and that did not run: ${left}.`] : []),
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

/** Counts a report. An ending that no test explains counts as one failed. */
export function countE2e({ stats }: E2eReport, code: number, output: string): StepOutcome {
  const unexplained = code !== 0 && stats.unexpected === 0 ? 1 : 0
  const notes = [
    ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
    ...(stats.flaky > 0 ? [`${stats.flaky} passed only at a second try`] : []),
  ]
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + unexplained,
    output,
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
  }
}
