// Finds the line of an operation in the text of its document.
import type { FoundOperation } from './readDocument'

/**
 * Returns a function that gives the line at which an operation begins, from 1: that of its method below its path. In a
 * document of one line, or for an operation behind an anchor, it is the last line that is known.
 */
export function linesOf(text: string): (operation: Pick<FoundOperation, 'path' | 'method'>) => number {
  const lines = text.split('\n')
  const keys = new Map<string, number>()
  lines.forEach((line, index) => {
    const key = keyOf(line)
    if (key?.startsWith('/') && !keys.has(key)) keys.set(key, index)
  })
  return ({ path, method }) => {
    const start = keys.get(path) ?? 0
    const below = lines.slice(start + 1).findIndex((line) => keyOf(line) === method || keyOf(line)?.startsWith('/'))
    const found = start + 1 + below
    return below >= 0 && keyOf(lines[found] ?? '') === method ? found + 1 : start + 1
  }
}

function keyOf(line: string): string | undefined {
  return /^\s*(?:"([^"]+)"|'([^']+)'|([^\s"'{}#-][^\s"']*?))\s*:/
    .exec(line)
    ?.slice(1)
    .find((one) => one !== undefined)
}
