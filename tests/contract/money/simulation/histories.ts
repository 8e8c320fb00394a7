// Runs many histories, and collects their violations.
import { readContract } from '../../../../tools/cli/generate/schemaSet'
import { endpointShape } from '../../../../tools/cli/generate/shapes'
import type { MoneyShape } from '../../../../src/engine/money/outcomeRule'
import { runHistory } from './history'
import type { Wrong } from './ledger'
import type { Sabotage } from './sabotage'

export interface Tally {
  readonly histories: number
  readonly commits: number
  readonly doublesByBrowser: number
  readonly unclear: number
  readonly broken: number
  /** Number of times that each fault occurred. */
  readonly met: { readonly [fault: string]: number }
  readonly wrongs: { readonly [kind in Wrong]: number }
  /** The first histories with a violation, each with the command that replays it. */
  readonly failures: readonly string[]
}

/** Returns the shapes of all calls, as the pages get them. */
export function shapesOf(root: string): { readonly [endpoint: string]: MoneyShape } {
  const contract = readContract(root)
  return Object.fromEntries(
    Object.keys(contract.calls).map((name) => [name, endpointShape(contract, contract.set, name) as MoneyShape]),
  )
}

export async function runHistories(options: {
  readonly root: string
  readonly seed: number
  readonly runs: number
  readonly sabotage?: Sabotage | undefined
  /** Ends the run before all histories, as soon as it returns true. */
  readonly isEnough?: (wrongs: Tally['wrongs']) => boolean
}): Promise<Tally> {
  const shapes = shapesOf(options.root)
  const wrongs = { doubleCommit: 0, neverReported: 0, falseSuccess: 0, falseRefusal: 0, neverEnds: 0, destroyed: 0 }
  const failures: string[] = []
  const met = new Map<string, number>()
  let commits = 0
  let doublesByBrowser = 0
  let unclear = 0
  let broken = 0
  const { stackTraceLimit } = Error
  // Errors are part of every history, and nobody reads their stacks.
  Error.stackTraceLimit = 0
  let histories = 0
  while (histories < options.runs) {
    const seed = options.seed + histories
    histories += 1
    const told = await runHistory({ seed, shapes, sabotage: options.sabotage })
    commits += told.commits
    doublesByBrowser += told.doublesByBrowser
    unclear += told.unclear
    broken += told.broken
    for (const [fault, times] of told.met) met.set(fault, (met.get(fault) ?? 0) + times)
    const kinds = new Set(told.wrongs.map((wrong) => wrong.split(':')[0] as Wrong))
    for (const kind of kinds) wrongs[kind] += 1
    const saboteur = options.sabotage ? ` --sabotage ${options.sabotage}` : ''
    if (kinds.size > 0 && failures.length < 50)
      failures.push(`${told.wrongs.join('; ')}. Replay: node tools/ready.mjs simulate --seed ${seed}${saboteur}`)
    if (options.isEnough?.(wrongs)) break
  }
  Error.stackTraceLimit = stackTraceLimit
  return { histories, commits, doublesByBrowser, unclear, broken, met: Object.fromEntries(met), wrongs, failures }
}
