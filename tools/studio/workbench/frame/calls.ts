import { endpoints, sandbox } from 'virtual:studio/product'

/** The first parts of the addresses of endpoints: `web` of `POST /web/guild/list`. */
const folders = new Set(endpoints.map((endpoint) => endpoint.split(/[ /#]+/)[1]))

/** Returns whether a path of the site is a call to the server, or to what the sandbox adds to it. */
export function isCall(path: string): boolean {
  return path.startsWith('/__sandbox/') || folders.has(path.split('/')[1])
}

/** Whether each column has a sandbox of its own. Without one, pages call the server of the product. */
export const hasOwnSandbox = sandbox !== 'none'
