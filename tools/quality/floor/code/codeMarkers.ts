import type { TextPlace } from '../place'
import type { Comment } from './tree'

/** A comment `enhancement: …` that allows the line below it, or its own line, to use what a browser ignores. */
export interface CodeMarker {
  readonly place: TextPlace
  /** The last line of the comment. */
  readonly line: number
  isUsed: boolean
}

/** Returns the markers among the comments of a file; one without a reason is none. */
export function codeMarkers(comments: readonly Comment[], placeOf: (offset: number) => TextPlace): CodeMarker[] {
  return comments.flatMap((comment, at) => {
    if (!/^\s*enhancement:\s*\S/.test(comment.value)) return []
    let { line } = placeOf(comment.end)
    // A reason may take several comments of one line.
    for (const next of comments.slice(at + 1)) {
      if (placeOf(next.start).line !== line + 1) break
      line = placeOf(next.end).line
    }
    return [{ place: placeOf(comment.start), line, isUsed: false }]
  })
}

export function markerAt(markers: readonly CodeMarker[], { line }: TextPlace): CodeMarker | undefined {
  return markers.find((marker) => line === marker.line + 1 || line === marker.line)
}
