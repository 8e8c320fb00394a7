// A text with edits. It knows which parts of the original text are still there.

/** Replaces the characters from `start` to `end` of a text. Positions are offsets in the text before it. */
export interface TextSpan {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A part of the original text, or a new text. */
type Piece = { readonly from: number; readonly to: number } | string

export class EditedText {
  readonly original: string
  private pieces: readonly Piece[]
  private current: string

  constructor(original: string) {
    this.original = original
    this.current = original
    this.pieces = original === '' ? [] : [{ from: 0, to: original.length }]
  }

  get text(): string {
    return this.current
  }

  /** Replaces a part of the current text. */
  splice({ start, end, text }: TextSpan): void {
    if (start < 0 || end < start || end > this.current.length)
      throw new Error(`There is nothing from ${start} to ${end} in a text of ${this.current.length} characters.`)
    const before: Piece[] = []
    const after: Piece[] = []
    let at = 0
    for (const piece of this.pieces) {
      const length = lengthOf(piece)
      if (at < start) before.push(part(piece, 0, Math.min(length, start - at)))
      if (at + length > end) after.push(part(piece, Math.max(0, end - at), length))
      at += length
    }
    this.pieces = [...before, ...(text === '' ? [] : [text]), ...after]
    this.current = this.current.slice(0, start) + text + this.current.slice(end)
  }

  /** Returns the smallest spans of the original text that make the current one, in order. */
  spans(): readonly TextSpan[] {
    const spans: TextSpan[] = []
    let [at, text] = [0, '']
    const close = (end: number) => {
      if (end > at || text !== '') spans.push(...trimmed(this.original, { start: at, end, text }))
    }
    for (const piece of this.pieces) {
      if (typeof piece === 'string') text += piece
      else {
        close(piece.from)
        ;[at, text] = [piece.to, '']
      }
    }
    close(this.original.length)
    return spans
  }
}

/** Returns a text with spans applied, which must be in order and apart from each other. */
export function applySpans(text: string, spans: readonly TextSpan[]): string {
  let [at, result] = [0, '']
  for (const span of spans) {
    if (span.start < at || span.end > text.length) throw new Error('The spans do not fit the text.')
    result += text.slice(at, span.start) + span.text
    at = span.end
  }
  return result + text.slice(at)
}

/** Returns the spans that turn the result of `spans` back into `text`. */
export function inverseOf(text: string, spans: readonly TextSpan[]): readonly TextSpan[] {
  let moved = 0
  return spans.map(({ start, end, text: inserted }) => {
    const inverse = { start: start + moved, end: start + moved + inserted.length, text: text.slice(start, end) }
    moved += inserted.length - (end - start)
    return inverse
  })
}

function lengthOf(piece: Piece): number {
  return typeof piece === 'string' ? piece.length : piece.to - piece.from
}

function part(piece: Piece, from: number, to: number): Piece {
  return typeof piece === 'string' ? piece.slice(from, to) : { from: piece.from + from, to: piece.from + to }
}

/** Shortens a span by the characters at its ends that stay the same. Returns nothing for a span without effect. */
function trimmed(original: string, { start, end, text }: TextSpan): readonly TextSpan[] {
  const most = Math.min(end - start, text.length)
  let head = 0
  while (head < most && original[start + head] === text[head]) head += 1
  let tail = 0
  while (tail < most - head && original[end - 1 - tail] === text[text.length - 1 - tail]) tail += 1
  const span = { start: start + head, end: end - tail, text: text.slice(head, text.length - tail) }
  return span.start === span.end && span.text === '' ? [] : [span]
}
