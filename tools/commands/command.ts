import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root, commandPath } from '@pagewright/cli/source'
import { untilReleased } from './cleanUp'

export interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs the command of an installed package and keeps what it prints, errors included, in the order it came. */
export function runTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return runNode([commandPath(name), ...args], env)
}

/** Runs a command of package.json's scripts in a process of its own. */
export function runScript(...words: readonly string[]): Promise<Ended> {
  return runNode([join(root, 'tools/ready.mjs'), ...words])
}

function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return runCommand(process.execPath, args, { env })
}

interface Surroundings {
  readonly cwd?: string | undefined
  readonly env?: NodeJS.ProcessEnv
  /** Asked to end after so many milliseconds. */
  readonly timeout?: number | undefined
  /** Ends the command when it is aborted, with every process that the command started. */
  readonly signal?: AbortSignal
}

/** Runs any command, in the project's folder unless another one is named. It ends with this process at the latest. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, timeout, signal }: Surroundings,
): Promise<Ended> {
  return new Promise((resolve) => {
    const started = spawn(command, args, {
      cwd,
      env: { ...ownEnvironment(), NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      // A group of its own can be ended as a whole; Windows has none.
      detached: process.platform !== 'win32',
    })
    const end = () => endGroup(started)
    signal?.addEventListener('abort', end, { once: true })
    const release = untilReleased(end)
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    started.stdout.on('data', keep)
    started.stderr.on('data', keep)
    started.on('error', (error) => resolve({ code: 1, output: error.message }))
    started.on('close', (code) => {
      signal?.removeEventListener('abort', end)
      release()
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Returns the variables of this process without those of Vite and Vitest. A command that inherits them builds React for
 * development, or serves no studio.
 */
function ownEnvironment(): NodeJS.ProcessEnv {
  const isTheirs = (name: string) => /^(?:NODE_ENV|TEST|VITEST\w*|FORCE_TTY|FORCE_COLOR)$/.test(name)
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isTheirs(name)))
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid)
  } catch {
    // It has ended already.
  }
}
