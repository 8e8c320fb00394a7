import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { untilReleased } from '../../../tools/commands/cleanUp'

export interface DevServer {
  readonly origin: string
  /** The lines that it has printed so far. */
  readonly said: readonly string[]
  /** Ends when the process has. */
  stop(): Promise<void>
}

/** Builds an example, and serves the build with its real headers and its sandbox. */
export async function previewExample(name: string): Promise<DevServer> {
  const root = join(import.meta.dirname, '../../..')
  const [folder, vite] = [join(root, 'examples', name), join(root, 'node_modules/vite/bin/vite.js')]
  const place = mkdtempSync(join(tmpdir(), 'example-'))
  const remove = () => rmSync(place, { recursive: true, force: true })
  const into = ['--outDir', join(place, 'dist')]
  try {
    const built = spawnSync(process.execPath, [vite, 'build', ...into], { cwd: folder, encoding: 'utf8' })
    if (built.status !== 0) throw new Error(`${name} cannot be built:\n${built.stdout}${built.stderr}`)
    const server = await startServer(folder, [process.execPath, vite, 'preview', ...into, '--port', '0'])
    return { ...server, stop: () => server.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * Runs a command that serves a site and prints its address. Throws with what it said where it ends by itself. Its processes
 * end with this one at the latest: a hook that takes too long leaves none.
 */
export function startServer(
  folder: string,
  [program = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<DevServer> {
  const server = spawn(program, args, {
    cwd: folder,
    detached: true,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
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
        if (origin !== undefined) resolve({ origin, said, stop })
      })
    }
    server.once('exit', () => reject(new Error(`${args.join(' ')} ended:\n${said.join('\n')}`)))
  })
}
