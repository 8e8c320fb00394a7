// Chooses the cases of a run: pinned ones, the core, then those that the change can reach, until the time is used up.
import { tableOfCase, type Case } from './cases'
import { loopsOf, coreOf } from './core'
import { pinnedIn, type Ledger } from './ledger'
import { everything, type Reach } from './reach'
import { copying, copyingCore } from './subjects'

export interface ChosenCases {
  readonly cases: readonly Case[]
  /** The number of further cases that the change can reach. */
  readonly left: number
}

export interface Question {
  readonly cases: readonly Case[]
  readonly ledger: Ledger
  /** Returns the pages that a case opens, as far as is known; undefined for a case that names none. */
  routesOf(one: Case): readonly string[] | undefined
  /** The reach of the newest change. Undefined where there is no history. */
  readonly recent: Reach | undefined
  /** Returns what was changed since a table ran whole. */
  since(table: string): Reach | undefined
  /** Seconds that the cases may take, added up. */
  readonly seconds: number
  /** False for a run that tries only what the newest change reaches. */
  readonly hasCore: boolean
}

/** A case of a table that never ran whole takes about so many seconds, and one that copies the project so many. */
const usual = { plain: 4.5, copying: 45 }

/** Chooses the cases of a run. The same question has the same answer. */
export function choose(question: Question): ChosenCases {
  const { cases, hasCore, seconds, ledger } = question
  const core = hasCore ? coreOfRun(question) : new Set<string>()
  const pinned = new Set(pinnedIn(ledger))
  const ranked = loopsOf(cases).flatMap((loop) =>
    loop.map((one, turn) => ({ one, turn, rank: rankOf(one, loop.length > 1, question, pinned, core) })),
  )
  // Loops of the same rank give one case each in turn. The one that ran longest ago begins.
  const age = (one: Case) => ledger.tables[tableOfCase(one)]?.date ?? ''
  const reached = ranked
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank || a.turn - b.turn || age(a.one).localeCompare(age(b.one)))
  let used = 0
  const chosen = reached.filter(({ one, rank }) => {
    used += secondsOf(one, ledger)
    return rank <= ranks.core || used <= seconds
  })
  return { cases: chosen.map(({ one }) => one), left: reached.length - chosen.length }
}

const ranks = { pinned: 0, core: 1, changed: 2, direct: 3, general: 5, old: 7, slow: 9 }

function rankOf(
  one: Case,
  isLoop: boolean,
  question: Question,
  pinned: ReadonlySet<string>,
  core: ReadonlySet<string>,
): number {
  if (pinned.has(one.key)) return ranks.pinned
  if (core.has(one.key)) return ranks.core
  const { recent } = question
  const table = tableOfCase(one)
  const later = isLoop ? 1 : 0
  if (recent?.changed.has(table)) return ranks.changed
  if (!copying.includes(table)) {
    if (recent && isDirect(one, recent, question)) return ranks.direct + later
    if (isReached(one, recent, question)) return ranks.general + later
    return isOld(one, question) ? ranks.old + later : Infinity
  }
  if (!question.hasCore) return Infinity
  return recent?.specs.has(table) ? ranks.general : isOld(one, question) ? ranks.slow : Infinity
}

/** Returns true if something that a case depends on was changed since its table ran whole. */
function isOld(one: Case, question: Question): boolean {
  return question.hasCore && isReached(one, question.since(tableOfCase(one)), question)
}

function isReached(one: Case, reach: Reach | undefined, question: Question): boolean {
  if (reach === undefined) return false
  const table = tableOfCase(one)
  if (reach.changed.has(table) || reach.specs.has(table)) return true
  if (copying.includes(table)) return reach === everything
  // A case that names no page may open any.
  const mayBeAny = reach.routes.size > 0 && question.routesOf(one) === undefined
  return reach.isAll || mayBeAny || isDirect(one, reach, question)
}

function isDirect(one: Case, { routes }: Reach, { routesOf }: Question): boolean {
  return routesOf(one)?.some((route) => routes.has(route)) ?? false
}

function coreOfRun(question: Question): ReadonlySet<string> {
  const isReachedCopy = question.cases.some(
    (one) => copying.includes(tableOfCase(one)) && question.recent?.specs.has(tableOfCase(one)),
  )
  const resting = copying.filter((table) => isReachedCopy || !copyingCore.includes(table))
  return coreOf(question.cases.filter((one) => !resting.includes(tableOfCase(one))))
}

function secondsOf(one: Case, { tables }: Ledger): number {
  const table = tableOfCase(one)
  const run = tables[table]
  if (run === undefined) return copying.includes(table) ? usual.copying : usual.plain
  return run.seconds / run.cases
}
