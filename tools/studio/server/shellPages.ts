// The shell's address, and the script that it adds to pages in its phone.
import type { IncomingMessage } from 'node:http'

export const shellAddress = '/__shell/'
export const nativeScript = `${shellAddress}native.js`
/** The address of the real apps' scripts, if there are any. */
export const realScripts = `${shellAddress}realScripts.js`

/** Returns whether a frame requests a page of the product. Only the shell has such frames. */
export function isForPhone({ method, url = '/', headers }: IncomingMessage): boolean {
  const isFramed = headers['sec-fetch-dest'] === 'iframe' && (headers.accept ?? '').includes('text/html')
  const [path = ''] = url.split('?', 1)
  return method === 'GET' && isFramed && !/^\/(__|@)|\.\w+$/.test(path)
}

/** Adds the app's scripts before all others of a page. Throws if the page has no head. */
export function withNative(html: string, sources: readonly string[] = [nativeScript]): string {
  const [head] = /<head>\s*(?:<meta name="referrer"[^>]*>)?/.exec(html) ?? []
  if (head === undefined) throw new Error('index.html has no <head>, so the shell has no place for its script.')
  const scripts = sources.map((source) => `\n    <script src="${source}"></script>`)
  return html.replace(head, () => [head, ...scripts].join(''))
}
