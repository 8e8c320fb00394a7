import type { LibraryCalls } from './libraryCalls'

export interface FormCoverage {
  readonly route: string
  readonly calls: readonly LibraryCalls[]
}

/** Returns the document: how many functions of each package ran, and a table of those that ran, with their calls. */
export function coverageText(forms: readonly FormCoverage[], libraries: readonly string[], browser: string): string {
  const day = new Date().toISOString().slice(0, 10)
  const paragraphs = [
    '# Functions of RJSF that run in five forms',
    [
      '`npm run bench -- --coverage --save` writes this document and takes half a minute. It builds the product as a release is',
      'built and opens each form in a fresh browser context. It submits the form empty, which is refused, and types one',
      'character into the first text input. The precise coverage of V8 counts the calls, and the source maps of the build name',
      'the functions. Functions without a name are not counted. A function that the build moves into its caller has no row.',
    ].join('\n'),
    'No form of the product draws a list of values, so the field for lists does not run.',
    `Measured on ${day}, ${browser}.`,
    '## Functions that ran, of those in the build',
    table(
      ['package', ...forms.map(({ route }) => `\`${route}\``)],
      libraries.map((library) => [`\`${library}\``, ...forms.map(({ calls }) => shareOf(calls, library))]),
    ),
    ...libraries.flatMap((library) => [
      `## Calls of \`${library}\``,
      callsTable(forms, library),
      unusedFiles(forms, library),
    ]),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function shareOf(calls: readonly LibraryCalls[], library: string): string {
  const own = calls.filter((one) => one.library === library)
  return `${own.filter(({ count }) => count > 0).length} of ${own.length}`
}

function callsTable(forms: readonly FormCoverage[], library: string): string {
  const ran = forms.flatMap(({ calls }) => calls).filter((one) => one.library === library && one.count > 0)
  const rows = new Map(ran.map(({ file, name }) => [`${file} ${name}`, { file, name }]))
  const sorted = [...rows.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return table(
    ['function', 'file', ...forms.map(({ route }) => `\`${route}\``)],
    sorted.map(([, { file, name }]) => [
      `\`${name}\``,
      `\`${file}\``,
      ...forms.map(({ calls }) => countOf(calls, file, name)),
    ]),
  )
}

function unusedFiles(forms: readonly FormCoverage[], library: string): string {
  const all = forms.flatMap(({ calls }) => calls).filter((one) => one.library === library)
  const used = new Set(all.filter(({ count }) => count > 0).map(({ file }) => file))
  const unused = [...new Set(all.map(({ file }) => file))].filter((file) => !used.has(file)).toSorted()
  return `Files in the build of which no function ran: ${unused.map((file) => `\`${file}\``).join(', ') || 'none'}.`
}

function countOf(calls: readonly LibraryCalls[], file: string, name: string): string {
  const counts = calls.filter((one) => one.file === file && one.name === name).map(({ count }) => count)
  const sum = counts.reduce((total, count) => total + count, 0)
  return sum === 0 ? '' : String(sum)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
