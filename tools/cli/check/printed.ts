import type { Files } from '../files'
import { findingLine, type Finding } from './finding'
import { frameOf } from './frame'

/** Returns the printed form of a finding: its line, and the lines of the file around it. */
export function printed(finding: Finding, files: Files): string {
  const frame = frameIn(finding, files)
  return frame === '' ? findingLine(finding) : `${findingLine(finding)}\n${frame}\n`
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
