import { createServer } from 'node:http'
import { listenFrom } from './listenFrom'
import { serveFiles } from './serveFiles'
import type { Middleware } from './middleware'
import { type Headers, productHeaders } from './productHeaders'
import { root } from '@pagewright/cli/source'

export interface Site {
  readonly origin: string
  stop(): Promise<void>
}

/** Serves a build and an API on one port. The API answers first, then the files of the build. */
export async function startSite(options: {
  readonly folder: string
  readonly api: Middleware
  readonly port: number
  readonly host: string
  /** The headers. The default is those for browsers. */
  readonly headers?: Headers
}): Promise<Site> {
  const files = serveFiles(options.folder, options.headers ?? productHeaders(root))
  const server = createServer((request, response) => options.api(request, response, () => files(request, response)))
  // With Node's 5 s, a busy client may send a call just as the server closes the connection.
  server.keepAliveTimeout = 65_000
  const port = await listenFrom(server, options.port, options.host)
  return {
    origin: `http://${options.host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
