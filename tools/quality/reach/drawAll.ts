// Draws many forms in a child process. A form that takes too long ends the process, and the next one begins in another.
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@pagewright/cli/source'
import type { FormJob, FormResult } from './formJob'

const mostSeconds = 20

/** Draws forms, one after another. */
export async function drawAll(
  jobs: readonly FormJob[],
  report: (done: number) => void,
): Promise<readonly FormResult[]> {
  const results: FormResult[] = []
  let child: ChildProcess | undefined
  for (const job of jobs) {
    child ??= await started()
    const result = await answer(child, job)
    if (!result) {
      child.kill('SIGKILL')
      child = undefined
    }
    results.push(
      result ?? { isDrawn: false, seconds: mostSeconds, problem: `not drawn in ${mostSeconds} s`, documents: [] },
    )
    report(results.length)
  }
  child?.disconnect()
  return results
}

async function started(): Promise<ChildProcess> {
  const child = fork(join(root, 'tools/cli/run.mjs'), ['reachForms'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await new Promise((resolve) => child.once('message', resolve))
  return child
}

/** Returns undefined if the process ends or takes too long. */
function answer(child: ChildProcess, job: FormJob): Promise<FormResult | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(undefined), mostSeconds * 1000)
    const exited = () => end(undefined)
    const end = (result: FormResult | undefined) => {
      clearTimeout(timer)
      child.off('message', end)
      child.off('exit', exited)
      resolve(result)
    }
    child.on('message', end)
    child.on('exit', exited)
    child.send(job)
  })
}
