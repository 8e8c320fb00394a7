// Scripts of real apps for the tests of the bridge. BRIDGE_SHIMS_DIR names their folder.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { realNames } from '../shell/simulators/realScripts'

/** Returns the scripts of a folder whose file names are known, by path. */
export function scriptsIn(folder: string): { readonly [path: string]: string } {
  const names = new Set(realNames())
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => names.has(basename(path)))
  return Object.fromEntries(paths.toSorted().map((path) => [path, scriptOf(readFileSync(join(folder, path), 'utf8'))]))
}

/** Returns the script in a file. Some apps store it as a string of another language. */
export function scriptOf(text: string): string {
  const [, inside] = /@__wvjb_js_func__\(([\s\S]*?)\);\s*\/\/ END/i.exec(text) ?? /"""([\s\S]*?)"""/.exec(text) ?? []
  return (inside ?? text).trim()
}

/**
 * Returns the scripts as functions in one file, because the page's policy forbids evaluating text. Each function takes
 * the timer that the script uses.
 */
export function asFunctions(scripts: { readonly [path: string]: string }): string {
  const members = Object.entries(scripts).map(
    ([path, text]) => `${JSON.stringify(path)}: function (setTimeout) {${text}\n}`,
  )
  return `window.realScripts = {\n${members.join(',\n')}\n}\n`
}
