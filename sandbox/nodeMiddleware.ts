import type { IncomingMessage, OutgoingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Sandbox } from './createSandbox'
import { ConnectionDropped } from './http/faults'

const ours = /^\/(?:web|withoutsign|__sandbox)\//

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Connect-style: answers what belongs to the server, and hands everything else on. */
export function sandboxMiddleware(sandbox: Sandbox): Middleware {
  const listen = getRequestListener(
    async (request, { outgoing }) => {
      try {
        return await sandbox.fetch(request)
      } catch (error) {
        if (!(error instanceof ConnectionDropped)) throw error
        breakOff(outgoing)
        return RESPONSE_ALREADY_SENT
      }
    },
    { overrideGlobalObjects: false },
  )
  return (request, response, next) => {
    if (ours.test(request.url ?? '')) void listen(request, response)
    else next()
  }
}

/**
 * Ends the connection so that a browser takes it for a lost one. Where no byte of an answer came on a kept connection,
 * browsers send the request once more by themselves, which would undo the fault: two lengths are an answer they refuse.
 */
function breakOff({ socket }: Pick<OutgoingMessage, 'socket'>): void {
  socket?.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n')
  socket?.destroySoon()
}
