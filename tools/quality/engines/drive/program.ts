import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { untilReleased } from './cleanUp'

/** A running program and all that it started. */
export interface Program {
  /** Waits for a line of its output that matches, and returns the match. Throws with the output after `ms`. */
  line(pattern: RegExp, ms: number): Promise<RegExpExecArray>
  /** Ends the whole process group and waits until the program is gone. */
  stop(): Promise<void>
}

interface Options {
  readonly env?: NodeJS.ProcessEnv
  /** Gives the program a pipe as file descriptor 3, whose text counts as output. */
  readonly hasThirdPipe?: boolean
}

/** How long a program has to end by itself. */
const graceMs = 2000

/** Starts a program as the leader of its own process group, so that one signal ends it with its children. */
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
    // Not `close`: a grandchild that outlives the program may hold its pipes open.
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
      // Some remove files of theirs when they are asked to end.
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
    // The group is gone already.
  }
}
