// Corrects the findings of a product that have one answer. The corrections are one entry of the journal of changes.
import { userInfo } from 'node:os'
import { applySpans, type TextSpan } from '../change/editedText'
import { newEntry, withLock } from '../change/journal'
import { journalFiles, recover, writeFiles } from '../change/writeFiles'
import { filesAt, readOnce, withChanges, type Files } from '../files'
import { checkProject } from './checkProject'
import type { Finding } from './finding'
import { type Fix, fixesOf } from './fixes'
import { rootCauses } from './rootCauses'

export interface Fixed {
  /** Sentences about what was corrected. */
  readonly words: readonly string[]
  /** The number of the entry in the journal. Absent if nothing was corrected. */
  readonly id?: string
  /** The findings that are left. */
  readonly findings: readonly Finding[]
}

/** Writes each correction that removes its finding and causes no other. All of them are undone as one. */
export async function fixProject(root: string, who: string = userInfo().username): Promise<Fixed> {
  return withLock(root, async () => {
    recover(root)
    const files = readOnce(filesAt(root))
    const before = await checkProject(files)
    const good = await goodFixes(files, before, fixesOf(rootCauses(before), files))
    if (good.length === 0) return { words: [], findings: before }
    const writes = editedFiles(files, good)
    const entry = {
      ...newEntry(root, who),
      note: 'Corrected by the check.',
      words: good.map(({ words }) => words),
      files: journalFiles(writes),
    }
    writeFiles(root, writes, entry)
    return { words: entry.words, id: entry.id, findings: await checkProject(root) }
  })
}

/** Tries all corrections at once. If that causes a finding, tries one after the other and keeps those that do not. */
async function goodFixes(files: Files, before: readonly Finding[], fixes: readonly Fix[]): Promise<readonly Fix[]> {
  const known = new Set(before.map(kindOf))
  const isGood = async (some: readonly Fix[]) => {
    const left = await checkProject(withChanges(files, textsOf(files, some)))
    const gone = new Set(some.map(({ finding }) => kindOf(finding)))
    return left.every((one) => known.has(kindOf(one)) && !gone.has(kindOf(one)))
  }
  if (fixes.length === 0 || (await isGood(fixes))) return fixes
  const good: Fix[] = []
  for (const group of grouped(fixes)) if (await isGood([...good, ...group])) good.push(...group)
  return good
}

/** Returns the corrections of one finding together. */
function grouped(fixes: readonly Fix[]): readonly (readonly Fix[])[] {
  const groups = new Map<Finding, Fix[]>()
  for (const fix of fixes) groups.set(fix.finding, [...(groups.get(fix.finding) ?? []), fix])
  return [...groups.values()]
}

/** Returns what a finding says, without its line, which a correction above it may move. */
function kindOf({ file, name, where, what }: Finding): string {
  return JSON.stringify([file, name, where, what])
}

function textsOf(files: Files, fixes: readonly Fix[]): { readonly [file: string]: string } {
  return Object.fromEntries(editedFiles(files, fixes).map(({ file, after }) => [file, after]))
}

function editedFiles(files: Files, fixes: readonly Fix[]) {
  return [...new Set(fixes.map(({ file }) => file))].map((file) => {
    const before = files.read(file)
    const spans = fixes
      .filter((fix) => fix.file === file)
      .map(({ start, end, text }): TextSpan => ({ start, end, text }))
      .toSorted((a, b) => a.start - b.start)
      .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0))
    return { file, before, after: applySpans(before, spans), spans }
  })
}
