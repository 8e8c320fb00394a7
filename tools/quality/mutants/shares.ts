// The checker on all cores: each process looks at its share of the mistakes and says what it found.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { type Files, root } from '@pagewright/cli/source'
import type { Mutant } from './mutant'
import { caughtByCheck, type Checker } from './tryOut'

export interface Checked {
  /** The number of the mistake. */
  readonly at: number
  /** The problems that are found; none where the mistake is not noticed. */
  readonly names?: readonly string[]
  /** Why nothing can be said: the checker itself broke down. */
  readonly thrown?: string
}

/** Looks at every mistake of a share, `2/4` being the second of four, and tells one after another. */
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

/** Runs the script itself once for each job; `args` choose the same mistakes there. */
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
