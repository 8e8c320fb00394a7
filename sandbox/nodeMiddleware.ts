import type { IncomingMessage, OutgoingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Sandbox } from './createSandbox'
import { ConnectionDropped, type Ending } from './http/faults'

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
        breakOff(outgoing, error.ending)
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

/** Ends the connection. Two lengths are an answer that browsers refuse, so they do not send the request once more. */
function breakOff({ socket }: Pick<OutgoingMessage, 'socket'>, ending: Ending): void {
  if (ending === 'reset') return void socket?.resetAndDestroy()
  if (ending === 'broken') socket?.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n')
  socket?.destroySoon()
}
