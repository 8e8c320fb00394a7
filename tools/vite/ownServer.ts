// During development, asks a market's own server for the page: no CORS is needed, and its cookies are the page's own. The
// sandbox is not asked then. Builds know nothing of it.
import { readFileSync } from 'node:fs'
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { cacheFolder, withDevelopmentApi } from '@pagewright/cli/source'
import type { Plugin } from 'vite'

/** The page asks its own origin here; the id of the market and a path of the API follow. */
const folder = '/__api/'
/** The engine sends what keeps a call from working under this name. */
const failed = 'pagewright:failed'

/**
 * Proxies the calls of each market that names its `hosts.development.api`, and prints in the terminal what the browser says
 * of failed calls, once each.
 */
export function ownServer(root: string): Plugin {
  const file = fileOf(root)
  const apis = () => developmentApis(root)
  return {
    name: 'own-server',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (id !== file) return null
      const markets = withDevelopmentApi(code, (market, api) => (api === '' ? '' : `${folder}${market}`))
      return { code: JSON.stringify(markets), map: null }
    },
    configureServer(server) {
      const { logger } = server.config
      const printed = new Set<string>()
      const print = (text: string) => {
        if (!printed.has(text)) logger.warn(text, { timestamp: true })
        printed.add(text)
      }
      const announce = () => {
        for (const [market, api] of Object.entries(apis()))
          if (api !== '' && !printed.has(`${market} ${api}`)) {
            logger.info(`Calls of the market "${market}" go to ${api} (its hosts.development.api), not to the sandbox.`)
            printed.add(`${market} ${api}`)
          }
      }
      announce()
      server.watcher.on('change', (changed) => {
        if (changed !== file) return
        printed.clear()
        announce()
      })
      server.ws.on(failed, (said: unknown) => {
        const text = String(said).slice(0, longest)
        // What was asked for the page is printed already.
        if (![...printed].some((one) => text.endsWith(one))) print(text)
      })
      server.middlewares.use((request, response, next) => {
        const [, market = '', path = ''] = /^\/__api\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? []
        const api = market === '' ? '' : apis()[market]
        if (!api) return next()
        const sent = ask(api, path, request, response, print)
        const away = `${new URL(api).origin} `
        // A server that stops again is told of again.
        sent.on('response', () => printed.forEach((one) => one.startsWith(away) && printed.delete(one)))
      })
    },
  }
}

const longest = 500

/** Returns the API of development of each market; '' for the sandbox. */
export function developmentApis(root: string): { readonly [market: string]: string } {
  const found: { [market: string]: string } = {}
  withDevelopmentApi(readFileSync(fileOf(root), 'utf8'), (market, api) => (found[market] = api))
  return found
}

function fileOf(root: string): string {
  return join(root, cacheFolder, 'markets.json')
}

/** Sends a request on to the API, and its answer back. If there is none, the answer says so to the person who develops. */
function ask(
  api: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  print: (text: string) => void,
): ClientRequest {
  const target = new URL(api)
  const url = `${target.origin}${target.pathname.replace(/\/$/, '')}${path}`
  const what = `${request.method} ${url.replace(/\?.*/s, '')}`
  const fail = (detail: string, status = 502) => {
    print(detail)
    if (response.headersSent) return void response.destroy()
    response.writeHead(status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ detail }))
  }
  const { origin } = request.headers
  const headers = { ...request.headers, host: target.host, ...(origin && { origin: target.origin }) }
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(target.hostname)
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  // A certificate that a person made for this machine proves nothing, and need not.
  const sent = send(url, { method: request.method, headers, rejectUnauthorized: !isLocal }, (answer) => {
    const { statusCode: status = 502, headers: said } = answer
    const wrong = wrongIn(status, said)
    if (wrong !== undefined) {
      answer.resume()
      return fail(`${what} ${wrong}`, status === 404 ? 404 : 502)
    }
    response.writeHead(status, withOwnCookies(said))
    answer.pipe(response)
  })
  sent.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      `${target.origin} does not answer (${error.code ?? error.message}). Start your server, or correct hosts.development.api of the market.`,
    ),
  )
  response.on('close', () => sent.destroy())
  return request.pipe(sent)
}

/** Returns what is wrong with an answer that no API gives, as the second half of a sentence. */
function wrongIn(status: number, { location = 'nowhere', ...headers }: IncomingHttpHeaders): string | undefined {
  const isPage = headers['content-type']?.startsWith('text/html') && headers['content-disposition'] === undefined
  if (status >= 300 && status < 400 && status !== 304)
    return `answers ${status}, a redirect to ${location.replace(/\?.*/s, '')}. Calls follow none. Answer 401 if nobody is signed in.`
  if (status === 404 && !headers['content-type']?.includes('json')) return 'is not there (status 404).'
  return status < 300 && isPage ? 'answers a web page, not JSON. Is this the address of your API?' : undefined
}

/** Returns the headers of an answer with cookies that the origin of the page takes, also over http. */
function withOwnCookies({ 'set-cookie': cookies, ...rest }: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = cookies?.map((cookie) => {
    const [value = '', ...attributes] = cookie.split(';')
    const isBound = /^\s*__(Host|Secure)-/i.test(value)
    const kept = attributes.filter(
      (one) => !/^\s*(domain=|path=)/i.test(one) && (isBound || !/^\s*(secure$|samesite=none)/i.test(one)),
    )
    return [value, ...kept, ' Path=/'].join(';')
  })
  return own ? { ...rest, 'set-cookie': own } : rest
}
