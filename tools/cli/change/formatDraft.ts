// Formats what a draft has changed. A file that was not formatted before stays as it is around the change.
import { format, type FormatOptions } from 'oxfmt'
import { cacheByText } from '../files'
import { linesBetween } from '../new/diff'
import type { Draft } from './draft'

/** Formats the changed files of a draft. Only lines that the formatter wants otherwise become further spans. */
export async function formatDraft(draft: Draft): Promise<void> {
  const options = optionsOf(draft)
  for (const { file, before, after, isRemoved } of draft.changed()) {
    if (isRemoved === true || !/\.(ts|json|md)$/.test(file)) continue
    if (before !== undefined && (await formatted(file, before, options)) !== before) continue
    const wanted = await formatted(file, after, options)
    if (wanted === undefined || wanted === after) continue
    for (const span of linesBetween(after, wanted).toReversed()) draft.splice(file, span)
  }
}

/** Returns the options of the product, or those by which its pages were written before. */
function optionsOf(draft: Draft): FormatOptions {
  if (draft.has('.oxfmtrc.json')) return JSON.parse(draft.read('.oxfmtrc.json')) as FormatOptions
  const list = 'pages.config.ts'
  const written = draft.changed().find(({ file }) => file === list)?.before ?? draft.read(list)
  return { semi: /;$/m.test(written), singleQuote: !written.includes('"'), printWidth: 120 }
}

const lastFormatted = cacheByText((file, text) => ({ file, text, result: undefined as string | undefined }))

/** Returns the formatted text. Remembers the last one of each file, because most changes begin with it. */
async function formatted(file: string, text: string, options: FormatOptions): Promise<string | undefined> {
  const known = lastFormatted(file, text)
  known.result ??= (await format(file, text, options)).code
  return known.result
}
