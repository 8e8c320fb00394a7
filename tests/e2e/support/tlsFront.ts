// A front with TLS and HTTP/2 before a site, as most servers have one. It ends a connection the way the site ended its own.
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { constants, createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { spawnSync } from 'node:child_process'

export interface TlsFront {
  readonly origin: string
  stop(): void
}

export async function startTlsFront(site: string): Promise<TlsFront> {
  const server = createSecureServer({ ...certify(), allowHTTP1: true }, pass)
  // What Node gives a request is a socket within this one, which cannot be reset.
  const sockets = new Map<number | undefined, Socket>()
  server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function pass(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const { method, url, headers } = request
    const asked = ask(`${site}${url}`, { method, headers: withoutHttp2(headers), agent: false })
    asked.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHttp1(answer.headers))
      answer.pipe(response)
    })
    asked.once('error', (error: NodeJS.ErrnoException) => breakOff(response, error))
    response.once('close', () => asked.destroy())
    request.pipe(asked)
  }

  function breakOff({ stream }: Http2ServerResponse, { code, errno }: NodeJS.ErrnoException): void {
    if (code !== 'ECONNRESET') return stream.close(constants.NGHTTP2_INTERNAL_ERROR)
    const socket = sockets.get(stream.session?.socket.remotePort)
    // Node itself makes the error of a FIN, without the number of the system.
    if (errno === undefined) socket?.destroySoon()
    else socket?.resetAndDestroy()
  }

  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      for (const socket of sockets.values()) socket.destroy()
    },
  }
}

const withoutHttp2 = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))

/** Headers about the connection, which HTTP/2 does not allow. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']
const withoutHttp1 = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)))

const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']

/** Makes a key and its certificate, both in the PEM form, for this machine and two days. */
export function certify(): { readonly key: string; readonly cert: string } {
  // Without file names, both are printed.
  const made = spawnSync('openssl', ['req', ...kind, ...subject, '-keyout', '-', '-out', '-'], { encoding: 'utf8' })
  const [key, cert] = made.stdout?.split(/(?=-----BEGIN CERTIFICATE)/) ?? []
  if (key === undefined || cert === undefined) throw new Error(`openssl made no certificate:\n${made.stderr}`)
  return { key, cert }
}
