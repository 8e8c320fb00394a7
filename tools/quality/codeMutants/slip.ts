// The switch that stands around each mistake. One mistake at most is on.

declare global {
  /** Returns true if the mistake with this number is on. */
  var __slip: (number: number) => boolean
}

/** After so many questions, a mistake keeps a loop from ending. */
const most = 2_000_000
let on: number | undefined
let asked = 0
let places: Set<number> | undefined

globalThis.__slip = (number) => {
  places?.add(number)
  if (asked > 0) {
    asked += 1
    if (asked > most) throw new Error('The mistake keeps a loop from ending.')
  }
  if (number !== on) return false
  asked ||= 1
  return true
}

/** Switches a mistake on, and the one before it off. */
export function switchOn(mistake: number | undefined): void {
  on = mistake
  asked = 0
}

/** Notes in a set which places are reached from now on. */
export function noteReached(into: Set<number> | undefined): void {
  places = into
}
