import { spawn } from 'node:child_process'
import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from '../../browser'
import { root } from '@pagewright/cli/source'

/** The machine, as the search for engines sees it. Tests replace it. */
export interface InstallMachine {
  readonly platform: string
  readonly arch: string
  readonly isRoot: boolean
  /** Folders of programs, in the order of the search. */
  readonly path: readonly string[]
  /** The folder of unpacked engines. */
  readonly cache: string
  isProgram(file: string): boolean
  /** Returns the names in a folder, or none if it does not exist. */
  namesIn(folder: string): readonly string[]
  /** Runs a command silently. Returns whether it succeeded, and its output. */
  run(
    command: string,
    args: readonly string[],
    ms: number,
  ): Promise<{ readonly isWell: boolean; readonly output: string }>
  /** Returns the Chromium of the browser tests. Throws if there is none and none can be installed. */
  findChromium(): Promise<string>
  say(sentence: string): void
}

/** The machine does not have an engine and cannot install it. The message says why. */
export class NotHere extends Error {
  override readonly name = 'NotHere'
}

/** Returns the first program with one of these names in the machine's path. */
export function programOf({ path, isProgram }: InstallMachine, ...names: readonly string[]): string | undefined {
  return names.flatMap((name) => path.map((folder) => join(folder, name))).find(isProgram)
}

export const thisMachine: InstallMachine = {
  platform: process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
  path: (process.env.PATH ?? '').split(delimiter).filter(Boolean),
  cache: join(root, 'node_modules/.cache/engines'),
  isProgram(file) {
    try {
      accessSync(file, constants.X_OK)
      return statSync(file).isFile()
    } catch {
      return false
    }
  },
  namesIn(folder) {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  },
  run: (command, args, ms) =>
    new Promise((resolve) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: ms, killSignal: 'SIGKILL' })
      let output = ''
      const keep = (part: Buffer) => (output = (output + part.toString()).slice(-4000))
      child.stdout.on('data', keep)
      child.stderr.on('data', keep)
      child.once('error', (error) => resolve({ isWell: false, output: error.message }))
      child.once('exit', (code) => resolve({ isWell: code === 0, output: output.trim() }))
    }),
  findChromium: () => findBrowser(),
  say: (sentence) => console.error(sentence),
}
