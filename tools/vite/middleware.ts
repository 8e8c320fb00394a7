import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request, or calls `next` to leave it to others. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
