// Puts members and list entries into source text and takes them out. Comments, commas and lines around them stay right.
import type { Node } from '../effective/trace'
import type { Draft } from './draft'
import type { Spot } from './find'

/** A member or list entry as text, with the comments that belong to it. */
export interface SourceEntry {
  /** Comments on the lines above it. */
  readonly above: string
  readonly text: string
  /** A comment behind it in the same line. */
  readonly beside: string
}

/** Returns the members or entries of an object or a list as written. */
export function entriesOf({ node }: Spot): readonly Node[] {
  return (node.properties ?? node.elements ?? []) as readonly Node[]
}

/** Adds an entry behind another one, or as the first one if `after` is undefined. */
export function insertEntry(draft: Draft, container: Spot, entry: SourceEntry, after: Node | undefined): void {
  const { file, node } = container
  const text = draft.read(file)
  const all = entriesOf(container)
  const [first] = all
  const put = (at: number, what: string) => draft.splice(file, { start: at, end: at, text: what })
  const { above, beside } = entry
  if (!first) {
    const [outer, isJson] = [indentAt(text, node.start), file.endsWith('.json')]
    const isTall = (isJson && isTallFile(text)) || above !== '' || beside !== '' || entry.text.includes('\n')
    const inner = text.slice(node.start + 1, node.end - 1)
    // A comment may stand alone between the brackets.
    if (inner.trim() !== '')
      return draft.splice(file, {
        start: node.end - 1 - (/\s*$/.exec(inner)?.[0].length ?? 0),
        end: node.end - 1,
        text: `\n${outer}  ${above}${entry.text},${beside}\n${outer}`,
      })
    const [open, close] = node.type === 'ArrayExpression' ? ['', ''] : [' ', ' ']
    const what = isTall
      ? `\n${outer}  ${above}${entry.text}${isJson ? '' : ','}${beside}\n${outer}`
      : `${open}${entry.text}${close}`
    return draft.splice(file, { start: node.start + 1, end: node.end - 1, text: what })
  }
  const isTall = text.slice(node.start, first.start).includes('\n')
  const indent = isTall ? indentAt(text, (after ?? first).start) : ''
  if (!isTall) return put(after ? after.end : first.start, after ? `, ${entry.text}` : `${entry.text}, `)
  if (!after) {
    const [line] = /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/[ \t]*)?(?=\r?\n)/.exec(text.slice(node.start + 1)) ?? ['']
    return put(node.start + 1 + line.length, `\n${indent}${above}${entry.text},${beside}`)
  }
  const { comma, end } = tailOf(text, after)
  if (comma === undefined) {
    // The last entry has no comma, as in JSON. The new one then has none either.
    const wasBeside = text.slice(after.end, end)
    return draft.splice(file, {
      start: after.end,
      end,
      text: `,${wasBeside}\n${indent}${above}${entry.text}${beside}`,
    })
  }
  const isLast = all.at(-1) === after
  put(end, `\n${indent}${above}${entry.text}${isLast && file.endsWith('.json') ? '' : ','}${beside}`)
}

/** Takes an entry out, with the comments that belong to it, and returns it. */
export function removeEntry(draft: Draft, container: Spot, entry: Node): SourceEntry {
  const { file, node } = container
  const text = draft.read(file)
  const all = entriesOf(container)
  const index = all.indexOf(entry)
  const [previous, next] = [all[index - 1], all[index + 1]]
  const { comma, end } = tailOf(text, entry)
  const above = startAbove(draft, file, container, previous, entry)
  const taken: SourceEntry = {
    above: text.slice(above, entry.start),
    text: text.slice(entry.start, entry.end),
    beside: text.slice(comma === undefined ? entry.end : comma + 1, end),
  }
  const cut = (start: number, stop: number) => draft.splice(file, { start, end: stop, text: '' })
  if (!previous && !next) {
    const hasOther = draft
      .parse(file)
      .comments.some((one) => one.start > node.start && one.end < node.end && (one.end <= above || one.start >= end))
    if (hasOther) cut(above, end)
    else cut(node.start + 1, node.end - 1)
  } else if (ownsLines(text, above, end)) {
    const line = text.lastIndexOf('\n', above - 1)
    const start = text[line - 1] === '\r' ? line - 1 : line
    // JSON allows no comma after the last entry.
    if (!next && comma === undefined && previous) {
      const before = tailOf(text, previous)
      cut(start, end)
      if (before.comma !== undefined) cut(before.comma, before.comma + 1)
    } else cut(start, end)
  } else if (next) cut(entry.start, next.start)
  else if (previous) cut(previous.end, comma === undefined ? entry.end : comma + 1)
  return taken
}

/** Returns the white space at the start of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  const line = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(line))?.[0] ?? ''
}

/** Returns the comma behind an entry, and the end of the comment behind it in the same line. */
function tailOf(text: string, { end }: Node): { readonly comma: number | undefined; readonly end: number } {
  const [all = '', gap = '', comma = ''] = /^((?:\s|\/\*[^]*?\*\/|\/\/[^\n]*\n)*)(,)/.exec(text.slice(end)) ?? []
  const at = comma === '' ? undefined : end + gap.length
  const from = at === undefined ? end : end + all.length
  const [beside = ''] = /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\n]*?\*\/(?=[ \t]*\r?\n))/.exec(text.slice(from)) ?? []
  return { comma: at, end: from + beside.length }
}

/** Returns the start of the comments that belong to an entry because they stand directly above it. */
function startAbove(draft: Draft, file: string, { node }: Spot, previous: Node | undefined, entry: Node): number {
  return commentsAbove(draft, file, previous ? tailOf(draft.read(file), previous).end : node.start + 1, entry.start)
}

/** Returns the start of the comments on the lines directly above an offset, but not before `from`. */
export function commentsAbove(draft: Draft, file: string, from: number, offset: number): number {
  const text = draft.read(file)
  let start = offset
  for (const comment of draft.parse(file).comments.toReversed()) {
    if (comment.start < from || comment.end > start) continue
    const [gap, before] = [text.slice(comment.end, start), text.slice(0, comment.start)]
    if (gap.trim() !== '' || gap.split('\n').length !== 2 || !/(?:^|\n)[ \t]*$/.test(before)) break
    start = comment.start
  }
  return start
}

/** Returns true if nothing else stands in the lines of a part of a text. */
function ownsLines(text: string, start: number, end: number): boolean {
  return /\n[ \t]*$/.test(text.slice(0, start)) && /^[ \t]*\r?\n/.test(text.slice(end))
}

/** Returns true if small objects of a JSON file stand over several lines. */
export function isTallFile(text: string): boolean {
  return !/: \{ "[^\n]*\}/.test(text)
}
