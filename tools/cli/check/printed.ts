// Prints a finding with the lines around its place, and underlines the problem.
import type { Files } from '../files'
import { findingLine, type Finding } from './finding'
import type { Place } from '../effective/traced'

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

/** Returns the line of a place with one line before and after it. Returns '' if the text has no such line. */
export function frameOf({ line, column, endColumn }: Place, text: string): string {
  const lines = text.split(/\r?\n/)
  if (lines[line - 1] === undefined) return ''
  const from = Math.max(0, column - 1 - leading)
  const numbers = [line - 1, line, line + 1].filter((one) => one > 0 && one <= lines.length)
  const width = String(numbers.at(-1)).length
  return numbers
    .flatMap((number) => {
      const source = lines[number - 1] ?? ''
      const shown = `${from > 0 ? '…' : ''}${source.slice(from, from + most)}${source.length > from + most ? '…' : ''}`
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd()
      if (number !== line) return [row]
      const before = (from > 0 ? ' ' : '') + source.slice(from, column - 1).replaceAll(/[^\t]/g, ' ')
      const length = Math.max(1, Math.min(endColumn - column, most))
      return [row, `  ${' '.repeat(width)} | ${before}${'^'.repeat(length)}`]
    })
    .join('\n')
}

/** A longer line is cut to `most` characters, of which `leading` come before the place. */
const most = 120
const leading = 100
