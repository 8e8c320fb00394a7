import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import type { Floor } from '@pagewright/vite/source'

/** A browser of the floor that does not have a feature. */
interface Lack {
  readonly browser: string
  /** The version that brought the feature; undefined where no version has it. */
  readonly since?: string
  /** The browser of the floor knows the feature under this prefix only. */
  readonly prefix?: string
}

/** A feature that at least one browser of the floor lacks. */
export interface Feature {
  /** The path in the compatibility data: `javascript.builtins.Array.toSorted`. */
  readonly id: string
  readonly lacks: readonly Lack[]
}

/** The compatibility data, seen from the floor. */
export interface Compat {
  /** Lists the names below a path of the data. */
  names(path: string): string[]
  entry(path: string): Identifier | undefined
  /** Returns the feature at a path if a browser of the floor lacks it, and undefined if the data does not list it. */
  lacking(path: string): Feature | undefined
  /** Returns the first of the features that the data lists at these paths, if the floor lacks all of them. */
  lackingAll(paths: readonly string[]): Feature | undefined
}

export function openCompat(floor: Floor): Compat {
  data ??= readData()
  const top = data
  const entry = (path: string) =>
    path
      .split('.')
      .reduce<Identifier | undefined>((at, step) => (at && Object.hasOwn(at, step) ? at[step] : undefined), top)
  const cache = new Map<string, readonly Lack[]>()
  const lacking = (path: string) => {
    const lacks = cache.get(path) ?? lacksAt(floor, path, entry(path)?.__compat?.support ?? {})
    cache.set(path, lacks)
    return lacks.length > 0 ? { id: path, lacks } : undefined
  }
  return {
    entry,
    names: (path) => Object.keys(entry(path) ?? {}).filter((name) => name !== '__compat'),
    lacking,
    lackingAll(paths) {
      const known = paths.filter((path) => entry(path)?.__compat)
      const found = known.flatMap((path) => lacking(path) ?? [])
      return found.length === known.length ? found[0] : undefined
    },
  }
}

/** Read once: it is 20 MB of JSON. */
let data: Identifier | undefined

function readData(): Identifier {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
  const { api, css, html, javascript } = JSON.parse(readFileSync(file, 'utf8')) as CompatData
  return Object.assign(Object.create(null), { api, css, html, javascript })
}

interface Support {
  readonly [browser: string]: SupportStatement | undefined
}

function lacksAt(floor: Floor, path: string, support: Support): Lack[] {
  const lacks = [...floor].flatMap(([browser, version]) => {
    const found = support[browser]
    return found ? lackOf(browser, version, [found].flat()) : []
  })
  // A browser ignores these. One device may never get them, such as the cursor of a phone.
  if (!/^(?:css|html)\.|_(?:event|option|parameter)$/.test(path)) return lacks
  const isNever = ({ since, prefix }: Lack) => since === undefined && prefix === undefined
  const others = (engine: string) => [...floor.keys()].filter((browser) => engineOf(browser) === engine)
  return lacks.filter(
    (lack) =>
      !isNever(lack) ||
      others(engineOf(lack.browser)).every((browser) =>
        lacks.some((each) => each.browser === browser && each.prefix === undefined),
      ),
  )
}

function engineOf(browser: string): string {
  return browser.startsWith('firefox') ? 'Gecko' : /safari|ios/.test(browser) ? 'WebKit' : 'Blink'
}

function lackOf(browser: string, version: string, statements: readonly SimpleSupportStatement[]): Lack[] {
  const isIn = ({ version_added: added, version_removed: removed }: SimpleSupportStatement) =>
    added && compare(added, version) <= 0 && !(removed && compare(removed, version) <= 0)
  const open = statements.filter(({ flags, version_added: added }) => !flags && added && added !== 'preview')
  const plain = open.filter(({ prefix, alternative_name }) => !prefix && !alternative_name)
  if (plain.some(isIn)) return []
  const since = plain
    .map(({ version_added }) => String(version_added))
    .filter((added) => compare(added, version) > 0)
    .toSorted(compare)[0]
  const prefix = open.find((statement) => statement.prefix !== undefined && isIn(statement))?.prefix
  return [{ browser, ...(since === undefined ? {} : { since }), ...(prefix === undefined ? {} : { prefix }) }]
}

/** Compares two versions by their numbers: negative if the first is older. */
function compare(one: string, other: string): number {
  return one.replace('≤', '').localeCompare(other.replace('≤', ''), 'en', { numeric: true })
}
