import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readAllowed, withoutAllowed, type Allowed } from './allowed'
import { ownMembersOf, type OwnMembers } from './code/names'
import { scanCode, type CodeOptions, type ScannedCode } from './code/scanCode'
import { receiverTypesOf, type ReceiverTypes } from './code/receiverTypes'
import { parseCode } from './code/tree'
import { openCompat, type Compat } from './compat'
import { printFindings, printPlace, type Finding, type Scan } from './finding'
import { readFloor } from '@pagewright/vite'
import { scanPatterns } from './patterns'
import { readPolyfills, type IsCovered } from './polyfills'
import { originOf, type Folders } from './sourceMaps'
import { scanStyles } from './styles/scanStyles'

/** The result of a scan of the project, in lines for a person; none if all is well. */
export interface ScanReport {
  readonly problems: readonly string[]
  readonly files: number
}

interface Project {
  readonly root: string
  readonly compat: Compat
  readonly allowed: readonly Allowed[]
  readonly isCovered: IsCovered
  readonly code: readonly ScannedCode[]
  readonly styles: readonly ScannedCode[]
  readonly ownMembers: OwnMembers
  readonly types: ReceiverTypes
}

/** Scans what the build starts from: code and styles in `src`, files that are shipped as they are, patterns of schemas. */
export function scanSources(root: string): ScanReport {
  const project = openProject(root)
  const { findings, idleMarkers } = scanOwn(project)
  const shipped = filesIn(root, 'public', /\.m?js$/)
  const patterns = [...filesIn(root, 'schemas', /\.json$/), ...filesIn(root, 'markets', /\.ts$/)]
  const all = [
    ...findings,
    ...scanCode(project.compat, shipped, built(project)).findings,
    ...patterns.flatMap(({ file, text }) => scanPatterns(project.compat, file, text)),
  ]
  const entries = project.allowed.filter((entry) => !isLibrary(entry))
  const { findings: left, idle } = withoutAllowed(all, entries)
  const files = project.code.length + project.styles.length + shipped.length + patterns.length
  return { problems: [...linesOf(left), ...idleLines(idle), ...idleMarkers.map(markerLine)], files }
}

/** Scans what is shipped. */
export function scanBuild(folders: Folders): ScanReport {
  const { root, dist } = folders
  const project = openProject(root)
  const { enhancements } = scanOwn(project)
  const scripts = filesIn(dist, '.', /\.m?js$/)
  const styles = filesIn(dist, '.', /\.css$/)
  if (scripts.length === 0) throw new Error(`There is no build in ${dist}. Run \`npm run build\` first.`)
  const origins = new Map(scripts.map(({ file }) => [file, originOf(folders, file)]))
  const scan = scanCode(project.compat, scripts, built(project))
  const found = scan.findings.map((finding) => origins.get(finding.file)?.sourceOf(finding) ?? finding)
  const all = [...found, ...styles.flatMap((style) => scanStyles(project.compat, { ...style, isBuilt: true }).findings)]
  const isUnmapped = (file: string) => origins.get(file)?.isMapped === false
  const { findings, idle } = withoutAllowed(
    all.filter(({ feature }) => !enhancements.has(feature.id)),
    project.allowed,
    isUnmapped,
  )
  return {
    problems: [...linesOf(findings), ...idleLines(idle.filter(isLibrary))],
    files: scripts.length + styles.length,
  }
}

function openProject(root: string): Project {
  const compat = openCompat(readFloor(root))
  const code = filesIn(root, 'src', /\.m?tsx?$/)
  const parsed = code.map(({ file, text }) => ({ file, program: parseCode(file, text).program }))
  return {
    root,
    compat,
    allowed: readAllowed(compat, join(root, 'tools/quality/floor/allowed.json')),
    isCovered: readPolyfills(compat, join(root, 'src', 'engine', 'boot', 'polyfills.ts')),
    code,
    styles: filesIn(root, 'src', /\.css$/),
    ownMembers: ownMembersOf(parsed.map(({ program }) => program)),
    types: receiverTypesOf(parsed),
  }
}

function built({ isCovered, ownMembers }: Project): CodeOptions {
  return { isCovered, ownMembers, isBuilt: true }
}

function scanOwn({ compat, code, styles, ownMembers, types, isCovered }: Project): Scan {
  const scans = [
    scanCode(compat, code, { isCovered, isBuilt: false, ownMembers, types }),
    ...styles.map((style) => scanStyles(compat, { ...style, isBuilt: false })),
  ]
  return {
    findings: scans.flatMap(({ findings }) => findings),
    enhancements: new Set(scans.flatMap(({ enhancements }) => [...enhancements])),
    idleMarkers: scans.flatMap(({ idleMarkers }) => idleMarkers),
  }
}

/** Reads the files of a folder whose names match, by their paths from the root. */
function filesIn(root: string, folder: string, names: RegExp): ScannedCode[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

function linesOf(findings: readonly Finding[]): string[] {
  return findings.length === 0 ? [] : printFindings(findings).split('\n')
}

function idleLines(idle: readonly Allowed[]): string[] {
  return idle.map(
    ({ feature, within }) => `tools/quality/floor/allowed.json: nothing in ${within} needs ${feature}. Remove it.`,
  )
}

function markerLine(place: Scan['idleMarkers'][number]): string {
  return `${printPlace(place)} This marker allows nothing. Remove it, or give its reason.`
}

function isLibrary({ within }: Allowed): boolean {
  return within.startsWith('node_modules/')
}
