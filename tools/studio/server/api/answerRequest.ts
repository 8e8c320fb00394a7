// Answers requests of the studio: reads JSON, performs the operation, and says in words what was refused.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refused } from '@pagewright/cli/change'
import { send } from '@pagewright/vite/source'
import type { Arguments, Operations } from './operations'
import { refuseRequest } from './refuseRequest'

/** The most bytes of a request. All texts in ten languages have about half a megabyte. */
const mostBytes = 4_000_000

/** Answers a request for the operation of a name. */
export async function answerRequest(
  operations: Operations,
  name: string,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = refuseRequest(request, token)
  if (refusal) return refuse(response, refusal.status, refusal.says)
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!operation)
    return refuse(response, 404, `There is no operation "${name}". There are: ${Object.keys(operations).join(', ')}.`)
  const body = await bodyOf(request)
  if (body === undefined) return refuse(response, 413, `A request has at most ${mostBytes} bytes.`)
  const args = argumentsIn(body)
  if (!args) return refuse(response, 400, 'The body of a request is a JSON object.')
  const isWanted = new AbortController()
  response.on('close', () => isWanted.abort())
  try {
    send(response, 'application/json', JSON.stringify((await operation(args, isWanted.signal)) ?? null))
  } catch (error) {
    if (isWanted.signal.aborted) return
    const says = error instanceof Error ? error.message : String(error)
    refuse(response, error instanceof Refused ? 409 : 500, says)
  }
}

function refuse(response: ServerResponse, status: number, says: string): void {
  send(response, 'application/json', JSON.stringify({ says }), status)
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes <= mostBytes) parts.push(part)
  }
  return bytes > mostBytes ? undefined : Buffer.concat(parts).toString('utf8')
}

function argumentsIn(body: string): Arguments | undefined {
  try {
    const json: unknown = JSON.parse(body)
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Arguments) : undefined
  } catch {
    return undefined
  }
}
