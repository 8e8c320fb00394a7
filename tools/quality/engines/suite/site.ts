import { cpSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Site } from '../../../../tests/e2e/support/site'
import { openSandbox } from '../../../../sandbox/openSandbox'
import { root } from '@pagewright/cli/source'
import { type Headers, type Middleware, productHeaders, startSite, withPolicy } from '@pagewright/vite'
import { makeFolder } from '../../folder'

export interface TestSite {
  /** The build with a sandbox. Its pages record errors. */
  readonly site: Site
  /** An origin of the same site whose pages may stand in a frame. */
  readonly framed: string
  /** Origins of the same site with something missing. */
  readonly without: {
    /** An origin whose pages have no storage. */
    readonly storage: string
    /** An origin without the file of polyfills. */
    readonly polyfills: string
  }
  /** An origin of the same site where the code of forms and the empty page are slow. */
  readonly slow: string
  stop(): Promise<void>
}

/** The address of an empty page of the site, where the application does not run. */
export const emptyPage = '/engines-empty.html'

/** The address of a page with a frame as wide as a phone. */
export const phonePage = '/engines-phone.html'

/** Serves the build from this process, with an added script and its own sandbox. */
export async function startTestSite(dist = join(root, 'dist')): Promise<TestSite> {
  const folder = makeFolder('site')
  const sandbox = openSandbox({ file: join(folder.path, 'lumi.db'), strict: true })
  const production = productHeaders(root)
  const serve = (name: string, { headers = production, api = sandbox.answer, ...change }: Change & Served) => {
    const pages = join(folder.path, name)
    copyWith(dist, pages, change)
    return startSite({ folder: pages, api, port: 0, host: '127.0.0.1', headers })
  }
  const whole = await serve('whole', { scripts: ['notes'] })
  const noStorage = await serve('noStorage', { scripts: ['notes', 'noStorage'] })
  const noPolyfills = await serve('noPolyfills', { scripts: ['notes'], lost: /\/polyfills-[^/]+$/ })
  const framed = await serve('framed', {
    scripts: ['notes'],
    headers: withPolicy(production, { 'frame-ancestors': "'self'", 'frame-src': "'self'" }),
  })
  const slow = await serve('slow', {
    scripts: ['notes'],
    api: (request, response, next) => {
      const ms = delays.find(([pattern]) => pattern.test(request.url ?? ''))?.[1] ?? 0
      setTimeout(() => sandbox.answer(request, response, next), ms)
    },
  })
  return {
    site: new Site({ origin: whole.origin, stop: whole.stop }),
    framed: framed.origin,
    slow: slow.origin,
    without: { storage: noStorage.origin, polyfills: noPolyfills.origin },
    async stop() {
      await Promise.all([whole, noStorage, noPolyfills, framed, slow].map((served) => served.stop()))
      sandbox.close()
      folder.remove()
    },
  }
}

/** The delays of the slow origin, in milliseconds. The navigation ends before the code of forms would have loaded. */
const delays: readonly (readonly [pattern: RegExp, ms: number])[] = [
  [/\/formBlocks-/, 6000],
  [/\/engines-empty/, 500],
]

interface Served {
  readonly headers?: Headers
  readonly api?: Middleware
}

interface Change {
  /** Classic scripts that run before all others of the page. */
  readonly scripts: readonly string[]
  /** Files that are omitted. */
  readonly lost?: RegExp
}

/** Copies a build with a change. */
function copyWith(dist: string, folder: string, { scripts, lost }: Change): void {
  mkdirSync(folder)
  // The compressed page lacks the added scripts, so it is omitted.
  const isKept = (path: string) => !/index\.html\.(br|gz)$/.test(path) && !lost?.test(path)
  cpSync(dist, folder, { recursive: true, filter: isKept })
  const file = join(folder, 'index.html')
  const tags = scripts.map((name) => {
    copyFileSync(join(root, 'tools/quality/engines/suite', `${name}.js`), join(folder, `engines-${name}.js`))
    return `<script src="/engines-${name}.js"></script>`
  })
  const page = readFileSync(file, 'utf8')
  const changed = page.replace(/<head>/, `<head>${tags.join('')}`)
  if (changed === page) throw new Error(`${join(dist, 'index.html')} has no <head> to put a script into.`)
  writeFileSync(file, changed)
  writeFileSync(join(folder, emptyPage), '<!doctype html><title>Empty</title><p>Empty</p>')
  writeFileSync(
    join(folder, phonePage),
    '<!doctype html><title>Phone</title><iframe width="375" height="700"></iframe>',
  )
}
