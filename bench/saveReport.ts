import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/root'

/** Keeps a report in `bench/results`, and puts it between the marks of `docs/performance.md` where that is wanted. */
export function saveReport(text: string, isForDocs: boolean): void {
  mkdirSync(join(root, 'bench', 'results'), { recursive: true })
  writeFileSync(join(root, 'bench', 'results', 'latest.md'), text)
  if (!isForDocs) return
  const doc = join(root, 'docs', 'performance.md')
  writeFileSync(doc, withReport(readFileSync(doc, 'utf8'), text))
}

/** A document with a report between its marks. Throws where it has none. */
export function withReport(doc: string, text: string): string {
  const marks = /<!-- bench -->[^]*<!-- \/bench -->/
  if (!marks.test(doc))
    throw new Error('docs/performance.md has no <!-- bench --> and <!-- /bench --> to write between.')
  return doc.replace(marks, () => `<!-- bench -->\n\n${text.trim()}\n\n<!-- /bench -->`)
}
