// Checks that a pattern matches every text quickly. Backtracking is slow only if a text can be read in many ways. These
// arise within one repeat (`(a+)+`), across two (`a*a*`), or by choices in a row (`a?a?a?…`). The automaton of the
// pattern shows the first two (Weber and Seidl 1991). The choices are counted.
import { overlap } from './patternLetters'
import { automatonOf, type Automaton } from './patternAutomaton'
import { PatternRefusal, treeOf } from './patternTree'

/** Most characters of a pattern. Also of a text that a pattern with the most allowed choices may test. */
export const longestMatched = 256

/**
 * Returns the most characters of a text that a pattern without a fault may test. The time grows with the text and with
 * the choices, so a pattern with few choices may test longer texts.
 */
export function mostMatched(pattern: string): number {
  const { choices } = automatonOf(treeOf(new RegExp(pattern, 'u').source))
  return Math.min(longestText, Math.floor((longestMatched * mostChoices) / choices))
}

/** Most characters of a text that a form can hold. */
export const longestText = 20_000

/**
 * Returns the fault of a pattern as the end of a sentence, or undefined. A pattern must compile with the flag `u`,
 * have no lookaround and no back reference, and read no text in two ways.
 */
export function patternFault(pattern: string): string | undefined {
  try {
    const automaton = automatonOf(treeOf(new RegExp(pattern, 'u').source))
    if (automaton.choices > mostChoices)
      return `there are ${automaton.choices} ways through its choices, and ${mostChoices} are allowed: join some of them.`
    return readTwice(automaton)
  } catch (error) {
    if (error instanceof PatternRefusal) return error.message
    if (error instanceof SyntaxError) return `it does not compile with the flag "u": ${error.message}.`
    throw error
  }
}

const mostChoices = 1_000
const mostSteps = 1_000_000

/** Finds a repeat that reads some text in two ways, or two repeats that can read the same text. */
function readTwice({ places, next, doubled }: Automaton): string | undefined {
  const meets = places.map((one) => places.map((other) => overlap(one, other)))
  const ahead = (at: number) => next[at] ?? []
  const reaches = places.map((_, from) => reached(from, ahead))
  /** Tells whether both states are in the same repeat. */
  const isLoop = (one: number, other: number) => Boolean(reaches[one]?.has(other) && reaches[other]?.has(one))
  const within = (from: number, loop: number) => ahead(from).filter((to) => isLoop(to, loop))
  let steps = 0
  const follow = (from: Reader, step: (at: Reader) => Reader[]): ReadonlyMap<string, Reader> => {
    const found = new Map<string, Reader>()
    const left = [from]
    for (let at = left.pop(); at; at = left.pop()) {
      for (const to of step(at)) {
        steps += 1
        if (steps > mostSteps) throw new PatternRefusal('it is too intricate to be judged: write it shorter.')
        const key = to.join()
        if (found.has(key)) continue
        found.set(key, to)
        left.push(to)
      }
    }
    return found
  }

  for (const [from, to] of doubled) if (isLoop(from, to)) return twice(places[to]?.source)

  for (const [place] of places.entries()) {
    if (!isLoop(place, place)) continue
    // Two readers of one text leave a state by different ways. If they can meet there again, every round doubles the number of ways.
    const together = ([one = 0, other = 0]: Reader) =>
      within(one, place).flatMap((a) => within(other, place).flatMap((b) => (meets[a]?.[b] ? [[a, b]] : [])))
    for (const [, pair] of follow([place, place], together))
      if (pair[0] !== pair[1] && follow(pair, together).has([place, place].join())) return twice(places[place]?.source)
    for (const second of reaches[place] ?? []) {
      if (isLoop(place, second) || !isLoop(second, second)) continue
      // One text has three readers: one stays in the first repeat, one in the second, and one moves between them.
      const apart = ([stays = 0, goes = 0, waits = 0]: Reader) =>
        within(stays, place).flatMap((a) =>
          within(waits, second).flatMap((c) =>
            meets[a]?.[c] ? ahead(goes).flatMap((b) => (meets[a]?.[b] && meets[b]?.[c] ? [[a, b, c]] : [])) : [],
          ),
        )
      if (follow([place, place, second], apart).has([place, second, second].join()))
        return shared(places[place]?.source, places[second]?.source)
    }
  }
  return undefined
}

/** The states of several readers of the same text. */
type Reader = readonly number[]

function twice(source = ''): string {
  return `"${source}" stands in a repeat that reads the same text in several ways, which can take for ever: let each round begin with a letter of its own.`
}

function shared(first = '', second = ''): string {
  if (first === '') return `it may begin anywhere, and "${second}" is repeated, which can take long: put "^" in front.`
  return `"${first}" and "${second}" are both repeated and may share a text, which can take long: put a letter between them that neither has.`
}

function reached(from: number, ahead: (at: number) => readonly number[]): ReadonlySet<number> {
  const found = new Set<number>()
  const left = [...ahead(from)]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (found.has(at)) continue
    found.add(at)
    left.push(...ahead(at))
  }
  return found
}
