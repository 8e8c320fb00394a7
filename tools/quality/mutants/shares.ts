// Runs the checker on all cores. Each process checks a share of the mistakes and prints its findings.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { type Files, root } from '@pagewright/cli/source'
import type { Mutant } from './mutant'
import { caughtByCheck, type Checker } from './tryOut'

export interface Checked {
  /** The number of the mistake. */
  readonly at: number
  /** The problems that the checker reports. Empty if it misses the mistake. */
  readonly names?: readonly string[]
  /** The error, if the checker itself crashed. */
  readonly thrown?: string
}

/** Checks every mistake of a share and reports each. `2/4` is the second of four shares. */
export async function checkShare(
  files: Files,
  mutants: readonly Mutant[],
  share: string,
  tell: (checked: Checked) => void,
  check?: Checker,
): Promise<void> {
  const [part = 1, parts = 1] = share.split('/').map(Number)
  for (const [at, mutant] of mutants.entries()) {
    if (at % parts !== part - 1) continue
    try {
      tell({ at, names: await caughtByCheck(files, mutant, check) })
    } catch (error) {
      tell({ at, thrown: String(error) })
    }
  }
}

/** Starts the script once for each job. `args` make it choose the same mistakes. */
export async function checkInJobs(
  args: readonly string[],
  jobs: number,
  tell: (checked: Checked) => void,
): Promise<void> {
  await Promise.all(
    Array.from({ length: jobs }, async (_, at) => {
      const words = [join(root, 'tools/cli/run.mjs'), 'checkMutants', ...args, '--share', `${at + 1}/${jobs}`]
      const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
      for await (const line of createInterface({ input: child.stdout }))
        if (line.startsWith('{')) tell(JSON.parse(line) as Checked)
      const code = await ended
      if (code !== 0) throw new Error(`The share ${at + 1} of ${jobs} ended with ${String(code)}.`)
    }),
  )
}
