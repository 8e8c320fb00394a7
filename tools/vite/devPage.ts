// What parts of `npm start` answer and print.
import type { ServerResponse } from 'node:http'
import type { PreviewServer, ViteDevServer } from 'vite'

export function redirect(response: ServerResponse, address: string): void {
  response.writeHead(302, { location: address }).end()
}

export function send(response: ServerResponse, type: string, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(text)
}

/** Calls back when a server has printed its addresses, with the first of them. */
export function afterUrls(server: ViteDevServer | PreviewServer, print: (address: string) => void): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    const [address] = server.resolvedUrls?.local ?? server.resolvedUrls?.network ?? []
    if (address !== undefined) print(address)
  }
}

/** Prints an address in the manner of Vite. */
export function printAddress({ config }: ViteDevServer | PreviewServer, name: string, text: string): void {
  config.logger.info(`  ➜  ${`${name}:`.padEnd(9)}${text}`)
}
