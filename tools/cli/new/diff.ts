// Compares texts by their lines.
import { diffArrays, FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff'
import type { TextSpan } from '../change/editedText'
import type { Change } from './sources'

/**
 * Returns the changes of some files as a unified diff, '' for no change. `git apply` takes it in the folder of the product.
 * It has no line `diff --git`, because git would read its names from the top of the repository, not from that folder.
 */
export function diffOf(changes: readonly (Change & { readonly isRemoved?: true })[]): string {
  const changed = changes.filter(({ before, after, isRemoved }) => isRemoved === true || before !== after)
  const patches = changed.map(({ file, before, after, isRemoved }) =>
    structuredPatch(
      before === undefined ? '/dev/null' : `a/${file}`,
      isRemoved ? '/dev/null' : `b/${file}`,
      before ?? '',
      isRemoved ? '' : after,
      '',
      '',
      { context: 3 },
    ),
  )
  return patches.map((patch) => formatPatch(patch, FILE_HEADERS_ONLY)).join('')
}

/** Returns the spans of whole lines that turn one text into another, in order. */
export function linesBetween(before: string, after: string): readonly TextSpan[] {
  const split = (text: string) => text.split(/(?<=\n)/)
  const spans: TextSpan[] = []
  let [at, isOpen] = [0, false]
  for (const { added, removed, value } of diffArrays(split(before), split(after))) {
    const text = value.join('')
    if (!added && !removed) {
      at += text.length
      isOpen = false
      continue
    }
    const last = isOpen ? spans.pop() : undefined
    const span = last ?? { start: at, end: at, text: '' }
    if (removed) at += text.length
    spans.push({ ...span, end: at, text: added ? span.text + text : span.text })
    isOpen = true
  }
  return spans
}
