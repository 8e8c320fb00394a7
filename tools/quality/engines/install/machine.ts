import { spawn } from 'node:child_process'
import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from '../../browser'
import { root } from '@pagewright/cli/source'

/** The search for engines asks this of a machine, so that a test can play any machine. */
export interface Machine {
  readonly platform: string
  readonly arch: string
  readonly isRoot: boolean
  /** Folders of programs, in their order. */
  readonly path: readonly string[]
  /** The folder keeps the unpacked engines. */
  readonly cache: string
  isProgram(file: string): boolean
  /** Names in a folder; none where there is no such folder. */
  namesIn(folder: string): readonly string[]
  /** Runs a command without a word of its own. Returns whether it ended well, and what it said. */
  run(
    command: string,
    args: readonly string[],
    ms: number,
  ): Promise<{ readonly isWell: boolean; readonly output: string }>
  /** The Chromium of the browser tests; throws where there is none and none can be installed. */
  findChromium(): Promise<string>
  say(sentence: string): void
}

/** An engine that this machine does not have and could not get: the message says why. */
export class NotHere extends Error {
  override readonly name = 'NotHere'
}

/** The first program of these names in the machine's path. */
export function programOf({ path, isProgram }: Machine, ...names: readonly string[]): string | undefined {
  return names.flatMap((name) => path.map((folder) => join(folder, name))).find(isProgram)
}

export const thisMachine: Machine = {
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
