import type { Files } from '../files'
import { findingLine, type Finding } from './finding'
import { frameOf } from './frame'

/** Returns the printed form of a finding: its line, the lines of the file around it, and the other places. */
export function printed(finding: Finding, files: Files): string {
  const frame = frameIn(finding, files)
  const same = (finding.same ?? []).map(({ file, line, column }) => `  the same at ${file}:${line}:${column}`)
  const lines = [findingLine(finding), ...(frame === '' ? [] : [frame]), ...same]
  return lines.length === 1 ? lines.join('') : `${lines.join('\n')}\n`
}

function frameIn(finding: Finding, files: Files): string {
  // Pictures have no lines.
  if (finding.file.startsWith('public/')) return ''
  try {
    return frameOf(finding, files.read(finding.file))
  } catch {
    return ''
  }
}
