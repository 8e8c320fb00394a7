import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root'
import { tool } from '../tool'
import { failed, passed, type Outcome } from './step'

export interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs the command of an installed package and keeps what it prints, errors included, in the order it came. */
export function runTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return runNode([tool(name), ...args], env)
}

/** A step that is one command of a package: passed when it ends with 0. */
export async function judgeTool(name: string, args: readonly string[]): Promise<Outcome> {
  return judge(name, await runTool(name, args))
}

/** A step that is one of our own scripts, in a process of its own. */
export async function judgeScript(name: string, args: readonly string[]): Promise<Outcome> {
  return judge(name, await runNode([join(root, 'scripts', 'run.mjs'), name, ...args]))
}

function judge(name: string, { code, output }: Ended): Outcome {
  return code === 0 ? passed() : failed(output || `${name} ended with ${code} and said nothing.`)
}

function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const started = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    started.stdout.on('data', keep)
    started.stderr.on('data', keep)
    started.on('error', (error) => resolve({ code: 1, output: error.message }))
    started.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
