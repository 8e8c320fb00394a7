import type { EngineResult } from './run'
import { engineTable } from './table'

const begins = '<!-- measured: written by `npm run engines` -->'
const ends = '<!-- end of measured -->'

/** Writes the results between the two marks of the document, and keeps the rest. */
export function withMeasured(document: string, results: readonly EngineResult[], date: string): string {
  const [from, to] = [document.indexOf(begins), document.indexOf(ends)]
  if (from < 0 || to < from) throw new Error(`docs/browsers.md needs two lines: ${begins} and ${ends}.`)
  return `${document.slice(0, from)}${begins}\n\n${measuredText(results, date)}\n${document.slice(to)}`
}

function measuredText(results: readonly EngineResult[], date: string): string {
  const { rows, notes, leftOut } = engineTable(results)
  const sources = results.map(({ engine, version, leftOut, pointer }) => {
    const name = leftOut === undefined ? version : engine.name
    return `- ${name}: ${engine.source}${pointer ? `, pressed by ${pointer}` : ''}`
  })
  const endings = results.flatMap(({ version, endings }) => endings.map((title) => `- ${version}: ${title}`))
  return [
    `Measured on ${date}.`,
    rows.join('\n'),
    notes.length === 0 ? 'Nothing went wrong.' : notes.map((note, index) => `${index + 1}. ${note}`).join('\n'),
    leftOut.length === 0 ? 'No engine was skipped.' : `Left out:\n\n${leftOut.map((line) => `- ${line}`).join('\n')}`,
    ...(endings.length === 0 ? [] : [`Browsers that crashed; the check was repeated once:\n\n${endings.join('\n')}`]),
    `Where each engine came from:\n\n${sources.join('\n')}`,
    '',
  ]
    .join('\n\n')
    .trimEnd()
}
