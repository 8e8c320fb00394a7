import { execFileSync } from 'node:child_process'

/**
 * A part of many cases that turns with each commit, so that all are run in the course of some; every case with FULL=1.
 * Cases of one slice lie next to each other in the list, wrapping round its end.
 */
export function slice<T>(items: readonly T[], size: number, turn = commitTurn()): readonly T[] {
  if (process.env.FULL === '1' || size >= items.length) return items
  const start = (turn * size) % items.length
  return [...items, ...items].slice(start, start + size)
}

/** A number of this commit; 0 where there is no git, or no commit yet. */
function commitTurn(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return Number.parseInt(hash.slice(0, 6), 16) || 0
  } catch {
    return 0
  }
}
