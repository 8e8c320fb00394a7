import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The oldest supported version of each browser, by the names of `@mdn/browser-compat-data`. */
export type Floor = ReadonlyMap<string, string>

/**
 * A browser by its browserslist name: Vite's name for it, and the browsers of the compatibility data that share its
 * engine and version.
 */
interface Browser {
  readonly vite: string
  readonly engines: readonly string[]
}

const browsers: { readonly [name: string]: Browser } = {
  chrome: { vite: 'chrome', engines: ['chrome', 'chrome_android', 'webview_android'] },
  edge: { vite: 'edge', engines: ['edge'] },
  safari: { vite: 'safari', engines: ['safari'] },
  ios_saf: { vite: 'ios', engines: ['safari_ios', 'webview_ios'] },
  firefox: { vite: 'firefox', engines: ['firefox', 'firefox_android'] },
}

interface Entry {
  readonly browser: Browser
  readonly version: string
}

/** Reads the floor that `browserslist` in package.json declares. */
export function readFloor(root: string): Floor {
  return new Map(entriesOf(root).flatMap(({ browser, version }) => browser.engines.map((engine) => [engine, version])))
}

/** Returns the floor as Vite's `build.target`: `chrome88`, `safari15.4`. */
export function buildTargets(root: string): string[] {
  return entriesOf(root).map(({ browser, version }) => `${browser.vite}${version}`)
}

function entriesOf(root: string): Entry[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { browserslist?: unknown }
  if (!Array.isArray(browserslist) || browserslist.length === 0) {
    throw new Error(`package.json: "browserslist" must be a list that is not empty. ${allowed}`)
  }
  const entries = browserslist.map((entry: unknown) => readEntry(entry))
  for (const [index, { browser }] of entries.entries()) {
    if (entries.findIndex((other) => other.browser === browser) < index) {
      throw new Error(`package.json: "browserslist" names a browser twice: ${JSON.stringify(browserslist[index])}.`)
    }
  }
  return entries
}

function readEntry(entry: unknown): Entry {
  const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)*)$/.exec(String(entry)) ?? []
  const browser = Object.hasOwn(browsers, name) ? browsers[name] : undefined
  if (typeof entry !== 'string' || !browser) {
    throw new Error(
      `package.json: "browserslist" has an entry that cannot be read: ${JSON.stringify(entry)}. ${allowed}`,
    )
  }
  return { browser, version }
}

const allowed = `Allowed: "<browser> >= <version>", with one of ${Object.keys(browsers).join(', ')}.`
