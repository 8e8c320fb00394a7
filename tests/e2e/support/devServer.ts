import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from '@playwright/test'
import { untilReleased } from '../../../tools/commands/cleanUp'
import { copyProject, type ProjectCopy } from '../../../tools/commands/projectCopy'
import { desk } from './phone'

export interface DevServer {
  readonly origin: string
  /** Ends when the process has. */
  stop(): Promise<void>
}

/** Runs `npm start` for a copy of the project, at a port that is free. Throws with what it said where it ends by itself. */
export function startDevServer(folder: string): Promise<DevServer> {
  return startServer(folder, [process.execPath, 'tools/cli/run.mjs', 'start', '--port', '5300'])
}

/**
 * Runs a command that serves a site and prints its address. Throws with what it said where it ends by itself. Its processes
 * end with this one at the latest: a hook that takes too long leaves none.
 */
export function startServer(folder: string, [program = '', ...args]: readonly string[]): Promise<DevServer> {
  const server = spawn(program, args, {
    cwd: folder,
    detached: true,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const end = () => {
    if (server.pid !== undefined && server.exitCode === null && server.signalCode === null)
      process.kill(-server.pid, 'SIGTERM')
  }
  const release = untilReleased(end)
  const stop = () => {
    release()
    end()
    return ended
  }
  return new Promise((resolve, reject) => {
    const said: string[] = []
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line)
        const [origin] = /http:\/\/[\w.]+:\d+/.exec(line) ?? []
        if (origin !== undefined) resolve({ origin, stop })
      })
    }
    server.once('exit', () => reject(new Error(`${args.join(' ')} ended:\n${said.join('\n')}`)))
  })
}

/** A copy of the project that `npm start` serves to the tests of a file. */
export interface ServedCopy {
  readonly origin: () => string
  readonly folder: () => string
  /** Returns the text of a file of the copy. */
  read(file: string): string
}

/**
 * Serves a copy of the project to the tests of the file that calls it, which run one after another on a desk. With the name
 * of an example, serves that product of the copy.
 */
export function serveCopy(example?: string): ServedCopy {
  test.use(desk)
  test.describe.configure({ mode: 'default' })
  let begun: { readonly copy: ProjectCopy; readonly server: DevServer } | undefined
  const served = () => begun ?? fail('The copy is served while tests run.')
  test.beforeAll(async () => {
    const copy = copyProject()
    const command = [process.execPath, 'tools/cli/run.mjs', 'dev', example ?? '', '--port', '5340']
    const server = example === undefined ? startDevServer(copy.folder) : startServer(copy.folder, command)
    begun = { copy, server: await server }
  })
  test.afterAll(async () => {
    await begun?.server.stop()
    begun?.copy.remove()
  })
  return {
    origin: () => served().server.origin,
    folder: () => served().copy.folder,
    read: (file) => readFileSync(join(served().copy.folder, file), 'utf8'),
  }
}

function fail(message: string): never {
  throw new Error(message)
}
