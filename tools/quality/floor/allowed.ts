import { readFileSync } from 'node:fs'
import { entryAt, type Compat } from './compat'
import type { Finding } from './finding'

/** Code that may use a feature, although the scan sees no feature test around it. */
export interface Allowed {
  /** The path in the compatibility data. An entry of the file may list several. */
  readonly feature: string
  /** The first part of the files' path, from the root: `node_modules/react-dom/`. */
  readonly within: string
  /** Why it works in older browsers. */
  readonly reason: string
}

export interface Sorted {
  /** Findings that no entry allows. */
  readonly findings: readonly Finding[]
  /** Entries that allow nothing. */
  readonly idle: readonly Allowed[]
}

/** Reads the entries of a file. Throws for an incomplete entry, or an unknown feature. */
export function readAllowed(compat: Compat, file: string): Allowed[] {
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(entries)) throw new Error(`${file}: it must be a list.`)
  return entries.flatMap((entry: unknown) => {
    const features = textsAt(entry, 'features')
    const [within, reason] = [textAt(entry, 'within'), textAt(entry, 'reason')]
    if (features.length === 0 || !within || !reason) {
      throw new Error(
        `${file}: each entry has "features", "within" and "reason", and ${JSON.stringify(entry)} lacks one.`,
      )
    }
    const unknown = features.find((feature) => !entryAt(compat.data, feature))
    if (unknown !== undefined) throw new Error(`${file}: "${unknown}" is not a feature of the compatibility data.`)
    return features.map((feature) => ({ feature, within, reason }))
  })
}

/** Takes out what the entries allow. Where no source is known, `isUnmapped`, the feature alone decides. */
export function withoutAllowed(
  findings: readonly Finding[],
  allowed: readonly Allowed[],
  isUnmapped: (file: string) => boolean = () => false,
): Sorted {
  const used = new Set<Allowed>()
  const left = findings.filter(({ file, feature }) => {
    const entry = allowed.find(
      (each) => each.feature === feature.id && (file.startsWith(each.within) || isUnmapped(file)),
    )
    if (entry) used.add(entry)
    return entry === undefined
  })
  return { findings: left, idle: allowed.filter((entry) => !used.has(entry)) }
}

function memberOf(entry: unknown, name: string): unknown {
  return typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined
}

function textAt(entry: unknown, name: string): string | undefined {
  const value = memberOf(entry, name)
  return typeof value === 'string' ? value : undefined
}

function textsAt(entry: unknown, name: string): string[] {
  const values = memberOf(entry, name)
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}
