// Runs before each test file: switches its mistake on, and notes the places that it reaches.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ReachedPlaces, Round } from './round'

declare global {
  /** Returns true if the mistake with this number is on. */
  var __slip: (number: number) => boolean
}

const round = JSON.parse(readFileSync(process.env['SLIPS'] ?? '', 'utf8')) as Round
const file = relative(process.cwd(), expect.getState().testPath ?? '')
const on = round.on[file]
/** A mistake that is asked for more often than this keeps a loop from ending. */
const most = 200_000
let asked = 0

if (round.reached === undefined) {
  globalThis.__slip = (number) => {
    if (number !== on) return false
    asked += 1
    if (asked > most) throw new Error('The mistake keeps a loop from ending.')
    return true
  }
} else {
  const folder = round.reached
  const early = new Set<number>()
  const late = new Set<number>()
  let seen = early
  globalThis.__slip = (number) => {
    seen.add(number)
    return false
  }
  beforeAll(() => {
    seen = late
  })
  afterAll(() => {
    const reached: ReachedPlaces = { file, early: [...early], late: [...late] }
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${file.replaceAll('/', '+')}.json`), JSON.stringify(reached))
  })
}
