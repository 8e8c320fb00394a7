// A real nginx with the configuration of deploy/nginx, on free ports of this machine and with a certificate of its own.
import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type OutgoingHttpHeaders } from 'node:http2'
import { root } from '../../../tools/cli/root'
import { aptInstall } from '../../support/aptInstall'
import { freePort } from '../../support/freePort'
import { certify } from './tlsFront'

const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync)
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']

/** Installs nginx where that is possible; returns why it cannot be used, or undefined if it can. */
export function whyNoNginx(): string | undefined {
  if (program && existsSync(brotli)) return undefined
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return `nginx with its brotli module is not installed: apt-get install ${packages.join(' ')}`
  aptInstall(packages)
  // A server that the package started is not ours.
  spawnSync('service', ['nginx', 'stop'], { stdio: 'ignore' })
  return existsSync(brotli) ? undefined : 'nginx could not be installed.'
}

export interface Nginx {
  readonly origin: string
  /** Serves another folder from now on, as a deployment does that moves a link. */
  serve(folder: string): void
  stop(): Promise<void>
}

interface Setup {
  /** The folder of the configuration, as docs/deploy.md names it. */
  readonly kit?: string
  readonly hasBrotli?: boolean
}

/**
 * Starts nginx for a build, with the files where docs/deploy.md says. `place` is an empty folder in place of
 * `/etc/nginx`. Throws with what nginx printed.
 */
export async function startNginx(
  place: string,
  build: string,
  { kit = join(root, 'deploy/nginx'), hasBrotli = true }: Setup = {},
): Promise<Nginx> {
  const [port, plain] = [await freePort(), await freePort()]
  const current = join(place, 'current')
  const server = readFileSync(join(kit, 'server.conf'), 'utf8')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll(/(?<=^ *)server_name .*;/gm, 'server_name _;')
    .replace(/root +\/.*;/, `root ${current};`)
    .replace(/ssl_certificate +\/.*;/, `ssl_certificate ${join(place, 'cert.pem')};`)
    .replace(/ssl_certificate_key +\/.*;/, `ssl_certificate_key ${join(place, 'key.pem')};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(place, name)};`,
  )
  writeFileSync(
    join(place, 'nginx.conf'),
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      ...(hasBrotli ? [`load_module ${brotli};`] : []),
      `pid ${join(place, 'nginx.pid')};`,
      'events {}',
      `http { access_log off; ${temporary.join(' ')} include conf.d/*.conf; }`,
    ].join('\n'),
  )
  const included = join(place, 'conf.d')
  mkdirSync(included)
  writeFileSync(join(included, 'server.conf'), server)
  for (const name of hasBrotli ? ['http.conf', 'brotli.conf'] : ['http.conf'])
    copyFileSync(join(kit, name), join(included, name))
  copyFileSync(join(kit, 'security-headers.conf'), join(place, 'security-headers.conf'))
  const { key, cert } = certify()
  writeFileSync(join(place, 'key.pem'), key)
  writeFileSync(join(place, 'cert.pem'), cert)
  const serve = (folder: string) => {
    rmSync(current, { force: true })
    symlinkSync(folder, current)
  }
  serve(build)
  mkdirSync(join(place, 'client_body'), { recursive: true })
  const args = ['-p', place, '-c', join(place, 'nginx.conf'), '-e', join(place, 'error.log'), '-g', 'daemon off;']
  const nginx = spawn(program ?? '/usr/sbin/nginx', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [nginx.stdout, nginx.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))
  const ended = new Promise<void>((resolve) => nginx.once('close', () => resolve()))
  const origin = `https://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    const answer = await ask(origin, '/').catch(() => undefined)
    if (answer) break
    if (tries > 1000 || nginx.exitCode !== null) throw new Error(`nginx did not start:\n${printed}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    serve,
    stop() {
      nginx.kill('SIGTERM')
      return ended
    },
  }
}

export interface Answer {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  readonly body: Buffer
}

/** Asks by HTTP/2, as browsers do. Rejects if the server does not speak it. */
export function ask(origin: string, path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false })
    session.once('error', reject)
    const asked = session.request({ ':path': path, ...headers })
    const parts: Buffer[] = []
    let head: { readonly [name: string]: unknown } = {}
    asked.once('response', (answer) => (head = answer))
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.once('error', reject)
    asked.once('end', () => {
      session.close()
      const text = Object.entries(head).map(([name, value]) => [name, String(value)] as const)
      resolve({ status: Number(head[':status']), headers: Object.fromEntries(text), body: Buffer.concat(parts) })
    })
    asked.end()
  })
}
