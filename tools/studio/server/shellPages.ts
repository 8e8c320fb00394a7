// The shell's part in what a server sends: its address, and its script in the pages that are opened inside of it.
import type { IncomingMessage } from 'node:http'

export const shellAddress = '/__shell/'
export const nativeScript = `${shellAddress}native.js`
/** The scripts of real apps, where a folder has some. */
export const realScripts = `${shellAddress}realScripts.js`

/** Whether a page of the product is asked for by a frame, which only the shell has. */
export function isForPhone({ method, url = '/', headers }: IncomingMessage): boolean {
  const isFramed = headers['sec-fetch-dest'] === 'iframe' && (headers.accept ?? '').includes('text/html')
  return method === 'GET' && isFramed && !/^\/(__|@)|\.\w+(\?|$)/.test(url)
}

/** Puts the app's scripts before every other one of a page. Throws when the page has no head. */
export function withNative(html: string, sources: readonly string[] = [nativeScript]): string {
  const [head] = /<head>\s*(?:<meta name="referrer"[^>]*>)?/.exec(html) ?? []
  if (head === undefined) throw new Error('index.html has no <head>, so the shell has no place for its script.')
  const scripts = sources.map((source) => `\n    <script src="${source}"></script>`)
  return html.replace(head, () => [head, ...scripts].join(''))
}
