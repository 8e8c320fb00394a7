import type { ChildNode, Node, Root } from 'postcss'
import type { TextPlace } from '../place'

/** A comment that allows what follows it to be missing: `enhancement: lines of equal length; without it the last one is short`. */
export interface Marker {
  readonly place: TextPlace
  covers(node: ChildNode): boolean
  isUsed: boolean
}

/** Returns the markers of a style sheet; one without a reason covers nothing. */
export function markers(root: Root): Marker[] {
  const found: Marker[] = []
  root.walkComments((comment) => {
    const [, reason] = /^enhancement:(.*)$/s.exec(comment.text) ?? []
    if (reason === undefined) return
    const next = reason.trim() === '' ? undefined : comment.next()
    const { line = 1, column = 1 } = comment.source?.start ?? {}
    found.push({ place: { line, column }, covers: (node) => isWithin(node, next), isUsed: false })
  })
  return found
}

function isWithin(node: Node, outer: Node | undefined): boolean {
  for (let at: Node | undefined = node; at; at = at.parent) if (at === outer) return true
  return false
}
