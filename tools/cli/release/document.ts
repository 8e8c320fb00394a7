// The document of a build names the releases of its pages. Who replaces it as a whole changes what devices start.
import { type Release, type Releases, releasesId } from '@pagewright/engine/tools'

export type { Release, Releases }

/** Names the file with what an engine can do. */
export const engineFileOf = (id: string) => `assets/engine-${id}.json`

/** What `release list --json` prints. */
export interface ReleaseList {
  readonly current: string
  /** The published release. `only` names the markets to which the share is limited. */
  readonly candidate?: { readonly id: string; readonly share: number; readonly only?: readonly string[] }
  readonly lastGood?: string
  readonly markets: readonly string[]
  /** What was done, the oldest first. */
  readonly log: readonly ReleaseEntry[]
}

/** What a command has done. */
export interface ReleaseDeed {
  readonly did: 'publish' | 'stage' | 'promote' | 'halt' | 'rollback' | 'sign' | 'rotate'
  /** Percent of the devices, of a stage. */
  readonly share?: number
  /** The markets of a stage; all if they are not named. */
  readonly only?: readonly string[] | undefined
  /** Why a release was halted by itself. */
  readonly reason?: string
}

/** One thing that was done, as the log has it. */
export interface ReleaseEntry extends ReleaseDeed {
  /** ISO 8601, in UTC. */
  readonly at: string
  readonly by: string
  readonly release: string
  /** The change sets that a publication brings for the first time, as `pagewright change --list` names them. */
  readonly changes?: readonly string[]
  /** True if somebody has changed the entry before it. */
  readonly isBroken: boolean
}

function elementOf(id: string): RegExp {
  return new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`)
}

/** Returns the releases that a document names. Throws if it names none. */
export function releasesIn(html: string): Releases {
  const text = dataIn(html, releasesId)
  if (text === undefined)
    throw new Error('The document names no release of the pages. Deploy a build first: docs/releases.md.')
  return JSON.parse(text) as Releases
}

/**
 * Writes releases into a document, in place of those that it names, or before its first script, which reads them. Throws
 * if it has no script.
 */
export function withReleases(html: string, releases: Releases): string {
  return withData(html, releasesId, textOf(releases))
}

/** Returns data as the text of an element, which ends at the first `</script`, also inside a string. */
export function textOf(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Returns the text of an element with data, or undefined if there is none. */
export function dataIn(html: string, id: string): string | undefined {
  return elementOf(id).exec(html)?.[1]
}

/** Writes an element with data, in place of the one before, or before the first script. Throws if there is no script. */
export function withData(html: string, id: string, text: string): string {
  const written = `<script type="application/json" id="${id}">${text}</script>`
  if (elementOf(id).test(html)) return html.replace(elementOf(id), () => written)
  const at = html.indexOf('<script')
  if (at < 0) throw new Error('The document has no script that starts the product.')
  return `${html.slice(0, at)}${written}\n    ${html.slice(at)}`
}
