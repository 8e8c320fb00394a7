// Answers for the pages that parts of `npm start` serve.
import type { ServerResponse } from 'node:http'

export function redirect(response: ServerResponse, address: string): void {
  response.writeHead(302, { location: address }).end()
}

export function send(response: ServerResponse, type: string, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(text)
}
