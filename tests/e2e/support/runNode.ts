import { execFile } from 'node:child_process'

export interface Ran {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs a program of Node in a folder. The worker goes on meanwhile: while it stood still, the end of its connections to
 * the site would go unnoticed, and the next call would fail.
 */
export function runNode(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ran> {
  return runProgram(process.execPath, folder, args, env)
}

/** Runs any program in a folder. */
export function runProgram(
  program: string,
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env, maxBuffer: 64 << 20 }
    execFile(program, args, options, (error, stdout, stderr) => {
      const status = typeof error?.code === 'number' ? error.code : error ? 1 : 0
      resolve({ status, stdout, stderr })
    })
  })
}
