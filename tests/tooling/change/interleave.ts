// Two editors change one product at the same time, in random order. Nothing that was written may be lost.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  applyChanges,
  type ProductChange,
  type ChangeSet,
  planChanges,
  readJournal,
  Refused,
  undoChange,
} from '@pagewright/cli/change'
import { createSeeded, type Seeded } from './seeded'
import { createSmallProduct, type SmallProduct } from '../../support/smallProduct'

export interface InterleavingResult {
  readonly rounds: number
  readonly written: number
  /** Changes that were refused because the other editor had changed the same place. */
  readonly refused: number
  /** Changes that were lost, or refused without need. Empty if all is well. */
  readonly failures: readonly string[]
}

/** A place that both editors change, and where its value stands. */
interface Spot {
  readonly file: string
  readonly line: RegExp
  change(value: string): ProductChange
}

const spots: readonly Spot[] = [
  {
    file: 'pages/two.ts',
    line: /first = \{\n.*/,
    change: (value) => ({ do: 'set', page: '/first', at: ['title'], value }),
  },
  {
    file: 'pages/two.ts',
    line: /second = \{\n.*/,
    change: (value) => ({ do: 'set', page: '/second', at: ['title'], value }),
  },
  {
    file: 'pages/two.ts',
    line: /const own.*/,
    change: (value) => ({ do: 'set', page: '/first', at: ['blocks', 'list', 'own', 'label'], value }),
  },
  {
    file: 'locales/en.json',
    line: /"a\.first".*/,
    change: (text) => ({ do: 'text', language: 'en', key: 'a.first', text }),
  },
  {
    file: 'markets/north.ts',
    line: /pages:.*/,
    change: (value) => ({
      do: 'set',
      page: '/first',
      market: 'north',
      at: ['blocks', 'list', 'show', 'lines', 'date', 'label'],
      value,
    }),
  },
  {
    file: 'pages/third.json',
    line: /"entries".*/,
    change: (value) => ({ do: 'set', page: '/third', at: ['entries', '1'], value }),
  },
]

const steps = 6
const unchecked = { check: false, who: 'editor' } as const

/** Plays rounds of planning and applying by two editors, on the disk. Each round ends with undoing all of it. */
export async function interleave({
  seed,
  rounds,
}: {
  readonly seed: number
  readonly rounds: number
}): Promise<InterleavingResult> {
  const product = createSmallProduct()
  const seeded = createSeeded(seed)
  const start = product.texts()
  const failures: string[] = []
  let [written, refused] = [0, 0]
  try {
    for (let round = 0; round < rounds; round += 1) {
      const played = await playRound(product, seeded, round)
      written += played.written
      refused += played.refused
      failures.push(...played.failures.map((what) => `round ${round}: ${what}`))
      for (const { id } of readJournal(product.folder).toReversed()) await undoChange(product.folder, id, unchecked)
      if (JSON.stringify(product.texts()) !== JSON.stringify(start))
        failures.push(`round ${round}: undoing left something`)
      rmSync(join(product.folder, '.pagewright'), { recursive: true, force: true })
    }
  } finally {
    product.remove()
  }
  return { rounds, written, refused, failures }
}

interface Waiting {
  readonly set: ChangeSet
  readonly spot: Spot
  readonly value: string
  readonly seen: readonly string[]
  /** The value that the editor saw. */
  readonly was: string | undefined
}

async function playRound({ folder, read }: SmallProduct, seeded: Seeded, round: number) {
  const known = new Map<Spot, string>()
  const editors: Waiting[][] = [[], []]
  const failures: string[] = []
  let [written, refused] = [0, 0]
  for (let step = 0; step < steps; step += 1) {
    const editor = seeded.one(editors)
    const [waiting] = editor
    if (!waiting || seeded.below(2) === 0) {
      const [spot, value] = [seeded.one(spots), `r${round}s${step}`]
      const set = { changes: [spot.change(value)] }
      editor.push({ set, spot, value, seen: (await planChanges(folder, set, unchecked)).seen, was: known.get(spot) })
      continue
    }
    editor.shift()
    const { set, spot, value, seen, was } = waiting
    const isStale = known.get(spot) !== was
    const isWritten = await isApplied(folder, set, seen)
    if (isWritten === isStale)
      failures.push(`${value} was ${isWritten ? 'written over another change' : 'refused without need'}`)
    if (isWritten) known.set(spot, value)
    written += isWritten ? 1 : 0
    refused += isWritten ? 0 : 1
  }
  for (const [{ file, line }, value] of known)
    if (!line.exec(read(file))?.[0].includes(value)) failures.push(`${value} is lost`)
  return { written, refused, failures }
}

async function isApplied(folder: string, set: ChangeSet, seen: readonly string[]): Promise<boolean> {
  try {
    await applyChanges(folder, set, { ...unchecked, seen })
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
