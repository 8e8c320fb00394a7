import { useLayoutEffect, useRef, type RefObject } from 'react'
import { motionOf } from '../lib/motion'

/**
 * Lets the rows below a removed row move up to their new places, so that a person sees what has gone. The list does not
 * wait for them: they already stand in their places, and only their picture moves.
 */
export function useClosingUp<Row>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): void {
  const last = useRef(rows)
  useLayoutEffect(() => {
    const before = last.current
    last.current = rows
    const element = list.current
    const timing = element && isRowGone(before, rows, rowKey) ? motionOf(element) : undefined
    if (!element || !timing) return undefined
    // Virtuoso draws the new rows after this effect, so the rows still stand in their old places.
    const places = Array.from(element.querySelectorAll('.pw-list-row'), (row) => ({ row, top: topOf(row) }))
    const frame = requestAnimationFrame(() => {
      const moved = places
        .filter(({ row }) => row.isConnected)
        .map(({ row, top }) => ({ row, by: top - topOf(row) }))
        .filter(({ by }) => by !== 0 && Math.abs(by) < window.innerHeight)
      for (const { row, by } of moved) row.animate([{ transform: `translateY(${by}px)` }, {}], timing)
    })
    return () => cancelAnimationFrame(frame)
  }, [list, rows, rowKey])
}

function isRowGone<Row>(before: readonly Row[], rows: readonly Row[], rowKey: (row: Row) => string): boolean {
  // More rows are the next page.
  if (before === rows || before.length === 0 || rows.length > before.length) return false
  const keys = new Set(rows.map(rowKey))
  return before.some((row) => !keys.has(rowKey(row)))
}

function topOf(row: Element): number {
  return row.getBoundingClientRect().top
}
