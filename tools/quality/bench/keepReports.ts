import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from './part'

/** A part's report, and when and how it was measured. */
export interface Measured extends Report {
  readonly how: string
}

/** Keeps the reports of the parts that ran, by name, and gives them with those that were kept of the others. */
export function keepReports(folder: string, fresh: ReportsByPart): ReportsByPart {
  const file = join(folder, 'parts.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReportsByPart) : {}
  const all = { ...known, ...fresh }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(all, null, 1))
  return all
}

export interface ReportsByPart {
  readonly [part: string]: Measured
}
