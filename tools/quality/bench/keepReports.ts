import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartReport } from './part'

/** The report of a part, with the time and conditions of the measurement. */
export interface Measured extends PartReport {
  readonly how: string
}

/** Stores the reports of the parts that ran, by name. Returns them together with the stored reports of the others. */
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
