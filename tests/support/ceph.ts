// A real store that speaks S3: Ceph with one monitor, one disk in memory and one gateway, as Debian packs it.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AwsClient } from 'aws4fetch'
import { aptInstall } from './aptInstall'
import { freePort } from './freePort'

const packages = ['radosgw', 'ceph-mon', 'ceph-osd']
const programs = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'ceph-authtool', 'monmaptool', 'setpriv']

/** Installs Ceph where that is possible; returns why it cannot be used, or undefined if it can. */
export function whyNoCeph(): string | undefined {
  const isThere = () => programs.every((program) => existsSync(`/usr/bin/${program}`))
  if (isThere()) return undefined
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return `Ceph is not installed: apt-get install ${packages.join(' ')}`
  aptInstall(packages)
  return isThere() ? undefined : 'Ceph could not be installed.'
}

export interface Ceph {
  /** The variables by which a command reaches it. */
  readonly environment: {
    readonly AWS_ENDPOINT_URL: string
    readonly AWS_ACCESS_KEY_ID: string
    readonly AWS_SECRET_ACCESS_KEY: string
  }
  /** Makes a bucket whose files everybody may read, as a server before it does. */
  makeBucket(name: string): Promise<void>
  stop(): Promise<void>
}

/** Starts a store. Throws with what it printed. It ends with this process at the latest. */
export async function startCeph(): Promise<Ceph> {
  // On a busy machine a daemon ends in one start of thirty.
  for (let left = 4; left > 0; left -= 1) {
    const ceph = await startOnce().catch(() => undefined)
    if (ceph) return ceph
  }
  return startOnce()
}

async function startOnce(): Promise<Ceph> {
  const folder = mkdtempSync(join(tmpdir(), 'ceph-'))
  const [monitor, gateway] = [await freePort(), await freePort()]
  const at = (name: string) => join(folder, name)
  const [cluster, config] = [randomUUID(), at('ceph.conf')]
  for (const name of ['mon', 'osd', 'run']) mkdirSync(at(name))
  writeFileSync(config, configuration(folder, cluster, monitor, gateway))
  const started: ChildProcess[] = []
  const gaveUp = new AbortController()
  const run = (program: string, ...args: readonly string[]) =>
    promisify(execFile)(program, args, { timeout: patience, signal: gaveUp.signal })
  const start = (program: string, ...args: readonly string[]) => {
    const all = ['--pdeathsig', 'KILL', program, '-c', config, '-f', ...args]
    const daemon = spawn('setpriv', all, { stdio: 'ignore' })
    daemon.once('close', (code) => gaveUp.abort(new Error(`${program} ended with ${code}.`)))
    started.push(daemon)
  }
  const stop = async () => {
    const running = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    const ended = running.map((one) => new Promise((resolve) => one.once('close', resolve)))
    for (const one of running) one.kill('SIGKILL')
    await Promise.all(ended)
    rmSync(folder, { recursive: true, force: true })
  }
  const [key, secret] = [randomUUID(), randomUUID()]
  const origin = `http://127.0.0.1:${gateway}`
  try {
    await run('ceph-authtool', '--create-keyring', at('keyring'), '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *')
    await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `[v1:127.0.0.1:${monitor}]`, at('monmap'))
    await run('ceph-mon', '-c', config, '--mkfs', '-i', 'a', '--monmap', at('monmap'), '--keyring', at('keyring'))
    start('ceph-mon', '-i', 'a')
    const disk = randomUUID()
    await run('ceph', '-c', config, 'osd', 'new', disk)
    await run('ceph-osd', '-c', config, '-i', '0', '--mkfs', '--osd-uuid', disk)
    // The daemon would do so itself before it knows the cluster, and end.
    await run('ceph', '-c', config, 'osd', 'crush', 'add', 'osd.0', '1', 'root=default')
    start('ceph-osd', '-i', '0')
    start('radosgw', '-n', 'client.rgw')
    const user = ['user', 'create', '--uid', 'shop', '--display-name', 'shop', '--access-key', key, '--secret', secret]
    await run('radosgw-admin', '-c', config, '-n', 'client.rgw', ...user)
    for (const end = Date.now() + patience; !(await fetch(origin).catch(() => undefined));) {
      if (Date.now() > end) throw new Error('It does not answer.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  } catch (error) {
    const logs = ['mon.a.log', 'osd.0.log', 'client.rgw.log'].filter((name) => existsSync(at(name)))
    const printed = logs.map((name) => readFileSync(at(name), 'utf8').slice(-1000))
    await stop()
    const why = String(gaveUp.signal.reason ?? error)
    throw new Error(`Ceph did not start. ${why}\n${printed.join('\n')}`, { cause: error })
  }
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region: 'us-east-1' })
  return {
    environment: { AWS_ENDPOINT_URL: origin, AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret },
    async makeBucket(name) {
      const allowed = { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `arn:aws:s3:::${name}/*` }
      const policy = JSON.stringify({ Version: '2012-10-17', Statement: [allowed] })
      for (const [query, body] of [
        ['', undefined],
        ['?policy', policy],
      ] as const) {
        const made = await client.fetch(`${origin}/${name}${query}`, { method: 'PUT', ...(body && { body }) })
        if (!made.ok) throw new Error(`The bucket could not be made: ${made.status}`)
      }
    },
    stop,
  }
}

const patience = 120_000

function configuration(folder: string, cluster: string, monitor: number, gateway: number): string {
  return `[global]
fsid = ${cluster}
mon host = v1:127.0.0.1:${monitor}
mon initial members = a
public addr = 127.0.0.1
ms bind ipv6 = false
auth cluster required = none
auth service required = none
auth client required = none
keyring = ${folder}/keyring
run dir = ${folder}/run
admin socket = ${folder}/run/$name.$pid.asok
log file = ${folder}/$name.log
pid file =
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd crush update on start = false
osd class update on start = false
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw run sync thread = false
`
}
