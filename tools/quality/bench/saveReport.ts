import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@pagewright/cli/source'

/** Writes a report between the marks of `docs/performance.md`. */
export function saveReport(text: string): void {
  const doc = join(root, 'docs', 'performance.md')
  writeFileSync(doc, withReport(readFileSync(doc, 'utf8'), text))
}

/** Returns a document with a report between its marks. Throws if it has none. */
export function withReport(doc: string, text: string): string {
  const marks = /<!-- bench -->[^]*<!-- \/bench -->/
  if (!marks.test(doc))
    throw new Error('docs/performance.md has no <!-- bench --> and <!-- /bench --> to write between.')
  return doc.replace(marks, () => `<!-- bench -->\n\n${text.trim()}\n\n<!-- /bench -->`)
}
