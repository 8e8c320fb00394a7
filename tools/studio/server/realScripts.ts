// The scripts of real apps that somebody has in a folder: BRIDGE_SHIMS_DIR names it for the tests of the bridge.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { realNames } from '../shell/simulators/realScripts'

/** Reads the scripts of a folder whose files have a known name, by their paths below it. */
export function scriptsIn(folder: string): { readonly [path: string]: string } {
  const names = new Set(realNames())
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => names.has(basename(path)))
  return Object.fromEntries(paths.toSorted().map((path) => [path, scriptOf(readFileSync(join(folder, path), 'utf8'))]))
}

/** Some apps keep their script as a text within another language. */
export function scriptOf(text: string): string {
  const [, inside] = /@__wvjb_js_func__\(([\s\S]*?)\);\s*\/\/ END/i.exec(text) ?? /"""([\s\S]*?)"""/.exec(text) ?? []
  return (inside ?? text).trim()
}

/**
 * The scripts as one file for a page whose policy forbids code made of text: a function for each, which runs it with the timer
 * that it is given.
 */
export function asFunctions(scripts: { readonly [path: string]: string }): string {
  const members = Object.entries(scripts).map(
    ([path, text]) => `${JSON.stringify(path)}: function (setTimeout) {${text}\n}`,
  )
  return `window.realScripts = {\n${members.join(',\n')}\n}\n`
}
