// A registry on this machine (verdaccio), for packages that are on no other one yet. It passes on what it does not have.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../support/freePort'

export interface Registry {
  /** The environment of somebody whose npm uses the registry, may publish there, and has nothing in its cache. */
  readonly env: { readonly [name: string]: string }
  stop(): Promise<void>
}

/** Starts a registry that keeps everything in an empty folder. Throws with what it printed. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true })
  const address = `127.0.0.1:${await freePort()}`
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { cwd: folder, encoding: 'utf8' }).trim()
  // A file of JSON is one of YAML too.
  writeFileSync(
    join(folder, 'config.yaml'),
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      uplinks: { upstream: { url: upstream } },
      packages: {
        '@pagewright/*': { access: '$all', publish: '$all' },
        'create-pagewright': { access: '$all', publish: '$all' },
        '**': { access: '$all', proxy: 'upstream' },
      },
      web: { enable: false },
      log: { type: 'stdout', format: 'pretty', level: 'warn' },
    }),
  )
  // npm publishes only with a token, whatever the registry asks for.
  writeFileSync(join(folder, 'npmrc'), `registry=http://${address}/\n//${address}/:_authToken=anybody\n`)
  const program = join(import.meta.dirname, '../../node_modules/verdaccio/bin/verdaccio')
  const server = spawn(
    process.execPath,
    [program, '--config', join(folder, 'config.yaml'), '--listen', `http://${address}`],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let printed = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  for (let tries = 0; ; tries += 1) {
    if ((await fetch(`http://${address}/-/ping`).catch(() => undefined))?.ok) break
    if (tries > 1000 || server.exitCode !== null) throw new Error(`The registry did not start:\n${printed}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    env: { npm_config_userconfig: join(folder, 'npmrc'), npm_config_cache: join(folder, 'cache') },
    stop() {
      server.kill('SIGTERM')
      return ended
    },
  }
}
