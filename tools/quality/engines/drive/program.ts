import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { untilReleased } from '../../cleanUp'

/** A running program and its child processes. */
export interface Program {
  /** Waits for a matching line of output and returns the match. Throws with the output after `ms`. */
  line(pattern: RegExp, ms: number): Promise<RegExpExecArray>
  /** Ends the whole process group and waits until the program is gone. */
  stop(): Promise<void>
}

interface Options {
  readonly env?: NodeJS.ProcessEnv
  /** Opens a pipe as file descriptor 3, whose text counts as output. */
  readonly hasThirdPipe?: boolean
}

/** The time that a program has to end by itself, in milliseconds. */
const graceMs = 2000

/** Starts a program as leader of its own process group, so that one signal also ends its children. */
export function startProgram(command: string, args: readonly string[], options: Options = {}): Program {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.hasThirdPipe ? (['pipe'] as const) : [])],
  })
  const release = untilReleased(() => signalGroup(child, 'SIGKILL'))
  let output = ''
  let isOver = false
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  for (const stream of child.stdio.slice(1)) {
    stream?.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-20_000)
      notify()
    })
  }
  const over = new Promise<void>((resolve) => {
    const end = (why: string) => {
      if (isOver) return
      isOver = true
      output += why
      notify()
      resolve()
    }
    child.once('error', (error) => end(`\n${error.message}`))
    // Not `close`, because a grandchild may outlive the program and keep its pipes open.
    child.once('exit', (code, signal) => end(`\n(ended with ${code ?? signal})`))
  })

  return {
    line: (pattern, ms) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          const match = pattern.exec(output)
          if (!match && !isOver) return
          clearTimeout(timer)
          listeners.delete(settle)
          if (match) resolve(match)
          else reject(new Error(`${command} ended before it was ready:\n${output.trim()}`))
        }
        const timer = setTimeout(() => {
          listeners.delete(settle)
          reject(new Error(`${command} was not ready after ${ms / 1000} s:\n${output.trim()}`))
        }, ms)
        listeners.add(settle)
        settle()
      }),
    async stop() {
      // Some programs remove their files when they get SIGTERM.
      signalGroup(child, 'SIGTERM')
      await Promise.race([over, wait(graceMs)])
      // Children may have outlived their leader.
      signalGroup(child, 'SIGKILL')
      await over
      release()
      for (const stream of child.stdio) stream?.destroy()
    },
  }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has already ended.
  }
}
