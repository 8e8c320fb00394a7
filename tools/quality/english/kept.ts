// Compares the number of findings in each folder with the stored number, which may only shrink.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@pagewright/cli/source'
import { findEnglish } from '../english'

const path = join(root, 'tools/quality/english/kept.json')

export interface FolderCount {
  readonly folder: string
  readonly now: number
  readonly kept: number
}

/** Returns the counts of each folder of src/ and tools/ that has findings, or had some when they were kept. */
export function compareWithKept(): readonly FolderCount[] {
  const now = countPlaces()
  const kept = JSON.parse(readFileSync(path, 'utf8')) as { readonly [folder: string]: number }
  const folders = [...new Set([...Object.keys(now), ...Object.keys(kept)])].toSorted()
  return folders.map((folder) => ({ folder, now: now[folder] ?? 0, kept: kept[folder] ?? 0 }))
}

/** Writes the counts of today into kept.json. */
export function keepCounts(): void {
  writeFileSync(path, `${JSON.stringify(countPlaces(), null, 2)}\n`)
}

function countPlaces(): { readonly [folder: string]: number } {
  const counts = new Map<string, number>()
  for (const { file } of findEnglish(['src', 'tools'])) {
    const folder = folderOf(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the workspace folder of a file with one folder below it: `src/engine/forms`, `tools/quality/english`. */
function folderOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 3).join('/')
}
