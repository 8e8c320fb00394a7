// Finds which folders import each other, and measures the lines of files.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importsOf } from '../evidence/imports'

export interface FolderRow {
  readonly folder: string
  readonly files: number
  /** Other folders that its files import, sorted. */
  readonly imports: readonly string[]
}

export interface FolderGraph {
  /** One row for each folder directly below the base, with its subfolders. `.` has the files of the base itself. */
  readonly rows: readonly FolderRow[]
  /** Groups of folders that import each other, directly or through others. A subfolder is a folder of its own. */
  readonly cycles: readonly (readonly string[])[]
  /** The lines of the files: count, median, 90th percentile and maximum. */
  readonly sizes: { readonly files: number; readonly median: number; readonly p90: number; readonly max: number }
  /** The most files in one folder, without those of its subfolders. */
  readonly flattest: { readonly folder: string; readonly files: number }
}

/** Reads the TypeScript files below `base`, a path from `root`. Imports of types and `import()` count. */
export function folderGraph(root: string, base: string): FolderGraph {
  const files = readdirSync(join(root, base), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  const folderOf = (file: string) =>
    isDefinition(file) ? 'definitions' : file.slice(base.length + 1).replace(/(^|\/)[^/]*$/, '') || '.'
  const edges = files.flatMap((file) =>
    importsOf(root, file).flatMap(({ to, isPackage }) =>
      isPackage || !to.startsWith(`${base}/`) ? [] : [{ from: folderOf(file), to: folderOf(to) }],
    ),
  )
  const rowsBy = (nameOf: (folder: string) => string) => {
    const names = files.map((file) => nameOf(folderOf(file)))
    return [...new Set(names)].toSorted().map((folder) => ({
      folder,
      files: names.filter((name) => name === folder).length,
      imports: [...new Set(edges.filter(({ from }) => nameOf(from) === folder).map(({ to }) => nameOf(to)))]
        .filter((other) => other !== folder)
        .toSorted(),
    }))
  }
  const rows = rowsBy((folder) => folder.split('/')[0] ?? folder)
  const lines = files.map((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1)
  return { rows, cycles: cyclesOf(rowsBy((folder) => folder)), sizes: sizesOf(lines), flattest: flattestOf(files) }
}

/** Returns the groups of folders that can reach each other. */
export function cyclesOf(rows: readonly Pick<FolderRow, 'folder' | 'imports'>[]): readonly (readonly string[])[] {
  const importsOfFolder = new Map(rows.map(({ folder, imports }) => [folder, imports]))
  const reachable = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const waiting = [...(importsOfFolder.get(from) ?? [])]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(...(importsOfFolder.get(next) ?? []))
    }
    return seen
  }
  const reach = new Map(rows.map(({ folder }) => [folder, reachable(folder)]))
  const groups = rows
    .filter(({ folder }) => reach.get(folder)?.has(folder))
    .map(({ folder }) =>
      rows.map((row) => row.folder).filter((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder)),
    )
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

/** Returns true for the definition of a kind. It stands beside the view of the kind, but belongs to the language. */
function isDefinition(file: string): boolean {
  return /\/definitions?[./]/.test(file)
}

function sizesOf(lines: readonly number[]): FolderGraph['sizes'] {
  const sorted = lines.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { files: sorted.length, median: at(0.5), p90: at(0.9), max: sorted.at(-1) ?? 0 }
}

function flattestOf(files: readonly string[]): FolderGraph['flattest'] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const [folder = '', count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return { folder, files: count }
}
