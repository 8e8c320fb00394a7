import type { Feature, Lack } from './compat'
import type { TextPlace } from './place'

export interface FilePlace extends TextPlace {
  readonly file: string
}

/** A use of a feature that a browser of the floor lacks. */
export interface Finding extends FilePlace {
  readonly feature: Feature
  /** Further information, such as why an existing fallback does not help. */
  readonly hint?: string
}

/** The result of a scan. */
export interface Scan {
  readonly findings: readonly Finding[]
  /** Features that a marker allows. Built files have no comments, so these may stand in the build as well. */
  readonly enhancements: ReadonlySet<string>
  /** Markers that allow nothing. */
  readonly idleMarkers: readonly FilePlace[]
}

/** Writes findings one a line, in the order of their places. */
export function printFindings(findings: readonly Finding[]): string {
  return findings
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column)
    .map((finding) => {
      const { file, feature, hint } = finding
      // The way to allow something in a library is an entry with the path of the data.
      const id = file.startsWith('node_modules/') ? ` (${feature.id})` : ''
      return `${printPlace(finding)} ${feature.name}${id}: missing in ${printLacks(feature.lacks)}.${hint ? ` ${hint}` : ''}`
    })
    .join('\n')
}

export function printPlace({ file, line, column }: FilePlace): string {
  return `${file}:${line}:${column}`
}

/** Names the browsers by the version that brought the feature: `chrome, edge (since 111); firefox (in no version)`. */
function printLacks(lacks: readonly Lack[]): string {
  const groups = new Map<string, string[]>()
  for (const { browser, since, prefix } of lacks) {
    const when = since === undefined ? 'in no version' : `since ${since}`
    const known = prefix === undefined ? when : `${when}; before as ${prefix}…`
    groups.set(known, [...(groups.get(known) ?? []), browser])
  }
  return [...groups].map(([when, browsers]) => `${withoutTwins(browsers).join(', ')} (${when})`).join('; ')
}

/** Leaves out a browser beside the one whose version it has. */
function withoutTwins(browsers: readonly string[]): string[] {
  return browsers.filter((browser) => !browsers.includes(twins[browser] ?? ''))
}

const twins: { readonly [browser: string]: string } = {
  chrome_android: 'chrome',
  webview_android: 'chrome',
  webview_ios: 'safari_ios',
  firefox_android: 'firefox',
}
