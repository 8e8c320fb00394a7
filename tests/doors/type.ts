// Types a command into a shell as a person does, waits for what it says, and stops it with Ctrl+C.
import { type ChildProcess, spawn } from 'node:child_process'

export interface Typed {
  /** Everything that the command has printed, errors included. */
  said(): string
  /** Resolves with the first match of what is printed. Throws if the command ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Resolves with the exit code, when the command and all that it started have ended. */
  ended(): Promise<number>
  /** Presses Ctrl+C, which reaches every process of the command. */
  interrupt(): void
  /** Ends every process of the command at once. */
  kill(): void
}

/** `env` are variables besides those of the runner. */
export function type(
  command: string,
  folder: string,
  input = '',
  env: { readonly [name: string]: string } = {},
): Typed {
  const shell = spawn(command, {
    cwd: folder,
    shell: true,
    // A group of its own, as a terminal gives it: Ctrl+C reaches all of it, and nothing of it may stay.
    detached: true,
    env: { ...process.env, ...plain, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let text = ''
  const heard = new Set<() => void>()
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      for (const tell of heard) tell()
    })
  shell.stdin.on('error', () => {})
  shell.stdin.end(input)
  const closed = new Promise<number>((resolve) =>
    shell.once('close', (code, signal) => resolve(code ?? codeOf(signal))),
  )
  return {
    said: () => text,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const tell = () => {
          const match = pattern.exec(text)
          if (match) resolve(match)
        }
        heard.add(tell)
        tell()
        void closed.then((code) => reject(new Error(`\`${command}\` ended with ${code}:\n${text}`)))
      }),
    ended: () => closed,
    interrupt: () => signalGroup(shell, 'SIGINT'),
    kill: () => signalGroup(shell, 'SIGKILL'),
  }
}

/** Without the variables of the runner, and in plain text. */
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined, CI: undefined, npm_config_port: undefined }

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}

function codeOf(signal: NodeJS.Signals | null): number {
  return signal === 'SIGINT' ? 130 : 1
}
