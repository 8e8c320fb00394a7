// Chooses the cases of a run: the core, then those that the change can reach, until the time is used up.
import { tableOfCase, type Case } from './cases'
import { loopsOf, coreOf } from './core'
import type { Reach } from './reach'
import { copying, copyingCore } from './subjects'

export interface ChosenCases {
  readonly cases: readonly Case[]
  /** The number of further cases that were asked for or that the change can reach. */
  readonly left: number
}

export interface Question {
  readonly cases: readonly Case[]
  /** Returns the pages that a case opens, as far as is known; undefined for a case that names none. */
  routesOf(one: Case): readonly string[] | undefined
  /** The reach of the newest change. Undefined where there is no history. */
  readonly recent: Reach | undefined
  /** True if the cases are those of named files: all of them are asked for. */
  readonly isNamed: boolean
  /** Seconds that the cases may take, added up. */
  readonly seconds: number
  /** False for a run that tries only what the newest change reaches. */
  readonly hasCore: boolean
}

/** The mean seconds of a case, and of one that copies the project, when all cases ran. */
const usual = { plain: 2, copying: 11 }

/** Chooses the cases of a run. The same question has the same answer. */
export function choose(question: Question): ChosenCases {
  const { cases, hasCore, seconds } = question
  const core = hasCore ? coreOfRun(question) : new Set<string>()
  const ranked = loopsOf(cases).flatMap((loop) =>
    loop.map((one, turn) => ({ one, turn, rank: rankOf(one, loop.length > 1, question, core) })),
  )
  // Loops of the same rank give one case each in turn.
  const reached = ranked.filter(({ rank }) => rank < Infinity).toSorted((a, b) => a.rank - b.rank || a.turn - b.turn)
  let used = 0
  const chosen = reached.filter(({ one, rank }) => {
    used += copying.includes(tableOfCase(one)) ? usual.copying : usual.plain
    return rank <= ranks.core || used <= seconds
  })
  return { cases: chosen.map(({ one }) => one), left: reached.length - chosen.length }
}

const ranks = { core: 1, changed: 2, direct: 3, general: 5, named: 7 }

function rankOf(one: Case, isLoop: boolean, question: Question, core: ReadonlySet<string>): number {
  if (core.has(one.key)) return ranks.core
  const { recent, isNamed } = question
  const table = tableOfCase(one)
  const later = isLoop ? 1 : 0
  if (recent?.changed.has(table)) return ranks.changed
  if (copying.includes(table)) {
    if (question.hasCore && recent?.specs.has(table)) return ranks.general
  } else if (recent) {
    if (isDirect(one, recent, question)) return ranks.direct + later
    if (isReached(one, recent, question)) return ranks.general + later
  }
  return isNamed ? ranks.named + later : Infinity
}

function isReached(one: Case, reach: Reach, question: Question): boolean {
  // A case that names no page may open any.
  const mayBeAny = reach.routes.size > 0 && question.routesOf(one) === undefined
  return reach.isAll || reach.specs.has(tableOfCase(one)) || mayBeAny
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
