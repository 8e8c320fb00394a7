import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import type { Floor } from '@pagewright/vite'

/** A browser of the floor that does not have a feature. */
export interface Lack {
  readonly browser: string
  /** The version that brought the feature; undefined where no version has it. */
  readonly since?: string
  /** The browser of the floor knows the feature under this prefix only. */
  readonly prefix?: string
}

/** A feature that at least one browser of the floor lacks. */
export interface Feature {
  /** Path in the compatibility data: `javascript.builtins.Array.toSorted`. */
  readonly id: string
  /** Name for a person: `color-mix()`. */
  readonly name: string
  readonly lacks: readonly Lack[]
}

/** The compatibility data, seen from the floor. */
export interface Compat {
  readonly data: CompatData
  /**
   * Returns the feature at a path of the data if a browser of the floor lacks it. Returns undefined if all have it, or
   * if the data does not list it.
   */
  lacking(path: string, name: string): Feature | undefined
}

export function openCompat(floor: Floor): Compat {
  const data = readData()
  const cache = new Map<string, readonly Lack[]>()
  const lacksOf = (path: string): readonly Lack[] => {
    const support: Support = entryAt(data, path)?.__compat?.support ?? {}
    const all = [...floor].flatMap(([browser, version]) => {
      const found = support[browser]
      return found ? lackOf(browser, version, [found].flat()) : []
    })
    return isIgnored(path) ? withoutDevices(all, floor) : all
  }
  return {
    data,
    lacking(path, name) {
      const lacks = cache.get(path) ?? lacksOf(path)
      cache.set(path, lacks)
      return lacks.length > 0 ? { id: path, name, lacks } : undefined
    },
  }
}

interface Support {
  readonly [browser: string]: SupportStatement | undefined
}

/** Tells whether a browser without the feature goes on as if nothing stood there: true for styles, attributes, options and events. */
export function isIgnored(path: string): boolean {
  return /^(?:css|html)\.|_(?:event|option|parameter)$/.test(path)
}

/** Returns the part of the data at a path whose steps are separated by dots. */
export function entryAt(data: CompatData, path: string): Identifier | undefined {
  const { api, css, html, javascript } = data
  return path
    .split('.')
    .reduce<Identifier | undefined>(
      (at, step) => (at && Object.hasOwn(at, step) ? at[step] : undefined),
      Object.assign(Object.create(null), { api, css, html, javascript }),
    )
}

/** Lists the names below a part of the data. */
export function compatNames(part: Identifier | undefined): string[] {
  return Object.keys(part ?? {}).filter((name) => name !== '__compat')
}

/** Compares two versions by their numbers: negative if the first is older. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number))
  for (let at = 0; at < Math.max(first?.length ?? 0, second?.length ?? 0); at += 1) {
    const difference = (first?.[at] ?? 0) - (second?.[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Omits a lack of one device if another device of the same engine has the feature, such as the cursor of a phone. Such
 * a declaration is not too new, and needs no fallback.
 */
function withoutDevices(lacks: readonly Lack[], floor: Floor): Lack[] {
  const isMissing = (browser: string) => lacks.some((lack) => lack.browser === browser && lack.prefix === undefined)
  return lacks.filter(({ browser, since, prefix }) => {
    const siblings = [...floor.keys()].filter((other) => engineOf(other) === engineOf(browser))
    return since !== undefined || prefix !== undefined || siblings.every(isMissing)
  })
}

function engineOf(browser: string): string {
  return browser.startsWith('firefox') ? 'Gecko' : /safari|ios/.test(browser) ? 'WebKit' : 'Blink'
}

function lackOf(browser: string, version: string, statements: readonly SimpleSupportStatement[]): Lack[] {
  const unflagged = statements.filter(
    ({ flags, version_added }) => !flags && version_added && version_added !== 'preview',
  )
  const plain = unflagged.filter(
    ({ prefix, alternative_name }) => prefix === undefined && alternative_name === undefined,
  )
  if (plain.some((statement) => isIn(statement, version))) return []
  const since = plain
    .map(({ version_added }) => String(version_added))
    .filter((added) => compareVersions(added, version) > 0)
    .toSorted(compareVersions)[0]
  const prefix = unflagged.find((statement) => statement.prefix !== undefined && isIn(statement, version))?.prefix
  return [{ browser, ...(since === undefined ? {} : { since }), ...(prefix === undefined ? {} : { prefix }) }]
}

function isIn({ version_added: added, version_removed: removed }: SimpleSupportStatement, version: string): boolean {
  if (!added || compareVersions(added, version) > 0) return false
  return removed === undefined || compareVersions(removed, version) > 0
}

let known: CompatData | undefined

/** Reads the data once: it is 20 MB of JSON. */
function readData(): CompatData {
  known ??= parseData()
  return known
}

function parseData(): CompatData {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
  return JSON.parse(readFileSync(file, 'utf8')) as CompatData
}
