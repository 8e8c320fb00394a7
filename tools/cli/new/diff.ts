// Prints changes as a unified diff.
import type { TextSpan } from '../change/editedText'
import type { Change } from './sources'

const around = 3

/** Returns the unified diff of some files. */
export function diffOf(changes: readonly Change[]): string {
  return changes
    .map(({ file, before, after }) => {
      const head = [`--- ${before === undefined ? '/dev/null' : `a/${file}`}`, `+++ b/${file}`]
      return [...head, ...hunksOf(linesOf(before ?? ''), linesOf(after))].join('\n')
    })
    .join('\n\n')
}

/** Returns the spans of whole lines that turn one text into another, in order. */
export function linesBetween(before: string, after: string): readonly TextSpan[] {
  const split = (text: string) => text.split(/(?<=\n)/)
  const spans: TextSpan[] = []
  let [at, isOpen] = [0, false]
  for (const { mark, text } of merged(split(before), split(after))) {
    if (mark === ' ') {
      at += text.length
      isOpen = false
      continue
    }
    const last = isOpen ? spans.pop() : undefined
    const span = last ?? { start: at, end: at, text: '' }
    if (mark === '-') at += text.length
    spans.push({ ...span, end: at, text: mark === '+' ? span.text + text : span.text })
    isOpen = true
  }
  return spans
}

interface Line {
  readonly mark: ' ' | '-' | '+'
  readonly text: string
}

function hunksOf(before: readonly string[], after: readonly string[]): readonly string[] {
  const lines = merged(before, after)
  const kept = lines.map((_line, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ mark }) => mark !== ' '),
  )
  const hunks: string[] = []
  let [old, now] = [1, 1]
  for (const [index, { mark, text }] of lines.entries()) {
    if (kept[index]) {
      if (!kept[index - 1]) hunks.push(`@@ -${old} +${now} @@`)
      hunks.push(`${mark}${text}`)
    }
    if (mark !== '+') old += 1
    if (mark !== '-') now += 1
  }
  return hunks
}

/** Merges two texts: finds the longest common lines between their equal beginnings and ends. */
function merged(before: readonly string[], after: readonly string[]): readonly Line[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const same = (text: string): Line => ({ mark: ' ', text })
  return [
    ...before.slice(0, head).map(same),
    ...common(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(same),
  ]
}

function common(before: readonly string[], after: readonly string[]): readonly Line[] {
  // Counts the common lines after each pair of positions.
  const stay = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  const at = (row: number, column: number) => stay[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const found =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      stay[row]?.fill(found, column, column + 1)
    }
  const lines: Line[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old, now] = [before[row], after[column]]
    if (old !== undefined && old === now) {
      lines.push({ mark: ' ', text: old })
      row += 1
      column += 1
    } else if (old !== undefined && (now === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ mark: '-', text: old })
      row += 1
    } else {
      lines.push({ mark: '+', text: now ?? '' })
      column += 1
    }
  }
  return lines
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}
