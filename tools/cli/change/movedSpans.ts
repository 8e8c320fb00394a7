// Moves spans to where their text stands after later edits.
import type { TextSpan } from './editedText'

/**
 * Returns spans in the coordinates of a text after some steps of edits. Returns undefined if an edit has touched the text
 * of a span.
 */
export function movedSpans(
  spans: readonly TextSpan[],
  steps: readonly (readonly TextSpan[])[],
): readonly TextSpan[] | undefined {
  let moved = spans
  for (const edits of steps) {
    if (moved.some((span) => edits.some((edit) => touches(edit, span)))) return undefined
    moved = moved.map((span) => shifted(span, edits))
  }
  return moved
}

/** An insertion at the border of a span leaves its text as it is. */
function touches(edit: TextSpan, span: TextSpan): boolean {
  if (span.start === span.end) return edit.start < span.start && edit.end > span.start
  return edit.start < span.end && edit.end > span.start
}

function shifted(span: TextSpan, edits: readonly TextSpan[]): TextSpan {
  const by = edits
    .filter(({ start, end }) => end <= span.start && !(start === end && start === span.end))
    .reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0)
  return { ...span, start: span.start + by, end: span.end + by }
}
