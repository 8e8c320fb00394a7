import { WebSocket } from 'ws'

/** The answer to a command, in the DevTools protocol and in WebDriver BiDi. */
export type Reply = { readonly id: number; readonly result: unknown } | { readonly id: number; readonly error: string }

/** Reads a message of either protocol. Returns undefined for events, which nothing waits for. */
export function readReply(text: string): Reply | undefined {
  const message = parseObject(text)
  const id = message?.id
  if (message === undefined || typeof id !== 'number') return undefined
  if (message.error === undefined) return { id, result: message.result }
  // In BiDi, `error` is a string beside `message`. In DevTools, it is an object with a `message`.
  const { error } = message
  if (typeof error === 'string') return { id, error: `${error}: ${String(message.message)}` }
  return { id, error: isValues(error) ? String(error.message) : JSON.stringify(error) }
}

/** Commands and answers over one WebSocket. */
export interface Wire {
  /** Sends a command and returns its result. Throws when the browser refuses it or does not answer in time. */
  send(method: string, params?: object, sessionId?: string): Promise<unknown>
  close(): void
}

const answerMs = 30_000

/** Opens a WebSocket to a browser. */
export function openWire(url: string): Promise<Wire> {
  // Screenshots are large, and a browser on this machine needs no compression.
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    maxPayload: 256 * 1024 * 1024,
    handshakeTimeout: 10_000,
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  let last = 0
  socket.on('message', (data: Buffer) => {
    const reply = readReply(data.toString())
    if (reply) waiting.get(reply.id)?.(reply)
  })
  socket.on('close', () => {
    for (const [id, settle] of waiting) settle({ id, error: 'the browser closed the connection' })
  })
  const wire: Wire = {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const id = (last += 1)
        const settle = (reply: Reply) => {
          clearTimeout(timer)
          waiting.delete(id)
          if ('error' in reply) reject(new Error(`${method}: ${reply.error}`))
          else resolve(reply.result)
        }
        const timer = setTimeout(() => settle({ id, error: `no answer after ${answerMs / 1000} s` }), answerMs)
        waiting.set(id, settle)
        socket.send(
          JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }),
          (error) => {
            if (error) settle({ id, error: error.message })
          },
        )
      }),
    close: () => socket.terminate(),
  }
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(wire))
    socket.on('error', reject)
  })
}

/** Parses JSON text of an object. Returns undefined for anything else. */
export function parseObject(text: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isValues(value) ? value : undefined
  } catch {
    return undefined
  }
}

interface Values {
  readonly [name: string]: unknown
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
